"""Koi-Koi (코이코이): two seats, forty-eight flower cards, a match of three, six or twelve months."""

from hanpan.cards import hwatu
from hanpan.games.contract import CONTRACT, GameSpec, Rules
from hanpan.games.koikoi import odds, pictures, rules, words
from hanpan.games.koikoi.facts import FACTS
from hanpan.games.koikoi.flaw import flaw
from hanpan.games.koikoi.lesson import LESSON
from hanpan.games.koikoi.options import OPTIONS
from hanpan.games.koikoi.policy import THINKING
from hanpan.games.koikoi.tables import TABLES

GAME = GameSpec(
    name="koikoi",
    version=rules.VERSION,
    deck=hwatu.DECK,
    options=OPTIONS,
    state=rules.STATE,
    rules=Rules(*(getattr(rules, name) for name in CONTRACT)),
    reasons=rules.Reason,
    max_moves=rules.MAX_MOVES,
    move_text=words.move_text,
    move_number=words.move_number,
    forms=words.FORMS,
    facts=FACTS,
    symbols=words.SYMBOLS,
    voided=words.voided,
    flaw=flaw,
    thinking=THINKING,
    odds=odds.odds,
    lesson=LESSON,
    pictures=pictures.pictures,
    tables=TABLES,
    place=10,
)
