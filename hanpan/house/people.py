"""Who is there: a person is a stable random id, and tokens, of which the house knows only the hashes, point to it.

Whoever shows a token that points to nobody is somebody new. That is written down with the first thing that is kept for
the person, so that strangers who only look leave nothing behind.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from hanpan.house.ports import Ports


def new_token() -> str:
    """A fresh token: 192 random bits, 32 characters."""
    return secrets.token_urlsafe(24)


def new_person() -> str:
    """A fresh id of a person: 192 random bits. It never leaves the house."""
    return secrets.token_urlsafe(24)


def new_key() -> str:
    """A fresh key of a link: 120 random bits, 20 characters."""
    return secrets.token_urlsafe(15)


def hash_of(token: str) -> str:
    """Under what the house knows a token: a hash that does not lead back to it."""
    return hashlib.sha256(b"hanpan person " + token.encode()).hexdigest()


def room_for(person: str, *occasion: str) -> str:
    """The id of the room that `person` opens on an occasion (the command's id, say).

    The same occasion gives the same room, so that a repeated command opens none twice, even after a restart; nobody who
    does not know the person's id can foresee it.
    """
    digest = hmac.digest(person.encode(), "\0".join(("room", *occasion)).encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:15]).decode()


def command_key(person: str, command: str) -> str:
    """What the log keeps of a command's id, to know it again: one person's ids never meet another's."""
    digest = hmac.digest(person.encode(), f"command\0{command}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:12]).decode()


def speaker_of(person: str, room: str) -> str:
    """The name of a person among those who speak in a room: the same for all its lines there, and another elsewhere."""
    return base64.urlsafe_b64encode(hmac.digest(person.encode(), f"speaker\0{room}".encode(), "sha256")[:9]).decode()


#: Seconds after which somebody who has not come back is forgotten, and between two notes that one was here.
KNOWN, NOTED = 180 * 24 * 3600.0, 24 * 3600.0


class People:
    """Whom the house has met, by the hash of their token: those who are written down, and those who only look."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        #: Not written down: the hash of the token → the person and its connections.
        self._strangers: dict[str, list[str | int]] = {}

    async def come(self, token: str) -> str:
        """Somebody shows a token on a connection: the person."""
        hashed = hash_of(token)
        if hashed not in self._strangers:
            known = await self._ports.people.come(hashed, self._ports.now(), NOTED)
            if known is not None:
                return known
            self._strangers.setdefault(hashed, [new_person(), 0])
        stranger = self._strangers[hashed]
        stranger[1] = int(stranger[1]) + 1
        return str(stranger[0])

    async def knows(self, token: str) -> bool:
        """Whether the house has met who shows this token, or has it among its visitors."""
        hashed = hash_of(token)
        return hashed in self._strangers or await self._ports.people.come(hashed, self._ports.now(), NOTED) is not None

    async def sweep(self) -> None:
        """Forget who has not come back for long. Nobody plays here then: a room lasts a week at most."""
        await self._ports.people.forget_people(self._ports.now() - KNOWN)

    def go(self, token: str) -> None:
        """The connection is gone: a stranger's last one is forgotten."""
        stranger = self._strangers.get(hash_of(token))
        if stranger is not None:
            stranger[1] = int(stranger[1]) - 1
            if not stranger[1]:
                del self._strangers[hash_of(token)]

    async def keep(self, token: str) -> None:
        """Something is about to be kept for this person: write down who it is. StoreError."""
        hashed = hash_of(token)
        stranger = self._strangers.get(hashed)
        if stranger is not None:
            await self._ports.people.meet(hashed, str(stranger[0]), self._ports.now())
            self._strangers.pop(hashed, None)
