"""The record of a Daifugo position, the kinds of move and the reasons of refusal.

Cards are numbered by rank (3 … 2 = 0 … 12) times four plus suit (S H D C = 0 … 3); jokers are 52 and 53. "Rank" below
is 0 … 12; a play of jokers alone has rank 13.
"""

from __future__ import annotations

from enum import IntEnum

from hanpan.kernel import CARDS, Field, Kind, lean, record

#: Changes whenever the same events would lead to another state. 2: what a rich seat knows after the exchange (`lacks`)
#: names no joker that is not in use, nor what it gave back itself; every move leads where it led.
VERSION, OLDEST = 2, 1

SEATS = 8

STATE = record(
    Field(
        "phase",
        low=0,
        high=4,
        about="what is asked for: cards for the exchange, a play, cards to give on or to discard; or the round is over",
    ),
    Field("turn", low=-1, high=7, about="the seat to act, -1: nobody, or several (see owes)"),
    Field("round_no", low=1, about="counted from 1"),
    Field(
        "starter",
        low=0,
        high=7,
        about="the seat that was dealt to first, and the leader where the lead goes by lot or stays (DK-07, DK-08)",
    ),
    Field("lot", low=0, high=(1 << 53) - 1, about="what this round's lots are drawn from; hidden from all"),
    Field("after", count=SEATS, low=0, high=7, about="the seat that follows each, as seated now"),
    Field("before", count=SEATS, low=0, high=8, about="places of the round before, 0: none"),
    Field("total", count=SEATS, about="points of the match so far, by seat"),
    Field("hand", Kind.MASK, SEATS, place=True, about="the hands, by seat; one that may not be seen is empty"),
    Field("held", count=SEATS, low=0, high=54, about="cards in each hand"),
    Field("knows", Kind.MASK, SEATS, about="cards each seat knows in other places, for it gave them away"),
    Field("lacks", Kind.MASK, SEATS, about="cards each rich seat knows its poor one has not, but for those in knows"),
    Field("dead", Kind.MASK, place=True, about="excluded or never dealt, face down"),
    Field("thrown", Kind.MASK, place=True, about="the fallen daifugo's hand, face down (DG-59)"),
    Field("trick", Kind.MASK, place=True, about="all cards on the table"),
    Field("gone", Kind.MASK, place=True, about="played earlier, or discarded face up"),
    Field("chosen", Kind.MASK, SEATS, about="what the rich have laid out in an exchange that waits for all (DK-39)"),
    Field("owes", count=SEATS, low=0, high=2, about="cards each seat has still to choose in the exchange"),
    Field("asked", low=0, high=6, about="cards that may still be given or discarded by the player of a 7 or 10"),
    Field("granted", low=0, high=6, about="how many the play allowed at first"),
    Field("t_type", low=0, high=2, about="what the play to beat is; none: the table is empty"),
    Field("t_size", low=0, high=13, about="how many cards it has"),
    Field(
        "t_rank",
        low=0,
        high=13,
        about="its rank (of a group) or lowest rank (of a run): 0 … 12 for 3 … 2, 13 for jokers alone",
    ),
    Field("t_suits", low=0, high=15, about="its suits as bits, S H D C: of naturals and of declared jokers"),
    Field("t_jokers", low=0, high=2, about="its jokers"),
    Field("t_cards", Kind.MASK, about="its cards"),
    Field("t_foul", low=0, high=1, about="1 where a hand that ends with this play ends by a foul"),
    Field("last", low=-1, high=7, about="who played it, -1: nobody yet"),
    Field("lock", low=0, high=15, about="the suits to follow as bits, S H D C; 0: no lock"),
    Field("reversed", low=0, high=1, about="1 in a revolution"),
    Field("jack_back", low=0, high=1, about="1 while a jack turns strength round"),
    Field(
        "passed",
        low=0,
        high=255,
        about="the seats that have passed since the last play (or in the trick, where that locks out), as bits",
    ),
    Field(
        "declined",
        count=SEATS,
        low=0,
        high=(1 << 27) - 1,
        about="ranks let pass with no lock that would have won, by seat: bits 0-13 singles (3 … 2, joker), 14-26 pairs",
    ),
    Field("passes", low=0, high=20, about="passes in a row, for the contest's end by twenty"),
    Field("in_play", low=0, high=255, about="the seats that hold cards, as bits"),
    Field("how", count=SEATS, low=0, high=4, about="how each seat ended its round; in: it has not"),
    Field("order", count=SEATS, low=0, high=8, about="when each seat ended, 1: first, 0: not yet"),
    Field("ended", low=0, high=8, about="seats that have ended"),
    Field("place", count=SEATS, low=0, high=8, about="final places, 0 until the round is over"),
)

EXCHANGE, PLAY, GIVE, DISCARD, OVER = 0, 1, 2, 3, 4
PHASES = ("exchange", "play", "give", "discard", "over")

NONE, GROUP, RUN = 0, 1, 2
TABLE = ("none", "group", "run")

#: How a seat ended: still in; out cleanly; by a foul; fallen (miyako-ochi); left with cards at the end.
IN, CLEAN, FOUL, FALLEN, LEFT = 0, 1, 2, 3, 4
HOWS = ("in", "clean", "foul", "fallen", "left")

#: A move's kind is its type times 64 plus a detail: a run's lowest rank, or the suits declared jokers stand for.
M_PASS, M_GROUP, M_RUN, M_EXCHANGE, M_GIVE, M_DISCARD, M_ENOUGH = 1, 2, 3, 4, 5, 6, 7

SPADE3 = 1 << 0
DIAMOND3 = 1 << 2
SEVEN, EIGHT, TEN, JACK, TWO = 4, 5, 7, 8, 12
JOKER_RANK = 13
#: Where the ranks of pairs begin in `declined`.
PAIRS = 14
NATURALS = (1 << 52) - 1
JOKERS = 3 << 52
#: One suit's cards of all ranks, as a mask: shift left by the suit.
SUIT = 0x1111111111111
#: Two full suits and two jokers led by one hand, the widest choice there is, make about five thousand plays.
MAX_MOVES = 8192


class Reason(IntEnum):
    """Why a move is refused."""

    OK = 0
    OVER = 1
    NOT_YOUR_TURN = 2
    EXCHANGE_FIRST = 3  #: cards for the exchange are to be chosen
    GIVE_FIRST = 4  #: a card for the next player is to be chosen, or enough to be said
    DISCARD_FIRST = 5
    NOTHING_ASKED = 6  #: no exchange, give or discard is going on
    NOT_IN_HAND = 7
    NO_COMBINATION = 8  #: neither one number nor a run of a suit
    TOO_MANY = 9  #: more than four of a number
    MUST_LEAD = 10  #: an empty table is not passed on
    WRONG_SHAPE = 11  #: a group answers a group, a run a run
    WRONG_COUNT = 12
    NOT_STRONGER = 13
    LOCKED = 14
    JOKER_ELSEWHERE = 15  #: the joker's place is fixed: at the end that helps most, gaps first
    WRONG_NUMBER = 16  #: so many cards are to be given
    ALL_OR_NONE = 17  #: as many as the play had, or none (DK-28)
    MALFORMED = 18


@lean
def move_type(move: int) -> int:
    """The type of a move (`M_…`)."""
    return move >> 60


@lean
def move_detail(move: int) -> int:
    """The detail of a move, 0 … 63."""
    return (move >> 54) & 63


@lean
def make_move(type_: int, detail: int, cards: int) -> int:
    """A move of a type with a detail and cards."""
    return (type_ << 60) | (detail << 54) | (cards & CARDS)
