"""A database that fails while the server runs: said clearly, and over when the fault is."""

import asyncio
import logging
import sqlite3
import threading
import traceback
from contextlib import closing

import pytest
from sqlalchemy import event

from morpho_server.storage.database import reader, writer
from morpho_server.storage.database.errors import EntryUnreadableError
from morpho_server.storage.database.open import open_database
from morpho_server.tables.ports import LogFullError, LogLockedError, LogUnavailableError
from tests.support.pages import TIMEOUT
from tests.support.storage.small_game import EVENT_TYPES, append, as_made, entry, read


@pytest.fixture
async def sqlite(sqlite_url, clock):
    async with open_database(f"{sqlite_url}?timeout=0.05", EVENT_TYPES, clock) as opened:
        yield opened


@pytest.fixture
async def tables(sqlite):
    return [await sqlite.index.add(f"T{number}", "small", 1) for number in range(5)]


@pytest.fixture
def another_program(tmp_path):
    with closing(sqlite3.connect(tmp_path / "morpho.db", isolation_level=None)) as connection:
        yield connection


async def append_to_all(database, tables, seq, text="hello"):
    appended = [append(database, table, entry(seq, text)) for table in tables]
    return await asyncio.gather(*appended, return_exceptions=True)


def leave_no_room(connection):
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_a_locked_database_is_unavailable_until_it_is_free(sqlite, tables, another_program):
    another_program.execute("BEGIN IMMEDIATE")
    refused = await append_to_all(sqlite, tables, 1)
    another_program.execute("ROLLBACK")
    accepted = await append_to_all(sqlite, tables, 1)

    assert {type(each) for each in refused} == {LogLockedError}
    assert "locked by another program" in str(refused[0])
    assert [type(each) for each in accepted] == [tuple] * 5
    assert await read(sqlite, tables[0]) == [entry(1)]


async def test_callers_during_a_lock_share_the_same_answer(sqlite_url, clock, another_program):
    async with open_database(f"{sqlite_url}?timeout=2", EVENT_TYPES, clock) as database:
        tables = [await database.index.add(f"T{number}", "small", 1) for number in range(2)]
        another_program.execute("BEGIN IMMEDIATE")
        first = database.log.append(tables[0], entry(1))
        await asyncio.sleep(0.1)
        second = database.log.append(tables[1], entry(1))

        await asyncio.wait([first])
        await asyncio.sleep(0.1)

        assert second.done(), "it would wait for the lock as long again"
        assert {type(each.exception()) for each in (first, second)} == {LogLockedError}
        another_program.execute("ROLLBACK")
        await append(database, tables[1], entry(1))


async def test_only_so_much_waits_to_be_written(sqlite, tables, monkeypatch):
    monkeypatch.setattr(writer, "MOST_WAITING", 3)

    outcomes = await append_to_all(sqlite, tables, 1)

    assert [type(each) for each in outcomes] == [tuple] * 3 + [LogUnavailableError] * 2
    assert [type(each) for each in await append_to_all(sqlite, tables[3:], 1)] == [tuple] * 2


async def test_an_entry_waits_for_a_short_lock(sqlite_url, clock, another_program):
    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        table = await database.index.add("KTRWPM", "small", 1)
        another_program.execute("BEGIN IMMEDIATE")
        appended = database.log.append(table, entry(1))
        await asyncio.wait([appended], timeout=0.1)
        another_program.execute("ROLLBACK")

        await appended


async def test_a_known_guest_signs_in_although_nothing_can_be_written(
    sqlite, clock, another_program, caplog
):
    made, token = await sqlite.guests.make("Ann")
    clock.turn(minutes=60)
    another_program.execute("BEGIN IMMEDIATE")

    assert await sqlite.guests.find(token) == made

    await sqlite.guests.finish()
    assert "was seen can't be noted" in caplog.text


async def test_a_known_guest_signs_in_without_waiting_for_a_lock(
    sqlite_url, clock, another_program
):
    async with open_database(f"{sqlite_url}?timeout={2 * TIMEOUT}", EVENT_TYPES, clock) as database:
        made, token = await database.guests.make("Ann")
        clock.turn(minutes=60)
        another_program.execute("BEGIN IMMEDIATE")

        for _ in range(3):
            assert await asyncio.wait_for(database.guests.find(token), TIMEOUT) == made

        another_program.execute("ROLLBACK")


async def test_a_full_disk_is_unavailable_until_there_is_room(sqlite, tables):
    await sqlite.log._writer.write(leave_no_room)
    refused = await append_to_all(sqlite, tables, 1, "x" * 10_000)
    # The writer has let the connection go whose file could not grow.
    accepted = await append_to_all(sqlite, tables, 1, "x" * 10_000)

    assert {type(each) for each in refused} == {LogFullError}
    assert "the disk is full" in str(refused[0])
    assert [type(each) for each in accepted] == [tuple] * 5


async def test_a_full_disk_fails_the_whole_batch(sqlite, tables):
    first, second, third, *_ = tables
    await append(sqlite, first, entry(1))
    await sqlite.log._writer.write(leave_no_room)
    outcomes = await asyncio.gather(
        sqlite.log.append(second, entry(1)),
        sqlite.log.append(first, entry(1)),
        sqlite.log.append(third, entry(1, "x" * 10_000)),
        return_exceptions=True,
    )

    assert {type(each) for each in outcomes} == {LogFullError}
    assert await read(sqlite, second) == []


async def test_reading_what_is_gone_is_unavailable(sqlite, tables, another_program):
    another_program.execute("ALTER TABLE entries RENAME TO gone")

    with pytest.raises(LogUnavailableError):
        await read(sqlite, tables[0])


async def test_a_long_wait_for_a_reader_is_an_error(sqlite_url, clock, monkeypatch):
    monkeypatch.setattr(reader, "MOST_READERS", 1)
    monkeypatch.setattr(reader, "WAITING_SECONDS", 0.05)
    begun, free = threading.Event(), threading.Event()

    def hold(*_):
        begun.set()
        free.wait(30)

    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        event.listen(database.index._reader._engine, "checkout", hold)
        slow = asyncio.create_task(database.index.find("KTRWPM"))
        await asyncio.to_thread(begun.wait, 30)
        with pytest.raises(LogUnavailableError, match="was busy for too long"):
            await database.index.notes_of(1)
        free.set()

        assert await slow is None
        assert await database.index.find("KTRWPM") is None


async def test_an_abandoned_reader_is_free_after_its_read(sqlite):
    questions = [asyncio.create_task(sqlite.index.find("KTRWPM")) for _ in range(50)]
    await asyncio.sleep(0)
    for question in questions:
        question.cancel()
    await asyncio.wait(questions)

    assert await asyncio.gather(*(sqlite.index.find("KTRWPM") for _ in range(20))) == [None] * 20


async def test_no_fault_tells_what_was_to_be_written(sqlite, tables, caplog):
    caplog.set_level(logging.DEBUG)
    await sqlite.log._writer.write(leave_no_room)
    with pytest.raises(LogUnavailableError) as raised:
        await append(sqlite, tables[0], entry(1, "secret" * 2000))

    trace = "".join(traceback.format_exception(raised.value))
    assert "Writing failed" in caplog.text
    assert "secretsecret" not in caplog.text + trace


async def test_an_entry_that_is_no_text_is_unreadable_and_not_shown(
    sqlite, tables, another_program, caplog
):
    for table in tables[:2]:
        for seq in (1, 2, 3):
            await append(sqlite, table, entry(seq, "secret"))
    spoilt = "UPDATE entries SET body = CAST(x'ff' || body AS TEXT) WHERE table_id = ? AND seq = 2"
    another_program.execute(spoilt, (tables[0],))

    with pytest.raises(EntryUnreadableError) as raised:
        await read(sqlite, tables[0])

    trace = "".join(traceback.format_exception(raised.value))
    assert f"Entry 2 of table {tables[0]} can't be read" in trace
    assert "secret" not in caplog.text + trace
    assert len(await read(sqlite, tables[1])) == 3


CHANGES = [
    "body = replace(body, 'hello', 'hallo')",
    "body = replace(body, 'killer', 'miller')",
    "at = at + 1024",
    "player = 'p2'",
    "player = NULL",
    "command = 'c3'",
]
"""What leaves an entry as readable as it was."""


async def test_an_entry_that_is_not_what_was_written_is_unreadable(database):
    for number, change in enumerate(CHANGES):
        table = await database.index.add(f"TABLE{number}", "small", 1)
        for seq in (1, 2, 3):
            await append(database, table, entry(seq))
        await spoil(database, f"UPDATE entries SET {change} WHERE seq = 2 AND table_id = {table}")

        with pytest.raises(EntryUnreadableError, match=r"Entry 2 of table .* it is damaged"):
            await read(database, table)

        found = await database.log.read(table, "small", most=1)
        assert [as_made(each) for each in found] == [entry(1)]
        assert await read(database, table, after=2) == [entry(3)]


async def test_an_entry_that_is_another_tables_is_unreadable(database, table):
    other = await database.index.add("OTHERS", "small", 1)
    await append(database, table, entry(1))
    await spoil(database, f"UPDATE entries SET table_id = {other}")

    with pytest.raises(EntryUnreadableError, match=r"Entry 1 of table .* it is damaged"):
        await read(database, other)


async def test_an_entry_from_before_there_were_checksums_is_read(database, table):
    await append(database, table, entry(1))
    await spoil(database, "UPDATE entries SET checksum = NULL")

    assert await read(database, table) == [entry(1)]


async def spoil(database, statement):
    await database.log._writer.write(lambda connection: connection.exec_driver_sql(statement))


@pytest.mark.parametrize("garbage", ["x'ff'", "17", "'[]'", "''"])
async def test_an_entry_of_any_form_is_unreadable(sqlite, tables, another_program, garbage):
    await append(sqlite, tables[0], entry(1))
    another_program.execute(f"UPDATE entries SET body = {garbage}")

    with pytest.raises(EntryUnreadableError, match="Entry 1 of table"):
        await read(sqlite, tables[0])


async def test_readers_can_not_write(sqlite):
    engine = sqlite.log._reader._engine
    with engine.connect() as connection, pytest.raises(Exception, match="readonly"):
        connection.exec_driver_sql("DELETE FROM entries")


async def test_a_read_in_progress_at_the_end_leaves_no_connection_open(url, clock):
    begun, free, left_open = threading.Event(), threading.Event(), set()

    def hold(connection, *_):
        left_open.add(connection)
        begun.set()
        free.wait(30)

    async with open_database(url, EVENT_TYPES, clock) as database:
        reading = database.index._reader
        event.listen(reading._engine, "close", lambda ended, _: left_open.discard(ended))
        event.listen(reading._engine, "checkout", hold)
        slow = asyncio.create_task(database.index.find("KTRWPM"))
        await asyncio.to_thread(begun.wait, 30)
        slow.cancel()

    assert len(left_open) == 1
    free.set()
    await asyncio.to_thread(reading._threads.shutdown)
    assert not left_open
