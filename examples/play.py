"""Play at a table of a Morpho Server, by nothing but its REST API and Python's own library.

    python examples/play.py https://play.example.org KTRWPM

joins the table as somebody new, is ready, and makes any legal move whenever it is asked, until the
match is over or it is sent away. A server that is away for a while is waited for. Write a better
`choose`: `view` is what the page of your seat would show (docs/protocol.md, docs/morpho.md), and
whatever `legal` lists is allowed.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any

PAUSE = 1.0
"""How many seconds to wait before looking again."""
PATIENCE = 60.0
"""For how many seconds a server may be away."""
LATER = {"stale", "paused", "not_your_turn", "not_now"}
"""Why a move is refused that was decided by a view which is past: look again."""


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
                told: dict[str, Any] = json.load(answer)
                return told
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
                if time.monotonic() - away_since > PATIENCE:
                    raise
            time.sleep(PAUSE)


class Table:
    """A table, as somebody at it may know it. ``seat`` is theirs, ``None`` if none was free."""

    def __init__(self, server: Server, code: str, name: str) -> None:
        self._server = server
        server.token = server.ask("POST", "/guests", {"name": name, "bearer": True})["token"]
        joined = server.ask("POST", f"/tables/{code}/players", {"name": name})
        self._path, self._player = f"/tables/{joined['code']}", joined["player"]
        self.seat: int | None = joined["seat"]

    def view(self) -> dict[str, Any]:
        """Return everything that this player may know."""
        path = f"{self._path}/view?player={self._player}"
        return self._server.ask_until_answered("GET", path)

    def do(self, kind: str, **fields: Any) -> None:
        """Carry out a command. It has an id, so sending it again does nothing more."""
        command = {"type": kind, "id": uuid.uuid4().hex, **fields}
        path = f"{self._path}/commands?player={self._player}"
        self._server.ask_until_answered("POST", path, command)


def play(address: str, code: str, name: str, pause: float = PAUSE) -> dict[str, Any]:
    """Play one match at a table, from before its start or from its middle to its end.

    Returns the last view. Raises :exc:`Refused`, :exc:`OSError`.
    """
    table = Table(Server(address), code, name)
    if table.seat is None:
        table.do("leave")
        raise Refused({"code": "no_free_seat", "detail": "No seat is free at this table."})
    while (view := table.view())["table"]["phase"] != "over":
        me = view["table"]["players"][view["you"]["player"]]
        try:
            if view["table"]["phase"] == "waiting" and not me["ready"]:
                # A share of the shuffle, now that the server is bound to its own.
                table.do("salt", salt=uuid.uuid4().hex)
                table.do("ready", ready=True)
            elif view.get("legal"):
                # With the number of what it was chosen by: nothing is done if that is past.
                table.do("move", move=choose(view), at=view["n"])
        except Refused as refused:
            if refused.code not in LATER:
                raise
        time.sleep(pause)
    return view


def main() -> int:
    """Play as the command line says; return the exit status."""
    parser = argparse.ArgumentParser(description="Play at a table by making any legal moves.")
    parser.add_argument("server", help="its address, as http://127.0.0.1:8000")
    parser.add_argument("code", help="of the table, six letters")
    parser.add_argument("--name", default="Rosie", help="as whom to play")
    given = parser.parse_args()
    if not given.server.startswith(("http://", "https://")):
        parser.error("the server's address begins with http:// or https://")
    try:
        match = play(given.server, given.code, given.name)["table"]["match"]
    except KeyboardInterrupt:
        return 130
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{given.server}: {getattr(error, 'reason', error)}", file=sys.stderr)
        return 1
    print(f"The match is over ({match['ended']}). Points by seat: {match['scores']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
