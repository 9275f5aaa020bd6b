"""``morpho admin sessions`` and ``end-session``."""

import argparse
from datetime import UTC, datetime

from morpho_server.cli.admin.api import AdminApi
from morpho_server.cli.terminal import Commands, say


def add_to(deeds: Commands) -> None:
    """Add what can be done to sessions."""
    listing = deeds.add_parser("sessions", help="list the sessions of administrators")
    listing.set_defaults(do=_list)
    ending = deeds.add_parser("end-session", help="end one of them")
    ending.add_argument("session", type=int, metavar="ID", help="its number in the list")
    ending.set_defaults(do=_end)


def moment(millis: int) -> str:
    """Return a time to the minute, in UTC."""
    return f"{datetime.fromtimestamp(millis / 1000, UTC):%Y-%m-%d %H:%M}"


def _list(api: AdminApi, _chosen: argparse.Namespace) -> None:
    for each in api.ask("GET", "sessions")["sessions"]:
        if not each["this"]:
            span = f"{moment(each['since'])} to {moment(each['until'])}"
            print(f"{each['id']:>6}  {span}  {each['name']}")


def _end(api: AdminApi, chosen: argparse.Namespace) -> None:
    api.ask("DELETE", f"sessions/{chosen.session}")
    say(f"Session {chosen.session} has ended.")
