"""The record of a Big Two position, the kinds of move and the reasons of refusal.

Cards are numbered by rank (3 … 2 = 0 … 12) times four plus suit (S H D C = 0 … 3); jokers are 52 and 53.
"""

from __future__ import annotations

from enum import IntEnum

from hanpan.kernel import Field, Kind, record

#: Changes whenever the same events would lead to another state.
VERSION = 1

SEATS = 5
#: The most cards that can be left over (BT-03).
STOCK = 28

STATE = record(
    Field("phase", low=0, high=1),
    Field("turn", low=-1, high=4),
    Field("round_no", low=1),
    Field("starter", low=0, high=4),  # dealt to first
    Field("won_before", low=-1, high=4),  # who won the hand before, -1: nobody
    Field("total", count=SEATS),
    Field("hand", Kind.MASK, SEATS, place=True),
    Field("held", count=SEATS, low=0, high=41),
    Field("trick", Kind.MASK, place=True),  # all cards on the table
    Field("gone", Kind.MASK, place=True),
    Field("stock", Kind.CARD, STOCK, place=True),  # in order, -1 for what was drawn
    Field("stock_size", low=0, high=STOCK),
    Field("drawn", low=0, high=STOCK),  # stock cards taken on passes (BT-04) …
    Field("drew", count=SEATS, low=0, high=STOCK),  # … by each seat
    Field("leader", low=-1, high=4),  # who began the hand
    Field("starting", Kind.MASK),  # the card it began for, which everyone was asked for; none where the winner began
    Field("opening", low=0, high=1),  # whether the first play is still to come and must hold that card (BT-11)
    Field("t_size", low=0, high=5),  # the play to beat: its size, 0 for an empty table …
    Field("t_power", low=0),  # … its power …
    Field("t_cards", Kind.MASK),
    Field("last", low=-1, high=4),  # … and who made it, -1: nobody
    Field("passed", low=0, high=31),  # seats that have passed since the last play, or, where that locks out, the trick
    Field("idle", low=0, high=2),  # seats in a row that could not lead (BX-01)
    Field("moves", low=0),  # moves made in this hand
    Field(
        "broke", count=SEATS * SEATS, low=0
    ),  # [5·i + j]: 1 + the last move by which i broke its duty while j held one
    Field("winner", low=-1, high=4),
    Field("won", count=SEATS),  # money of this hand
)

PLAY, OVER = 0, 1
PHASES = ("play", "over")

M_PASS, M_PLAY = 1, 2

#: All 54 cards in one hand would make 69,407 plays; no hand has more.
MAX_MOVES = 1 << 17


class Reason(IntEnum):
    """Why a move is refused."""

    OK = 0
    OVER = 1
    NOT_YOUR_TURN = 2
    NOT_IN_HAND = 3
    NO_COMBINATION = 4
    MUST_LEAD = 5  #: an empty table is not passed on
    WRONG_COUNT = 6
    NOT_HIGHER = 7
    HOLDS_STARTER = 8  #: the first play must hold the starting card
    JOKER_LAST = 9  #: the last play may hold no joker
    DUTY = 10  #: someone holds one card: the highest must be played
    MALFORMED = 11
