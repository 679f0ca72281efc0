"""A program at the table: it opens a match against the computer over the same WebSocket as the page, and plays it.

    hanpan serve &
    python examples/bot.py ws://127.0.0.1:8000/ws

Every message is one line of JSON; docs/protocol.md describes them all.
"""

import json
import random
import sys
from typing import Any

from websockets.sync.client import ClientConnection, connect


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def play_match(url: str, level: str, seed: int) -> list[int]:
    """Three months of Koi-Koi with random moves on seat 0 against a computer player; the totals by seat."""
    chance = random.Random(seed)
    with connect(url) as socket:
        say(socket, type="hello", version=2)
        seats = [{"kind": "here"}, {"kind": "computer", "level": level}]
        say(socket, type="open", id="open", game="koikoi", seats=seats, options={"months": 3})
        for line in socket:
            message = json.loads(line)
            if message["type"] in ("refused", "error"):
                raise SystemExit(f"the house says no: {message}")
            if message["type"] != "view":
                continue
            match = message["match"]
            if match["over"]:
                totals: list[int] = match["totals"]
                return totals
            if message["own"]["seat"] in match["actors"]:
                state, move = message["state"], chance.choice(match["legal"])
                # The id makes a repeat harmless, the state number says which view this answers to.
                say(socket, type="move", id=f"at {state}", room=message["room"], seat=0, state=state, move=move)
    raise SystemExit("the house closed the connection")


if __name__ == "__main__":
    address = sys.argv[1] if len(sys.argv) > 1 else "ws://127.0.0.1:8000/ws"
    print("totals:", *play_match(address, level="beginner", seed=1))
