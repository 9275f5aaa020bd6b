"""This release reads what any earlier one has written."""

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from morpho_server.games.registry import RULES
from morpho_server.storage.database.errors import EntryUnreadableError
from morpho_server.storage.database.open import open_database
from morpho_server.tables.log.apply import apply
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.table import Table
from morpho_server.tables.stream.projection import Projection
from tests.support.storage.clocks import SetClock
from tests.support.storage.small_game import NOON

RELEASES = sorted((Path(__file__).parent / "stored").glob("*.db"))
EVENT_TYPES = {name: game.event_types for name, game in RULES.items()}


SHOWN_SINCE = {"setup", "left", "looked"}
"""Fields that a table's view or a round's has gained since; all else is unchanged."""

RENAMED = "replace(body, 'player_joined', 'arrived')"
"""The body of an entry as another release might have written it."""

SPELLED_THEN = {"shares": "salts"}
"""Fields of a match that have another name since."""


def as_then(view):
    """Return a view without what it has gained since."""
    return view and {key: value for key, value in view.items() if key not in SHOWN_SINCE}


@dataclass
class Replayed:
    """A table, and what those who sit at it see of it."""

    table: Table
    projection: Projection

    def views(self):
        own = {str(seat): self.projection.own_view(seat) for seat in sorted(self.table.holders)}
        public = as_then(self.projection.public_view())
        table = as_then(self.projection.table_view())
        if "shares" in (match := table.get("match") or {}):
            table["match"] = {SPELLED_THEN.get(key, key): value for key, value in match.items()}
        return {"table": table, "public": public, "own": own}


async def replay_all(file):
    """Open a database and replay each of its tables; return them by code."""
    with closing(sqlite3.connect(file)) as connection:
        codes = [code for (code,) in connection.execute("SELECT code FROM tables ORDER BY id")]
    tables = {}
    async with open_database(f"sqlite:///{file}", EVENT_TYPES, SetClock()) as database:
        for code in codes:
            row = await database.index.find(code)
            replayed = Replayed(Table(RULES[row.game]), Projection())
            for entry in await database.log.read(row.id, row.game):
                apply(replayed.table, entry)
                replayed.projection.apply(entry, replayed.table)
            assert (replayed.table.code, replayed.table.phase) == (row.code, row.phase)
            tables[code] = replayed
    return tables


@pytest.fixture
async def written_now(tmp_path):
    """A database as this code writes it."""
    opened = ev.TableOpened("all", "KTRWPM", "morpho", {"target": 10})
    joined = ev.PlayerJoined("all", "p1", "Ann")
    file = tmp_path / "now.db"
    async with open_database(f"sqlite:///{file}", EVENT_TYPES, SetClock()) as database:
        table = await database.index.add("KTRWPM", "morpho", NOON)
        entries = [
            Entry(seq, NOON, None, None, None, None, (event,))
            for seq, event in enumerate((opened, joined), 1)
        ]
        await database.log.append_all(table, entries)
    return file


@pytest.mark.parametrize("release", RELEASES, ids=lambda file: file.stem)
async def test_a_database_of_any_release_shows_the_same_views(release, tmp_path):
    file = Path(shutil.copy(release, tmp_path))

    tables = await replay_all(file)

    expected = json.loads(release.with_suffix(".json").read_text())
    views = {code: replayed.views() for code, replayed in tables.items()}
    assert json.loads(json.dumps(views)) == expected


def test_there_is_a_database_of_every_release():
    assert "0.1.0" in [release.stem for release in RELEASES]


async def test_replaying_a_database_gives_its_tables(written_now):
    tables = await replay_all(written_now)

    assert [player.name for player in tables["KTRWPM"].table.players.values()] == ["Ann"]


async def test_replaying_a_database_finds_unreadable_forms(written_now):
    with closing(sqlite3.connect(written_now)) as connection, connection:
        connection.execute(f"UPDATE entries SET checksum = NULL, body = {RENAMED}")

    with pytest.raises(EntryUnreadableError, match="“arrived”"):
        await replay_all(written_now)
