"""Play at a table of a Morpho Server, by nothing but its REST API and Python's own library.

    python examples/play.py https://play.example.org KTRWPM

joins the table as somebody new, is ready, and makes any legal move whenever it is asked, until the
match is over or it is sent away. Write a better `choose`: `view` is what the page of your seat
would show (docs/protocol.md, docs/morpho.md), and whatever `legal` lists is allowed.
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request
import uuid
from typing import Any

PAUSE = 1.0
"""How many seconds to wait before looking again."""


def choose(view: dict[str, Any]) -> str:
    """Return one of the legal moves."""
    move: str = random.choice(view["legal"])  # noqa: S311 - no secret depends on it
    return move


class Refused(Exception):  # noqa: N818 - it is an answer
    """The server has refused something; ``code`` says why and is always the same."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["detail"])
        self.code = problem["code"]


class Table:
    """A table, as somebody at it may know it."""

    def __init__(self, server: str, code: str, name: str) -> None:
        self._root = f"{server.rstrip('/')}/api/v1"
        self._token = ""
        self._token = self._ask("POST", "/guests", {"name": name, "bearer": True})["token"]
        joined = self._ask("POST", f"/tables/{code}/players", {"name": name})
        self._path, self._player = f"/tables/{joined['code']}", joined["player"]

    def view(self) -> dict[str, Any]:
        """Return everything that this player may know."""
        return self._ask("GET", f"{self._path}/view?player={self._player}")

    def do(self, kind: str, **fields: Any) -> None:
        """Carry out a command. It has an id, so sending it again would do nothing more."""
        command = {"type": kind, "id": uuid.uuid4().hex, **fields}
        self._ask("POST", f"{self._path}/commands?player={self._player}", command)

    def _ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        request = urllib.request.Request(self._root + path, method=method)  # noqa: S310 - as asked
        if self._token:
            request.add_header("Authorization", f"Bearer {self._token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - as asked
                told: dict[str, Any] = json.load(answer)
                return told
        except urllib.error.HTTPError as error:
            raise Refused(json.load(error)) from None


def play(server: str, code: str, name: str, pause: float = PAUSE) -> None:
    """Play one match at a table, from before its start or from its middle to its end."""
    table = Table(server, code, name)
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
            if refused.code not in {"stale", "paused", "not_your_turn", "not_now", "rate_limited"}:
                raise
        time.sleep(pause)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Play at a table by making any legal moves.")
    parser.add_argument("server", help="its address, as http://127.0.0.1:8000")
    parser.add_argument("code", help="of the table, six letters")
    parser.add_argument("--name", default="Rosie", help="as whom to play")
    given = parser.parse_args()
    play(given.server, given.code, given.name)
