"""What anybody may ask of the house: every bound of the door, in one place (docs/limits.md says it in words)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Sizes are in bytes, times in seconds. A `points` bucket fills by so many a second up to its burst."""

    # ------------------------------------------------------------------------------------------- connections
    #: Connections from one address, HTTP and sockets together; beyond, 403. A carrier puts thousands behind one.
    connections_per_address: int = 5_000
    #: People an address may bring and tables it may open at once, and how many more a second: a new token is free, so
    #: limits on a person alone would bind nobody.
    arrivals_burst: float = 2_000.0
    arrivals: float = 10.0

    # -------------------------------------------------------------------------------------------------- HTTP
    #: The head of a request, which is all that is ever read of one.
    head_bytes: int = 16 * 1024
    #: From the connection, or from the answer before, to the end of a request's head.
    head_within: float = 10.0
    #: An answer of which nothing could be sent for so long is given up; a socket too.
    stuck: float = 15.0

    # ------------------------------------------------------------------------------------------------ socket
    #: From the handshake to the first message.
    hello_within: float = 30.0
    #: Between the pings that keep a connection, and until a lost one is noticed.
    ping_every: float = 20.0
    ping_lost: float = 15.0
    #: A message; a longer one gets an error. One of four times as much ends the connection.
    message_bytes: int = 16 * 1024
    #: Pings, pongs and parts of messages: at once, and a second. More end the connection.
    control_burst: float = 100.0
    control: float = 10.0
    #: Messages that are read ahead of the one being answered.
    read_ahead: int = 16
    #: Answers that wait for a reader who does not read, and what the system holds for one. More end the connection.
    unread_answers: int = 1_000
    unread_bytes: int = 1024 * 1024
    #: A frame leaves once what the system holds is below this: until then views stay unmade, and the newest counts.
    held_bytes: int = 64 * 1024
    #: What is left to say to a connection that is being closed may take so long.
    closing: float = 3.0

    # ------------------------------------------------------------------------------------------------ people
    #: Points a second for one person, on all connections together (who asks faster is read more slowly), and at once.
    rate: float = 50.0
    burst: float = 200.0
    #: Points that are worked off between two looks at all sockets: nobody's queue holds up everybody.
    turn: float = 20.0


#: What a command costs in points. What is not named costs one.
PRICES = {"open": 10.0, "rematch": 10.0, "instead": 10.0, "play_now": 10.0, "enter": 4.0}
