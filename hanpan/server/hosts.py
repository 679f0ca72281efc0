"""Under which names the house is reached, and which pages may speak to it.

A browser runs pages of strangers. One of them may open a socket to any address (its Origin tells), or point a name of
its own at this machine and read what the house answers (its Host tells: DNS rebinding). Programs send no Origin.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from ipaddress import ip_address
from urllib.parse import urlsplit

_PORTS = {"http": 80, "https": 443}


def origin_of(text: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin like https://cards.example.org; None for what is none."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        return None
    if "@" in parts.netloc:
        return None
    return parts.scheme, parts.hostname, port or _PORTS[parts.scheme]


def _host_of(text: str) -> tuple[str, int | None] | None:
    """Name and port of a Host header; None for what is none."""
    try:
        parts = urlsplit(f"//{text}")
        port = parts.port
    except ValueError:
        return None
    if not parts.hostname or parts.netloc != text or "@" in text:
        return None
    return parts.hostname, port


@dataclass(frozen=True)
class Hosts:
    """`bound`: the names and addresses that the house listens at, as they were given; `origins`: where else its page is
    reached, behind a proxy, say."""

    bound: frozenset[str] = frozenset()
    origins: frozenset[tuple[str, str, int]] = frozenset()
    _names: frozenset[str] = field(init=False)
    _anywhere: bool = field(init=False)

    def __post_init__(self) -> None:
        names = {"localhost", *(name.lower() for name in self.bound), *(host for _scheme, host, _port in self.origins)}
        object.__setattr__(self, "_names", frozenset(names))
        object.__setattr__(self, "_anywhere", not names.isdisjoint({"0.0.0.0", "::", ""}))

    @classmethod
    def of(cls, bound: Iterable[str], origins: Iterable[str] = ()) -> Hosts:
        """From addresses and origins as text; ValueError names what is no origin."""
        found = set()
        for text in origins:
            origin = origin_of(text)
            if origin is None:
                raise ValueError(
                    f"{text!r} is no origin; write http:// or https://, a name, and the port if it has one"
                )
            found.add(origin)
        return cls(frozenset(bound), frozenset(found))

    def known(self, host: str | None) -> bool:
        """Whether a Host header names this house: localhost, an address of this machine, what it was told to listen at
        or the host of an origin. No stranger can make an address of numbers mean another machine."""
        found = _host_of(host or "")
        if found is None:
            return False
        name, _port = found
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or self._anywhere

    def friendly(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this Origin may speak to the house under this Host: its own page, one of `origins`, or no
        page at all."""
        if origin is None:
            return True
        found = origin_of(origin)
        if found is None:
            return False
        if found in self.origins:
            return True
        asked = _host_of(host or "")
        if asked is None:
            return False
        scheme, name, port = found
        return (name, port) == (asked[0], asked[1] or _PORTS[scheme])
