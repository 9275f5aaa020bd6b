"""An SQLite file has one name, one server, and stays in its place, or nothing is acknowledged."""

import os
import shutil
import sys
from contextlib import closing
from sqlite3 import connect

import pytest

from morpho_server.storage.database import sqlite_file
from morpho_server.storage.database.errors import DatabaseInUseError, DatabaseNamesError
from morpho_server.storage.database.open import backend_of, open_database
from morpho_server.tables.ports import LogUnavailableError
from tests.support.storage.refusal import refusal
from tests.support.storage.small_game import EVENT_TYPES, append, entry

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="files are held there otherwise")


@pytest.fixture
async def database(sqlite_url, clock):
    async with open_database(sqlite_url, EVENT_TYPES, clock, serving=True) as opened:
        yield opened


@pytest.fixture
def file(tmp_path):
    return tmp_path / "morpho.db"


def second_name(file):
    (file.parent / "other").mkdir()
    other = file.parent / "other" / "tables.db"
    os.link(file, other)
    return f"sqlite:///{other}"


async def test_a_file_in_use_has_no_server_by_another_name(database, file, clock):
    error = await refusal(second_name(file), clock, serving=True)

    assert type(error) is DatabaseInUseError
    assert "under another name" in str(error)


@pytest.mark.parametrize("serving", [True, False])
async def test_a_file_with_two_names_is_refused(sqlite_url, file, clock, serving):
    async with open_database(sqlite_url, EVENT_TYPES, clock):
        pass
    for url in (second_name(file), sqlite_url):
        error = await refusal(url, clock, serving=serving)

        assert type(error) is DatabaseNamesError
        assert "2 names (hard links)" in str(error)
        with pytest.raises(DatabaseNamesError):
            backend_of(url).looking()


async def test_a_file_mounted_by_itself_is_refused(tmp_path, clock, monkeypatch):
    folder = tmp_path / "my data"
    folder.mkdir()
    (folder / "morpho.db").touch()
    (tmp_path / "mounts").write_text(
        "22 1 8:1 / / rw - ext4 /dev/sda1 rw\n\n"
        rf"36 22 8:1 /a.db {str(folder / 'morpho.db').replace(' ', chr(92) + '040')} rw - ext4 x rw"
    )
    url = f"sqlite:///{folder / 'morpho.db'}"
    async with open_database(url, EVENT_TYPES, clock):
        pass
    monkeypatch.setattr(sqlite_file, "MOUNTS", tmp_path / "mounts")

    error = await refusal(url, clock)

    assert type(error) is DatabaseNamesError
    assert f"Mount its folder instead, at {folder}" in str(error)


def remove(file):
    file.unlink()


def move(file):
    file.rename(file.with_name("moved.db"))


def replace(file):
    shutil.copy(file, file.with_name("copy.db"))
    file.with_name("copy.db").replace(file)


def copy_over(file):
    """Write an older form into the same file, as “cp” does."""
    file.write_bytes(file.with_name("older.db").read_bytes())


def empty(file):
    os.truncate(file, 0)


def remove_log(file):
    file.with_name("morpho.db-wal").unlink()


def remove_index_of_log(file):
    file.with_name("morpho.db-shm").unlink()


@pytest.mark.parametrize(
    "happens", [remove, move, replace, copy_over, empty, remove_log, remove_index_of_log]
)
async def test_nothing_is_acknowledged_in_a_lost_file(database, file, caplog, happens):
    table = await database.index.add("KTRWPM", "small", 1)
    shutil.copy(file, file.with_name("older.db"))
    await append(database, table, entry(1, "x" * 50_000))
    *_, known = await append(database, table, entry(2, "x" * 50_000))
    await database.log._writer.write(checkpoint)
    await database.health.check()

    happens(file)

    for _ in range(2):
        with pytest.raises(LogUnavailableError, match=r"morpho\.db.* was removed or replaced"):
            await database.log.append(table, entry(3), known)
        with pytest.raises(LogUnavailableError):
            await database.health.check()
    assert "nothing is written any more" in caplog.text


def checkpoint(connection):
    driver = connection.connection.dbapi_connection
    driver.commit()
    driver.execute("PRAGMA wal_checkpoint")
    driver.execute("BEGIN")


async def test_a_file_that_was_put_back_is_written_again(database, file):
    table = await database.index.add("KTRWPM", "small", 1)
    move(file)
    with pytest.raises(LogUnavailableError):
        await database.log.append(table, entry(1))

    file.with_name("moved.db").rename(file)

    await database.log.append(table, entry(1))
    assert len(await database.log.read(table, "small")) == 1


async def test_an_end_in_order_saves_what_a_lost_log_held(sqlite_url, file, clock):
    async with open_database(sqlite_url, EVENT_TYPES, clock, serving=True) as database:
        table = await database.index.add("KTRWPM", "small", 1)
        await append(database, table, entry(1))
        *_, known = await append(database, table, entry(2))
        remove_log(file)
        with pytest.raises(LogUnavailableError, match="if it ends in order"):
            await database.log.append(table, entry(3), known)

    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        assert len(await database.log.read(table, "small")) == 2


async def test_a_server_goes_on_after_other_programs_wrote(database, file):
    table = await database.index.add("KTRWPM", "small", 1)
    with closing(connect(file)) as other:
        other.execute("CREATE TABLE more (id INTEGER)")
        other.execute("DROP TABLE more")
        other.execute("VACUUM")
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    for seq in (1, 2):
        await append(database, table, entry(seq))


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o640), (0o666, 0o660), (0o600, 0o600)])
async def test_others_may_not_read_a_file_made_beforehand(sqlite_url, file, clock, before, after):
    async with open_database(sqlite_url, EVENT_TYPES, clock):
        pass
    file.chmod(before)

    async with open_database(sqlite_url, EVENT_TYPES, clock, serving=True) as database:
        await database.guests.make("Ann")
        found = [file, file.with_name("morpho.db-wal"), file.with_name("morpho.db-shm")]
        assert {each.stat().st_mode & 0o777 for each in found} == {after}
