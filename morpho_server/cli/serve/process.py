"""A process that serves: it opens the database, serves until asked to stop, and stops in order."""

import asyncio
import gc
import logging
import math
import socket
import sys
import threading
import time
from contextlib import AsyncExitStack
from typing import Final

import uvicorn

import morpho_server
from morpho_server.api.sockets import connections
from morpho_server.api.sockets.timeouts import ConnectionTimeouts
from morpho_server.app import Server, running
from morpho_server.cli.serve.listening import EVERYWHERE, listen, print_places
from morpho_server.cli.serve.log_format import JsonLines, TextLines
from morpho_server.cli.serve.log_repeats import CountRepeats
from morpho_server.cli.serve.sharing import Sharing
from morpho_server.cli.shutdown import GracefulServer, Stopping
from morpho_server.metrics.listener import answering
from morpho_server.settings import Settings
from morpho_server.storage.database.errors import DatabaseUnavailableError
from morpho_server.storage.database.open import backend_of
from morpho_server.version import VERSION

RETRY_SECONDS: Final = 2
"""The pause before a database that can't be used now is tried again."""

REMIND_SECONDS: Final = 60
"""The interval of reminders that the server waits for it."""

_log = logging.getLogger(__name__)


async def serve(
    settings: Settings,
    host: str,
    listening: socket.socket,
    stopping: Stopping,
    sharing: Sharing | None = None,
    metrics: socket.socket | None = None,
) -> None:
    """Serve the clients of a bound socket, those who come through a tunnel, and tell metrics."""
    async with AsyncExitStack() as opened:
        server = await _opened(settings, opened)
        _log.info("This is Morpho Server %s.", VERSION)
        serving = GracefulServer(_configuration(settings, server), server.drain)
        stopping.asks(serving)
        listen(listening, host)
        if host in EVERYWHERE:
            server.reach.everywhere = host, listening.getsockname()[1]
        print_places(host, listening, backend_of(settings.database).place)
        listeners, beside = [listening], [asyncio.ensure_future(ConnectionTimeouts(serving).run())]
        if sharing is not None:
            listen(sharing.listening, host)
            server.share(sharing.tunnel)
            listeners.append(sharing.listening)
            beside.append(asyncio.ensure_future(sharing.run()))
        if metrics is not None and server.metrics is not None:
            await opened.enter_async_context(answering(metrics, server.metrics.text))
        _spare_collections()
        try:
            await serving.serve(sockets=listeners)
        finally:
            for work in beside:
                work.cancel()
            await asyncio.wait(beside)


def new_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop, the fastest that there is for this system."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # noqa: PLC0415 - it does not exist on Windows

    return uvloop.new_event_loop()


def log_to_stderr(level: str = "INFO", *, as_json: bool = False) -> None:
    """Log what the host should know from a level on, with the time. What repeats is counted.

    So are warnings and faults that Python would write itself.
    """
    handler = logging.StreamHandler()
    handler.addFilter(CountRepeats(handler))
    handler.setFormatter(JsonLines() if as_json else TextLines())
    logging.basicConfig(handlers=[handler])
    logging.getLogger(morpho_server.__name__).setLevel(level)
    logging.captureWarnings(capture=True)
    threading.excepthook = sys.unraisablehook = _log_uncaught


def _log_uncaught(fault: "threading.ExceptHookArgs | sys.UnraisableHookArgs") -> None:
    _log.error("a fault that nobody has caught", exc_info=fault.exc_value)


async def _opened(settings: Settings, closing: AsyncExitStack) -> Server:
    """Open the server as soon as its database can be used; it ends with the context."""
    reminded = -math.inf
    while True:
        try:
            return await closing.enter_async_context(running(settings))
        except DatabaseUnavailableError as error:
            if time.monotonic() >= reminded + REMIND_SECONDS:
                _log.warning("%s The server waits for it.", error)
                reminded = time.monotonic()
        await asyncio.sleep(RETRY_SECONDS)


def _configuration(settings: Settings, server: Server) -> uvicorn.Config:
    held_to = connections.configuration(
        server.app,
        settings.largest_body,
        settings.trusted_proxies,
        settings.sockets_per_address,
        server.security_log,
    )
    return uvicorn.Config(log_level="error", **held_to)


def _spare_collections() -> None:
    """Keep the garbage collector from permanent objects, and run it less often.

    Tables make hardly any cycles, but a full collection over hundreds of them stops every table for
    a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
