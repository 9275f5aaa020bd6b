"""``morpho admin backup``, ``backups`` and ``check-backup``."""

import argparse
from typing import Any

from morpho_server.cli.admin.api import AdminApi, NotDoneError
from morpho_server.cli.terminal import Commands, say


def add_to(deeds: Commands) -> None:
    """Add what can be done with backups."""
    making = deeds.add_parser("backup", help="back up now, into MORPHO_BACKUP_FOLDER")
    making.set_defaults(do=_make)
    listing = deeds.add_parser("backups", help="list the backups there")
    listing.set_defaults(do=_list)
    checking = deeds.add_parser("check-backup", help="try whether a backup can be restored")
    checking.add_argument("backup", metavar="NAME", help="its name in the list")
    checking.set_defaults(do=_check)


def _make(api: AdminApi, _chosen: argparse.Namespace) -> None:
    made = api.ask("POST", "backup")
    print(made["name"])
    say(f"It holds {_contents(made)}: {made['bytes']} bytes in {made['seconds']} s.")
    if made["left_out"]:
        say(f"morpho: {made['left_out']} damaged or missing rows were left out.")


def _list(api: AdminApi, _chosen: argparse.Namespace) -> None:
    for each in api.ask("GET", "backups")["backups"]:
        print(f"{each['bytes']:>14}  {each['name']}")


def _check(api: AdminApi, chosen: argparse.Namespace) -> None:
    checked = api.ask("POST", f"backups/{chosen.backup}/check")
    if not checked["whole"]:
        raise NotDoneError(f"{chosen.backup} is not whole. {checked['problem']}")
    print(f"{chosen.backup} is whole: {_contents(checked)}.")


def _contents(held: Any) -> str:
    return f"{held['tables']} tables, {held['entries']} entries and {held['guests']} guests"
