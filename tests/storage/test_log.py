"""The guarantees of the log, on every kind of database."""

import asyncio
import sqlite3
import threading
from collections import Counter
from contextlib import asynccontextmanager, closing, contextmanager

import psycopg
import pytest
from sqlalchemy import event

from morpho_server.storage.database.errors import (
    EntryUnreadableError,
    EntryUnwritableError,
    GameUnknownError,
)
from morpho_server.storage.database.open import backend_of, open_database
from morpho_server.storage.log.codec import Codec
from morpho_server.storage.log.log import SLICE
from morpho_server.tables.ports import AppendConflictError, LogUnavailableError, TableGoneError
from tests.support.pages import TIMEOUT
from tests.support.storage.small_game import EVENT_TYPES, append, as_made, entry, read


async def hold_up(database):
    """Hold the writer up; return what lets it go on."""
    begun, go_on = threading.Event(), threading.Event()

    def wait(_connection):
        begun.set()
        go_on.wait(TIMEOUT)

    held_up = asyncio.create_task(database.log._writer.write(wait))
    await asyncio.to_thread(begun.wait, TIMEOUT)
    return go_on, held_up


@asynccontextmanager
async def one_batch(database):
    """Hold the writer up until everything in the block waits for it."""
    go_on, held_up = await hold_up(database)
    yield
    await asyncio.sleep(0)  # every task created in the block is waiting now
    go_on.set()
    await held_up


@contextmanager
def locked(url):
    """Block writes to the entries; they can still be read."""
    if url.startswith("sqlite"):
        path = url.removeprefix("sqlite:///")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
    else:
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE entries IN SHARE MODE")
            yield


def change(url, statement):
    """Change the database beside the server."""
    engine = backend_of(url).upgrading()
    with engine.begin() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()


@pytest.fixture
def commits(database):
    found = []
    event.listen(database.log._writer._engine, "commit", found.append)
    return found


async def test_appended_entries_are_read_unchanged(database, table):
    await append(database, table, entry(1))

    assert await read(database, table) == [entry(1)]


async def test_a_stored_entry_is_returned_and_readable_elsewhere(database, table):
    written = await append(database, table, entry(1))

    assert [database.log.entry_of(table, "small", written)] == await database.log.read(
        table, "small"
    )


async def test_changed_and_removed_tables_are_found_in_one_query(database):
    tables = [await database.index.add(f"T{number}", "small", 1) for number in range(6)]
    for table in tables[:5]:
        for seq in (1, 2):
            await append(database, table, entry(seq))
    nothing, one, behind, other, same, new = tables
    checksum = (await database.log.read(same, "small"))[-1].checksum

    known = {nothing: (0, None), one: (1, 5), behind: (3, 5), other: (2, 5)}
    known |= {same: (2, checksum), new: (0, None), 987: (0, None)}

    assert set(await database.log.changed(known)) == {nothing, one, behind, other, 987}
    assert list(await database.log.changed({})) == []


async def test_any_text_can_be_said(database, table):
    texts = ["\x00", "a\x00b\\u0000", "\x7f\x1b\u2028", "🜁 ≤ 家", "'; --%s %(x)s"]
    said = [entry(seq, text) for seq, text in enumerate(texts, 1)]
    for each in said:
        await append(database, table, each)

    assert await read(database, table) == said


async def test_a_new_table_has_no_entries(database, table):
    assert await read(database, table) == []


async def test_a_long_log_is_read_in_order(database, table, monkeypatch):
    written = [entry(seq) for seq in range(1, 101)]
    await database.log.append_all(table, written)

    for page in (50, 64, 100, 101):
        monkeypatch.setattr(database.log, "_page", page)
        assert await read(database, table) == written, page
        some = await database.log.read(table, "small", after=10, most=65)
        assert [as_made(each) for each in some] == written[10:75], page


async def test_entries_above_a_seq_can_be_read_alone(database, table):
    for seq in (1, 2, 3):
        await append(database, table, entry(seq))

    assert await read(database, table, after=1) == [entry(2), entry(3)]
    assert await read(database, table, after=3) == []


async def test_tables_have_logs_of_their_own(database, table):
    other = await database.index.add("OTHER", "small", 1)
    await append(database, table, entry(1, "here"))
    await append(database, other, entry(1, "there"))

    assert await read(database, other) == [entry(1, "there")]


async def test_a_seq_can_be_taken_once(database, table):
    await append(database, table, entry(1, "first"))

    with pytest.raises(AppendConflictError):
        await append(database, table, entry(1, "second"))
    assert await read(database, table) == [entry(1, "first")]


async def test_entries_appended_together_are_read_unchanged(database, table):
    written = [entry(seq) for seq in range(1, 2 * SLICE)]

    await database.log.append_all(table, written)

    assert await read(database, table) == written


async def test_of_entries_that_belong_together_all_are_written_or_none(database, table):
    await append(database, table, entry(1, "there already"))

    with pytest.raises(AppendConflictError):
        await database.log.append_all(table, [entry(2), entry(1)])

    assert await read(database, table) == [entry(1, "there already")]


async def test_an_entry_is_appended_directly_after_its_known_one(database, table):
    first = await append(database, table, entry(1))
    second = await append(database, table, entry(2))
    behind, another, too_many = (first[-1], 2), (second[-1] + 1, 3), (second[-1], 4)

    for after, seq in (behind, another, too_many):
        with pytest.raises(AppendConflictError):
            await database.log.append(table, entry(seq, "lost"), after)

        assert await read(database, table) == [entry(1), entry(2)]


async def test_a_conflict_keeps_no_other_table_waiting(database, table, commits):
    other = await database.index.add("OTHER", "small", 1)
    known = [await append(database, each, entry(1)) for each in (table, other)]
    async with one_batch(database):
        commits.clear()
        conflicting = database.log.append(table, entry(2), known[0][-1] + 1)
        appended = database.log.append(other, entry(2), known[1][-1])
    await appended

    with pytest.raises(AppendConflictError):
        await conflicting
    assert await read(database, table) == [entry(1)]
    assert await read(database, other) == [entry(1), entry(2)]


async def test_an_entry_without_a_checksum_is_followed(url, database, table):
    await append(database, table, entry(1))
    change(url, "UPDATE entries SET checksum = NULL")

    await database.log.append(table, entry(2), None)

    assert await read(database, table) == [entry(1), entry(2)]


async def test_a_lost_entry_changes_the_history_once(url, database, table, clock):
    _, seconds = [await append(database, table, entry(seq)) for seq in (1, 2)]
    head, before = (2, seconds[-1]), database.log.history
    assert not await database.log.lacks(table, head, before)
    assert database.log.history == before
    change(url, "DELETE FROM entries WHERE seq = 2")

    assert await database.log.lacks(table, head, before)
    changed = database.log.history
    assert await database.log.lacks(table, head, before), "another table, or another node"

    assert database.log.history == changed != before
    await database.log.has_changed(table, head)
    assert database.log.history == changed, "it is stored"


async def test_tables_that_append_at_once_share_a_commit(database, commits):
    tables = [await database.index.add(f"T{number}", "small", 1) for number in range(100)]
    async with one_batch(database):
        commits.clear()
        appended = [database.log.append(each, entry(1)) for each in tables]
    await asyncio.gather(*appended)

    assert len(commits) == 2  # what held the writer up, and all the others
    for each in tables:
        assert await read(database, each) == [entry(1)]


async def test_an_append_is_not_done_before_its_commit(url, database, table):
    with locked(url):
        appended = database.log.append(table, entry(1))
        await asyncio.wait([appended], timeout=0.2)

        assert not appended.done()
        assert await read(database, table) == []
    await appended
    assert await read(database, table) == [entry(1)]


async def test_a_failing_entry_fails_alone(database, table, commits):
    others = [await database.index.add(f"T{number}", "small", 1) for number in range(3)]
    await append(database, table, entry(1))
    nowhere = 12345
    async with one_batch(database):
        commits.clear()
        appended = [
            database.log.append(where, entry(1))
            for where in (others[0], table, others[1], nowhere, others[2], others[2])
        ]
    outcomes = await asyncio.gather(*appended, return_exceptions=True)

    assert [type(outcome) for outcome in outcomes] == [
        tuple,
        AppendConflictError,
        tuple,
        TableGoneError,
        tuple,
        AppendConflictError,
    ]
    assert len(commits) == 2
    for each in others:
        assert await read(database, each) == [entry(1)]


async def test_work_that_fails_fails_alone(database, table):
    def fail(_connection):
        raise ZeroDivisionError

    async with one_batch(database):
        failing = asyncio.create_task(database.log._writer.write(fail))
        appended = database.log.append(table, entry(1))

    with pytest.raises(LogUnavailableError):
        await failing
    await appended
    assert await read(database, table) == [entry(1)]


async def test_a_cancelled_append_harms_nobody(database, table):
    other = await database.index.add("OTHER", "small", 1)
    async with one_batch(database):
        first = database.log.append(table, entry(1))
        second = database.log.append(other, entry(1))
        await asyncio.sleep(0)
        first.cancel()
    await second
    await append(database, table, entry(2))

    assert first.cancelled()
    assert await read(database, table) == [entry(1), entry(2)]


async def test_closing_writes_what_still_waits(url, clock):
    async with open_database(url, EVENT_TYPES, clock) as database:
        tables = [await database.index.add(f"T{number}", "small", 1) for number in range(60)]
        go_on, held_up = await hold_up(database)
        appended = [database.log.append(table, entry(1)) for table in tables]
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_later(0.05, go_on.set)
    await asyncio.gather(held_up, *appended)

    async with open_database(url, EVENT_TYPES, clock) as again:
        assert [await read(again, table) for table in tables] == [[entry(1)]] * 60


async def test_nothing_is_written_after_closing(url, clock):
    async with open_database(url, EVENT_TYPES, clock) as database:
        table = await database.index.add("KTRWPM", "small", 1)

    with pytest.raises(LogUnavailableError, match="closed"):
        await database.log.append(table, entry(1))


async def test_a_log_with_a_hole_is_not_read(url, database, table):
    await database.log.append_all(table, [entry(1), entry(2), entry(3)])
    change(url, "DELETE FROM entries WHERE seq = 2")

    with pytest.raises(EntryUnreadableError, match=r"Entry 2 of table \d+ .* missing"):
        await read(database, table)


async def test_a_game_that_is_gone_is_named(database, table):
    await append(database, table, entry(1))

    with pytest.raises(GameUnknownError, match="“chess”"):
        await database.log.read(table, "chess")


async def test_an_entry_that_could_not_be_read_is_not_written(url, database, table, clock):
    async with open_database(url, {"other": ()}, clock) as without_small:
        with pytest.raises(EntryUnwritableError, match="Drew"):
            await append(without_small, table, entry(1))

    assert await read(database, table) == []


async def test_reading_a_long_log_lets_others_have_their_turn(database, table, monkeypatch):
    many = 2 * SLICE + 1
    await database.log.append_all(table, [entry(seq) for seq in range(1, many + 1)])
    turns = 0
    decode, decoded = Codec.decode, Counter()

    async def take_turns():
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    def count(*arguments):
        decoded[turns] += 1
        return decode(*arguments)

    monkeypatch.setattr(Codec, "decode", count)
    others = asyncio.create_task(take_turns())
    await read(database, table)
    others.cancel()

    assert decoded.total() == many
    assert max(decoded.values()) <= SLICE
