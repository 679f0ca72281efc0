"""A program at a house: typed messages, lost lines taken up again, commands carried out once.

async with Client("ws://127.0.0.1:8000/ws") as me:
    room = await me.open("koikoi", [me.HERE, me.computer("beginner")], months=3)
    while not (seen := await me.my_turn(room)).over:
        await me.move(room, seen.legal[0])
"""

from hanpan.client.client import Client, Failed, Refused
from hanpan.client.links import Link, read_link
from hanpan.client.parts import Parts, Seen

__all__ = ["Client", "Failed", "Link", "Parts", "Refused", "Seen", "read_link"]
