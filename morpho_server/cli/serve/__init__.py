"""``morpho serve``: serve until asked to stop, then stop in order."""

import argparse
import asyncio
import socket
from contextlib import nullcontext
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
from morpho_server.cli.serve.metrics import bound_for_metrics
from morpho_server.cli.serve.sharing import NoTunnelError, Sharing, prepared
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
    parser.add_argument("--share", action="store_true", help="let in friends anywhere by a tunnel")
    parser.add_argument("--share-open", action="store_true", help="and let them open tables")
    parser.add_argument("--processes", help=argparse.SUPPRESS)  # refused, with what to do instead
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    if chosen.processes is not None:
        return refuse("--processes is gone: “Several cores” in docs/hosting.md says what to do.")
    is_shared = chosen.share or chosen.share_open
    if is_shared and chosen.uds is not None:
        return refuse("--share is for a server at home; at --uds the proxy lets others in.")
    try:
        settings = read_settings()
        with prepared(may_open=chosen.share_open) if is_shared else nullcontext() as sharing:
            if chosen.uds is None:
                with bound(chosen.host, chosen.port) as listening:
                    return _serve_at(settings, chosen.host, listening, sharing)
            with bound_to_file(chosen.uds) as listening:
                return _serve_at(settings, "localhost", listening)  # it is reached by no address
    except (CannotListenError, BadSettingError, NoTunnelError) as error:
        return refuse(error)


def _serve_at(
    settings: Settings, host: str, listening: socket.socket, sharing: Sharing | None = None
) -> int:
    warning = raise_limit()
    if warning is not None:
        say(f"morpho: {warning}")
    process.log_to_stderr(settings.log_level, as_json=settings.log_json)
    stopping = Stopping()
    stopping.handle_signals()
    try:
        with (
            bound_for_metrics(settings.metrics) as metrics,
            asyncio.Runner(loop_factory=process.new_loop) as runner,
        ):
            runner.run(process.serve(settings, host, listening, stopping, sharing, metrics))
    except (BadRedisUrlError, CannotListenError, DatabaseUnusableError) as error:
        return refuse(error)
    return 0
