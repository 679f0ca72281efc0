"""`hanpan games` and `hanpan odds`: what they list is what the games declare and count."""

from __future__ import annotations

import dataclasses
import json

import pytest

import hanpan
from hanpan import cli
from hanpan.games import catalogue
from hanpan.games.contract import Choice, Number
from hanpan.lab import odds

#: As the games' clauses have them: without jokers in Big Two, with one in Daifugo, unless an option says otherwise.
DECKS = {
    "bigtwo": "52 cards (french, 54 under some options)",
    "daifugo": "53 cards (french, 54 under some options)",
    "koikoi": "48 cards (hwatu)",
    "zayagoshi": "36 cards (didopoikas)",
}


def out_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(list(words)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("name", hanpan.game_names())
def test_games_lists_every_option(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With its default and what it may be; local rules are marked; the levels stand in order."""
    spec = catalogue.spec(name)
    text = out_of(capsys, "games", name)
    assert text.startswith(f"{name}: rules version {spec.version}, {DECKS[name]}\n")
    assert f"computer players: {', '.join(spec.levels)}\n" in text
    rows = {line[4:].split()[0]: line for line in text.splitlines() if line.startswith("    ") or line[2:3] == "*"}
    assert list(rows) == list(spec.options.declared)
    for option in spec.options:
        row = rows[option.name]
        default = {True: "on", False: "off"}.get(option.default) if isinstance(option.default, bool) else option.default
        assert row[2] == ("*" if option.local else " ")
        assert row.split()[(2 if option.local else 1)] == str(default)
        if isinstance(option, Choice):
            assert row.endswith(" | ".join(map(str, option.values)))
        elif isinstance(option, Number):
            assert row.endswith(f"{option.low} … {option.high}")
        else:
            assert row.endswith("on | off")
    for preset in spec.options.presets:
        assert preset in text


def test_games_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(out_of(capsys, "games", "--json"))
    assert [game["name"] for game in listed] == list(hanpan.game_names())
    for game in listed:
        assert list(game) == ["name", "rules", "deck", "levels", "options", "presets"]
        defaults = {option["name"]: option["default"] for option in game["options"]}
        assert dict(hanpan.game(game["name"]).options()) == defaults
        assert game["levels"][0] == "random"
    decks = {game["name"]: (game["deck"]["cards"], game["deck"]["most"]) for game in listed}
    assert decks == {"bigtwo": (52, 54), "daifugo": (53, 54), "koikoi": (48, 48), "zayagoshi": (36, 36)}


def test_games_are_listed_one_after_another(capsys: pytest.CaptureFixture[str]) -> None:
    text = out_of(capsys, "games")
    heads = [line.split(":")[0] for line in text.splitlines() if line and not line.startswith(" ")]
    assert heads == list(hanpan.game_names())


def test_odds_print_every_figure_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    """Fraction, decimal, percent and 1 in N, over all deals and over those that count."""
    text = out_of(capsys, "odds", "koikoi")
    assert text.startswith("koikoi: chances, counted exactly\n")
    for line in (
        "  any deal            0.431682 %   1 in 231.65      0.004316815537 = 8227/1905803",
        "  deals that count    0.431094 %   1 in 231.97      0.004310941137 = 5242552924/1216104037863",
        "  any deal           61.571777 %   1 in 1.62        0.615717769742 = 14643/23782",
        "  any deal           13.420084 %   1 in 7.45        0.134200843108 = 1-(1-6860809088/574765409361)^12",
        "  any deal           25.000000 %   1 in 4.00        0.250000000000 = 1/4",
    ):
        assert f"{line}\n" in text
    for chance in odds.chances(catalogue.spec("koikoi")):
        assert f"\n{chance.about}\n" in text


def test_odds_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(out_of(capsys, "odds", "--json"))
    assert set(told) == {name for name in hanpan.game_names() if catalogue.spec(name).odds}
    assert json.loads(out_of(capsys, "odds", "koikoi", "--json")) == {"koikoi": told["koikoi"]}
    for entry in told["koikoi"]:
        assert list(entry) == ["name", "about", "rounds", "any_deal", "counted"]
        assert list(entry["any_deal"]) == ["fraction", "decimal", "percent", "one_in"]
        assert entry["any_deal"]["percent"] == pytest.approx(100 * entry["any_deal"]["decimal"])
        assert entry["any_deal"]["one_in"] == pytest.approx(1 / entry["any_deal"]["decimal"])


def test_a_game_without_odds(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    silent = dataclasses.replace(catalogue.spec("koikoi"), odds=None)
    monkeypatch.setattr("hanpan.lab.odds_command.catalogue.spec", lambda name: silent)
    assert cli.main(["odds", "koikoi"]) == 2
    assert capsys.readouterr().err == "hanpan odds: koikoi counts no chances; there are chances of \n"
    with pytest.raises(LookupError, match="koikoi counts no chances"):
        odds.chances(silent)
