"""Every game's positions and moves as values: text and back, pickled and copied, refused and unchanged."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanpan
from hanpan.games import notation
from hanpan.kernel import Kind
from tests.contract.kit import GAMES, random_options, random_position, random_value

games = st.sampled_from([hanpan.game(name) for name in GAMES])
chances = st.integers(0, 2**64 - 1).map(random.Random)


@given(games, chances)
def test_position_text_round_trips(game: hanpan.Game, chance: random.Random) -> None:
    """Full positions and every view of them."""
    pos = random_position(game, chance)
    for one in (pos, *(pos.view(seat) for seat in range(-1, pos.seats))):
        again = game.read(one.text)
        assert again == one
        assert hash(again) == hash(one)
        assert again.text == one.text
        assert "\n" not in one.text


@given(games, chances)
def test_move_text_round_trips(game: hanpan.Game, chance: random.Random) -> None:
    """Every legal move's text is that move again, and no other legal move's; with blanks around it, too."""
    pos = random_position(game, chance)
    for seat in range(pos.seats):
        moves = pos.legal(seat)
        assert len({str(move) for move in moves}) == len(moves)
        for move in moves:
            assert game.parse(pos, str(move)) == move
            assert game.parse(pos, f" {move} ") == move
            assert str(game.parse(pos, str(move))) == str(move)
            assert pos.play(seat, str(move)) == pos.play(seat, move) == pos.play(seat, int(move))


@given(games, chances)
def test_text_of_any_number_is_that_number_or_no_move(game: hanpan.Game, chance: random.Random) -> None:
    """What is no move has a text too (errors and logs print it), but never the text of a move."""
    pos = random_position(game, chance)
    near = [int(move) for seat in range(pos.seats) for move in pos.legal(seat)] or [1]
    numbers = [chance.choice(near) ^ 1 << bit for bit in range(63)] + [chance.getrandbits(63)]
    numbers += [kind << 54 | chance.choice(near) & (1 << 54) - 1 for kind in range(40)]
    for number in numbers:
        text = game.spec.move_text(number)
        try:
            back = game.parse(pos, text)
        except hanpan.NotationError:
            assert not any(number in pos.legal(seat) for seat in range(pos.seats))
        else:
            assert back == number


@given(games, chances)
def test_places_partition_the_deck(game: hanpan.Game, chance: random.Random) -> None:
    """Case B15: after every event each card lies in exactly one place; a guess of a view is as whole as the deal."""
    pos = random_position(game, chance)
    for one in (pos, *(pos.guess(seat, 5) for seat in range(pos.seats))):
        masks = notation.places(game.spec, one.record)
        assert sum(mask.bit_count() for mask in masks) == pos.options.deck_size
        assert sum(masks) == (1 << pos.options.deck_size) - 1


@given(games, chances)
def test_illegal_move_is_refused_by_reason_and_changes_nothing(game: hanpan.Game, chance: random.Random) -> None:
    pos = random_position(game, chance)
    before = bytes(pos)
    reasons = {reason.name.lower() for reason in game.spec.reasons if reason}
    for seat in range(pos.seats):
        legal = pos.legal(seat)
        for number in (0, chance.getrandbits(63), 1 << 54, *(move ^ 1 << chance.randrange(63) for move in legal)):
            if number in legal:
                assert pos.reason(seat, number) is None
                continue
            with pytest.raises(hanpan.IllegalMove) as refusal:
                pos.play(seat, number)
            assert refusal.value.reason == pos.reason(seat, number)
            assert refusal.value.reason in reasons
            assert refusal.value.seat == seat
            assert refusal.value.move == game.spec.move_text(number)
    assert bytes(pos) == before


@given(games, chances)
def test_values_are_pickled_and_copied(game: hanpan.Game, chance: random.Random) -> None:
    pos = random_position(game, chance)
    values: list[object] = [pos, pos.view(-1), pos.options, game, *(m for s in range(pos.seats) for m in pos.legal(s))]
    for value in values:
        for again in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
            assert again == value
            assert hash(again) == hash(value)
            assert type(again) is type(value)
            assert str(again) == str(value)


@given(games, chances)
def test_playing_leaves_the_old_position_alone(game: hanpan.Game, chance: random.Random) -> None:
    pos = random_position(game, chance)
    before = bytes(pos)
    for seat in pos.actors:
        for move in pos.legal(seat):
            assert pos.play(seat, move) != pos
    pos.record.fill(0)
    assert bytes(pos) == before


@given(games, chances)
def test_data_is_plain(game: hanpan.Game, chance: random.Random) -> None:
    """JSON's own types only, with a name for every field of the record and the game's facts."""
    data = random_position(game, chance).data
    assert set(data) == {field.name for field in game.spec.state} | {"facts"}

    def plain(value: object) -> bool:
        if isinstance(value, dict):
            return all(type(key) is str and plain(item) for key, item in value.items())
        if isinstance(value, list):
            return all(plain(item) for item in value)
        return value is None or type(value) in (int, float, str, bool)

    assert plain(data)


@given(games, chances)
def test_option_values_round_trip_as_text(game: hanpan.Game, chance: random.Random) -> None:
    for option in game.spec.options:
        value = random_value(option, chance)
        text = ("on" if value else "off") if isinstance(value, bool) else str(value)
        assert game.spec.options.parse(option.name, text) == value
        assert game.options(**{option.name: value})[option.name] == value


@given(games, chances)
def test_same_seed_same_deal(game: hanpan.Game, chance: random.Random) -> None:
    options = random_options(game, chance)
    seed = chance.getrandbits(200)
    assert game.deal(options, seed=seed) == game.deal(options, seed=seed) == game.deal(options, seed=str(seed).encode())
    assert game.deal(options, seed=seed) != game.deal(options, seed=seed + 1)
    assert not game.deal(options, seed=seed).voided


@pytest.mark.parametrize("name", GAMES)
def test_presets_are_valid_options(name: str) -> None:
    game = hanpan.game(name)
    for preset in game.spec.options.presets:
        assert len(game.options(preset)) == len(game.spec.options.declared)


@pytest.mark.parametrize("name", GAMES)
def test_reasons_start_with_ok(name: str) -> None:
    """0 is what check says of an allowed move; every other reason has a number and a name of its own."""
    reasons = list(hanpan.game(name).spec.reasons)
    assert reasons[0] == 0
    assert reasons[0].name == "OK"
    assert [int(reason) for reason in reasons] == list(range(len(reasons)))


@pytest.mark.parametrize("name", GAMES)
def test_symbols_belong_to_fields(name: str) -> None:
    spec = hanpan.game(name).spec
    for field, words in spec.symbols.items():
        assert field in {f.name for f in spec.state}
        assert len(set(words)) == len(words)
        assert not any(set(word) & set(" ,|=+") or word.lstrip("-").isdigit() for word in words)


@given(games, chances)
def test_views_are_not_played_on(game: hanpan.Game, chance: random.Random) -> None:
    """What is blank would become nonsense; a guess that fills it in is played."""
    pos = random_position(game, chance)
    for seat in pos.actors:
        seen, move = pos.view(seat), chance.choice(pos.legal(seat))
        if seen.full:
            assert seen.play(seat, move).view(seat) == pos.play(seat, move).view(seat)
        else:
            with pytest.raises(ValueError, match="view"):
                seen.play(seat, move)
        assert seen.guess(seat, 1).play(seat, move).full
    assert pos.full


@given(games, chances)
def test_values_are_immutable(game: hanpan.Game, chance: random.Random) -> None:
    pos = random_position(game, chance)
    before, text, options = bytes(pos), pos.text, dict(pos.options)
    for value in (pos, pos.options):
        for name in ("game", "options", "seats", "_row", "_values", "other"):
            with pytest.raises(AttributeError):
                setattr(value, name, 3)
            with pytest.raises(AttributeError):
                delattr(value, name)
    assert (bytes(pos), pos.text, dict(pos.options)) == (before, text, options)


@settings(max_examples=600)
@given(games, chances)
def test_text_that_is_read_is_safe_to_ask_and_play(game: hanpan.Game, chance: random.Random) -> None:
    """Compiled code checks no bounds, so numbers changed by hand are refused, or make a position whose whole round
    can be asked about and played; the interpreted twins would stumble over any index out of bounds."""
    plain = hanpan.Game(game.spec)
    plain.compiled = False
    pos = random_position(game, chance)
    if chance.random() < 0.3:
        pos = pos.view(chance.randrange(-1, pos.seats))
    head, fields = pos.text.split(" | ")
    words = dict(word.split("=") for word in fields.split())
    for _change in range(chance.randrange(1, 3)):
        name = chance.choice([field.name for field in game.spec.state])
        values = words[name].split(",")
        values[chance.randrange(len(values))] = changed_text(game, name, chance.choice(values), chance)
        words[name] = ",".join(values)
    try:
        read = plain.read(f"{head} | {' '.join(f'{name}={value}' for name, value in words.items())}")
    except hanpan.NotationError:
        return
    for one in (read, read.guess(0, 1) if not read.full else read):
        _ = one.data, one.totals, one.standing, one.voided, [one.view(seat) for seat in range(-1, one.seats)]
        assert all(0 <= seat < one.seats for seat in one.actors)
        for seat in range(one.seats):
            _ = one.guess(seat, 1)
            assert all(one.reason(seat, move) is None for move in one.legal(seat))
        left = 300
        while one.full and one.actors and left:
            seat = chance.choice(one.actors)
            one = one.play(seat, chance.choice(one.legal(seat)))
            left -= 1
        if one.over:
            _ = one.points, one.places, one.advanced(1)


def changed_text(game: hanpan.Game, name: str, value: str, chance: random.Random) -> str:
    """Another value for a field: a number near or far, a word of its symbols, a card more or less or none."""
    field = next(field for field in game.spec.state if field.name == name)
    if field.kind is Kind.INT:
        near = int(value) + chance.choice([-1, 1, 2]) if value.lstrip("-").isdigit() else 0
        far = chance.choice([-(2**63), -(2**31), -1, 0, 1, 7, 64, 1000, 2**31 - 1, 2**63])
        return chance.choice([str(near), str(far), *game.spec.symbols.get(name, ())])
    card = chance.choice(game.spec.deck.names)
    if field.kind is Kind.CARD:
        return chance.choice(["-", card])
    cards = [] if value == "-" else value.split("+")
    return "+".join(chance.choice([[*cards, card], cards[1:], []])) or "-"
