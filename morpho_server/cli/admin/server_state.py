"""``morpho admin state``, ``announce``, ``maintenance``, ``tables-by`` and ``opening-link``."""

import argparse
from datetime import datetime, timedelta
from getpass import getpass
from typing import Any, get_args

from morpho_server.administration.state import TablesBy
from morpho_server.cli.admin.api import AdminApi
from morpho_server.cli.terminal import Commands, say


def add_to(deeds: Commands) -> None:
    """Add what can be decided for everybody."""
    showing = deeds.add_parser("state", help="show what is announced, and who may open tables")
    showing.set_defaults(do=_show)
    announcing = deeds.add_parser("announce", help="say a sentence on all pages")
    announcing.add_argument("text", nargs="?", help="the sentence; without one it is withdrawn")
    announcing.add_argument(
        "--at", type=_moment, metavar="HH:MM", help="when it will happen, for a countdown"
    )
    announcing.set_defaults(do=_announce)
    pausing = deeds.add_parser("maintenance", help="let no round begin and no table be opened")
    pausing.add_argument("switch", choices=("on", "off"))
    pausing.set_defaults(do=_maintain)
    opening = deeds.add_parser("tables-by", help="choose who may open tables")
    opening.add_argument("who", choices=get_args(TablesBy), help="“password” asks for a new one")
    opening.set_defaults(do=_open)
    linking = deeds.add_parser("opening-link", help="let one guest open tables")
    linking.set_defaults(do=_link)
    settings = deeds.add_parser("settings", help="show the settings, without passwords")
    settings.set_defaults(do=_show_settings)


def _moment(given: str) -> datetime:
    """Return the next time of day like that, by this machine's clock."""
    try:
        time = datetime.strptime(given, "%H:%M").time()  # noqa: DTZ007 - it is local
    except ValueError:
        raise argparse.ArgumentTypeError("it should be a time as 22:30") from None
    now = datetime.now().astimezone()
    today = now.replace(hour=time.hour, minute=time.minute, second=0, microsecond=0)
    return today if today > now else today + timedelta(days=1)


def _show(api: AdminApi, _chosen: argparse.Namespace) -> None:
    _print(api.ask("GET", "state"))


def _announce(api: AdminApi, chosen: argparse.Namespace) -> None:
    said = None
    if chosen.text is not None:
        at = None if chosen.at is None else int(chosen.at.timestamp() * 1000)
        said = {"text": chosen.text, "at": at}
    _print(api.ask("PATCH", "state", {"announcement": said}))


def _maintain(api: AdminApi, chosen: argparse.Namespace) -> None:
    _print(api.ask("PATCH", "state", {"maintenance": chosen.switch == "on"}))


def _open(api: AdminApi, chosen: argparse.Namespace) -> None:
    change = {"tables_by": chosen.who}
    if chosen.who == "password":
        change["password"] = getpass("The new password for opening tables: ")
    _print(api.ask("PATCH", "state", change))


def _link(api: AdminApi, _chosen: argparse.Namespace) -> None:
    print(f"{api.server}{api.ask('POST', 'opening-links')['path']}")
    say("It lets one guest open tables, and works once, within a week.")


def _show_settings(api: AdminApi, _chosen: argparse.Namespace) -> None:
    for name, value in api.ask("GET", "settings")["settings"].items():
        print(f"MORPHO_{name.upper()}={'' if value is None else value}")


def _print(state: Any) -> None:
    said = state["announcement"]
    print(f"announcement: {'none' if said is None else said['text']}")
    print(f"maintenance: {'on' if state['maintenance'] else 'off'}")
    print(f"tables-by: {state['tables_by']}")
