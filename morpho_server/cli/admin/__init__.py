"""``morpho admin``: administer a running server by its API."""

import argparse

from morpho_server.cli.admin import backups, bans, server_state, sessions, tables
from morpho_server.cli.admin.api import AdminApi, NotDoneError
from morpho_server.cli.admin_link import (
    CANT_MAKE,
    USUAL_SERVER,
    admin_name,
    make_link,
    server_address,
)
from morpho_server.cli.doctor.requests import UnreachableError
from morpho_server.cli.terminal import Commands, refuse

USUAL_NAME = "command line"
"""Who does it by the audit log, unless somebody is named."""


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("admin", help="administer a running server")
    parser.add_argument(
        "--server",
        type=server_address,
        default=USUAL_SERVER,
        metavar="URL",
        help=f"where it listens; usually {USUAL_SERVER}",
    )
    parser.add_argument(
        "--name", type=admin_name, default=USUAL_NAME, help="who does it, for the audit log"
    )
    deeds = parser.add_subparsers(dest="deed", required=True)
    for subject in (tables, bans, sessions, server_state, backups):
        subject.add_to(deeds)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    """Do what was chosen in a session of its own, which ends with it."""
    try:
        with AdminApi(chosen.server).session(make_link(chosen.name)) as api:
            chosen.do(api, chosen)
    except UnreachableError as error:
        return refuse(f"{chosen.server} can't be reached: {error}. Name it with --server.")
    except (*CANT_MAKE, NotDoneError) as error:
        return refuse(error)
    return 0
