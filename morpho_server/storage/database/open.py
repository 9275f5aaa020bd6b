"""Opens the database of a URL: the one place that makes connections."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import URL, Engine, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from morpho_server.games.events import Event
from morpho_server.storage.administration import Administration
from morpho_server.storage.clock import SharedClock
from morpho_server.storage.database import migrations
from morpho_server.storage.database.backend import MEND_FILE, Backend
from morpho_server.storage.database.errors import BadDatabaseUrlError
from morpho_server.storage.database.models import broadcast_keys
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.sqlite import Sqlite
from morpho_server.storage.database.writer import Writer
from morpho_server.storage.erasures import StoredErasures
from morpho_server.storage.guests import StoredGuests
from morpho_server.storage.index import StoredIndex
from morpho_server.storage.keeping import StoredKeeping
from morpho_server.storage.log.codec import Codec
from morpho_server.storage.log.log import HISTORY, StoredLog
from morpho_server.storage.nodes import StoredHealth, StoredHeartbeat, StoredNodeRegistry
from morpho_server.storage.replay_links import StoredReplayLinks
from morpho_server.storage.results import StoredResults
from morpho_server.storage.retention import Retention
from morpho_server.tables.ports import Clock, LogUnavailableError

_log = logging.getLogger(__name__)


def _postgres(url: URL) -> Backend:
    from morpho_server.storage.database.postgres import Postgres  # noqa: PLC0415 - its driver loads slowly

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
    """The stores of a database; ``clock`` is the one that all its users share.

    ``broadcast_key`` authenticates the messages of its nodes, where there may be several.
    """

    clock: Clock
    log: StoredLog
    index: StoredIndex
    guests: StoredGuests
    results: StoredResults
    replay_links: StoredReplayLinks
    erasures: StoredErasures
    keeping: StoredKeeping
    node_registry: StoredNodeRegistry
    heartbeat: StoredHeartbeat
    health: StoredHealth
    retention: Retention
    administration: Administration
    broadcast_key: bytes


@asynccontextmanager
async def open_database(
    url: str,
    event_types: Mapping[str, tuple[type[Event], ...]],
    clock: Clock,
    *,
    serving: bool = False,
    token_days: int | None = None,
) -> AsyncIterator[Database]:
    """Open a database, created or migrated first, for games with these event types.

    ``clock`` is this machine's. ``serving`` says whether it is for a server: some databases allow
    only one. ``token_days`` is after how many days without use a token expires. On leaving,
    everything that waits is written. Raises :exc:`DatabaseUnusableError`, with nothing left open.
    """
    backend = backend_of(url)
    codec = Codec(event_types)
    async with AsyncExitStack() as closing:
        if serving:
            closing.enter_context(backend.serving())
        engine, broadcast_key, history = await asyncio.to_thread(_prepare, backend)
        closing.callback(engine.dispose)
        reader = Reader(backend.reading(), backend.explain)
        closing.callback(reader.close)
        shared_clock = clock
        if backend.shared:
            shared_clock = await closing.enter_async_context(_set_right(clock, reader))
        writer = Writer(engine, backend)
        writer.start()
        closing.push_async_callback(writer.close)
        guests = StoredGuests(writer, reader, clock, token_days)
        closing.push_async_callback(guests.finish)
        yield Database(
            clock=shared_clock,
            log=StoredLog(writer, reader, codec, backend, history),
            index=StoredIndex(writer, reader),
            guests=guests,
            results=StoredResults(writer, reader),
            replay_links=StoredReplayLinks(writer, reader),
            keeping=StoredKeeping(writer, reader),
            erasures=StoredErasures(writer, reader, shared_clock, backend.scrub),
            node_registry=StoredNodeRegistry(writer),
            heartbeat=StoredHeartbeat(writer),
            health=StoredHealth(writer, reader, backend.size),
            retention=Retention(writer, reader),
            administration=Administration(writer, reader),
            broadcast_key=broadcast_key,
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
    """Raise :exc:`DatabaseUnusableError` unless this release has migrated the database.

    Commands that do not serve neither create a database nor change one under a server.
    """
    backend = backend_of(url)
    engine = backend.looking()
    try:
        with engine.connect() as connection:
            migrations.check_newest(connection)
    except SQLAlchemyError as error:
        raise backend.explain(error) from error
    finally:
        engine.dispose()


def _prepare(backend: Backend) -> tuple[Engine, bytes, str]:
    """Return the writing engine of a database that is fit for it.

    With it come the key of its broadcast, and the identity of its history.
    """
    upgrading = backend.upgrading()
    try:
        backend.check_not_emptied()
        damage = backend.check()
        migrations.upgrade(upgrading)
        key = b""
        with upgrading.connect() as connection:
            if backend.shared:
                key = connection.execute(select(broadcast_keys.c.key)).scalar_one()
            history = connection.execute(HISTORY).scalar_one()
        backend.settle()
        if damage is not None:
            _log.warning("%s What can't be read is refused. %s", damage.text, MEND_FILE)
    except SQLAlchemyError as error:
        raise backend.explain(error) from error
    finally:
        upgrading.dispose()
    return backend.writing(), key, history
