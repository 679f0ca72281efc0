"""Who is there: a person is whoever holds a token, and the house knows only the token's hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def new_token() -> str:
    """A fresh token: 192 random bits, 32 characters."""
    return secrets.token_urlsafe(24)


def person_of(token: str) -> str:
    """The name under which the house knows the holder of a token: a hash that does not lead back to it."""
    return hashlib.sha256(b"hanpan person " + token.encode()).hexdigest()


def room_for(person: str, *occasion: str) -> str:
    """The id of the room that `person` opens on an occasion (the command's id, say).

    The same occasion gives the same room, so that a repeated command opens none twice, even after a restart; nobody who
    does not know the person's hash can foresee it.
    """
    digest = hmac.digest(person.encode(), "\0".join(("room", *occasion)).encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:15]).decode()


def command_key(person: str, command: str) -> str:
    """What the log keeps of a command's id, to know it again: one person's ids never meet another's."""
    digest = hmac.digest(person.encode(), f"command\0{command}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:12]).decode()
