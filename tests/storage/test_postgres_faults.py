"""A PostgreSQL that goes away while the server runs: said clearly, and over when it is back."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
from sqlalchemy import make_url, update

from morpho_server.storage.database import postgres
from morpho_server.storage.database.models import tables
from morpho_server.storage.database.open import open_database
from morpho_server.tables.ports import (
    AppendConflictError,
    LogUnavailableError,
    Summary,
    UnstorableError,
)
from tests.support.cut_off import Line
from tests.support.nightly import nightly
from tests.support.pages import TIMEOUT
from tests.support.storage.small_game import EVENT_TYPES, NOON, append, entry, read


@pytest.fixture
def line(postgres_url) -> Iterator[Line]:
    with Line(postgres_url) as line:
        yield line


@pytest.fixture
async def database(line, clock):
    async with open_database(line.url, EVENT_TYPES, clock) as opened:
        yield opened


@pytest.fixture
async def other(postgres_url, clock):
    """The same database, for another node with a way of its own."""
    async with open_database(postgres_url, EVENT_TYPES, clock) as opened:
        yield opened


@contextmanager
def stalled(line, *, answers=False):
    """Stall the line and shorten the time that the server waits for an answer."""
    line.stall(answers=answers)
    with pytest.MonkeyPatch.context() as impatience:
        # What is asked is to be done where only its answer is lost.
        impatience.setattr(postgres, "ANSWER_SECONDS", 3 if answers else 1)
        yield
    line.cut()
    line.restore()


def end_all_connections(url):
    """End all other connections to a PostgreSQL database; wait until they have ended."""
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"SELECT pg_terminate_backend(pid, 60000) {others}")
        assert connection.execute(f"SELECT pid {others}").fetchall() == []


async def test_reads_and_writes_fail_while_postgres_is_down(database, table, line):
    await append(database, table, entry(1))
    line.cut()

    for _ in range(2):
        with pytest.raises(LogUnavailableError, match=rf"127\.0\.0\.1:{line.port}"):
            await database.log.append(table, entry(2))
        with pytest.raises(LogUnavailableError, match=rf"127\.0\.0\.1:{line.port}"):
            await read(database, table)

    line.restore()
    await append(database, table, entry(2))
    assert await read(database, table) == [entry(1), entry(2)]


async def test_a_silent_network_has_a_timeout(database, table, line):
    await append(database, table, entry(1))
    assert await read(database, table) == [entry(1)]

    with stalled(line):
        async with asyncio.timeout(TIMEOUT):
            outcomes = await asyncio.gather(
                database.log.append(table, entry(2)), read(database, table), return_exceptions=True
            )

    assert [type(outcome) for outcome in outcomes] == [LogUnavailableError] * 2
    assert all("no answer came in time" in str(outcome) for outcome in outcomes)
    await append(database, table, entry(2))
    assert await read(database, table) == [entry(1), entry(2)]


async def test_a_lost_answer_counts_as_unavailable(database, table, line, other):
    await append(database, table, entry(1))

    [known] = await database.log.read(table, "small")
    with stalled(line, answers=True), pytest.raises(LogUnavailableError):
        await database.log.append(table, entry(2), known.checksum)

    assert await read(other, table) == [entry(1), entry(2)]
    with pytest.raises(AppendConflictError):
        await append(database, table, entry(2, "again"))


async def test_closed_idle_connections_are_replaced_silently(database, table, postgres_url, caplog):
    await append(database, table, entry(1))
    await asyncio.gather(*(database.log.read(table, "small") for _ in range(5)))

    for seq in (2, 3):
        end_all_connections(postgres_url)
        await append(database, table, entry(seq))
        found = await asyncio.gather(*(read(database, table) for _ in range(5)))
        assert found == [[entry(each) for each in range(1, seq + 1)]] * 5

    warnings = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert not [each for each in warnings if each.name != "morpho_server.storage.clock"], (
        "nobody was notified"
    )


@pytest.fixture
def read_only(postgres_url):
    """Let new sessions only read or write again, as those of a standby that is promoted."""
    name = make_url(postgres_url).database

    def becomes(setting):
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(
                f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}"
            )

    return becomes


async def test_a_session_that_may_only_read_is_given_up(database, table, postgres_url, read_only):
    """As after a failover: the server that was reached first is not the one that may write yet."""
    await append(database, table, entry(1))
    read_only("on")
    end_all_connections(postgres_url)

    for _ in range(2):
        with pytest.raises(LogUnavailableError, match="may only be read"):
            await append(database, table, entry(2))
    read_only("off")

    await append(database, table, entry(2))
    assert await read(database, table) == [entry(1), entry(2)]


async def test_a_session_that_is_made_read_only_is_given_up(database, table):
    """As by a standby's promotion the other way round: the session lives on."""
    await append(database, table, entry(1))
    await database.log._writer.write(
        lambda c: c.exec_driver_sql("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
    )

    with pytest.raises(LogUnavailableError, match="may only be read"):
        await append(database, table, entry(2))

    await append(database, table, entry(2))
    assert await read(database, table) == [entry(1), entry(2)]


async def test_a_connection_closed_during_work_fails_that_work(database, table, postgres_url):
    begun = threading.Event()

    def work(connection):
        connection.execute(update(tables).values(phase="playing"))
        begun.set()
        connection.exec_driver_sql("SELECT pg_sleep(60)")

    in_hand = asyncio.create_task(database.log._writer.write(work))
    await asyncio.to_thread(begun.wait, TIMEOUT)
    end_all_connections(postgres_url)

    with pytest.raises(LogUnavailableError):
        await in_hand
    assert (await database.index.find("KTRWPM")).phase == "waiting"
    await append(database, table, entry(1))


@pytest.mark.nightly
async def test_a_node_frozen_during_work_delays_others_briefly(database, table, other):
    begun, go_on = threading.Event(), threading.Event()

    def work(connection):
        connection.execute(update(tables).values(phase="playing"))
        begun.set()
        go_on.wait(TIMEOUT)

    standing = asyncio.create_task(database.log._writer.write(work))
    await asyncio.to_thread(begun.wait, TIMEOUT)

    await other.index.store_summary(table, Summary("small", "over", ()), NOON, 0)
    go_on.set()

    with pytest.raises(LogUnavailableError):
        await standing
    assert (await other.index.find("KTRWPM")).phase == "over"


async def test_two_nodes_that_wait_for_one_another_both_get_through(database, table, other):
    second = await database.index.add("OTHER", "small", 1)
    both = threading.Barrier(2, timeout=TIMEOUT)

    def noting(first, then):
        rounds = iter([both.wait])

        def work(connection):
            connection.execute(update(tables).where(tables.c.id == first).values(updated_at=2))
            next(rounds, int)()
            connection.execute(update(tables).where(tables.c.id == then).values(updated_at=2))

        return work

    await asyncio.gather(
        database.log._writer.write(noting(table, second)),
        other.log._writer.write(noting(second, table)),
    )


@pytest.mark.parametrize("state", ["40P01", "40001"])
async def test_a_repeatedly_deferred_write_gets_through(database, table, state):
    """As where the other node is slow to wake, so that one is again there before it."""
    gives_way = iter([f"DO $$ BEGIN RAISE 'again' USING ERRCODE = '{state}'; END $$"] * 3)

    def noting(connection):
        connection.execute(update(tables).values(phase="playing"))
        connection.exec_driver_sql(next(gives_way, "SELECT 1"))
        return "noted"

    noted, _, added = await asyncio.gather(
        database.log._writer.write(noting),
        database.log.append(table, entry(1)),
        database.index.add("OTHER", "small", 1),
    )

    assert noted == "noted"
    assert added != table
    assert (await database.index.find("KTRWPM")).phase == "playing"
    assert await read(database, table) == [entry(1)]


async def test_a_write_that_always_gives_way_is_refused_in_the_end(database, table):
    def noting(connection):
        connection.execute(update(tables).values(phase="playing"))
        connection.exec_driver_sql("DO $$ BEGIN RAISE 'again' USING ERRCODE = '40P01'; END $$")

    async with asyncio.timeout(TIMEOUT):
        with pytest.raises(LogUnavailableError):
            await database.log._writer.write(noting)

    assert (await database.index.find("KTRWPM")).phase == "waiting"
    await append(database, table, entry(1))


async def test_appends_of_two_nodes_never_deadlock(database, other, postgres_url):
    where = [await database.index.add(f"T{number}", "small", 1) for number in range(10)]
    nodes = (database, other)

    known = dict.fromkeys(where)

    for seq in range(1, 5):
        appended = [
            [node.log.append(each, entry(seq), known[each]) for each in order]
            for node, order in zip(nodes, (where, reversed(where)), strict=True)
        ]
        outcomes = await asyncio.gather(*appended[0], *appended[1], return_exceptions=True)
        refused = [type(each) for each in outcomes if isinstance(each, Exception)]
        assert refused == [AppendConflictError] * len(where)
        known = {each: (await other.log.read(each, "small"))[-1].checksum for each in where}
    end_all_connections(postgres_url)  # which then tell what they have met
    with psycopg.connect(postgres_url) as connection:
        query = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        assert connection.execute(query).fetchone() == (0,)


async def test_a_server_that_takes_over_begins_one_other_history(
    database, other, table, postgres_url
):
    nodes = (database, other)
    before = await histories(nodes, table, 1)
    end_all_connections(postgres_url)
    assert await histories(nodes, table, 3) == before, "it is the same server"

    with psycopg.connect(postgres_url) as connection:
        connection.execute("UPDATE histories SET server = 'the one that is gone'")
    end_all_connections(postgres_url)

    after = await histories(nodes, table, 5)
    assert len(after) == 1
    assert after != before


async def histories(nodes, table, seq):
    """Return in which history each node is when it has appended an entry, from that seq on."""
    found = set()
    for number, node in enumerate(nodes, seq):
        await append(node, table, entry(number))
        await node.log.has_changed(table, (number, None))
        found.add(node.log.history)
    return found


async def test_readers_can_not_write(database):
    engine = database.log._reader._engine
    with engine.connect() as connection, pytest.raises(Exception, match="read-only transaction"):
        connection.exec_driver_sql("DELETE FROM entries")


async def test_commits_are_flushed_to_the_disk_whatever_others_do(postgres_url, clock):
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async with open_database(postgres_url, EVENT_TYPES, clock) as database:
        setting = await database.log._writer.write(
            lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar()
        )

    assert setting == "on"


async def test_no_fault_tells_the_password(postgres_url, clock, caplog):
    caplog.set_level(logging.DEBUG)
    before, _, after = postgres_url.partition("@")
    with Line(f"{before}:opensesame@{after}") as line:
        async with open_database(line.url, EVENT_TYPES, clock) as database:
            line.cut()
            for asking in (database.log.read(1, "small"), database.log.append(1, entry(1))):
                with pytest.raises(LogUnavailableError) as raised:
                    await asking
                assert "opensesame" not in f"{raised.value!r} {raised.value.__cause__!r}"
    assert "Writing failed" in caplog.text
    assert "opensesame" not in caplog.text


SAYS_LATIN = "ALTER DATABASE {name} SET client_encoding = 'LATIN1'"


@pytest.mark.parametrize("where", ["database", nightly("environment"), nightly("url")])
async def test_texts_of_every_script_are_stored(postgres_url, clock, monkeypatch, where):
    if where == "database":
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(SAYS_LATIN.format(name=connection.info.dbname))
    elif where == "environment":
        monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    else:
        postgres_url += "?client_encoding=LATIN1"

    async with open_database(postgres_url, EVENT_TYPES, clock) as database:
        guest, token = await database.guests.make("王小明")
        assert await database.guests.find(token) == guest


@pytest.mark.parametrize("name", ["a\0b", "a\ud800b"])
async def test_a_text_that_can_not_be_stored_is_refused_for_good(database, table, name):
    with pytest.raises(UnstorableError):
        await database.guests.make(name)

    await append(database, table, entry(1))


async def test_a_statement_sees_what_others_have_committed(postgres_url, clock):
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(
            f"ALTER DATABASE {name} SET default_transaction_isolation = serializable"
        )

    async with open_database(postgres_url, EVENT_TYPES, clock) as database:
        setting = await database.log._writer.write(
            lambda connection: connection.exec_driver_sql("SHOW transaction_isolation").scalar()
        )

    assert setting == "read committed"
