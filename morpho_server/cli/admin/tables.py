"""``morpho admin tables``, ``table``, ``end``, ``remove``, ``mute`` and ``unmute``."""

import argparse
from typing import Any
from urllib.parse import quote, urlencode

from morpho_server.cli.admin.api import AdminApi, NotDoneError
from morpho_server.cli.admin.sessions import moment
from morpho_server.cli.terminal import Commands, say


def add_to(deeds: Commands) -> None:
    """Add what can be done to tables."""
    listing = deeds.add_parser("tables", help="list tables, those first where something changed")
    listing.add_argument("search", nargs="?", default="", help="in code, game or a name")
    listing.set_defaults(do=_list)
    one = deeds.add_parser("table", help="list the people at a table")
    one.add_argument("code")
    one.set_defaults(do=_show)
    ending = deeds.add_parser("end", help="end the match of a table, which opens all its cards")
    ending.add_argument("code")
    ending.add_argument("--yes", action="store_true", help="don't ask")
    ending.set_defaults(do=_end)
    for deed, does in (
        ("remove", "remove somebody from a table"),
        ("mute", "mute somebody at a table"),
        ("unmute", "let them speak again"),
    ):
        of_person = deeds.add_parser(deed, help=does)
        of_person.add_argument("code")
        of_person.add_argument("player", help="p1, p2 …, as `morpho admin table` lists them")
        of_person.set_defaults(do=_to_person)


def _list(api: AdminApi, chosen: argparse.Namespace) -> None:
    query = {"search": chosen.search}
    while True:
        found = api.ask("GET", f"tables?{urlencode(query)}")
        for each in found["tables"]:
            names = ", ".join([*each["people"], *(f"{bot} (bot)" for bot in each["bots"])])
            print(
                f"{each['code']}  {each['game']:<11} {each['phase']:<7}"
                f"  {moment(each['updated_at'])}  {each['number']:>6} updates"
                f"  {each['size'] // 1000:>5} kB  {each['open_pages']} of {names}"
            )
        if found["next"] is None:
            return
        query["after"] = found["next"]


def _show(api: AdminApi, chosen: argparse.Namespace) -> None:
    _print_people(api.ask("GET", f"tables/{quote(chosen.code, safe='')}"))


def _end(api: AdminApi, chosen: argparse.Namespace) -> None:
    say(f"This opens all cards of the match at {chosen.code} to everybody there.")
    if not chosen.yes and input("End it? (y/n) ").strip().lower() != "y":
        raise NotDoneError("The match goes on.")
    _print_people(api.ask("POST", f"tables/{quote(chosen.code, safe='')}/end"))


def _to_person(api: AdminApi, chosen: argparse.Namespace) -> None:
    code, player = (quote(each, safe="") for each in (chosen.code, chosen.player))
    _print_people(api.ask("POST", f"tables/{code}/people/{player}/{chosen.deed}"))


def _print_people(table: dict[str, Any]) -> None:
    for each in table["people"]:
        marks = [mark for mark in ("is_host", "present", "muted") if each[mark]]
        guests = ", ".join(map(str, each["guests"]))
        print(f"{each['player']:>4}  {each['name']}  guests {guests}  {' '.join(marks)}")
