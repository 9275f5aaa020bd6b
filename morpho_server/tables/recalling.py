"""Recalling: what a table's log adds up to, where nobody is told of it on the way."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field

from morpho_server.tables import events as told
from morpho_server.tables.audience import Audience, Told
from morpho_server.tables.entries import Entry
from morpho_server.tables.folding import fold, fold_game, fold_table
from morpho_server.tables.table import Table


@dataclass(slots=True)
class Recollection:
    """A table and its audience, taken through the log together.

    Each round begins with an empty state and new observers. So nothing of a round is folded by the
    rules or shown to observers until :meth:`settle`, and nothing at all of those before the last.
    """

    table: Table
    audience: Audience = field(default_factory=Audience)
    _round: list[Entry] = field(default_factory=list)

    def pass_over(self, entry: Entry) -> None:
        """Take in an entry, before it is settled. The numbers of updates are right at once."""
        fold_table(self.table, entry)
        self.audience.pass_over(entry, self.table)
        if opens_round(entry):
            self._round = [entry]
        elif self._round:
            self._round.append(entry)

    def settle(self) -> None:
        """Be as a table that has heard of all that was passed over."""
        for _ in self.settling():
            pass

    def settling(self) -> Iterator[Entry]:
        """Settle, and return each entry that takes part in it when it is done."""
        for entry in self._round:
            fold_game(self.table, entry)
            self.audience.follow(entry, self.table)
            yield entry
        self._round.clear()
        if self.table.seq > 0:
            self.audience.settle(self.table)

    def hear(self, entry: Entry) -> Told:
        """Take in an entry as a table that is live does; return what it tells whom."""
        fold(self.table, entry)
        return self.audience.hear(entry, self.table)

    def copy(self) -> "Recollection":
        """Return one that goes its own way, from an entry on that opens a round."""
        game = self.table.game
        table, audience = deepcopy((self.table, self.audience), {id(game): game})
        return Recollection(table, audience)


def opens_round(entry: Entry) -> bool:
    """Tell whether an entry opens a round."""
    return any(isinstance(event, told.RoundOpened) for event in entry.events)
