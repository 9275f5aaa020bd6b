"""``morpho admin-link``: make a link into the administration."""

import argparse
import asyncio

from morpho_server.api.origins import origin_of
from morpho_server.cli.read_settings import BadSettingError, read_settings
from morpho_server.cli.terminal import Commands, refuse, say
from morpho_server.storage.administration.access import LINK_MILLIS, SESSION_MILLIS, new_secret
from morpho_server.storage.database.errors import DatabaseUnusableError
from morpho_server.storage.database.open import check_up_to_date, open_database
from morpho_server.system import SystemClock
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.names import clean_name
from morpho_server.tables.model.passes import hash_of
from morpho_server.tables.ports import LogUnavailableError

USUAL_SERVER = "http://127.0.0.1:8000"
"""Where a server listens unless it is told otherwise."""

CANT_MAKE = (BadSettingError, DatabaseUnusableError, LogUnavailableError)
"""Why a link can't be made."""


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("admin-link", help="make a link to administer the server")
    parser.add_argument(
        "--name", type=admin_name, required=True, help="who is to use it, for the audit log"
    )
    parser.add_argument(
        "--server",
        type=server_address,
        metavar="URL",
        help=f"where it leads, instead of MORPHO_PUBLIC_URL or {USUAL_SERVER}",
    )
    parser.set_defaults(run=_run)


def admin_name(given: str) -> str:
    """Return the name of an administrator, for the parser."""
    try:
        return clean_name(given)
    except CommandRefusedError as error:
        raise argparse.ArgumentTypeError(error.reason) from None


def server_address(given: str) -> str:
    """Return the address of a server, for the parser."""
    try:
        return origin_of(given)
    except ValueError:
        raise argparse.ArgumentTypeError(f"it should be an address as {USUAL_SERVER}") from None


def _run(chosen: argparse.Namespace) -> int:
    try:
        secret = make_link(chosen.name)
        server = chosen.server or read_settings().public_url or USUAL_SERVER
    except CANT_MAKE as error:
        return refuse(error)
    print(f"{server}/admin#{secret}")
    say(
        f"It works once, within {LINK_MILLIS // 60_000} minutes, and begins a session of"
        f" {SESSION_MILLIS // 3_600_000} hours. `morpho admin end-session` ends it sooner."
    )
    return 0


def make_link(name: str) -> str:
    """Make a link in the database of the settings; return its secret.

    Raises :data:`CANT_MAKE`.
    """
    url = read_settings().database
    check_up_to_date(url)
    return asyncio.run(_make(url, name))


async def _make(url: str, name: str) -> str:
    secret = new_secret()
    async with open_database(url, {}, SystemClock()) as database:
        access = database.administration.access
        await access.make_link(hash_of(secret), name, database.clock.now())
    return secret
