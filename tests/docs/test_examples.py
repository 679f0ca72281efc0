"""The examples run as they stand, and say what they should."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import subprocess
import sys
from pathlib import Path

from hanpan.client import Client, Refused
from tests.serving import serving

EXAMPLES = Path(__file__).parents[2] / "examples"


def output(name: str, *arguments: str) -> str:
    """What an example prints; it must end well and complain of nothing."""
    root = str(EXAMPLES.parent)
    ran = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": root},
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_every_example_has_a_test_here() -> None:
    tested = set(re.findall(r'output\("(\w+\.py)"', Path(__file__).read_text("utf-8")))
    assert tested == {path.name for path in EXAMPLES.glob("*.py")}


def test_a_month_is_played_to_its_end() -> None:
    lines = output("first_month.py").splitlines()
    assert all(line.startswith(("seat 0: ", "seat 1: ")) for line in lines[:-2])
    points = [int(word) for word in lines[-2].removeprefix("points: ").split()]
    assert len(points) == 2
    assert min(points) == 0


def test_a_written_deck_leads_to_flower_viewing() -> None:
    """The cup and the curtain are taken in the dealer's two turns: 5 points, not doubled (KK-33)."""
    said = output("written_deck.py")
    assert "09-animal>09-chaff1 09-animal>09-chaff2" in said
    assert "Without saying so: choose_one_of_two" in said
    assert "Curtain and cup: {'flower_viewing': 5} so now: koikoi stop" in said
    assert said.endswith("Points: 5 0\n")


def test_taking_the_most_beats_playing_at_random() -> None:
    won, played = re.findall(r"\d+", output("own_player.py"))[:2]
    assert int(won) > int(played) / 2


def test_a_million_deals_come_near_the_exact_share() -> None:
    """2270466 of C(48, 8) hands are special: 6017 expected of a million, deviation 77; five deviations are allowed."""
    found = int(output("chance.py").split()[0])
    assert abs(found - 6017) < 5 * 77


def test_a_program_plays_a_match_over_the_socket(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        said = output("bot.py", house.socket)
    assert re.fullmatch(r"totals: \d+ \d+\n", said)


async def test_a_program_sits_down_by_a_link_at_a_table_of_any_game(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        async with Client(house.socket) as me:
            seats = [me.HERE, me.FRIEND, me.computer("random")]
            room = await me.open("daifugo", seats, rounds=2, ask_seats=True)
            address = f"{house.url}#/room/{room}/{me.rooms[room].own.invite}"
            friend = asyncio.create_task(asyncio.to_thread(lambda: output("friend.py", address)))
            while not (seen := await me.my_turn(room)).over:
                with contextlib.suppress(Refused):  # the other was faster
                    await (me.go_on(room, "keep") if seen.ways else me.move(room, seen.legal[0]))
                await me.newer(room, seen.state)
            assert [chair.name for chair in seen.table.seats] == [None, "Robot", None]
            assert seen.match is not None
            assert await friend == f"totals: {' '.join(map(str, seen.match.totals))}\n"
