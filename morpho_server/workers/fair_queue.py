"""A queue in which nobody waits for all that somebody else asks for."""

from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Gives out what waits: of each asker in turn, and of each asker's tables in turn."""

    def __init__(self) -> None:
        self._askers: OrderedDict[Hashable, OrderedDict[Hashable, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(self.waiting_of, self._askers))

    def waiting_of(self, asker: Hashable) -> int:
        """Return how many of an asker's wait."""
        tables = self._askers.get(asker)
        return sum(map(len, tables.values())) if tables is not None else 0

    def ahead_of(self, asker: Hashable) -> int:
        """Return how many are given out before the last of an asker's that waits, and one more."""
        own = self.waiting_of(asker)
        others = (self.waiting_of(other) for other in self._askers if other != asker)
        return own + sum(min(waiting, own + 1) for waiting in others)

    def add(self, asker: Hashable, table: Hashable, item: T) -> None:
        """Add one, behind those of its table."""
        self._askers.setdefault(asker, OrderedDict()).setdefault(table, deque()).append(item)

    def take(self) -> T:
        """Remove and return the next; there must be one."""
        asker, tables = next(iter(self._askers.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        tables.move_to_end(table)
        self._askers.move_to_end(asker)
        self._clear(asker, table)
        return item

    def discard(self, asker: Hashable, table: Hashable, item: T) -> None:
        """Remove one, if it still waits."""
        tables = self._askers.get(asker)
        if tables is not None and item in tables.get(table, ()):
            tables[table].remove(item)
            self._clear(asker, table)

    def clear(self) -> None:
        """Remove all."""
        self._askers.clear()

    def _clear(self, asker: Hashable, table: Hashable) -> None:
        tables = self._askers[asker]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._askers[asker]
