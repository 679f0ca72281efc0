"""Big Two (빅투): two to five seats, French cards with up to two jokers, sessions of hands with running money."""

from hanpan.cards import french
from hanpan.games.bigtwo import pictures, rules, state, words
from hanpan.games.bigtwo.facts import FACTS
from hanpan.games.bigtwo.flaw import flaw
from hanpan.games.bigtwo.lesson import LESSON
from hanpan.games.bigtwo.options import OPTIONS
from hanpan.games.bigtwo.policy import THINKING
from hanpan.games.bigtwo.tables import TABLES
from hanpan.games.contract import CONTRACT, GameSpec, Rules

GAME = GameSpec(
    name="bigtwo",
    version=state.VERSION,
    oldest=state.OLDEST,
    deck=french.DECK,
    deck_size=lambda options: 52 + int(options["jokers"]),
    options=OPTIONS,
    state=state.STATE,
    rules=Rules(*(getattr(rules, name) for name in CONTRACT)),
    reasons=state.Reason,
    max_moves=state.MAX_MOVES,
    move_text=words.move_text,
    move_number=words.move_number,
    forms=words.FORMS,
    facts=FACTS,
    symbols=words.SYMBOLS,
    voided=words.voided,
    flaw=flaw,
    thinking=THINKING,
    lesson=LESSON,
    pictures=pictures.pictures,
    tables=TABLES,
    place=30,
)
