"""Recalling: what a table's log adds up to, where nobody is told of it on the way."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field

from morpho_server.tables import events as told
from morpho_server.tables.audience import Audience, Told
from morpho_server.tables.entries import Entry
from morpho_server.tables.folding import fold, fold_table
from morpho_server.tables.table import Table


@dataclass(slots=True)
class Recollection:
    """A table and its audience, taken through the log together."""

    table: Table
    audience: Audience = field(default_factory=Audience)

    def recall(self, entries: Sequence[Entry]) -> Iterator[Entry]:
        """Take in the rest of the log; return each entry after it was taken in.

        Of rounds that are past nothing is folded by the rules, and nothing shown to observers: each
        begins with an empty state and new ones. The numbers of updates are right after each entry,
        all else once there are no more.
        """
        begun = last_round(entries)
        for entry in entries[:begun]:
            self.pass_over(entry)
            yield entry
        for entry in entries[begun:]:
            self.follow(entry)
            yield entry
        self.settle()

    def pass_over(self, entry: Entry) -> None:
        """Take in an entry of a round that nobody looks at: the next to follow must open one."""
        fold_table(self.table, entry)
        self.audience.pass_over(entry, self.table)

    def follow(self, entry: Entry) -> None:
        """Take in an entry of a round from the one that opens it on, and tell nobody."""
        fold(self.table, entry)
        self.audience.follow(entry, self.table)

    def settle(self) -> None:
        """Have the audience ready to be asked, and to tell, after what was followed."""
        if self.table.seq > 0:
            self.audience.settle(self.table)

    def hear(self, entry: Entry) -> Told:
        """Take in an entry as a table that is live does; return what it tells whom."""
        fold(self.table, entry)
        return self.audience.hear(entry, self.table)

    def copy(self) -> "Recollection":
        """Return one that goes its own way from here."""
        return deepcopy(self, {id(self.table.game): self.table.game})


def last_round(entries: Sequence[Entry]) -> int:
    """Return the place of the last entry that opens a round, 0 where none does."""
    for place in range(len(entries) - 1, 0, -1):
        if opens_round(entries[place]):
            return place
    return 0


def opens_round(entry: Entry) -> bool:
    """Tell whether an entry opens a round."""
    return any(isinstance(event, told.RoundOpened) for event in entry.events)
