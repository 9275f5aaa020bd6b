"""A million wrong messages, each answered: ``python -m benchmarks fuzz``.

Commands that fit, nearly valid ones, random JSON, random bytes and broken frames are sent by
sockets and by REST, to tables of every game. Among them are legal moves, so that matches go on and
end. Several messages are under way on each connection. Each must have an answer of its own: by its
id, or in its turn if it has none. What is not answered because the server closes the socket after
too many mistakes is sent again, under its id.

``unhandled`` counts answers that tell of a fault (``internal_error``, a status of 500 or more, a
socket closed with 1011 or without a word) and errors in the server's log. That the server is too
busy, by ``overloaded`` or ``/readyz``, is no fault. ``stuck`` counts what is not answered within
half a minute, ``unasked`` the answers to nothing. All must be 0, and in the end matches of every
game must be played as usual. ``reached`` counts how far the tables have come.
"""

import argparse
import asyncio
import itertools
import json
import math
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import uvloop

from benchmarks.harness.fuzzing.handshakes import Handshakes
from benchmarks.harness.fuzzing.messages import UNDESCRIBED
from benchmarks.harness.fuzzing.pages import Page
from benchmarks.harness.fuzzing.requests import Requests
from benchmarks.harness.fuzzing.tables import TIMEOUT, Person, Table, Tally
from benchmarks.harness.process import ServerProcess, database
from morpho_server.games.registry import RULES

TABLES: Final = 16
"""How many tables there are at a time."""

PER_TABLE: Final = 10_000
"""How many messages a table gets."""

PEOPLE: Final = 3
"""How many people each table has at first. Each has a page, the first has two."""

_COMPLAINT: Final = re.compile(r"^(?:\S+ \S+ )?(?:ERROR|CRITICAL)\b|^Traceback", re.MULTILINE)


async def fuzz(server: ServerProcess, messages: int, seed: int, minutes: float) -> Tally:
    """Send that many messages, or fewer in so many minutes; return what came back."""
    tally = Tally(messages, time.monotonic() + 60 * minutes)
    dice, games = Random(seed), itertools.cycle(RULES)
    async with httpx.AsyncClient(base_url=f"{server.base}/api/v1", timeout=TIMEOUT) as http:
        described = (await http.get("/openapi.json")).raise_for_status().json()
        paths = [*described["paths"], *UNDESCRIBED]

        async def one_after_another() -> None:
            while tally.left > 0 and not tally.is_over:
                share = min(PER_TABLE, -(-messages // TABLES), tally.left)
                tally.left -= share
                table = Table(server.base, http, tally, paths, dice, share)
                await fill(table, next(games))
                tally.left += table.left

        telling = asyncio.ensure_future(_tell(tally))
        await asyncio.gather(*(one_after_another() for _ in range(TABLES)))
        telling.cancel()
        for game in RULES:
            await play(http, game)
    return tally


async def fill(table: Table, game: str) -> None:
    """Open a table, and send messages to it until it had all that it gets."""
    people = [Person("", "") for _ in range(PEOPLE)]
    for number, person in enumerate(people):
        await table.come(person, None if number else game)
    for person in reversed(people):
        await table.begin(person, is_host=person is people[0])
    senders: list[Page | Requests | Handshakes] = [
        *(Page(table, person) for person in (*people, people[0])),
        Requests(table, people[1]),
        Handshakes(table, people[0]),
    ]
    await asyncio.gather(*(sender.run() for sender in senders))


async def _tell(tally: Tally) -> None:
    """Say every minute how far it is, until cancelled."""
    while True:
        await asyncio.sleep(60)
        wrong = [*tally.unhandled, *tally.unasked, *tally.stuck]
        print(f"{tally.answered} answered, {len(wrong)} wrong {wrong[:3]}", file=sys.stderr)


async def play(http: httpx.AsyncClient, game: str) -> None:
    """Play a match of as many as can sit of three; raise if something is not as usual."""
    people: list[tuple[dict[str, str], str]] = []
    code, summary = "", dict[str, Any]()

    async def ask(who: int, kind: str, **fields: Any) -> None:
        headers, player = people[who]
        body = {"type": kind, "id": f"{kind}-{time.monotonic_ns()}", **fields}
        asked = await http.post(
            f"/tables/{code}/commands?player={player}", json=body, headers=headers
        )
        asked.raise_for_status()

    for number in range(3):
        if number and not summary["free_seats"]:
            break
        guest = await http.post("/guests", json={"name": "Ada", "bearer": True})
        headers = {"Authorization": f"Bearer {guest.raise_for_status().json()['token']}"}
        path = f"/tables/{code}/players" if code else "/tables"
        body = {"name": f"Ada {number}"} | ({} if code else {"game": game})
        came = (await http.post(path, json=body, headers=headers)).raise_for_status().json()
        code = came["code"]
        people.append((headers, came["player"]))
        summary = (await http.get(f"/tables/{code}")).raise_for_status().json()
    for number in range(1, len(people)):
        await ask(number, "ready", ready=True)
    await ask(0, "start")
    phase = "playing"
    while phase != "over":
        if phase == "between":
            await ask(0, "next_round")
        for number, (headers, player) in enumerate(people):
            path = f"/tables/{code}/view?player={player}"
            view = (await http.get(path, headers=headers)).raise_for_status().json()
            phase = view["table"]["phase"]
            if view.get("legal"):
                await ask(number, "move", move=Random(view["n"]).choice(view["legal"]))
                break


def complaints(log: Path) -> Sequence[str]:
    """Return the errors in a server's log."""
    return [line for line in log.read_text("utf-8").splitlines() if _COMPLAINT.match(line)]


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="the longest it may take")
    chosen = parser.parse_args()
    begun = time.monotonic()
    with (
        database("sqlite") as url,
        tempfile.NamedTemporaryFile(suffix=".log") as log,
        ServerProcess(url, log=Path(log.name)) as server,
    ):
        server.start()
        server.wait()
        tally = uvloop.run(fuzz(server, chosen.messages, chosen.seed, chosen.minutes))
        megabytes = server.process.memory_info().rss // 2**20
        server.stop()
        tally.unhandled += complaints(Path(log.name))
        if tally.unhandled:
            sys.stderr.write(Path(log.name).read_text("utf-8"))
    seconds = time.monotonic() - begun
    wrong = [*tally.unhandled, *tally.unasked, *tally.stuck]
    figures = {
        "answered": tally.answered,
        "seed": chosen.seed,
        "seconds": round(seconds),
        "a_second": round(tally.answered / seconds),
        "slowest": round(tally.slowest, 1),
        "unhandled": len(tally.unhandled),
        "stuck": len(tally.stuck),
        "unasked": len(tally.unasked),
        "of_these": wrong[:10],
        "reached": dict(tally.reached.most_common(60)),
        "megabytes": megabytes,
        "answers": dict(tally.answers.most_common(60)),
    }
    print(json.dumps({"what": "fuzzed messages", **figures}), flush=True)
    if wrong:
        raise SystemExit(1)
