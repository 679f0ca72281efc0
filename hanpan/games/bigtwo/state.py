"""The record of a Big Two position, the kinds of move and the reasons of refusal."""

from __future__ import annotations

from enum import IntEnum

from hanpan.kernel import Field, Kind, record

#: Changes whenever the same events would lead to another state.
VERSION = 1

SEATS = 5
#: The most cards that can be left over (BT-03).
STOCK = 28

STATE = record(
    Field("phase"),
    Field("turn"),
    Field("hand_no"),
    Field("starter"),  # dealt to first
    Field("won_before"),  # who won the hand before, -1: nobody
    Field("total", count=SEATS),
    Field("hand", Kind.MASK, SEATS, place=True),
    Field("held", count=SEATS),
    Field("trick", Kind.MASK, place=True),  # all cards on the table
    Field("gone", Kind.MASK, place=True),
    Field("drawn"),  # stock cards taken on passes (BT-04)
    Field("stock_size"),
    Field("opening", Kind.MASK),  # the card the first play must hold, none once played (BT-11)
    Field("t_size"),  # the play to beat: its size, 0 for an empty table …
    Field("t_power"),  # … its power …
    Field("t_cards", Kind.MASK),
    Field("last"),  # … and who made it, -1: nobody yet
    Field("passed"),
    Field("idle"),  # passes in a row, on an empty table too (BX-01)
    Field("winner"),
    Field("won", count=SEATS),  # money of this hand
    Field("broke_for", count=SEATS),  # 1 + the last seat that broke the duty while this one held one card (BX-08)
    Field("stock", Kind.CARD, STOCK, place=True),  # in order, -1 for what was drawn
)

PLAY, OVER = 0, 1
PHASES = ("play", "over")

M_PASS, M_PLAY = 1, 2

#: All plays of 39 cards with two jokers, the largest hand there can be, stay below this.
MAX_MOVES = 1 << 18


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
