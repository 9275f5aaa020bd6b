"""Apply entries of the log to a table. Nothing else writes to a table."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from morpho_server.games.events import EVERYONE
from morpho_server.tables.log.apply.clock import CLOCK
from morpho_server.tables.log.apply.evenings import EVENINGS
from morpho_server.tables.log.apply.matches import MATCHES
from morpho_server.tables.log.apply.people import PEOPLE
from morpho_server.tables.log.apply.screens import SCREENS
from morpho_server.tables.log.apply.seating import SEATING
from morpho_server.tables.log.apply.table import TABLE
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.table import Table


def apply(table: Table, entry: Entry, after: Any = None) -> None:
    """Apply an entry. ``after``, if given, is the game's state that its events lead to."""
    apply_to_table(table, entry)
    if after is None:
        apply_to_game(table, entry)
    else:
        match = table.match_on
        match.state = after
        match.finish_entry(moved=entry.move is not None)


def apply_to_game(table: Table, entry: Entry) -> None:
    """Apply an entry to the game, after :func:`apply_to_table`."""
    of_game = [event for event in entry.events if not isinstance(event, ev.TableEvent)]
    if not of_game:
        return
    match = table.match_on
    for event in of_game:
        match.evolve(event)
    match.finish_entry(moved=entry.move is not None)


def apply_to_table(table: Table, entry: Entry) -> None:
    """Apply an entry to the table, and leave the game as it was.

    That is enough for a round that is past: the next begins with an empty state.
    """
    table.at = entry.at
    kinds = set()
    for event in entry.events:
        if event.to == EVERYONE:  # when a table falls asleep must not reveal secret votes
            kinds.add(type(event))
        if type(event) in _APPLY:  # else it is an event of the game
            _APPLY[type(event)](table, event)
    if entry.player is None:
        kinds.discard(ev.Said)  # by a bot
    if not kinds <= _NOT_DONE:
        ran_out = entry.player is None and ev.TimeRanOut in kinds
        table.lapses = table.lapses + 1 if ran_out else 0
    table.seq = entry.seq


_NOT_DONE = {
    ev.EntryRequested,
    ev.EntryRequestWithdrawn,
    ev.TimeGivenBack,
    ev.PlayerAway,
    ev.PlayerBack,
    ev.StandInBegan,
    ev.StandInEnded,
    ev.EveningOver,
}
"""Events that happen without anybody acting at the table."""

_APPLY: Final[Mapping[Any, Callable[[Table, Any], None]]] = {
    **TABLE,
    **PEOPLE,
    **SEATING,
    **SCREENS,
    **MATCHES,
    **CLOCK,
    **EVENINGS,
}
