"""A server that can't use its database says why, and does not start halfway."""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from morpho_server.storage.database.errors import (
    BadDatabaseUrlError,
    DatabaseDamagedError,
    DatabaseEmptiedError,
    DatabaseForeignError,
    DatabaseFullError,
    DatabaseInUseError,
    DatabaseLockedError,
    DatabaseUnwritableError,
    FolderUnusableError,
    SchemaTooNewError,
)
from morpho_server.storage.database.open import backend_of, open_database
from tests.support.nightly import nightly
from tests.support.storage.refusal import refusal
from tests.support.storage.small_game import EVENT_TYPES, append, entry

OPEN_WITHOUT_ROOM = """
import asyncio, resource, sys
from morpho_server.storage.database.open import backend_of, open_database
from morpho_server.storage.database.errors import DatabaseUnusableError
from tests.support.storage.clocks import SetClock

async def start():
    async with open_database(sys.argv[1], {}, SetClock()):
        print("started")

resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
try:
    asyncio.run(start())
except DatabaseUnusableError as error:
    print(type(error).__name__, error)
"""


@pytest.fixture
async def filled(sqlite_url, tmp_path, clock):
    """A database with some entries in it; returns its file."""
    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        table = await database.index.add("KTRWPM", "small", 1)
        for seq in range(1, 51):
            await append(database, table, entry(seq, "x" * 300))
    return tmp_path / "morpho.db"


@pytest.fixture
def nothing():
    """No database yet."""


@pytest.fixture
async def left_by_a_crash(filled, sqlite_url, tmp_path, clock):
    """A database with all the files that a server leaves behind which did not close it."""
    saved = tmp_path / "saved"
    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        await database.index.add("ANOTHER", "small", 1)
        saved.mkdir()
        for file in tmp_path.glob("morpho.db*"):
            shutil.copy(file, saved)
    for file in saved.iterdir():
        shutil.copy(file, tmp_path)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "morpho.db",
        "sqlite",
        "/data/morpho.db",
        "mysql://localhost/x",
        "sqlite+aiosqlite:///x",
        "postgresql+asyncpg://localhost/x",
        "postgresql://localhost:many/x",
    ],
)
async def test_a_url_of_no_known_database_is_refused(url, clock):
    error = await refusal(url, clock)

    assert type(error) is BadDatabaseUrlError
    assert "sqlite://" in str(error)
    assert "postgresql://" in str(error)


async def test_a_refused_url_is_not_repeated(clock):
    error = await refusal("postgres//ann:opensesame@host", clock)

    assert "opensesame" not in str(error)


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite:///file:x?mode=memory"]
)
async def test_a_database_in_memory_is_refused_with_the_reason(url, clock):
    error = await refusal(url, clock)

    assert type(error) is BadDatabaseUrlError
    assert "must be a file" in str(error)


@pytest.mark.parametrize("query", ["mode=ro", "timeout=soon", "timeout=1&timeout=2"])
async def test_a_url_with_an_unknown_setting_is_refused(sqlite_url, query, clock):
    assert type(await refusal(f"{sqlite_url}?{query}", clock)) is BadDatabaseUrlError


async def test_the_folder_is_made_and_the_files_are_the_servers_alone(tmp_path, clock, monkeypatch):
    monkeypatch.chdir(tmp_path)
    async with open_database("sqlite:///data/morpho.db", EVENT_TYPES, clock) as database:
        await database.guests.make("Ann")
        files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("data/*")}

    assert set(files) == {"morpho.db", "morpho.db-wal", "morpho.db-shm", "morpho.db-created"}
    assert set(files.values()) == {0o600}


async def test_a_folder_in_a_missing_folder_is_not_made(tmp_path, clock):
    error = await refusal(f"sqlite:///{tmp_path}/misspelt/data/morpho.db", clock)

    assert type(error) is FolderUnusableError
    assert f"{tmp_path}/misspelt/data" in str(error)
    assert not (tmp_path / "misspelt").exists()


async def test_a_file_in_place_of_the_folder_is_named(tmp_path, clock):
    (tmp_path / "data").touch()

    for path in ("data/morpho.db", "data/further/morpho.db"):
        error = await refusal(f"sqlite:///{tmp_path}/{path}", clock)
        assert type(error) is FolderUnusableError


async def test_a_folder_in_place_of_the_file_is_named(tmp_path, sqlite_url, clock):
    (tmp_path / "morpho.db").mkdir()

    assert type(await refusal(sqlite_url, clock)) is DatabaseUnwritableError


async def test_a_folder_that_takes_no_files_is_named(clock):
    error = await refusal("sqlite:////proc/morpho.db", clock)

    assert type(error) is FolderUnusableError
    assert "/proc/morpho.db can't be made" in str(error)


def test_a_file_that_may_only_be_read_is_called_so(filled):
    with (
        closing(sqlite3.connect(f"file:{filled}?mode=ro", uri=True)) as read_only,
        pytest.raises(sqlite3.OperationalError) as raised,
    ):
        read_only.execute("DELETE FROM entries")

    error = backend_of(f"sqlite:///{filled}").explain(raised.value)

    assert type(error) is DatabaseUnwritableError
    assert "may only be read" in str(error)


@pytest.fixture
def file_to_read(filled):
    """A copy of that file in a folder of its own, which this user may only read."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "morpho.db"
        shutil.copyfile(filled, kept)
        kept.chmod(0o444)
        Path(folder).chmod(0o777)
        may_do_everything = os.geteuid() == 0
        if may_do_everything:
            os.seteuid(65534)
        yield kept
        if may_do_everything:
            os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="files have other permissions there")
async def test_a_server_does_not_start_with_a_read_only_file(file_to_read, clock):
    error = await refusal(f"sqlite:///{file_to_read}", clock)

    assert type(error) is DatabaseUnwritableError
    assert "lacks the permission" in str(error)


async def test_a_file_of_another_kind_is_named(tmp_path, sqlite_url, clock):
    (tmp_path / "morpho.db").write_text("This is a letter to my aunt. " * 200)

    error = await refusal(sqlite_url, clock)

    assert type(error) is DatabaseDamagedError
    assert "not an SQLite database" in str(error)
    assert (tmp_path / "morpho.db").read_text().startswith("This is a letter")


async def test_a_file_that_lost_its_end_is_damaged(filled, sqlite_url, clock):
    with filled.open("r+b") as file:
        file.truncate(filled.stat().st_size // 2)

    assert type(await refusal(sqlite_url, clock)) is DatabaseDamagedError


async def test_an_empty_file_becomes_a_database(tmp_path, sqlite_url, clock):
    (tmp_path / "morpho.db").touch()

    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        assert await database.index.find("NOBODY") is None


def cut(file):
    os.truncate(file, 0)


def take_away(file):
    file.unlink()


def drop_all(file):
    with closing(sqlite3.connect(file)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        for (name,) in tables.fetchall():
            if not name.startswith("sqlite_"):
                connection.execute(f"DROP TABLE {name}")
        connection.execute("VACUUM")


@pytest.mark.parametrize(
    ("empty", "found"), [(cut, "is empty"), (take_away, "is missing"), (drop_all, "is empty")]
)
async def test_an_emptied_database_is_not_taken_for_a_new_one(
    filled, sqlite_url, clock, empty, found
):
    empty(filled)

    error = await refusal(sqlite_url, clock)

    assert type(error) is DatabaseEmptiedError
    assert found in str(error)
    assert "morpho restore" in str(error)
    assert str(filled.with_name("morpho.db-created")) in str(error)


async def test_the_log_beside_an_emptied_file_is_kept(left_by_a_crash, tmp_path, sqlite_url, clock):
    cut(tmp_path / "morpho.db")
    log = (tmp_path / "morpho.db-wal").read_bytes()
    assert log

    await refusal(sqlite_url, clock)

    assert (tmp_path / "morpho.db-wal").read_bytes() == log


async def test_without_its_marker_a_deleted_database_begins_anew(filled, sqlite_url, clock):
    for file in filled.parent.glob("morpho.db*"):
        file.unlink()

    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        assert await database.index.find("KTRWPM") is None


async def test_a_database_of_a_release_without_markers_gets_one(filled, sqlite_url, clock):
    marker = filled.with_name("morpho.db-created")
    marker.unlink()

    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        assert await database.index.find("KTRWPM")

    assert marker.exists()


async def test_a_moved_database_is_found_where_it_is_now(filled, tmp_path, clock):
    (tmp_path / "elsewhere").mkdir()
    filled.rename(tmp_path / "elsewhere" / "tables.db")

    async with open_database(
        f"sqlite:///{tmp_path / 'elsewhere' / 'tables.db'}", EVENT_TYPES, clock
    ) as database:
        assert await database.index.find("KTRWPM")


async def test_a_newer_schema_is_not_touched(filled, sqlite_url, clock):
    with closing(sqlite3.connect(filled)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '0999'")
    before = filled.read_bytes()

    error = await refusal(sqlite_url, clock)

    assert type(error) is SchemaTooNewError
    assert "newer release" in str(error)
    assert "0999" in str(error)
    assert filled.read_bytes() == before


async def test_a_database_of_another_program_is_not_touched(tmp_path, sqlite_url, clock):
    file = tmp_path / "morpho.db"
    with closing(sqlite3.connect(file)) as foreign, foreign:
        foreign.execute("CREATE TABLE bookmarks (id INTEGER)")
    before = file.read_bytes()

    error = await refusal(sqlite_url, clock)

    assert type(error) is DatabaseForeignError
    assert file.read_bytes() == before


async def test_a_database_that_another_program_holds_is_locked(filled, sqlite_url, clock):
    with closing(sqlite3.connect(filled, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        error = await refusal(f"{sqlite_url}?timeout=0.05", clock)

    assert type(error) is DatabaseLockedError


async def test_a_file_has_one_server_at_a_time(sqlite_url, tmp_path, clock):
    (tmp_path / "same.db").symlink_to(tmp_path / "morpho.db")
    async with open_database(sqlite_url, EVENT_TYPES, clock, serving=True) as database:
        for url in (sqlite_url, f"sqlite:///{tmp_path / 'same.db'}"):
            error = await refusal(url, clock, serving=True)

            assert type(error) is DatabaseInUseError
            assert "in use by a server" in str(error)
        assert await database.index.add("KTRWPM", "small", 1)
        assert not list(tmp_path.glob("*-journal"))

    async with open_database(sqlite_url, EVENT_TYPES, clock, serving=True) as database:
        assert await database.index.find("KTRWPM")


async def test_a_disk_that_is_all_but_full_is_noticed_at_the_start(sqlite_url, clock, monkeypatch):
    monkeypatch.setattr("shutil.disk_usage", lambda _folder: SimpleNamespace(free=4096))

    error = await refusal(sqlite_url, clock)

    assert type(error) is DatabaseFullError
    assert "the disk is full" in str(error)


@pytest.mark.skipif(sys.platform == "win32", reason="file sizes can't be limited there")
@pytest.mark.parametrize("before", ["filled", nightly("nothing"), nightly("left_by_a_crash")])
def test_a_disk_without_room_is_noticed_at_the_start(request, sqlite_url, before):
    request.getfixturevalue(before)

    child = subprocess.run(
        [sys.executable, "-c", OPEN_WITHOUT_ROOM, sqlite_url],
        capture_output=True,
        text=True,
        check=True,
        cwd=request.config.rootpath,
    )

    assert child.stdout.startswith("DatabaseUnwritableError")
