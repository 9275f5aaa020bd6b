"""A damaged page of SQLite harms what lies on it, and a backup comes back over any damage."""

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from morpho_server.cli import main
from morpho_server.storage.backup import restore, salvage
from morpho_server.storage.database.errors import DatabaseDamagedError, EntryUnreadableError
from morpho_server.storage.database.open import open_database
from morpho_server.storage.database.sqlite_file import SqliteFile
from morpho_server.storage.expiry import DAY
from morpho_server.storage.retention import Removed
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.ports import LogUnavailableError
from tests.support.storage.clocks import SetClock
from tests.support.storage.refusal import refusal
from tests.support.storage.small_game import EVENT_TYPES, NOON, append, entry

PAGE = 4096
GUESTS = 200


@pytest.fixture
def file(tmp_path):
    return tmp_path / "morpho.db"


@pytest.fixture
async def tokens(sqlite_url, file):
    """Fill a file with three tables, each on pages of its own; return the tokens of its guests."""
    async with open_database(sqlite_url, EVENT_TYPES, SetClock()) as database:
        made = await asyncio.gather(*(database.guests.make(f"Guest {n}") for n in range(GUESTS)))
        for code in "ABC":
            table = await database.index.add(code, "small", 1)
            lines = [entry(seq, f"{code}{seq} " + "x" * 300) for seq in range(1, 31)]
            await database.log.append_all(table, lines)
    assert file.stat().st_size > 20 * PAGE
    return [token for _, token in made]


@pytest.fixture
def morpho(monkeypatch, capsys, sqlite_url):
    """Run a command on the database; return its exit status and what it said."""
    monkeypatch.setenv("MORPHO_DATABASE", sqlite_url)

    def run(*arguments):
        return main([*map(str, arguments)]), capsys.readouterr().err

    return run


def page_of(file, text):
    return file.read_bytes().index(text) // PAGE


def damage(file, page):
    with file.open("r+b") as opened:
        opened.seek(page * PAGE)
        opened.write(random.Random(1).randbytes(PAGE))


async def test_a_server_starts_without_what_it_can_not_read(
    tokens, sqlite_url, file, clock, caplog
):
    damage(file, page_of(file, b"A17 "))

    async with open_database(sqlite_url, EVENT_TYPES, clock, serving=True) as database:
        assert "is damaged" in caplog.text
        assert "What can't be read is refused" in caplog.text
        with pytest.raises(EntryUnreadableError, match="of table 1 can't be read"):
            await database.log.read(1, "small")
        for table in (2, 3):
            assert len(await database.log.read(table, "small")) == 30
            await append(database, table, entry(31))
        await database.health.check()


async def test_work_at_a_damaged_page_fails_alone(tokens, sqlite_url, file, clock):
    damage(file, page_of(file, b"A17 "))

    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:

        def remove(connection):
            connection.exec_driver_sql("DELETE FROM entries WHERE table_id = 1")

        outcomes = await asyncio.gather(
            append(database, 2, entry(31)),
            database.log._writer.write(remove),
            database.guests.make("Late"),
            append(database, 3, entry(31)),
            return_exceptions=True,
        )
        failed = [isinstance(each, LogUnavailableError) for each in outcomes]
        assert failed == [False, True, False, False]
        assert len(await database.log.read(3, "small")) == 31


async def test_guests_on_a_damaged_page_keep_no_others_out(tokens, sqlite_url, file, clock):
    damage(file, page_of(file, b"Guest 9"))

    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        found = await asyncio.gather(
            *(database.guests.find(token) for token in tokens), return_exceptions=True
        )

    lost = [isinstance(each, LogUnavailableError) for each in found]
    assert 0 < sum(lost) < GUESTS / 2
    assert all(each is not None for each in found)


async def test_a_damaged_table_keeps_no_others_from_expiring(tokens, sqlite_url, file, clock):
    damage(file, page_of(file, b"A17 "))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE entries SET at = 1 WHERE table_id = 2")

    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        before = Millis(NOON + DAY)
        assert await database.retention.remove(before, lambda _: False) == Removed(2, GUESTS)


async def test_a_backup_leaves_out_damaged_pages_and_names_them(
    tokens, sqlite_url, file, clock, morpho, tmp_path
):
    damage(file, page_of(file, b"B17 "))

    status, said = morpho("backup", tmp_path / "backup")

    assert status == 1
    assert "A damaged row was left out: entries (rows " in said
    assert morpho("restore", "--force", tmp_path / "backup")[0] == 0
    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        with pytest.raises(EntryUnreadableError, match="of table 2 can't be read: it is missing"):
            await database.log.read(2, "small")
        for table in (1, 3):
            assert len(await database.log.read(table, "small")) == 30
        assert await database.index.add("D", "small", 1) == 4
    status, said = morpho("backup", tmp_path / "again")
    assert status == 1
    assert "Rows were missing in the database: entries (table_id 2): " in said


async def test_rows_without_what_they_belong_to_are_left_out(tokens, file, morpho, tmp_path):
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE tables SET code = CAST(x'ff' AS TEXT) WHERE id = 2")
    assert morpho("backup", tmp_path / "backup")[0] == 1

    status, said = morpho("restore", "--force", tmp_path / "backup")

    assert status == 1
    assert "Restored 2 tables with 60 entries, and 200 guests." in said
    assert "30 rows were left out" in said


def cut(file):
    os.truncate(file, file.stat().st_size // 2)


def write_a_letter(file):
    file.write_text("This is a letter to my aunt. " * 200)


def damage_the_first_page(file):
    damage(file, 0)


def damage_an_entry(file):
    damage(file, page_of(file, b"A17 "))


@pytest.mark.parametrize("spoil", [cut, write_a_letter, damage_the_first_page, damage_an_entry])
async def test_a_backup_comes_back_over_any_damage(
    tokens, sqlite_url, file, clock, morpho, tmp_path, spoil
):
    assert morpho("backup", tmp_path / "backup")[0] == 0
    spoil(file)
    damaged = file.read_bytes()

    status, said = morpho("restore", tmp_path / "backup")
    assert (status, file.read_bytes()) == (2, damaged)
    assert "With --force it is set aside" in said

    status, said = morpho("restore", "--force", tmp_path / "backup")
    assert status == 0
    assert f"The damaged database is now {file}-damaged." in said
    assert file.with_name("morpho.db-damaged").read_bytes() == damaged
    async with open_database(sqlite_url, EVENT_TYPES, clock, serving=True) as database:
        assert len(await database.log.read(1, "small")) == 30


@pytest.mark.parametrize("spoil", [cut, write_a_letter, damage_the_first_page])
async def test_a_server_does_not_start_with_a_file_it_can_not_read(
    tokens, sqlite_url, file, clock, spoil
):
    spoil(file)

    assert type(await refusal(sqlite_url, clock)) is DatabaseDamagedError


async def test_a_restore_that_fails_puts_a_damaged_file_back(
    tokens, file, morpho, tmp_path, monkeypatch
):
    morpho("backup", tmp_path / "backup")
    damage_an_entry(file)
    before = {each: each.read_bytes() for each in tmp_path.iterdir()}

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(restore, "_fill", fail)
    assert morpho("restore", "--force", tmp_path / "backup")[0] == 2

    after = {each: each.read_bytes() for each in tmp_path.iterdir() if "server" not in each.name}
    assert after == before


def test_a_damaged_file_that_can_not_be_moved_stays(file, monkeypatch):
    write_a_letter(file)
    file.with_name("morpho.db-wal").write_bytes(b"a log")
    before = file.read_bytes()
    replace = Path.replace

    def refuse_logs(self, target):
        if self.name.endswith("-wal"):
            raise PermissionError(13, "Permission denied")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", refuse_logs)
    with pytest.raises(PermissionError), SqliteFile(file).set_aside():
        pass

    assert file.read_bytes() == before
    assert file.with_name("morpho.db-wal").read_bytes() == b"a log"


def test_an_earlier_damaged_file_is_kept_as_well(file):
    for text in (b"first", b"second", b"third"):
        file.write_bytes(text)
        with SqliteFile(file).set_aside():
            pass

    kept = [file.with_name(f"morpho.db-damaged{number}") for number in ("", 2, 3)]
    assert [each.read_bytes() for each in kept] == [b"first", b"second", b"third"]


@pytest.mark.parametrize("second", [range(126, 146), range(220, 290), range(4000, 6000)])
def test_rows_between_two_damaged_stretches_are_read(monkeypatch, second):
    damaged = [*range(100, 120), *second]

    def read(_self, first, most):
        numbers = range(first, min(first + most, 10_000))
        return None if any(each in numbers for each in damaged) else [(n, n) for n in numbers]

    monkeypatch.setattr(salvage._Rows, "__init__", lambda *_: None)
    monkeypatch.setattr(salvage._Rows, "read", read)
    parts = list(salvage.read_around_damage(None, None, 500))

    found = [row[0] for part in parts if isinstance(part, list) for row in part]
    assert found == [number for number in range(10_000) if number not in damaged]


async def test_a_backup_comes_back_over_a_newer_release(tokens, file, morpho, tmp_path):
    morpho("backup", tmp_path / "backup")
    with closing(sqlite3.connect(file)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '0999'")
    assert morpho("restore", tmp_path / "backup")[0] == 2

    assert morpho("restore", "--force", tmp_path / "backup")[0] == 0
