"""Zayagoshi (자야고시): two to four seats, thirty-six Didopoikas cards, rounds with running points."""

from hanpan.cards import didopoikas
from hanpan.games.contract import CONTRACT, GameSpec, Rules, Window
from hanpan.games.zayagoshi import flaw, odds, pictures, policy, rules, state, words
from hanpan.games.zayagoshi.facts import FACTS
from hanpan.games.zayagoshi.lesson import LESSON
from hanpan.games.zayagoshi.options import OPTIONS
from hanpan.games.zayagoshi.tables import TABLES
from hanpan.kernel import Record

#: Seconds that the others may take to call da (ZG-24).
DA_SECONDS = 4.0


def da_window(s: Record, o: Record) -> float:
    """How long the window after a discard lasts: the same whether anybody could call or not (ZX-04)."""
    return DA_SECONDS if s.phase == state.DA else 0.0


GAME = GameSpec(
    name="zayagoshi",
    version=state.VERSION,
    deck=didopoikas.DECK,
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
    flaw=flaw.flaw,
    odds=odds.chances,
    thinking=policy.THINKING,
    window=Window(da_window, "pass"),
    secret_kinds=frozenset({state.M_RIPEN_LOW, state.M_RIPEN_MIDDLE, state.M_RIPEN_HIGH, state.M_CALL, state.M_PASS}),
    lesson=LESSON,
    pictures=pictures.pictures,
    tables=TABLES,
    place=40,
)
