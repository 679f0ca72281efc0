"""What leaves a match: each seat's view, and nothing hidden in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

import hanpan
from hanpan.games.koikoi import rules
from hanpan.match import Match, Moved, Refusal, fold, leave, move, replay, start, view
from hanpan.match.views import SPECTATOR, MatchView, Played, match_bytes, result_bytes
from tests.contract.kit import random_options
from tests.match.support import KOIKOI, NOON, begin, seed_of, some_moves, steps, whole

VIEWERS = (SPECTATOR, 0, 1)

decode = msgspec.json.decode


def shown(match: Match, seat: int) -> bytes:
    """All that a viewer is sent of a match and of its finished rounds."""
    return b"".join([match_bytes(match, seat), *(result_bytes(finished, seat) for finished in match.results)])


def alike(match: Match, seat: int, number: int) -> Match:
    """A match that `seat` cannot tell from this one: another seed, other commands, hidden cards dealt anew."""
    results = tuple(
        replace(finished, position=finished.position.guess(seat, number + finished.round)) for finished in match.results
    )
    position = results[-1].position if match.position.over else match.position.guess(seat, number)
    return replace(match, position=position, results=results, seed=seed_of(number), commands={"somebody": 1})


def states(number: int, **options: object) -> Iterator[Match]:
    """A random match at its beginning, after each move, and left or at its end."""
    game_options = KOIKOI.options(**options)
    match = replay(start(KOIKOI, game_options, seed_of(number), NOON).events)
    yield match
    for _more, after in steps(match, random.Random(number)):
        yield after
        if not after.over and after.seq % 7 == 0:
            yield fold(after, leave(after, 0, NOON).events[0])


# -------------------------------------------------------------------------------------------------------- secrecy


def outcomes(match: Match, seat: int) -> list[str]:
    """What comes of every wish that `seat` can word."""
    found = []
    cards = KOIKOI.spec.deck.names
    for wish in [
        *cards,
        *(f">{card}" for card in cards),
        *(str(m) for m in match.position.legal(seat)),
        "stop",
        "koikoi",
    ]:
        try:
            found.append(str(move(match, seat, wish, match.seq, "c", NOON).events[0]))
        except Refusal as refusal:
            found.append(refusal.reason)
    return found


def test_D03_matches_that_look_alike_are_shown_alike() -> None:
    """The pair test: views of everybody, and for seats what comes of every wish, must not depend on hidden cards."""
    pairs = different = 0
    for number in range(12):
        chance = random.Random(number)
        for match in states(number, **{**random_options(KOIKOI, chance), "months": 3}):
            for seat in VIEWERS:
                other = alike(match, seat, chance.getrandbits(60))
                assert shown(match, seat) == shown(other, seat)
                if seat != SPECTATOR and match.seq % 5 == 0:
                    assert outcomes(match, seat) == outcomes(other, seat)
                pairs += 1
                different += match.position != other.position
    assert pairs > 1000
    assert different > pairs // 2, "pairs that are the same prove nothing"


def hidden(position: hanpan.Position, seat: int) -> set[str]:
    """The cards that `seat` may not know: the other hand (unless it won the month as dealt, KK-11) and the pile."""
    table = position.data
    known = {"both_hands": {0, 1}, "hand": {table["winner"]}}.get(table["ending"], set())
    hands = {card for other in range(2) if other != seat and other not in known for card in table["hand"][other]}
    return hands | {card for card in table["pile"] if card}


def words(told: object) -> set[str]:
    """Every word in plain data: keys and texts, cut where notation joins."""
    if isinstance(told, dict):
        return set().union(*(words(key) | words(value) for key, value in told.items()))
    if isinstance(told, list):
        return set().union(*map(words, told))
    return set(str(told).replace("=", " ").replace("+", " ").replace(",", " ").replace(">", " ").split())


def test_D03_D04_no_hidden_card_is_named_anywhere() -> None:
    """The whole message is searched, for seats and spectators; what it tells of finished months by itself."""
    looked = 0
    for number in range(6):
        for match in states(number, months=3):
            for seat in VIEWERS:
                told = decode(match_bytes(match, seat))
                assert not words(told) & hidden(match.position, seat)
                if match.last:
                    assert not words(decode(result_bytes(match.last, seat))) & hidden(match.last.position, seat)
                    looked += 1
                looked += 1
    assert looked > 1000


def test_the_search_finds_what_is_not_hidden() -> None:
    match, _events = begin(1)
    own = set(match.position.data["hand"][0])
    assert own <= words(decode(match_bytes(match, 0)))
    assert not own & words(decode(match_bytes(match, 1)))


# ------------------------------------------------------------------------------------------------ what it tells


def test_a_seat_at_its_turn_is_told_its_moves() -> None:
    match, _events = begin(1, months=6)
    actor = match.position.actors[0]
    mine, theirs, watching = view(match, actor), view(match, 1 - actor), view(match, SPECTATOR)
    assert set(mine.legal) == {str(m) for m in match.position.legal(actor)}
    assert (theirs.legal, watching.legal) == ([], [])
    assert mine.actors == theirs.actors == watching.actors == [actor]
    assert (mine.round, mine.last) == (1, None)
    assert mine.position == match.position.view(actor).data


def test_moves_are_told_in_order_and_the_round_before_as_a_whole() -> None:
    match, _events = begin(7, months=3)
    said: list[Played] = []
    for more, after in steps(match, random.Random(7)):
        [moved, *_deals] = more
        assert isinstance(moved, Moved)
        assert view(match, 1).played == said
        said.append(Played(moved.seat, moved.move))
        match = after
        if match.round > 1:
            break
    told = view(match, 0)
    assert (told.round, told.played) == (2, [])
    assert told.last == 1
    last = decode(result_bytes(match.results[0], 0))
    assert (last["round"], last["points"]) == (1, list(match.results[0].points))
    assert last["position"] == match.results[0].position.view(0).data
    assert told.totals == last["points"]


def test_over_the_match_is_told_as_a_whole() -> None:
    match, _events = whole(3, months=3)
    told = view(match, 1)
    assert told.over
    assert not told.left
    assert told.last == 2
    assert (told.actors, told.legal) == ([], [])
    results = [decode(result_bytes(finished, 1)) for finished in match.results]
    assert [result["round"] for result in results] == [1, 2, 3]
    assert [sum(points) for points in zip(*(r["points"] for r in results), strict=True)] == told.totals


def test_a_match_given_up_asks_nobody_any_more() -> None:
    match = some_moves(3, 5, months=3)
    told = view(fold(match, leave(match, 0, NOON).events[0]), match.position.actors[0])
    assert told.over
    assert told.left
    assert (told.actors, told.legal) == ([], [])


def test_the_cards_of_a_secret_kind_are_told_to_their_mover_alone() -> None:
    """Koi-Koi has no such kind; here its plain plays are made one."""
    secretive = hanpan.Game(replace(KOIKOI.spec, secret_kinds=frozenset({rules.M_PLAY})))
    match = some_moves(1, 9)
    kinds = {text: KOIKOI.spec.move_number(text) >> 54 for _seat, text, _by_clock in match.played}
    assert set(kinds.values()) > {rules.M_PLAY}, "moves of this kind and of others have been made"
    position = hanpan.Position(secretive, match.options, KOIKOI.spec.state.load(bytes(match.position)))
    match = replace(match, game=secretive, position=position)
    for seat in VIEWERS:
        expected = [
            Played(mover, None if kinds[text] == rules.M_PLAY and mover != seat else text)
            for mover, text, _by_clock in match.played
        ]
        assert view(match, seat).played == expected


def test_a_seat_that_is_not_there_has_no_view() -> None:
    match, _events = begin(1)
    for seat in (2, -2):
        with pytest.raises(ValueError, match="seats are 0 to 1"):
            view(match, seat)


def test_a_view_travels_as_json() -> None:
    match = some_moves(1, 30)
    assert msgspec.json.decode(match_bytes(match, 0), type=MatchView) == view(match, 0)
