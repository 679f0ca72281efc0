"""Who comes from where: connections counted by address, and what an address brings."""

from __future__ import annotations

from collections import Counter
from ipaddress import ip_address

from hanpan.server.limits import Limits
from hanpan.server.rate import Bucket

#: Addresses whose arrivals are remembered; beyond, those that have rested are forgotten.
_REMEMBERED = 10_000


class Addresses:
    """The connections of each address, and its bucket of arrivals."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._here: Counter[str] = Counter()
        self._arrivals: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return self._here.total()

    def come(self, address: str) -> int:
        """Count a connection in; how many the address has now."""
        self._here[address] += 1
        return self._here[address]

    def go(self, address: str) -> None:
        """Count a connection out."""
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]

    def arrive(self, address: str) -> float:
        """A new person, or a new table, from an address; the seconds until it may be, 0 for now."""
        bucket = self._arrivals.get(address)
        if bucket is None:
            if len(self._arrivals) >= _REMEMBERED:
                self._arrivals = {known: rested for known, rested in self._arrivals.items() if not rested.full}
            bucket = self._arrivals[address] = Bucket(self._limits.arrivals, self._limits.arrivals_burst)
        return bucket.spend(1.0)


def forwarded(peer: str, header: str | None, proxies: frozenset[str]) -> str:
    """The address that counts: the peer's, or, where the peer is a proxy that is believed, the last one that it names
    and that is no such proxy itself (X-Forwarded-For grows to the right)."""
    if header is None or not _believed(peer, proxies):
        return peer
    for entry in reversed(header[-1000:].split(",")):
        named = entry.strip()
        if not _believed(named, proxies):
            try:
                return str(ip_address(named))
            except ValueError:
                return peer
    return peer


def _believed(address: str, proxies: frozenset[str]) -> bool:
    if address in proxies:
        return True
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
