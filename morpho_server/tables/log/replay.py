"""Replay a table's log without notifying anybody."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field

from morpho_server.tables.log.apply import apply, apply_to_game, apply_to_table
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.table import Table
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.update import TableUpdate


@dataclass(slots=True)
class Replay:
    """A table and its projection, taken through the log together.

    Each round begins with an empty state and new observers. So rules and observers see nothing of
    a round until :meth:`finish`, and nothing at all of the rounds before the last.
    """

    table: Table
    projection: Projection = field(default_factory=Projection)
    _round: list[Entry] = field(default_factory=list)

    def fast_forward(self, entry: Entry) -> None:
        """Apply an entry but for the game. The numbers of updates are right at once."""
        apply_to_table(self.table, entry)
        kinds = self.projection.fast_forward(entry, self.table)
        if ev.RoundOpened in kinds:
            self._round = [entry]
        elif ev.GameChosen in kinds:
            self._round.clear()
        elif self._round:
            self._round.append(entry)

    def finish(self) -> None:
        """Apply what was left out of the entries that were fast-forwarded."""
        for _ in self.steps():
            pass

    def steps(self) -> Iterator[Entry]:
        """Finish; yield each entry of the last round when it is applied."""
        for entry in self._round:
            apply_to_game(self.table, entry)
            self.projection.follow(entry, self.table)
            yield entry
        self._round.clear()
        if self.table.seq > 0:
            self.projection.finish(self.table)

    def apply(self, entry: Entry) -> TableUpdate:
        """Apply an entry as a live table does; return what it shows to each player."""
        apply(self.table, entry)
        return self.projection.apply(entry, self.table)

    def copy(self) -> "Replay":
        """Return an independent copy, to go on with an entry that opens a round."""
        shared = (self.table.game, self.table.games)
        kept = {id(one): one for one in shared}
        table, projection = deepcopy((self.table, self.projection), kept)
        return Replay(table, projection)


def opens_round(entry: Entry) -> bool:
    """Return whether an entry opens a round."""
    return any(isinstance(event, ev.RoundOpened) for event in entry.events)
