"""What a house sends of a match says the same, byte for byte, as the declaration tells it field by field."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import hanpan
from hanpan.games.schema import position_definitions, position_name
from hanpan.match import Match, fold, go_on, leave, move, start
from hanpan.match.fold import Round
from hanpan.match.views import SPECTATOR, MatchView, RoundResult, match_bytes, result_bytes, view
from tests.contract.kit import GAMES, random_options
from tests.match.support import NOON, seed_of

#: One round or match is enough of each of these.
SHORT = {"rounds": 2, "months": 3}


def settings(name: str) -> Iterator[hanpan.OptionValues]:
    """The defaults, all presets, and some options at random, of a short match."""
    game, chance = hanpan.game(name), random.Random(f"bytes {name}")
    for options in (
        game.options(),
        *(game.options(preset) for preset in game.spec.options.presets),
        *(random_options(game, chance) for _ in range(3)),
    ):
        yield game.options(**dict(options) | {key: value for key, value in SHORT.items() if key in options})


def states(options: hanpan.OptionValues, number: int) -> Iterator[Match]:
    """A random match at its beginning, now and then on its way, wherever a round ends, and at its end."""
    chance = random.Random(f"{number} {options.changed}")
    match = start(options.game, options, seed_of(number), NOON, ask=True).match
    yield match
    while not match.over:
        if match.ways:
            events = go_on(match, chance.choice(match.ways), match.seq, f"{match.seq}", NOON).events
        elif chance.random() < 0.002:
            events = leave(match, 0, NOON).events
        else:
            seat = chance.choice(match.position.actors)
            wish = str(chance.choice(match.position.legal(seat)))
            by_clock = {"by": "clock"} if chance.random() < 0.2 else {}
            events = [
                msgspec.structs.replace(event, **by_clock) if hasattr(event, "by") else event
                for event in move(match, seat, wish, match.seq, f"{match.seq}", NOON, ask=True).events
            ]
        ended = len(match.results)
        for event in events:
            match = fold(match, event)
        if match.over or len(match.results) > ended or chance.random() < 0.04:
            yield match


def audiences(match: Match) -> range:
    return range(SPECTATOR, match.position.seats)


def declared(match: Match, seat: int) -> dict[str, Any]:
    """A view as the slow, declared way tells it."""
    spec, known = match.game.spec, match.position.view(seat)
    acting = () if match.over else known.actors
    legal = () if match.over or seat == SPECTATOR else known.legal(seat)
    played = []
    for mover, text, by_clock in match.played:
        secret = spec.move_number(text) >> 54 in spec.secret_kinds and mover != seat
        told: dict[str, Any] = {"seat": mover, "move": None if secret else text}
        played.append(told | ({"by": "clock"} if by_clock and not secret else {}))
    return {
        "actors": list(acting),
        "legal": [str(move) for move in legal],
        "ways": list(match.ways),
        "position": known.data,
        "round": match.round,
        "played": played,
        "last": match.last.round if match.last else None,
        "totals": list(known.totals),
        "standing": list(known.standing),
        "over": match.over,
        "left": match.left,
    }


def declared_result(finished: Round, seat: int) -> dict[str, Any]:
    return {
        "round": finished.round,
        "points": list(finished.points),
        "places": list(finished.places),
        "position": finished.position.view(seat).data,
    }


@pytest.mark.parametrize("name", GAMES)
def test_bytes_say_what_the_declaration_says(name: str) -> None:
    looked = ended = hidden = 0
    for number, options in enumerate(settings(name)):
        for match in states(options, number):
            for seat in audiences(match):
                assert match_bytes(match, seat) == msgspec.json.encode(declared(match, seat))
                looked += 1
                hidden += any(turn.move is None for turn in view(match, seat).played)
                if match.last is not None:
                    assert result_bytes(match.last, seat) == msgspec.json.encode(declared_result(match.last, seat))
                    ended += 1
    assert looked > 40
    assert ended > 10
    assert bool(hidden) == bool(hanpan.game(name).spec.secret_kinds)


@pytest.mark.parametrize("name", GAMES)
def test_without_machine_code_the_bytes_are_the_same(name: str) -> None:
    game = hanpan.game(name)
    for match in states(game.options(**{key: 1 for key in ("rounds",) if key in game.options()}), 3):
        compiled = [match_bytes(match, seat) for seat in audiences(match)]
        game.compiled = False
        try:
            assert [match_bytes(match, seat) for seat in audiences(match)] == compiled
        finally:
            game.compiled = True


@pytest.mark.parametrize("name", GAMES)
def test_D03_matches_that_look_alike_have_the_same_bytes(name: str) -> None:
    """The pair test: nothing that is hidden from an audience moves a byte of what it is sent."""
    different = pairs = 0
    for number, options in enumerate(settings(name)):
        for match in states(options, number):
            for seat in audiences(match):
                other = replace(
                    match, position=match.position.guess(seat, match.seq), seed=seed_of(99), commands={"somebody": 1}
                )
                assert match_bytes(other, seat) == match_bytes(match, seat)
                pairs += 1
                different += other.position != match.position
                if match.last is not None:
                    alike = replace(match.last, position=match.last.position.guess(seat, match.seq))
                    assert result_bytes(alike, seat) == result_bytes(match.last, seat)
    assert different > pairs / 2, "pairs that are the same prove nothing"


@pytest.mark.parametrize("name", GAMES)
def test_bytes_are_what_is_declared(name: str) -> None:
    """They decode as the structs from which schema, types and descriptions follow, and positions agree with the schema
    of their game, which has no room for more."""
    game = hanpan.game(name)
    definitions = position_definitions(game.spec)
    definitions[position_name(game.spec)]["additionalProperties"] = False
    schema = jsonschema_rs.validator_for({"$defs": definitions, "$ref": f"#/$defs/{position_name(game.spec)}"})
    for match in states(next(settings(name)), 1):
        for seat in audiences(match):
            told = msgspec.json.decode(match_bytes(match, seat), type=MatchView)
            assert msgspec.json.encode(told) == match_bytes(match, seat)
            msgspec.convert(told.position["facts"], game.spec.facts.type)
            schema.validate(told.position)
            if match.last is not None:
                result = msgspec.json.decode(result_bytes(match.last, seat), type=RoundResult)
                assert msgspec.json.encode(result) == result_bytes(match.last, seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_and_fact_says_what_it_is(name: str) -> None:
    for definition in position_definitions(hanpan.game(name).spec).values():
        assert definition["description"]
        for field, said in definition.get("properties", {}).items():
            assert said.get("description"), f"{definition['title']}.{field}"


def test_a_seat_that_is_not_there_is_sent_nothing() -> None:
    match = next(states(hanpan.game("koikoi").options(), 1))
    for seat in (2, -2):
        with pytest.raises(ValueError, match="seats are 0 to 1"):
            match_bytes(match, seat)
