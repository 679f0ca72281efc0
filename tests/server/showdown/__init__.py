"""Showdown, a toy game for tests: everybody chooses one of three cards, all are shown at once, the highest takes a
point. Dropped into `hanpan/games/`, it is a game like any other."""

from hanpan.cards import french
from hanpan.games.contract import CONTRACT, GameSpec, Rules, Thinking

from . import policy, rules, words
from .facts import FACTS
from .options import OPTIONS

GAME = GameSpec(
    name="showdown",
    version=1,
    deck=french.DECK,
    options=OPTIONS,
    state=rules.STATE,
    rules=Rules(*(getattr(rules, name) for name in CONTRACT)),
    reasons=rules.Reason,
    max_moves=rules.MAX_MOVES,
    move_text=words.move_text,
    move_number=words.move_number,
    forms={"S9": "chooses a card"},
    facts=FACTS,
    symbols={},
    voided=words.voided,
    secret_kinds=frozenset({rules.CHOOSE}),
    thinking=Thinking(
        thumb={"slow": policy.slow},
        playout=policy.slow,
        value=policy.value,
        choose=policy.choose,
        guesses={},
    ),
)
