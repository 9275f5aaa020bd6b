"""A real server for tests.

``running`` starts the server in this process, on the loop of the test, with a real port, real
sockets and a real database. A path is an SQLite file, a string is a URL. ``ServerProcess`` starts
it as a host does, by its command, and can kill it. Tests talk to both through a :class:`Site`::

    async with running(tmp_path / "morpho.db") as site:
        ada, bo = await site.company("Ada Bo")  # a table with two people who sit
        page = await bo.page()  # a socket, and the view it adds up to
        await page.do("ready", ready=True)  # answered, or Refused
        await ada.do("start")  # the same by REST
        await page.until(lambda: page.table["phase"] == "playing")

Tests that need no special server share one: their folder's conftest imports ``server`` and ``site``
from here, and they run on the loop of the session.
"""

import asyncio
import logging
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from functools import cache
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, Self

import httpx
import pytest
import pytest_asyncio
import uvicorn
from fastapi._compat import v2 as fastapi_models
from pydantic import TypeAdapter

from morpho_client import Refused
from morpho_server import app
from morpho_server.api.client import release
from morpho_server.api.sockets import connections
from morpho_server.api.sockets.timeouts import ConnectionTimeouts
from morpho_server.games.game import Game
from morpho_server.games.registry import RULES
from morpho_server.settings import Settings
from morpho_server.storage.administration import Administration
from morpho_server.storage.database.open import Database
from morpho_server.storage.log import codec
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.ports import Clock
from morpho_server.tables.runtime import command_queue
from morpho_server.tables.runtime.world import World
from morpho_server.workers.questions import Aids, Thinker
from tests.support.accepting import take_no_more
from tests.support.at_home import AtHome
from tests.support.forking import forked
from tests.support.games.guess import GUESS
from tests.support.games.lanes import LANES
from tests.support.pages import TIMEOUT, Json, Page, command, essence, refused
from tests.support.places import reserved_place
from tests.support.visitors import API, Guest, Player, Site, begin, open_page, together

__all__ = [
    "ALL_GAMES",
    "API",
    "STARTING_SECONDS",
    "TIMEOUT",
    "Guest",
    "Json",
    "MovableClock",
    "Page",
    "Player",
    "Refused",
    "ServerProcess",
    "Site",
    "StoppedClock",
    "begin",
    "command",
    "essence",
    "open_page",
    "refused",
    "running",
    "server",
    "site",
    "together",
    "url_of",
]

ALL_GAMES: Final[Mapping[str, Game[Any]]] = {**RULES, GUESS.name: GUESS, LANES.name: LANES}
STARTING_SECONDS: Final = 120
"""How long a server may take to start, or to stop: beside other tests, either may take long."""

BEGINNING: Final = 1_800_000_000_000
"""The time that clocks show which stand still."""

GENEROUS: Final = {
    "commands_per_second": 100_000.0,
    "program_commands_per_second": 100_000.0,
    "program_commands_per_day": 100_000_000.0,
    "requests_per_second": 100_000.0,
    "entries_per_day": 100_000_000.0,
    "tables_per_day": 1_000_000.0,
    "bots_per_guest": 1_000_000,
    "sockets_per_guest": 1_000_000,
    "openings_per_minute": 1_000_000.0,
    "wrong_codes_per_hour": 1_000_000.0,
    "sockets_per_address": 1_000_000,
    "trusted_proxies": "127.0.0.1",
    "bots_speak": False,
}
"""Limits that no test meets by chance; proxies' headers are believed, and bots say nothing."""

LONG_LINES: Final = {f"{command_queue.__name__}.WAITING_SECONDS": TIMEOUT}
"""Nor this one, which is no setting: on a busy machine a line at a table moves slowly."""

vars(command_queue)["WAITING_SECONDS"] = TIMEOUT


def _annotated_adapter(annotation: Any, *, config: Any = None) -> TypeAdapter[Any]:
    key = f"{annotation!r} {config!r}"
    if key not in _adapters:
        _adapters[key] = TypeAdapter(annotation, config=config)
    return _adapters[key]


# Hundreds of servers start in this process: what all of them would make anew is made once.
_adapters: Final[dict[str, TypeAdapter[Any]]] = {}
vars(fastapi_models)["TypeAdapter"] = _annotated_adapter
vars(codec)["BodyForm"] = cache(codec.BodyForm)

_files_of: Final = vars(release)["_stamp"]
_own_files: Final = cache(_files_of)
_OWN: Final = app.client_folder()
vars(release)["_stamp"] = lambda at: (_own_files if at == _OWN else _files_of)(at)


class MovableClock(Clock):
    """The clock of this machine, on which a test can let time pass.

    ``ahead`` is how many milliseconds have passed by it, ``off`` by how many its time is wrong.
    """

    def __init__(self) -> None:
        self.ahead = self.off = 0

    def now(self) -> Millis:
        """Return the time, as far ahead as the test wants it."""
        return Millis(time.time_ns() // 1_000_000 + self.ahead + self.off)

    def steady(self) -> Millis:
        """Return the time measured: the time of day may be wrong."""
        return Millis(time.monotonic_ns() // 1_000_000 + self.ahead)

    def put_forward(self, seconds: float) -> None:
        """Let time pass. The server notices a passed deadline at its next event."""
        self.ahead += int(seconds * 1000)

    def set_wrong(self, seconds: float) -> None:
        """Set the time of day wrong, by so much more than it is."""
        self.off += int(seconds * 1000)


class StoppedClock(MovableClock):
    """A clock that stands still until a test puts it forward, however slow this machine is."""

    def now(self) -> Millis:
        """Return the time, which is that of the beginning as long as it was not put forward."""
        return Millis(BEGINNING + self.ahead + self.off)

    def steady(self) -> Millis:
        """Return the time that a test has let pass."""
        return Millis(self.ahead)


def url_of(database: Path | str) -> str:
    """Return the URL of an SQLite file; a URL is one already."""
    return f"sqlite:///{database}" if isinstance(database, Path) else database


@asynccontextmanager
async def running(
    database: Path | str,
    games: Mapping[str, Game[Any]] = ALL_GAMES,
    world_of: Callable[[Database], World] = app.world_of,
    send_buffer: int | None = None,
    thinker: Thinker | None = None,
    aids: Aids | None = None,
    bot_seconds: float | None = None,
    **settings: Any,
) -> AsyncIterator[Site]:
    """Run a server on this loop, with the arguments of ``uvicorn`` that the command line gives it.

    ``world_of`` makes the world it works with; ``send_buffer`` bounds what the system takes in for
    a page that doesn't read; ``thinker`` has bots answer, and ``aids`` answers for aids, which are
    in this process otherwise; ``bot_seconds`` may be shorter than a host can choose; ``settings``
    are the server's, with generous limits unless given.
    Fails in the end if the server logged an error, unless the test took it out of ``complaints``.
    """
    chosen = Settings(database=url_of(database), **{**GENEROUS, **settings})
    if bot_seconds is not None:
        chosen = chosen.model_copy(update={"bot_seconds": bot_seconds})
    worlds: list[tuple[World, Administration]] = []

    def remembered(opened: Database) -> World:
        worlds.append((world_of(opened), opened.administration))
        return worlds[0][0]

    with _complaints() as complaints:
        async with (
            app.running(chosen, games, remembered, thinker or AtHome(), aids or AtHome()) as server,
            _listening(server, chosen, send_buffer) as base,
            visiting(base) as site,
        ):
            [(site.world, site.administration)] = worlds
            site.complaints = complaints
            site.security_log = server.security_log
            site.metrics = server.metrics
            yield site
    assert not complaints, "\n".join(complaints)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """Run one server for all tests that ask nothing particular of it.

    It gives nobody time back: a machine that stands still would have a table change by itself.
    """
    database = tmp_path_factory.mktemp("server") / "morpho.db"
    async with running(database, downtime_seconds=0) as site:
        yield site
        # It outlives tests that provoke complaints of their own; `site` looks after each of its.
        site.complaints.clear()


@pytest_asyncio.fixture(loop_scope="session")
async def site(server: Site) -> AsyncIterator[Site]:
    """Lend that server to a test; in the end its pages are gone and nobody has complained."""
    server.complaints.clear()
    yield server
    await server.leave()
    complaints, server.complaints[:] = "\n".join(server.complaints), []
    assert not complaints, complaints


@asynccontextmanager
async def _listening(
    served: app.Server, settings: Settings, send_buffer: int | None
) -> AsyncIterator[str]:
    # The protocol is named because asyncio spares only TCP sockets that say so the delay of Nagle.
    listening = socket.socket(proto=socket.IPPROTO_TCP)
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    listening.bind(("127.0.0.1", 0))
    listening.listen()  # clients that come before the server is ready wait in line
    held_to = connections.configuration(
        served.app,
        settings.largest_body,
        settings.trusted_proxies,
        settings.sockets_per_address,
        served.security_log,
    )
    # Remaining clients are about to go, which takes longer on a busy machine.
    held_to["timeout_graceful_shutdown"] = STARTING_SECONDS
    server = _Server(uvicorn.Config(**held_to))
    serving = asyncio.ensure_future(server.serve(sockets=[listening]))
    timeouts = asyncio.ensure_future(ConnectionTimeouts(server).run())
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
        timeouts.cancel()


class _Server(uvicorn.Server):
    """Stops without losing a connection that it is just taking in."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            await take_no_more(server)
        await super().shutdown(sockets)


@asynccontextmanager
async def visiting(base: str, patience: float = TIMEOUT) -> AsyncIterator[Site]:
    """Yield a user of the server at an address, who waits that many seconds for an answer."""
    async with httpx.AsyncClient(base_url=base, timeout=patience, verify=False) as client:
        site = Site(base, client)
        yield site
        await site.leave()


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """Collect what is logged as an error, by anybody; of several servers the last one has it."""
    collector = _Collector(logging.ERROR)
    _collectors.append(collector)
    logging.getLogger().addHandler(collector)
    try:
        yield collector.complaints
    finally:
        logging.getLogger().removeHandler(collector)
        _collectors.remove(collector)


class _Collector(logging.Handler):
    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.complaints: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if _collectors[-1] is self:
            self.complaints.append(self.format(record))


_collectors: list[_Collector] = []


class ServerProcess:
    """The server as a process of its own, which can be killed and started again.

    It keeps its port and its database; ``settings`` are environment variables without ``MORPHO_``,
    in lower case; ``changed`` is what some constants are there; ``command`` starts it, with its
    port for ``%i``. Use it as a context manager, so that no process stays behind.
    """

    def __init__(
        self,
        database: Path | str,
        changed: Mapping[str, object] | None = None,
        command: str = "serve --host 127.0.0.1 --port %i",
        **settings: object,
    ) -> None:
        self._place = reserved_place()
        self.port: int = self._place.getsockname()[1]
        chosen = {"database": url_of(database), **GENEROUS, **settings}
        self._settings = {f"MORPHO_{key.upper()}": str(value) for key, value in chosen.items()}
        self._changed = LONG_LINES | dict(changed or {})
        self._serve = command.replace("%i", str(self.port)).split()
        self._process: BaseProcess | None = None

    @property
    def base(self) -> str:
        """Return the address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def visit(self) -> AbstractAsyncContextManager[Site]:
        """Return it as its users see it."""
        return visiting(self.base)

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self._process = forked(self._serve, os.environ | self._settings, self._changed)
        end = time.monotonic() + STARTING_SECONDS
        while not self._listens():
            assert self._process.exitcode is None, "the server did not start"
            assert time.monotonic() < end, "the server does not listen"
            time.sleep(0.02)

    def kill(self) -> None:
        """End it as a power failure does, with no time to write anything."""
        assert self._process is not None
        self._process.kill()
        self.ended()

    def stop(self) -> None:
        """Ask it to stop, and wait until it has stopped well."""
        self.ask_to_stop()
        assert self.ended() == 0

    def ask_to_stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send it a signal."""
        os.kill(self.pid, how)

    def ended(self) -> int:
        """Wait until it has ended; return its exit status."""
        assert self._process is not None
        self._process.join(STARTING_SECONDS)
        status = self._process.exitcode
        assert status is not None, "the server does not end"
        self._process.close()
        self._process = None
        return status

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()
        self._place.close()

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True
