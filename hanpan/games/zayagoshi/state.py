"""The record of a Zayagoshi position, the kinds of move and the reasons of refusal.

Card n has the number n // 4 + 1 and the colour n % 4; 32 to 35 are the quotos. Seat s + 1 sits on the right of seat s
and plays after it. A pair lies in a slot of its number (two slots a number, quoto the ninth), whoever owns it.
"""

from __future__ import annotations

from enum import IntEnum

from hanpan.kernel import Field, Kind, record

#: Changes whenever the same events would lead to another state.
VERSION = 1

SEATS = 4
#: Who looks on: the seats, and what is known to everyone, spectators too.
VIEWERS, PUBLIC = 5, 4
EVERYONE = (1 << VIEWERS) - 1
CARDS_IN_ALL = 36
EVERY = (1 << CARDS_IN_ALL) - 1
SLOTS = 18
#: Ripening cards at most: all but one pair.
RIPE = 34
HAND = 4
COMPLETE, FIVE = 4, 5

STATE = record(
    Field(
        "phase", low=0, high=3, about="a turn, the da window after a discard, the choice at four kept cards, or the end"
    ),
    Field("turn", low=0, high=3, about="whose turn it is; in a da window, whose discard lies there"),
    Field("round_no", low=1, high=60, about="counted from 1"),
    Field("roller", low=0, high=3, about="who rolled the dice (ZG-02)"),
    Field("dice", count=2, low=0, high=6, about="what they showed, 0: not rolled"),
    Field("first", low=0, high=3, about="who was dealt to first and began"),
    Field("total", count=SEATS, about="points of the match so far, by seat"),
    Field(
        "own", count=SEATS, about="what each seat's complete sets were worth in all rounds, for display only (ZG-27)"
    ),
    Field("hand", Kind.MASK, SEATS, place=True, about="the hands, by seat; what may not be seen is left out"),
    Field("held", count=SEATS, low=0, high=CARDS_IN_ALL, about="cards in each hand"),
    Field("kept", Kind.MASK, SEATS, place=True, about="the kept cards, by seat"),
    Field(
        "aba",
        count=SEATS,
        low=0,
        high=SEATS,
        about="1 for the first who declared aba in this round, 2 for the second …; 0: did not",
    ),
    Field(
        "pair", Kind.MASK, SLOTS, place=True, about="the pairs, by slot: two slots a number from 1 on, quotos the ninth"
    ),
    Field("owner", count=SLOTS, low=-1, high=3, about="whose the pair in each slot is, -1: the slot is empty"),
    Field("ripened", count=SLOTS, low=0, high=RIPE, about="ripening cards on each pair"),
    Field("ripe", Kind.CARD, RIPE, place=True, about="all ripening cards, oldest first; null: hidden, or none"),
    Field("ripe_on", count=RIPE, low=-1, high=SLOTS - 1, about="the slot each lies on"),
    Field("ripe_no", count=RIPE, low=0, about="its number among all laid in this round, from 1"),
    Field("ripening", low=0, high=RIPE, about="how many ripening cards there are"),
    Field("laid", low=0, about="ripening cards laid in this round so far"),
    Field("centre", Kind.CARD, CARDS_IN_ALL, place=True, about="the centre from the top; null: hidden, or none"),
    Field(
        "seen",
        count=CARDS_IN_ALL,
        low=0,
        high=EVERYONE,
        about="who knows each card of the centre, as bits: the seats, and bit 4 for everybody",
    ),
    Field("left", low=0, high=CARDS_IN_ALL, about="cards left in the centre"),
    Field("discards", Kind.CARD, CARDS_IN_ALL, place=True, about="the discards, oldest first"),
    Field("discarded", low=0, high=CARDS_IN_ALL, about="how many there are"),
    Field("drew", low=0, high=1, about="1 where this turn began with a draw"),
    Field("acts", low=0, high=255, about="registered, ripened and kept in this turn"),
    Field("ripenings", low=0, high=255, about="ripened in this turn"),
    Field("fresh_aba", low=0, high=1, about="1 where aba was declared in this turn"),
    Field("quiet", low=0, about="turns in a row without an act or da (ZX-08)"),
    Field("idle", low=0, high=SEATS, about="turns in a row in which nothing could be done (ZX-08)"),
    Field("asked", low=0, high=15, about="the seats that are still to answer the da window, as bits"),
    Field(
        "answer",
        count=SEATS,
        low=-1,
        high=CARDS_IN_ALL + 1,
        blank=-1,
        about="the answers to the window, by seat: 0 none yet, 1 pass, 2 + card da with that card, -1 given and hidden",
    ),
    Field("winner", low=-1, high=3, about="who won the round, -1: nobody, or it is running"),
    Field("ending", low=0, high=4, about="how the round ended"),
    Field("won", count=SEATS, about="what each seat gets (or pays) for this round"),
    Field("act", low=0, high=8, about="the last thing all saw"),
    Field("act_seat", low=-1, high=3, about="who did it, -1: nobody"),
    Field("act_cards", Kind.MASK, about="with which open cards"),
    Field(
        "knows", Kind.MASK, VIEWERS, about="cards each viewer (the seats, then everybody) knows in other seats' hands"
    ),
    Field(
        "loose",
        Kind.MASK,
        VIEWERS * SEATS,
        about="[4 · viewer + seat]: cards the viewer knows among that seat's closed cards, in hand or ripening",
    ),
    Field(
        "since",
        count=CARDS_IN_ALL,
        low=0,
        about="for such cards: how many ripening cards had been laid when each was drawn",
    ),
)

#: A turn; the window in which the others answer a discard; the choice at four kept cards; the end.
TURN, DA, CROWN, OVER = 0, 1, 2, 3
PHASES = ("turn", "da", "crown", "over")

RUNNING, FOUR_KEPT, FIVE_KEPT, IDLE, QUIET = 0, 1, 2, 3, 4
ENDINGS = ("running", "four_kept", "five_kept", "idle", "quiet")

A_NONE, A_REGISTER, A_RIPEN, A_KEEP, A_DISCARD, A_END, A_FINISH, A_ABA, A_DA = range(9)
ACTS = ("none", "register", "ripen", "keep", "discard", "end", "finish", "aba", "da")

#: Kinds of move. A ripening names three cards: the pair's two, and the one laid on it, which is the lowest, middle or
#: highest number of the three.
M_REGISTER, M_RIPEN_LOW, M_RIPEN_MIDDLE, M_RIPEN_HIGH, M_KEEP, M_DISCARD, M_END = 1, 2, 3, 4, 5, 6, 7
M_FINISH, M_ABA, M_CALL, M_PASS = 8, 9, 10, 11

#: Eight cards in hand (the highest limit, a draw, aba's extra card) and fourteen pairs give at most
#: 12 registers, 112 ripenings, 28 keeps, 8 discards and the end.
MAX_MOVES = 192


class Reason(IntEnum):
    """Why a move is refused; the page explains each in words."""

    OK = 0
    OVER = 1
    NOT_YOUR_TURN = 2
    ANSWERED = 3  #: this seat has answered, or it discarded itself: the others still think
    ANSWER_FIRST = 4  #: da or pass is to be said
    NO_DISCARD_OFFERED = 5  #: da or pass, and no window is open
    FINISH_OR_ABA = 6  #: with four cards kept one of the two is to be said, and nothing else
    NOT_COMPLETE = 7  #: finish or aba without a fourth card kept just now
    NOT_IN_HAND = 8
    OTHER_NUMBER = 9  #: the two cards have different numbers
    NO_PAIR = 10  #: no such pair of one's own
    NOT_RIPE = 11
    ENOUGH_DONE = 12  #: no more of this in one turn, where an option says so
    ABA_WAITS = 13  #: the fifth card is kept in a later turn, where an option says so
    MUST_DISCARD = 14  #: more cards than the limit: the turn ends with a discard
    MALFORMED = 15
