"""What any release has written, this one reads."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from morpho_server.games.catalog import GAMES
from morpho_server.storage.database import open_database
from morpho_server.storage.errors import EntryUnreadableError
from morpho_server.tables import events as told
from morpho_server.tables.entries import Entry
from morpho_server.tables.table import Table
from tests.storage.clocks import SetClock
from tests.storage.small_game import NOON

RELEASES = sorted((Path(__file__).parent / "stored").glob("*.db"))
EVENT_TYPES = {name: game.event_types for name, game in GAMES.items()}


async def fold_all(file):
    """Open a database and fold each of its tables; return them by code."""
    with closing(sqlite3.connect(file)) as connection:
        codes = [code for (code,) in connection.execute("SELECT code FROM tables ORDER BY id")]
    tables = {}
    async with open_database(f"sqlite:///{file}", EVENT_TYPES, SetClock()) as database:
        for code in codes:
            row = await database.index.find(code)
            table = Table(GAMES[row.game])
            for entry in await database.log.read(row.id, row.game):
                table.fold(entry)
            assert (table.code, table.phase) == (row.code, row.phase)
            tables[code] = table
    return tables


@pytest.fixture
async def written_now(tmp_path):
    """A database as this code writes it."""
    opened = told.TableOpened("all", "KTRWPM", "morpho", {"target": 10})
    joined = told.PlayerJoined("all", "p1", "Ann")
    file = tmp_path / "now.db"
    async with open_database(f"sqlite:///{file}", EVENT_TYPES, SetClock()) as database:
        table = await database.index.add("KTRWPM", "morpho", NOON)
        for seq, event in enumerate((opened, joined), 1):
            await database.log.append(table, Entry(seq, NOON, None, None, None, None, (event,)))
    return file


@pytest.mark.parametrize("release", RELEASES, ids=lambda file: file.stem)
async def test_a_database_of_any_release_can_be_gone_on_with(release, tmp_path):
    file = Path(shutil.copy(release, tmp_path))

    tables = await fold_all(file)

    assert tables
    assert all(table.seq > 0 for table in tables.values())


async def test_folding_a_database_gives_its_tables(written_now):
    tables = await fold_all(written_now)

    assert [player.name for player in tables["KTRWPM"].players.values()] == ["Ann"]


async def test_folding_a_database_notices_a_form_that_is_no_longer_read(written_now):
    with closing(sqlite3.connect(written_now)) as connection, connection:
        connection.execute("UPDATE entries SET body = replace(body, 'player_joined', 'arrived')")

    with pytest.raises(EntryUnreadableError, match="“arrived”"):
        await fold_all(written_now)
