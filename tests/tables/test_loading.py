"""A loaded table equals the one that was never unloaded, and sends the same from then on."""

import asyncio
import json

import pytest
import pytest_asyncio

from morpho_server.history.history import Past
from morpho_server.history.time_slices import TimeSlices
from morpho_server.storage.log.codec import Codec
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.log.replay import Replay
from morpho_server.tables.log.table_log import TableLog
from morpho_server.tables.model.ids import PlayerId, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Log, TableUnreadableError
from morpho_server.tables.stream.projection import Projection
from tests.support.games.portraits import portrait
from tests.support.nightly import IS_NIGHT, nightly, walked
from tests.support.realtime.lives import born
from tests.support.serving import ALL_GAMES, Site

pytestmark = pytest.mark.asyncio(loop_scope="session")

Lived = tuple[str, list[Entry]]


@pytest_asyncio.fixture(
    scope="module",
    loop_scope="session",
    params=[("guess", 20), nightly(("guess", 21)), ("morpho", 22), nightly(("morpho", 23))],
    ids=str,
)
async def lived(server: Site, request: pytest.FixtureRequest) -> Lived:
    """Return the game of a table at which much has happened, and its log."""
    game, seed = request.param
    life = await born(server, seed, game)
    await life.live(80 if IS_NIGHT else 40)
    return game, await server.entries(life.host.player.code)


def people(entries: list[Entry]) -> set[str]:
    """Return everybody who ever came."""
    return {event.player for entry in entries for event in entry.events if hasattr(event, "player")}


def shown(projection: Projection, known: set[str]) -> str:
    """Return everything that an projection can be asked, to the order of the keys."""
    seats = [None, *range(9)]
    everything = {
        "table": projection.table_view(),
        "public": projection.public_view(),
        "own": [projection.own_view(seat) for seat in seats],
        "legal": [projection.legal(seat) for seat in seats],
        "turn": [projection.turn, projection.heard, projection.updated_at],
        "timeout_move": [projection.timeout_move(seat) for seat in seats],
        "numbers": [
            (
                who,
                projection.number(who),
                projection.changed(who, "move"),
                projection.changed(who, "arrangement"),
            )
            for who in sorted(known)
        ],
    }
    return json.dumps(everything)


def fresh(game: str) -> Replay:
    """Return a table of which nothing has been taken in."""
    return Replay(Table(ALL_GAMES[game]))


def loaded(game: str, entries: list[Entry]) -> Replay:
    """Take entries in as a table that is loaded does."""
    found = fresh(game)
    for entry in entries:
        found.fast_forward(entry)
    found.finish()
    return found


class Kept(Log):
    """The log of a table, as it is."""

    def __init__(self, entries: list[Entry]) -> None:
        self._entries = entries

    async def read(self, _table: TableId, _game: str, after: int = 0, most: int | None = None):
        """Return the entries above a seq."""
        return self._entries[after:][:most]


async def test_a_loaded_table_shows_and_sends_the_same(lived):
    game, entries = lived
    known = people(entries)
    live = fresh(game)
    sent, shows, tables = [], [], []
    for entry in entries:
        sent.append(live.apply(entry))
        shows.append(shown(live.projection, known))
        tables.append(portrait(live.table))

    for count in walked(range(1, len(entries) + 1), *range(1, len(entries), 5), len(entries)):
        again = loaded(game, entries[:count])
        assert shown(again.projection, known) == shows[count - 1], f"loaded after {count}"
        assert portrait(again.table) == tables[count - 1], f"loaded after {count}"
        further = [again.apply(entry) for entry in entries[count : count + 20]]
        assert further == sent[count : count + 20], f"from {count} on"
        assert shown(again.projection, known) == shows[min(count + 20, len(entries)) - 1]


async def test_no_event_is_changed_by_applying_it(lived):
    """Tables that say the same share what was read of it."""
    game, entries = lived
    codec = Codec({game: ALL_GAMES[game].event_types})
    before = [codec.encode(entry) for entry in entries]

    live = fresh(game)
    for entry in entries:
        live.apply(entry)
    loaded(game, entries)

    assert [codec.encode(entry) for entry in entries] == before


async def test_updates_above_any_number_are_the_last_of_all_updates(lived, monkeypatch):
    """Earlier requests make no difference."""
    monkeypatch.setattr("morpho_server.history.history.APART", 10)
    monkeypatch.setattr("morpho_server.history.time_slices.PAGE", 7)
    game, entries = lived
    past, log = Past(TimeSlices(), fresh(game)), TableLog(Kept(entries), TableId(1), game)
    present = loaded(game, entries).table

    for player in people(entries):
        everything = all_updates(game, entries, player)
        for after in range(0, everything[-1][0] + 2, 5):
            expected = [text for number, text in everything if number > after]
            assert await past.updates(log, player, after, 1000, present) == expected
            assert await past.updates(log, player, after, 2, present) == expected[:2]
    assert len(past._marks) > 1


class Stuck(Kept):
    """A log whose later entries are never read."""

    def __init__(self, entries: list[Entry]) -> None:
        super().__init__(entries)
        self.is_stuck = asyncio.Event()

    async def read(self, table: TableId, game: str, after: int = 0, most: int | None = None):
        """Return the first entries only."""
        if after > 0:
            self.is_stuck.set()
            await asyncio.Event().wait()
        return await super().read(table, game, after, most)


async def test_a_request_for_what_was_read_waits_for_no_other(lived, monkeypatch):
    monkeypatch.setattr("morpho_server.history.time_slices.PAGE", 7)
    game, entries = lived
    stuck, past = Stuck(entries), Past(TimeSlices(), fresh(game))
    log = TableLog(stuck, TableId(1), game)
    present, player = loaded(game, entries).table, PlayerId("p1")
    far = asyncio.ensure_future(past.updates(log, player, 10**6, 1, present))
    await stuck.is_stuck.wait()

    async with asyncio.timeout(5):
        assert len(await past.updates(log, player, 0, 1, present)) == 1

    far.cancel()


def all_updates(game: str, entries: list[Entry], player: PlayerId) -> list[tuple[int, str]]:
    """Return every update that a player received, with its number, as it was then."""
    live = fresh(game)
    updates = [live.apply(entry) for entry in entries]
    return [(u.number_for(player), u.text(player)) for u in updates if u.is_for(player)]


class Damaged(Log):
    """A log that can't be read."""

    async def read(self, *_: object):
        """Fail, a little later."""
        await asyncio.sleep(0)
        raise TableUnreadableError("Entry 1 of table 1 can't be read.")


async def test_a_lost_table_is_reported_once_to_several_readers():
    log, reports = TableLog(Damaged(), TableId(1), "guess"), []
    log.on_lost.append(reports.append)

    errors = await asyncio.gather(*(log.read() for _ in range(3)), return_exceptions=True)

    assert [type(error) for error in errors] == 3 * [TableUnreadableError]
    assert len(reports) == 1
