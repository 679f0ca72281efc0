"""Daifugo (대부호): two to eight seats, French cards with up to two jokers, two houses' rules and any mixture."""

from hanpan.cards import french
from hanpan.games.contract import CONTRACT, GameSpec, Rules, Thinking
from hanpan.games.daifugo import beliefs, endplay, odds, pictures, policy, rules, state, words
from hanpan.games.daifugo.facts import FACTS
from hanpan.games.daifugo.flaw import flaw
from hanpan.games.daifugo.lesson import LESSON
from hanpan.games.daifugo.options import OPTIONS, WAYS, asks

GAME = GameSpec(
    name="daifugo",
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
    odds=odds.odds,
    secret_kinds=frozenset({state.M_EXCHANGE << 6, state.M_GIVE << 6}),
    thinking=Thinking(
        thumb={"beginner": policy.beginner, "intermediate": policy.intermediate},
        playout=policy.intermediate,
        value=endplay.value,
        choose=policy.choose,
        guesses={"advanced": 200},
        candidates=policy.candidates,
        settled=endplay.settled,
        likelihood=beliefs.likelihood,
    ),
    lesson=LESSON,
    pictures=pictures.pictures,
    place=20,
    ways=WAYS,
    asks=asks,
)
