"""The pictures of Daifugo's book: what may be played, and plays with effects, by the numbers the rules act on."""

from __future__ import annotations

from hanpan.cards import french
from hanpan.games.contract import Pictures
from hanpan.games.daifugo.state import EIGHT, JACK, JOKERS, SEVEN, SPADE3, TEN, TWO

DECK = french.DECK
JOKER = DECK.cards(JOKERS)[0]


def _of(rank: int, many: int) -> tuple[str, ...]:
    return DECK.names[4 * rank : 4 * rank + many]


def _run(suit: str, low: int, many: int) -> tuple[str, ...]:
    return tuple(suit + rank for rank in french.RANKS[low : low + many])


def pictures() -> Pictures:
    """A row of several plays is one upon the other, in order."""
    gap = _run("S", 2, 3)
    return {
        "order": (tuple("S" + rank for rank in french.RANKS) + (JOKER,),),
        "single": (("DK",),),
        "group": (_of(6, 2), _of(6, 3), _of(6, 4)),
        "run": (_run("S", 2, 3), _run("H", 7, 4)),
        "joker_group": ((*_of(7, 1), JOKER),),
        "joker_run": ((gap[0], JOKER, gap[2]),),
        "eight_cut": (_of(EIGHT, 1), _of(EIGHT, 2)),
        "revolution": (_of(2, 4), (*_of(2, 3), JOKER)),
        "run_revolution": (_run("C", 1, 5),),
        "lock": (("H7",), ("H9",), ("HK",)),
        "spade3": ((JOKER,), DECK.cards(SPADE3)),
        "fouls": ((JOKER,), _of(TWO, 1), _of(EIGHT, 1)),
        "seven_give": (_of(SEVEN, 1),),
        "ten_discard": (_of(TEN, 1),),
        "jack_back": (_of(JACK, 1),),
    }
