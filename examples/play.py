"""Play at a table of a Morpho Server, by nothing but its REST API and Python's own library.

    python examples/play.py https://play.example.org KTRWPM
    python examples/play.py https://play.example.org --host --bots 2

joins the table with that code, or makes one with two bots and begins a match there. It is ready,
makes any legal move whenever it is asked, and says what it does, until the match is over or it is
sent away. A server that is away for a while is waited for; started again, it goes on as the same
player, whose token it keeps in a file. Write a better `choose`: `view` is what the page of your
seat would show (docs/protocol.md, docs/reference), and whatever `legal` lists is allowed.
"""

import argparse
import hashlib
import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from pathlib import Path
from typing import Any

PAUSE = 1.0
"""How many seconds to wait before asking again a server that did not answer."""
TIMEOUT = 60.0
"""For how many seconds a server may be away."""
LATER = {"stale", "paused", "not_your_turn", "not_now", "too_few_players"}
"""Why something is refused that may be done later, or was decided by a view which is past."""


def choose(view: dict[str, Any]) -> str:
    """Return one of the legal moves."""
    move: str = random.choice(view["legal"])  # noqa: S311 - no secret depends on it
    return move


class Refused(Exception):  # noqa: N818 - it is an answer
    """The server has refused something; ``code`` says why and is always the same."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["detail"])
        self.code = problem["code"]


class Server:
    """A server and its answers, as JSON."""

    def __init__(self, address: str) -> None:
        self._root = f"{address.rstrip('/')}/api/v1"
        self.token = ""

    def ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Ask once; raises :exc:`Refused`, and :exc:`OSError` where nobody answers."""
        request = urllib.request.Request(self._root + path, method=method)  # noqa: S310 - as asked
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - as asked
                found: dict[str, Any] = json.load(answer)
                return found
        except urllib.error.HTTPError as error:
            if error.code in (429, 503):  # not now: too many requests, or a server that stops
                raise ConnectionError(error.reason) from None
            try:
                raise Refused(json.load(error)) from None
            except (ValueError, KeyError):
                raise ConnectionError(f"no Morpho Server answers there ({error})") from None

    def ask_until_answered(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Ask what may be asked twice, again and again while the server is away."""
        away_since = time.monotonic()
        while True:
            try:
                return self.ask(method, path, body)
            except OSError:
                if time.monotonic() - away_since > TIMEOUT:
                    raise
            time.sleep(PAUSE)


class Table:
    """A table, as one of its players may know it."""

    def __init__(self, server: Server, code: str, player: str, share: bytes) -> None:
        self._server, self.code, self.player = server, code, player
        self._share = share
        self._promised: str | None = None
        self._revealed = False

    def view(self) -> dict[str, Any]:
        """Return everything that this player may know."""
        path = f"/tables/{self.code}/view?player={self.player}"
        return self._server.ask_until_answered("GET", path)

    def wait(self, view: dict[str, Any]) -> None:
        """Wait until something has happened since a view, or for some seconds."""
        path = f"/tables/{self.code}/updates?player={self.player}&limit=1&wait=20"
        path += f"&after={view['n']}&history={view['history']}"
        self._server.ask_until_answered("GET", path)

    def do(self, kind: str, **fields: Any) -> None:
        """Carry out a command. It has an id, so sending it again does nothing more."""
        command = {"type": kind, "id": uuid.uuid4().hex, **fields}
        path = f"/tables/{self.code}/commands?player={self.player}"
        self._server.ask_until_answered("POST", path, command)

    def commit_share(self, promised: str) -> None:
        """Commit to a share in what chance will decide, now that the server is bound to its own."""
        self._promised = promised
        self.do("commit_share", commitment=hashlib.sha256(self._share).hexdigest())

    def reveal_share(self, promised: str) -> None:
        """Reveal the share, now that all have committed to theirs: once, for the same promise.

        With the share known, a server could try what other promises would give.
        """
        if not self._revealed and self._promised in (None, promised):
            self._revealed = True
            self.do("reveal_share", share=self._share.hex())


def come(address: str, code: str | None, name: str, keep: Path | None) -> Table:
    """Come to a table as somebody new; without a code, to one that is made. Keep who one is."""
    server = Server(address)
    server.token = server.ask("POST", "/guests", {"name": name, "bearer": True})["token"]
    if code is None:
        joined = server.ask("POST", "/tables", {"game": "morpho", "name": name})
    else:
        joined = server.ask("POST", f"/tables/{code}/players", {"name": name})
    share = os.urandom(32)
    table = Table(server, joined["code"], joined["player"], share)
    if joined["seat"] is None:
        table.do("leave")
        raise Refused({"code": "no_free_seat", "detail": "No seat is free at this table."})
    if keep is not None:
        keep.touch(mode=0o600)  # anyone who has the token is this player
        kept = {"server": address, "token": server.token, "share": share.hex(), **joined}
        keep.write_text(json.dumps(kept), encoding="utf-8")
    return table


def come_back(address: str, code: str | None, keep: Path | None) -> Table | None:
    """Come back as who one was, if that is known, and there is something left to play."""
    if keep is None or not keep.exists():
        return None
    kept = json.loads(keep.read_text(encoding="utf-8"))
    if kept["server"] != address or code not in (None, kept["code"]) or "share" not in kept:
        return None
    server = Server(address)
    server.token = kept["token"]
    table = Table(server, kept["code"], kept["player"], bytes.fromhex(kept["share"]))
    try:
        view = table.view()
    except Refused:  # they were sent away, or the table is gone
        return None
    left_to_play = view["table"]["phase"] != "over" and view["you"]["seat"] is not None
    return table if left_to_play else None


def take_part(table: Table, view: dict[str, Any], *, hosting: bool) -> None:
    """Do what is to be done at a table now, if anything."""
    phase, me = view["table"]["phase"], view["table"]["players"][table.player]
    if table.player in (view["table"].get("starting") or {}).get("commitments", ()):
        table.reveal_share(view["table"]["next_commitment"])
    elif phase == "waiting" and not me["ready"]:
        table.commit_share(view["table"]["next_commitment"])
        table.do("ready", ready=True)
    elif phase == "waiting" and hosting:
        table.do("start")
    elif phase == "between" and hosting:
        table.do("next_round", at=view["n"])
    elif view.get("legal"):
        # With the number of the view it was chosen by: nothing is done if that is outdated.
        move = choose(view)
        table.do("move", move=move, at=view["n"])
        print(f"  {move}", flush=True)


def play(
    address: str, code: str | None, name: str, keep: Path | None = None, bots: int = 0
) -> dict[str, Any]:
    """Play one match at a table, from before its start or from its middle to its end.

    Without a code, be host of a table with so many bots. Returns the last view. Raises
    :exc:`Refused`, :exc:`OSError`.
    """
    table = come_back(address, code, keep)
    if table is None:
        table = come(address, code, name, keep)
        for _ in range(bots if code is None else 0):
            table.do("add_bot", strength="agent")
    next_round = 0
    while True:
        view = table.view()
        phase, match, seat = view["table"]["phase"], view["table"].get("match"), view["you"]["seat"]
        if not next_round:
            print(f"Table {table.code}: {name} sits in seat {chr(ord('A') + seat)}.", flush=True)
            next_round = match["round"] if match and phase == "playing" else 1
        if phase in ("between", "over") and next_round <= match["round"]:
            print(f"Round {match['round']} is over. Points by seat: {match['scores']}", flush=True)
            next_round = match["round"] + 1
        if phase == "over":
            return view
        try:
            take_part(table, view, hosting=code is None)
        except Refused as refused:
            if refused.code not in LATER:
                raise
        table.wait(view)


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
    if not given.server.startswith(("http://", "https://")):
        parser.error("the server's address begins with http:// or https://")
    if given.host == (given.code is not None):
        parser.error("give either the code of a table, or --host")
    keep = given.keep or Path(f"player-{urllib.parse.quote(given.name, safe='')}.json")
    try:
        last = play(given.server, given.code, given.name, keep, given.bots)
    except KeyboardInterrupt:
        return 130
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{given.server}: {getattr(error, 'reason', error)}", file=sys.stderr)
        return 1
    print(f"The match is over ({last['table']['match']['ended']}).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
