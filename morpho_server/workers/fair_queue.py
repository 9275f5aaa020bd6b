"""A queue in which nobody waits for all that somebody else asks for."""

from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Gives out what waits: of each host in turn, and of each host's tables in turn."""

    def __init__(self) -> None:
        self._hosts: OrderedDict[Hashable, OrderedDict[Hashable, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(self.waiting_of, self._hosts))

    def waiting_of(self, host: Hashable) -> int:
        """Return how many of a host's wait."""
        tables = self._hosts.get(host)
        return sum(map(len, tables.values())) if tables is not None else 0

    def ahead_of(self, host: Hashable) -> int:
        """Return how many are given out before the last of a host's that waits, and one more."""
        own = self.waiting_of(host)
        others = (self.waiting_of(other) for other in self._hosts if other != host)
        return own + sum(min(waiting, own + 1) for waiting in others)

    def add(self, host: Hashable, table: Hashable, item: T) -> None:
        """Add one, behind those of its table."""
        self._hosts.setdefault(host, OrderedDict()).setdefault(table, deque()).append(item)

    def take(self) -> T:
        """Remove and return the next; there must be one."""
        host, tables = next(iter(self._hosts.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        tables.move_to_end(table)
        self._hosts.move_to_end(host)
        self._clear(host, table)
        return item

    def discard(self, host: Hashable, table: Hashable, item: T) -> None:
        """Remove one, if it still waits."""
        tables = self._hosts.get(host)
        if tables is not None and item in tables.get(table, ()):
            tables[table].remove(item)
            self._clear(host, table)

    def clear(self) -> None:
        """Remove all."""
        self._hosts.clear()

    def _clear(self, host: Hashable, table: Hashable) -> None:
        tables = self._hosts[host]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._hosts[host]
