"""``morpho serve``: serve until asked to stop, then stop in order."""

import argparse
import asyncio
import socket
from pathlib import Path

from morpho_server.cli.file_limits import raise_limit
from morpho_server.cli.read_settings import BadSettingError, read_settings
from morpho_server.cli.serve import process
from morpho_server.cli.serve.listening import (
    DEFAULT_PORT,
    CannotListenError,
    bound,
    bound_to_file,
)
from morpho_server.cli.shutdown import Stopping
from morpho_server.cli.terminal import Commands, refuse, say
from morpho_server.realtime.broadcast import BadRedisUrlError
from morpho_server.settings import Settings
from morpho_server.storage.database.errors import DatabaseUnusableError


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("serve", help="start a server")
    parser.add_argument("--host", default="0.0.0.0", help="address to listen at (all)")  # noqa: S104
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help="port to listen at (8000)")
    parser.add_argument(
        "--uds",
        type=Path,
        metavar="PATH",
        help="file of a unix socket to listen at instead, for a proxy",
    )
    parser.add_argument("--processes", help=argparse.SUPPRESS)  # refused, with what to do instead
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    if chosen.processes is not None:
        return refuse("--processes is gone: “Several cores” in docs/hosting.md says what to do.")
    try:
        settings = read_settings()
        if chosen.uds is None:
            with bound(chosen.host, chosen.port) as listening:
                return _serve_at(settings, chosen.host, listening)
        with bound_to_file(chosen.uds) as listening:
            return _serve_at(settings, "localhost", listening)  # it is reached by no address
    except (CannotListenError, BadSettingError) as error:
        return refuse(error)


def _serve_at(settings: Settings, host: str, listening: socket.socket) -> int:
    warning = raise_limit()
    if warning is not None:
        say(f"morpho: {warning}")
    process.log_to_stderr()
    stopping = Stopping()
    stopping.handle_signals()
    try:
        with asyncio.Runner(loop_factory=process.new_loop) as runner:
            runner.run(process.serve(settings, host, listening, stopping))
    except (BadRedisUrlError, CannotListenError, DatabaseUnusableError) as error:
        return refuse(error)
    return 0
