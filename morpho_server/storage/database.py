"""Opens the database that a URL names: the one place that makes connections."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from morpho_server.games.events import Event
from morpho_server.storage import migrations
from morpho_server.storage.backend import Backend
from morpho_server.storage.clock import SharedClock
from morpho_server.storage.codec import Codec
from morpho_server.storage.errors import BadDatabaseUrlError
from morpho_server.storage.guests import StoredGuests
from morpho_server.storage.index import StoredIndex
from morpho_server.storage.log import StoredLog
from morpho_server.storage.pulse import StoredPulse
from morpho_server.storage.reader import Reader
from morpho_server.storage.retention import Retention
from morpho_server.storage.roll import StoredRoll
from morpho_server.storage.sqlite import Sqlite
from morpho_server.storage.writer import Writer
from morpho_server.tables.ports import Clock, LogUnavailableError


def _postgres(url: URL) -> Backend:
    from morpho_server.storage.postgres import Postgres  # noqa: PLC0415 - its driver loads slowly

    return Postgres(url)


BACKENDS: Final[Mapping[str, Callable[[URL], Backend]]] = {
    "sqlite": Sqlite,
    "postgresql": _postgres,
    "postgresql+psycopg": _postgres,
    "postgres": _postgres,
}
"""The kinds of databases by the beginning of their URLs."""


@dataclass(frozen=True, slots=True)
class Database:
    """What is stored, by what it is for; ``clock`` is that of all who use it."""

    clock: Clock
    log: StoredLog
    index: StoredIndex
    guests: StoredGuests
    roll: StoredRoll
    pulse: StoredPulse
    retention: Retention


@asynccontextmanager
async def open_database(
    url: str,
    event_types: Mapping[str, tuple[type[Event], ...]],
    clock: Clock,
    *,
    serving: bool = False,
) -> AsyncIterator[Database]:
    """Open a database, made or brought up to date first, for the games with these event types.

    ``clock`` is this machine's. ``serving`` is whether it is for a server, of which only some
    databases may have several. On leaving, what is still to be written is written. Raises
    :exc:`DatabaseUnusableError`, and then nothing is left open.
    """
    backend = backend_of(url)
    codec = Codec(event_types)
    async with AsyncExitStack() as closing:
        if serving:
            closing.enter_context(backend.serving())
        engine = await asyncio.to_thread(_prepare, backend)
        closing.callback(engine.dispose)
        reader = Reader(backend.reading(), backend.explain)
        closing.callback(reader.close)
        shared_clock = clock
        if backend.shared:
            shared_clock = await closing.enter_async_context(_set_right(clock, reader))
        writer = Writer(engine, backend)
        writer.start()
        closing.push_async_callback(writer.close)
        guests = StoredGuests(writer, reader, clock)
        closing.push_async_callback(guests.finish)
        yield Database(
            clock=shared_clock,
            log=StoredLog(writer, reader, codec, backend),
            index=StoredIndex(writer, reader),
            guests=guests,
            roll=StoredRoll(writer),
            pulse=StoredPulse(writer),
            retention=Retention(writer, reader),
        )


@asynccontextmanager
async def _set_right(machine: Clock, reader: Reader) -> AsyncIterator[Clock]:
    """Yield the clock that all nodes share, and keep it right for as long as this lasts."""
    clock = SharedClock(machine, reader)
    with suppress(LogUnavailableError):
        await clock.set()
    keeping = asyncio.ensure_future(clock.keep_right())
    try:
        yield clock
    finally:
        keeping.cancel()
        await asyncio.wait([keeping])


def backend_of(url: str) -> Backend:
    """Return the kind of database that a URL names; raises :exc:`BadDatabaseUrlError`."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # Without the URL itself: it may hold a password.
        raise BadDatabaseUrlError(
            "The database URL can't be read. It should look like sqlite:///data/morpho.db or"
            " postgresql://user:password@host/name."
        ) from None
    if parsed.drivername not in BACKENDS:
        raise BadDatabaseUrlError(
            f"There is no database for {parsed.drivername}:// here, only for sqlite:// and"
            " postgresql://."
        )
    return BACKENDS[parsed.drivername](parsed)


def check_up_to_date(url: str) -> None:
    """Raise :exc:`DatabaseUnusableError` unless a database has what this release has made of it.

    What serves nobody neither makes a database nor changes one beneath a server.
    """
    backend = backend_of(url)
    engine = backend.looking()
    try:
        with engine.connect() as connection, connection.begin():
            migrations.check_newest(connection)
    except SQLAlchemyError as error:
        raise backend.explain(error) from error
    finally:
        engine.dispose()


def _prepare(backend: Backend) -> Engine:
    """Return the engine that writes to a database that is fit for it."""
    upgrading = backend.upgrading()
    try:
        backend.check()
        migrations.upgrade(upgrading)
        backend.settle()
    except SQLAlchemyError as error:
        raise backend.explain(error) from error
    finally:
        upgrading.dispose()
    return backend.writing()
