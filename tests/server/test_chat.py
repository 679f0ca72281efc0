"""What was said at a table through a house that is cut off (kill -9): what was acknowledged is there, and said once."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Client, Message, client
from tests.serving import serving


async def comes_in(person: Client, room: str) -> list[Message]:
    """Enter; the lines one is told."""
    await person.enter(room)
    await person.ask("ping")
    return [line for chat in person.heard("chat") for line in chat["lines"]]


async def test_a_line_and_who_is_muted_outlive_a_house_that_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        async with client(house.socket) as ann, client(house.socket) as bob:
            seats = [{"kind": "here"}, {"kind": "friend"}]
            room = (await ann.ask("open", game="koikoi", seats=seats))["room"]
            while not ann.own:
                await ann.hear()
            invite = ann.own["invite"]
            assert (await bob.ask("join", room=room, key=invite))["type"] == "done"
            wish = {"id": "only once", "room": room, "text": "반가워요"}
            assert (await ann.ask("say", **wish))["type"] == "done"
            assert (await bob.ask("say", room=room, phrase="hello"))["type"] == "done"
            await ann.ask("ping")
            said = ann.heard("chat")[-1]["lines"][-1]
            assert said["seat"] == 1
            assert (await ann.ask("mute", room=room, speaker=said["speaker"]))["type"] == "done"
        house.kill()
    with serving(tmp_path) as house:
        async with client(house.socket, bob.token) as bob, client(house.socket, ann.token) as ann:
            # The answer may have been lost with the house: the page sends it again.
            assert (await ann.ask("say", **wish))["type"] == "done"
            assert [line["text"] or line["phrase"] for line in await comes_in(bob, room)] == ["반가워요", "hello"]
            assert [line["text"] for line in await comes_in(ann, room)] == ["반가워요"] * 2
            assert [speaker["seat"] for speaker in ann.heard("chat")[-1]["muted"]] == [1]
        assert house.stop() == 0
