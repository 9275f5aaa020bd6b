"""The events of a small game, with one field of each sort that an event can have."""

from collections.abc import Mapping
from typing import Literal

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.storage.database.open import Database
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import Said
from morpho_server.tables.model.ids import CommandId, Millis, PlayerId, TableId
from morpho_server.tables.ports import Written

NOON = Millis(1_795_261_756_136)


class Dealt(Event, kind="dealt"):
    order: tuple[int, ...]
    pairs: tuple[tuple[str, int], ...]


class Drew(Event, kind="drew"):
    seat: Seat
    cards: Mapping[str, str]
    hidden: bool = False


class Chose(Event, kind="chose"):
    seat: Seat | None
    side: Literal["left", "right"]
    settings: Mapping[str, Json]


EVENT_TYPES: dict[str, tuple[type[Event], ...]] = {"small": (Dealt, Drew, Chose)}


def entry(seq: int, text: str = "hello") -> Entry:
    """Return an entry in which somebody draws a card and says something."""
    drew = Drew((Seat(0),), Seat(0), {"C1": "killer"}, hidden=True)
    said = Said("all", PlayerId("p1"), text)
    return Entry(
        seq, NOON, PlayerId("p1"), CommandId(f"c{seq}"), Seat(0), Move("draw"), (drew, said)
    )


async def append(database: Database, table: TableId, new: Entry) -> Written:
    """Append an entry after the one before it, whichever that is."""
    before = await database.log.read(table, "small", new.seq - 2, 1) if new.seq > 1 else []
    return await database.log.append(table, new, before[0].checksum if before else None)


async def read(database: Database, table: TableId, after: int = 0) -> list[Entry]:
    """Return a table's entries above a seq as they were before they were stored."""
    return [as_made(each) for each in await database.log.read(table, "small", after)]


def as_made(stored: Entry) -> Entry:
    """Return an entry as it was before it was stored."""
    return stored._replace(checksum=None)
