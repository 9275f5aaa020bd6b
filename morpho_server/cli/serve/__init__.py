"""``morpho serve``: serve until asked to stop, then stop in order."""

import argparse
import asyncio
import socket
import sys
from pathlib import Path

from morpho_server.cli.environment import BadSettingError, read_settings
from morpho_server.cli.file_limits import raise_limit
from morpho_server.cli.serve import process
from morpho_server.cli.serve.listening import EVERYWHERE, CannotListenError, bound, bound_to_file
from morpho_server.cli.shutdown import Stopping
from morpho_server.cli.terminal.console import Commands, refuse, say
from morpho_server.config import Settings
from morpho_server.realtime.broadcast import BadRedisUrlError
from morpho_server.storage.database.errors import DatabaseUnusableError


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("serve", help="start a server")
    parser.add_argument("--host", default="0.0.0.0", help="address to listen at (all)")  # noqa: S104
    parser.add_argument("--port", type=int, default=8000, help="port to listen at (8000)")
    parser.add_argument(
        "--uds",
        type=Path,
        metavar="PATH",
        help="file of a unix socket to listen at instead, for a proxy",
    )
    parser.add_argument(
        "--processes",
        type=int,
        default=1,
        help="how many processes serve (1); several need PostgreSQL",
    )
    # For the processes that another one starts: the file descriptors of their sockets to it.
    parser.add_argument("--child-of", type=int, nargs=2, help=argparse.SUPPRESS)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    try:
        settings = read_settings()
        if chosen.child_of is not None:
            return _serve_for_parent(settings, chosen)
        _check(settings, chosen.processes)
        if chosen.uds is None:
            with bound(chosen.host, chosen.port) as listening:
                return _serve_at(settings, chosen, listening)
        chosen.host = "localhost"  # it is reached by no address
        with bound_to_file(chosen.uds) as listening:
            return _serve_at(settings, chosen, listening)
    except (CannotListenError, BadSettingError, BadProcessesError) as error:
        return refuse(error)


def _serve_at(settings: Settings, chosen: argparse.Namespace, listening: socket.socket) -> int:
    warning = raise_limit()
    if warning is not None:
        say(f"morpho: {warning}")
    process.log_to_stderr()
    if chosen.processes > 1:
        return _serve_by_several(settings, chosen, listening)
    return _serve_alone(settings, chosen.host, listening)


def _serve_alone(settings: Settings, host: str, listening: socket.socket) -> int:
    stopping = Stopping()
    stopping.handle_signals()
    try:
        with asyncio.Runner(loop_factory=process.new_loop) as runner:
            runner.run(process.serve(settings, host, listening, stopping))
    except (BadRedisUrlError, CannotListenError, DatabaseUnusableError) as error:
        return refuse(error)
    return 0


def _serve_for_parent(settings: Settings, chosen: argparse.Namespace) -> int:
    process.log_to_stderr()
    stopping = Stopping()
    stopping.handle_signals()
    port = chosen.port if chosen.host in EVERYWHERE else None
    parent, messages = (socket.socket(fileno=descriptor) for descriptor in chosen.child_of)
    try:
        with asyncio.Runner(loop_factory=process.new_loop) as runner:
            runner.run(process.serve_handed_over(settings, port, parent, messages, stopping))
    except (BadRedisUrlError, DatabaseUnusableError) as error:
        return refuse(error)
    return 0


def _serve_by_several(
    settings: Settings, chosen: argparse.Namespace, listening: socket.socket
) -> int:
    from morpho_server.cli.serve.processes import Processes  # noqa: PLC0415 - few hosts need it

    arguments = ["--host", chosen.host]
    if chosen.uds is None:
        arguments += ["--port", str(listening.getsockname()[1])]

    async def serve() -> int:
        return await Processes(chosen.processes, settings, arguments).serve(listening, chosen.host)

    try:
        with asyncio.Runner(loop_factory=process.new_loop) as runner:
            return runner.run(serve())
    except CannotListenError as error:
        return refuse(error)


class BadProcessesError(Exception):
    """A number of processes that can't be. The text says why."""


def _check(settings: Settings, processes: int) -> None:
    """Raise :exc:`BadProcessesError` unless that many processes can serve."""
    if processes < 1:
        raise BadProcessesError("--processes is a number from 1 up")
    if processes > 1 and sys.platform == "win32":
        raise BadProcessesError("--processes can be more than 1 only on Linux and macOS")
    if processes > 1 and settings.database.startswith("sqlite"):
        raise BadProcessesError(
            "SQLite serves one process alone. For --processes set MORPHO_DATABASE to a PostgreSQL"
            " database."
        )
