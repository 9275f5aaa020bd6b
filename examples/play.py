"""Play at a table of a Morpho Server, by its Python library (docs/python.md).

    python examples/play.py https://play.example.org KTRWPM
    python examples/play.py https://play.example.org --host --bots 2

joins the table with that code, or makes one with two bots and begins a match there. It is ready,
makes any legal move whenever it is asked, and says what it does, until the match is over or it is
sent away. A server that is away for a while is waited for; started again, it goes on as the same
player. Write a better `choose`: `view` is what the page of your seat would show (docs/protocol.md,
docs/reference/morpho.md), and whatever `legal` lists is allowed.
"""

import argparse
import random
import sys
import urllib.parse
from pathlib import Path

from morpho_client import InUse, Refused, Unreachable, View
from morpho_client.sync import Client, Table

LATER = {"not_now", "too_few_players"}
"""Why something is refused that may be done later."""


def choose(view: View) -> str:
    """Return one of the legal moves."""
    return random.choice(view.legal)  # noqa: S311 - no secret depends on it


def come(client: Client, code: str | None, name: str, bots: int) -> Table:
    """Come to a table, or open one with so many bots: to the same one when started again."""
    if code is not None:
        return client.join(code, name)
    table = client.open("morpho", name, id="first")
    for number in range(bots):
        table.do("add_bot", id=f"bot-{number}", strength="agent")
    return table


def take_part(table: Table, view: View, *, hosting: bool) -> None:
    """Do what is to be done at a table now, if anything."""
    match = view.table.get("match")
    if view.phase == "waiting" and view.me and not view.me["ready"]:
        table.do("ready", ready=True)
    elif view.phase == "waiting" and hosting:
        table.do("start")
    elif view.phase == "between" and hosting and match:
        table.do("next_round", id=f"match-{match['number']}-after-{match['round']}")
    elif view.legal:
        move = choose(view)
        if table.move(move):
            print(f"  {move}", flush=True)


def play(table: Table, name: str, *, hosting: bool) -> View:
    """Play one match, from before its start or from its middle to its end; return the last view.

    Raises :exc:`Refused`, :exc:`Unreachable`.
    """
    view = table.until(lambda view: view.phase)
    if view.seat is None:
        table.leave()
        raise Refused("no_free_seat", "No seat is free at this table.")
    print(f"Table {table.code}: {name} sits in seat {chr(ord('A') + view.seat)}.", flush=True)
    match = view.table.get("match")
    next_round = match["round"] if match and view.phase == "playing" else 1
    for update in table:
        view, match = update.view, update.view.table.get("match")
        if match and view.phase in ("between", "over") and next_round <= match["round"]:
            print(f"Round {match['round']} is over. Points by seat: {match['scores']}", flush=True)
            next_round = match["round"] + 1
        if view.phase == "over":
            break
        try:
            take_part(table, view, hosting=hosting)
        except Refused as refused:
            if refused.code not in LATER:
                raise
    return view


def main() -> int:
    """Play as the command line says; return the exit status."""
    parser = argparse.ArgumentParser(description="Play at a table by making any legal moves.")
    parser.add_argument("server", help="its address, as http://127.0.0.1:8000")
    parser.add_argument("code", nargs="?", help="of the table, six letters")
    parser.add_argument("--host", action="store_true", help="make a table, and begin there")
    parser.add_argument("--bots", type=int, default=2, help="how many to seat there (2)")
    parser.add_argument("--name", default="Rosie", help="as whom to play")
    parser.add_argument("--keep", type=Path, help="file for who one is (player-NAME.json)")
    given = parser.parse_args()
    if given.host == (given.code is not None):
        parser.error("give either the code of a table, or --host")
    keep = given.keep or Path(f"player-{urllib.parse.quote(given.name, safe='')}.json")
    try:
        with Client(given.server, keep) as client:
            table = come(client, given.code, given.name, given.bots)
            last = play(table, given.name, hosting=given.host)
    except KeyboardInterrupt:
        return 130
    except Refused as refused:
        print(refused.reason, file=sys.stderr)
        return 1
    except InUse as error:
        print(error, file=sys.stderr)
        return 1
    except (Unreachable, ValueError) as error:
        print(f"{given.server}: {error}", file=sys.stderr)
        return 1
    match = last.table.get("match")
    print(f"The match is over ({match and match.get('ended')}).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
