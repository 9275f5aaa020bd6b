"""Entries of a table's log."""

from dataclasses import replace
from typing import Final, NamedTuple

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.messages.events import LineErased, PlayerErased, Said
from morpho_server.tables.model.ids import CommandId, Millis, PlayerId

_ERASING: Final = frozenset({LineErased, PlayerErased})


class Entry(NamedTuple):
    """One command that was done, and its events.

    A named tuple, because loading a table makes thousands: a frozen dataclass takes three times as
    long.

    ``seq`` counts a table's entries from 1. ``player`` and ``command`` are ``None`` where the
    server itself acted. A ``command`` of no ``player`` is the id under which one came. ``seat``
    and ``move`` are set where a move was made, by anybody. ``checksum`` is that of the stored
    entry, if it has one: together with ``seq`` it says which entry this is. ``turn`` is written
    beside an entry that everybody hears of, for the index, and never read back: the seats that owe
    a decision after it, as far as everybody knows.
    """

    seq: int
    at: Millis
    player: PlayerId | None
    command: CommandId | None
    seat: Seat | None
    move: Move | None
    events: tuple[Event, ...]
    checksum: int | None = None
    turn: tuple[Seat, ...] | None = None


def erases(entry: Entry) -> bool:
    """Return whether an entry takes something out of those before it."""
    return not _ERASING.isdisjoint(map(type, entry.events))


def without_texts(entry: Entry) -> Entry:
    """Return an entry in which nothing is said: the chat was cleared since."""
    said = (replace(e, text="", phrase=None) if isinstance(e, Said) else e for e in entry.events)
    return entry._replace(events=tuple(said))
