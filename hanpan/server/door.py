"""The door of the house: what all its connections share."""

from __future__ import annotations

from collections.abc import Iterable
from weakref import WeakValueDictionary

from hanpan.house.house import House
from hanpan.server.addresses import Addresses
from hanpan.server.hosts import Hosts
from hanpan.server.limits import Limits
from hanpan.server.rate import Bucket, Turns


class Door:
    """`proxies`: addresses besides this machine's own whose X-Forwarded-For is believed."""

    def __init__(
        self, house: House, hosts: Hosts | None = None, limits: Limits | None = None, proxies: Iterable[str] = ()
    ) -> None:
        self.house = house
        self.hosts = hosts or Hosts()
        self.limits = limits or Limits()
        self.proxies = frozenset(proxies)
        self.addresses = Addresses(self.limits)
        self.turns = Turns(self.limits.turn)
        self._buckets: WeakValueDictionary[str, Bucket] = WeakValueDictionary()

    def bucket_of(self, person: str) -> Bucket:
        """The bucket that all connections of a person share, for as long as there are any."""
        bucket = self._buckets.get(person)
        if bucket is None:
            bucket = self._buckets[person] = Bucket(self.limits.rate, self.limits.burst)
        return bucket
