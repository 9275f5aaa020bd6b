"""When spectators are shown what happens, at a table whose host lets them be behind."""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.replay import opens_round
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.match import Delay
from morpho_server.tables.model.table import Table


def release_at(at: Millis, delay: Delay, before: Millis, *, round_over: bool) -> Millis | None:
    """Return when an entry is released that was made ``at`` a time.

    Entries are released in order: none ``before`` those that it follows. ``None`` while it waits
    for the end of its round.
    """
    if delay == "round":
        return max(before, at) if round_over else None
    return Millis(max(before, at + 1000 * delay))


def is_delaying(table: Table) -> bool:
    """Return whether spectators are behind at a table, or will be from the next deal on."""
    return table.chosen_delay != 0 or table.delay != 0


class Held(NamedTuple):
    """An entry that waits for its release, and the time of that if it is known."""

    entry: Entry
    until: Millis | None


class Schedule:
    """The entries of a table that wait for their release, in order.

    Times are those of any clock that goes on evenly. It begins where no delay is in force.
    """

    def __init__(self) -> None:
        self.held: deque[Held] = deque()
        self._delay: Delay = 0
        self._last = Millis(0)

    def add(self, entry: Entry, at: Millis, table: Table, *, round_over: bool) -> None:
        """Add an entry, made ``at`` a time, that the table has applied.

        A delay holds from the deal with which it comes into force to the end of the match. The
        entry that opens the table is not held: a match played on has its deal there, which is past.
        """
        before, self._delay = self._delay, table.delay
        opened = bool(before or self._delay) and opens_round(entry)
        if opened and before == "round":
            self.end_round(at)
        delay = self._delay if opened and entry.seq > 1 else before
        until = release_at(at, delay, self._last, round_over=round_over)
        if until is not None:
            self.end_round(until)
        self.held.append(Held(entry, until))

    def end_round(self, at: Millis) -> None:
        """Release at a time what waits for the end of a round."""
        self._last = max(self._last, at)
        for place in range(len(self.held) - 1, -1, -1):
            if self.held[place].until is not None:
                break
            self.held[place] = Held(self.held[place].entry, self._last)

    def released(self, now: Millis) -> Iterator[Entry]:
        """Take out and yield the entries whose time has come."""
        while (at := self.next_at) is not None and at <= now:
            yield self.held.popleft().entry

    @property
    def is_idle(self) -> bool:
        """Return whether no delay is in force, and nothing waits."""
        return not self._delay and not self.held

    @property
    def next_at(self) -> Millis | None:
        """Return when the next entry is released, if one is held whose time is known."""
        return self.held[0].until if self.held else None
