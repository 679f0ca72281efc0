"""The record of a Big Two position, the kinds of move and the reasons of refusal.

Cards are numbered by rank (3 … 2 = 0 … 12) times four plus suit (S H D C = 0 … 3); jokers are 52 and 53.
"""

from __future__ import annotations

from enum import IntEnum

from hanpan.kernel import Field, Kind, record

#: Changes whenever the same events would lead to another state. 2: with `joker_left_is_last` whoever has only jokers
#: left is placed behind who has as many cards or as much money (BT-39); before they were level.
VERSION, OLDEST = 2, 1

SEATS = 5
#: The most cards that can be left over (BT-03).
STOCK = 28

STATE = record(
    Field("phase", low=0, high=1, about="whether the hand is being played or over"),
    Field("turn", low=-1, high=4, about="the seat to act, -1: nobody"),
    Field("round_no", low=1, about="the number of this hand, from 1"),
    Field("starter", low=0, high=4, about="the seat that was dealt to first"),
    Field("won_before", low=-1, high=4, about="who won the hand before, -1: nobody"),
    Field("total", count=SEATS, about="money of the match so far, by seat"),
    Field("hand", Kind.MASK, SEATS, place=True, about="the hands, by seat; one that may not be seen is empty"),
    Field("held", count=SEATS, low=0, high=41, about="cards in each hand"),
    Field("trick", Kind.MASK, place=True, about="all cards on the table"),
    Field("gone", Kind.MASK, place=True, about="the cards of earlier tricks"),
    Field(
        "stock",
        Kind.CARD,
        STOCK,
        place=True,
        about="cards left over from the deal, in order; null for what was drawn or may not be seen",
    ),
    Field("stock_size", low=0, high=STOCK, about="cards that are left of the stock"),
    Field("drawn", low=0, high=STOCK, about="stock cards taken on passes (BT-04)"),
    Field("drew", count=SEATS, low=0, high=STOCK, about="… by each seat"),
    Field("leader", low=-1, high=4, about="who began the hand, -1: nobody yet"),
    Field(
        "starting",
        Kind.MASK,
        about="the card the leader began for, which everyone was asked for; none where the winner began",
    ),
    Field(
        "opening",
        low=0,
        high=1,
        about="1 while the first play is still to come and must hold the starting card (BT-11)",
    ),
    Field("t_size", low=0, high=5, about="how many cards the play to beat has, 0: the table is empty"),
    Field("t_power", low=0, about="its strength among plays of its size"),
    Field("t_cards", Kind.MASK, about="its cards"),
    Field("last", low=-1, high=4, about="who made it, -1: nobody"),
    Field(
        "passed",
        low=0,
        high=31,
        about="the seats that have passed since the last play (or in the trick, where that locks out), as bits",
    ),
    Field("idle", low=0, high=2, about="seats in a row that could not lead (BX-01)"),
    Field("moves", low=0, about="moves made in this hand"),
    Field(
        "broke",
        count=SEATS * SEATS,
        low=0,
        about="[5 · i + j]: 1 + the last move by which seat i broke its duty while j held one card, 0: none",
    ),
    Field("winner", low=-1, high=4, about="who won the hand, -1: nobody yet"),
    Field("won", count=SEATS, about="money of this hand, by seat"),
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
