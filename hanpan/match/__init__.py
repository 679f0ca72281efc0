"""A match: a pure fold over its events. No I/O and no clock; times are passed in.

`events` are what happened, `fold` makes the match out of them, `decide` says which events follow from a wish, `views`
what a seat may know, `record` writes a finished match as text and reads it back.
"""

from hanpan.match.decide import Answer, Decision, Refusal, gather, go_on, leave, move, start
from hanpan.match.events import Dealt, Event, EventError, Left, Moved, Started, decode, encode
from hanpan.match.fold import FoldError, Match, MatchError, RulesVersionError, Turn, fold, replay
from hanpan.match.views import MatchView, view

__all__ = [
    "Answer",
    "Dealt",
    "Decision",
    "Event",
    "EventError",
    "FoldError",
    "Left",
    "Match",
    "MatchError",
    "MatchView",
    "Moved",
    "Refusal",
    "RulesVersionError",
    "Started",
    "Turn",
    "decode",
    "encode",
    "fold",
    "gather",
    "go_on",
    "leave",
    "move",
    "replay",
    "start",
    "view",
]
