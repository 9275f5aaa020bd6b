"""``morpho serve``: serve until asked to stop, then stop in order."""

import argparse
import asyncio
import errno
import gc
import logging
import socket
import sys
from ipaddress import ip_address
from typing import Final

import uvicorn

import morpho_server
from morpho_server.api.reach import lan_address
from morpho_server.api.sockets import connections
from morpho_server.api.sockets.connections import Patience
from morpho_server.app import Server, running
from morpho_server.cli.environment import BadSettingError, read_settings
from morpho_server.cli.file_limits import raise_limit
from morpho_server.cli.shutdown import GracefulServer, Stopping
from morpho_server.cli.terminal.console import Commands, refuse, say
from morpho_server.config import Settings
from morpho_server.realtime.broadcast import BadRedisUrlError
from morpho_server.storage.database.errors import DatabaseUnusableError

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104
"""The addresses that mean every address of this machine."""

MOST_IN_LINE: Final = 2048
"""How many connections may wait until the server is ready: more would be tried again much later."""


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("serve", help="start a server")
    parser.add_argument("--host", default="0.0.0.0", help="address to listen at (all)")  # noqa: S104
    parser.add_argument("--port", type=int, default=8000, help="port to listen at (8000)")
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    try:
        settings = read_settings()
        listening = _listen(chosen.host, chosen.port)
    except (OSError, BadSettingError) as error:
        return refuse(error)
    warning = raise_limit()
    if warning is not None:
        say(f"morpho: {warning}")
    _log_to_stderr()
    stopping = Stopping()
    stopping.handle_signals()
    try:
        with listening, asyncio.Runner(loop_factory=_new_loop) as runner:
            runner.run(_serve(settings, chosen.host, listening, stopping))
    except (BadRedisUrlError, DatabaseUnusableError) as error:
        return refuse(error)
    return 0


async def _serve(
    settings: Settings, host: str, listening: socket.socket, stopping: Stopping
) -> None:
    async with running(settings) as server:
        serving = GracefulServer(_configuration(settings, server), server.drain)
        stopping.asks(serving)
        patience = asyncio.ensure_future(Patience(serving).look_on())
        _spare_collections()
        if host in EVERYWHERE:
            server.reach.port = listening.getsockname()[1]
        _print_addresses(host, listening.getsockname()[1])
        try:
            await serving.serve(sockets=[listening])
        finally:
            patience.cancel()


def _configuration(settings: Settings, server: Server) -> uvicorn.Config:
    held_to = connections.configuration(
        settings.largest_body, settings.trusted_proxies, settings.sockets_per_address
    )
    return uvicorn.Config(server.app, log_level="error", **held_to)


def _log_to_stderr() -> None:
    """Log what the host should know, with the time."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger(morpho_server.__name__).setLevel(logging.INFO)


def _spare_collections() -> None:
    """Keep the garbage collector from permanent objects, and run it less often.

    Tables make hardly any cycles, but a full collection over hundreds of them stops every table for
    a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _new_loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # noqa: PLC0415 - it does not exist on Windows

    return uvloop.new_event_loop()


def _listen(host: str, port: int) -> socket.socket:
    """Open the listening socket; raises :exc:`OSError` in words."""
    if not 0 <= port < 65536:
        raise OSError(f"{port} is not a port: it is a number from 0 to 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        # Two servers can bind the same port, as long as neither listens.
        listening.listen(MOST_IN_LINE)
    except OSError as error:
        listening.close()
        raise OSError(_why_not(host, port, error)) from None
    return listening


def _why_not(host: str, port: int, error: OSError) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            another = port + 1 if port < 65535 else port - 1
            return (
                f"port {port} is taken; choose another one, for instance --port {another}"
                f" (with make: PORT={another})"
            )
        case errno.EACCES:
            return f"port {port} needs more rights than this user has; choose one above 1023"
        case _:
            return f"can't listen at {host}, port {port}: {error.strerror or error}"


def _print_addresses(host: str, port: int) -> None:
    everywhere = host in EVERYWHERE
    shown = "localhost" if everywhere else f"[{host}]" if ":" in host else host
    print("Morpho Server is open at", flush=True)
    print(f"  http://{shown}:{port}/", flush=True)
    lan = lan_address() if everywhere else None
    if lan is not None:
        print(f"  http://{lan}:{port}/  for others on the same network", flush=True)
    if _is_loopback(host):
        print(
            "  on this computer only; --host 0.0.0.0 (with make: HOST=0.0.0.0) lets others in",
            flush=True,
        )
    print("Stop it with Ctrl+C; tables are kept.", flush=True)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
