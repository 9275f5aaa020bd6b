"""A server that can't use its PostgreSQL database says why, and does not start halfway."""

import asyncio
import logging
import sys
import traceback
from contextlib import asynccontextmanager, suppress
from secrets import token_hex

import psycopg
import pytest
from sqlalchemy import make_url

from morpho_server.storage.database.errors import (
    BadDatabaseUrlError,
    DatabaseForeignError,
    DatabaseReadOnlyError,
    DatabaseRefusedError,
    DatabaseUnreachableError,
    DatabaseUnusableError,
    DatabaseUnwritableError,
    SchemaTooNewError,
)
from morpho_server.storage.database.open import backend_of, open_database
from tests.support.accepting import take_no_more
from tests.support.databases import bare_postgres_url as postgres_url
from tests.support.places import reserved_place
from tests.support.storage.refusal import refusal
from tests.support.storage.small_game import EVENT_TYPES

__all__ = ["postgres_url"]

PASSWORD = "opensesame"

OPEN = """
import asyncio, sys, time
from morpho_server.storage.database.open import open_database

class Clock:
    def now(self):
        return int(1000 * time.time())

    steady = now

async def start():
    async with open_database(sys.argv[1], {}, Clock()) as database:
        print(await database.index.find("NOBODY"))

sys.stdin.read()
asyncio.run(start())
"""


def at(url, **changed):
    """Return a URL with some of its parts changed."""
    return make_url(url).set(**changed).render_as_string(hide_password=False)


def execute(url, *statements):
    with psycopg.connect(url, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement)


@asynccontextmanager
async def answering(answer):
    """A server that sends every client one answer and nothing more; yields its port."""
    greeted, over = [], asyncio.Event()

    def greet(reader, writer):
        greeted.append(asyncio.ensure_future(give(reader, writer)))

    async def give(reader, writer):
        with suppress(ConnectionError):
            await reader.read(1)
            writer.write(answer)
            await over.wait()
        writer.close()

    server = await asyncio.start_server(greet, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        over.set()
        await take_no_more(server)
        await asyncio.gather(*greeted)


@pytest.fixture
def role(postgres_url):
    """The name of a user of PostgreSQL who has no rights but to connect."""
    name = f"morpho_test_{token_hex(6)}"
    execute(postgres_url, f"CREATE ROLE {name} LOGIN", "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    yield name
    execute(postgres_url, f"DROP OWNED BY {name}", f"DROP ROLE {name}")


async def test_a_server_that_is_not_there_is_named(clock):
    with reserved_place() as unused:
        port = unused.getsockname()[1]
        error = await refusal(f"postgresql://ann:{PASSWORD}@127.0.0.1:{port}/morpho", clock)

    assert type(error) is DatabaseUnreachableError
    assert f"morpho at 127.0.0.1:{port} can't be reached" in str(error)


async def test_a_server_that_says_nothing_is_not_waited_for_long(clock):
    async with answering(b"") as port:
        error = await refusal(f"postgresql://ann@127.0.0.1:{port}/morpho?connect_timeout=2", clock)

    assert type(error) is DatabaseUnreachableError
    assert "timeout" in str(error)


async def test_a_wrong_password_is_said_and_not_repeated(clock, caplog):
    caplog.set_level(logging.DEBUG)
    said = b'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "ann"\0\0'
    async with answering(b"E" + (len(said) + 4).to_bytes(4) + said) as port:
        error = await refusal(
            f"postgresql://ann:{PASSWORD}@127.0.0.1:{port}/morpho?sslmode=disable", clock
        )

    trace = "".join(traceback.format_exception(error))
    assert type(error) is DatabaseRefusedError
    assert "password authentication failed" in str(error)
    assert PASSWORD not in trace + caplog.text


async def test_a_database_that_is_not_there_is_named(postgres_url, clock):
    error = await refusal(at(postgres_url, database="morpho_nowhere"), clock)

    assert type(error) is DatabaseRefusedError
    assert "“morpho_nowhere” does not exist" in str(error).replace(
        '"morpho_nowhere"', "“morpho_nowhere”"
    )


async def test_a_user_that_is_not_there_is_named(postgres_url, clock):
    error = await refusal(at(postgres_url, username="morpho_nobody"), clock)

    assert type(error) is DatabaseRefusedError
    assert "morpho_nobody" in str(error)


@pytest.mark.parametrize("url", ["postgresql://", "postgresql://ann@localhost"])
async def test_a_url_without_a_database_is_refused(url, clock):
    error = await refusal(url, clock)

    assert type(error) is BadDatabaseUrlError
    assert "names no database" in str(error)


@pytest.mark.parametrize("query", ["mode=ro", "sslmode=disable&color=red", "sslmode=a&sslmode=b"])
async def test_a_url_with_an_unknown_setting_is_refused(postgres_url, query, clock):
    assert type(await refusal(f"{postgres_url}?{query}", clock)) is BadDatabaseUrlError


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
async def test_a_url_may_begin_as_hosts_give_it(postgres_url, scheme, clock):
    url = f"{scheme}://{postgres_url.partition('://')[2]}?sslmode=prefer"

    async with open_database(url, EVENT_TYPES, clock) as database:
        assert await database.index.find("NOBODY") is None


async def test_a_user_who_may_make_no_tables_is_told_so(postgres_url, role, clock):
    error = await refusal(at(postgres_url, username=role), clock)

    assert type(error) is DatabaseUnwritableError
    assert "permission denied for schema public" in str(error)


async def test_a_read_only_user_sees_the_missing_rights(postgres_url, role, clock):
    async with open_database(postgres_url, EVENT_TYPES, clock):
        pass
    execute(postgres_url, f"GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA public TO {role}")

    error = await refusal(at(postgres_url, username=role), clock)

    assert type(error) is DatabaseUnwritableError
    assert "DELETE on “" in str(error)


async def test_a_user_with_the_rights_that_the_docs_name_is_enough(postgres_url, role, clock):
    execute(postgres_url, f"GRANT CREATE ON SCHEMA public TO {role}")

    async with open_database(at(postgres_url, username=role), EVENT_TYPES, clock) as database:
        assert await database.index.add("KTRWPM", "small", 1)


async def test_a_database_that_may_only_be_read_is_called_so(postgres_url, clock):
    name = make_url(postgres_url).database
    execute(postgres_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")

    error = await refusal(postgres_url, clock)

    assert type(error) is DatabaseReadOnlyError
    assert "may only be read" in str(error)


@pytest.mark.nightly
async def test_a_database_that_can_not_hold_every_text_is_refused(postgres_url, clock):
    ascii_only = f"{make_url(postgres_url).database}_ascii"
    execute(
        postgres_url,
        f"CREATE DATABASE {ascii_only} ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'"
        " TEMPLATE template0",
    )
    try:
        error = await refusal(at(postgres_url, database=ascii_only), clock)
    finally:
        execute(postgres_url, f"DROP DATABASE {ascii_only} WITH (FORCE)")

    assert type(error) is DatabaseUnusableError
    assert "ENCODING 'UTF8'" in str(error)


async def test_a_newer_schema_is_not_touched(postgres_url, clock):
    async with open_database(postgres_url, EVENT_TYPES, clock):
        pass
    execute(postgres_url, "UPDATE alembic_version SET version_num = '0999'")

    error = await refusal(postgres_url, clock)

    assert type(error) is SchemaTooNewError
    assert "0999" in str(error)


async def test_a_database_of_another_program_is_not_touched(postgres_url, clock):
    execute(postgres_url, "CREATE TABLE bookmarks (id INTEGER)")

    error = await refusal(postgres_url, clock)

    assert type(error) is DatabaseForeignError
    with psycopg.connect(postgres_url) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert found.fetchall() == [("bookmarks",)]


async def test_a_starting_server_waits_for_a_migration(postgres_url, clock):
    async def start():
        async with open_database(postgres_url, EVENT_TYPES, clock) as database:
            return await database.index.find("NOBODY")

    with psycopg.connect(postgres_url, autocommit=True) as looking:
        with backend_of(postgres_url).upgrading().begin():
            starting = asyncio.create_task(start())
            waiting = (
                "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database"
                " WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()"
            )
            while not looking.execute(waiting).fetchone()[0]:
                assert not starting.done()
                await asyncio.sleep(0.02)
            tables = looking.execute("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
            assert tables.fetchall() == []

        assert await starting is None


@pytest.mark.nightly
async def test_none_of_several_servers_that_start_at_once_fails(postgres_url, request):
    children = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", OPEN, postgres_url),
            cwd=request.config.rootpath,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        for _ in range(4)
    ]

    outputs = await asyncio.gather(*(child.communicate(b"go") for child in children))

    assert [
        (said, child.returncode) for (said, _), child in zip(outputs, children, strict=True)
    ] == [(b"None\n", 0)] * 4
