"""The time in which ``morpho verify`` checks a match: ``python -m benchmarks verify``.

Random matches of M.O.R.P.H.O. of at least ten rounds, as the page of a player saves them. The start
of the program, about a second, is not counted.
"""

import json
import time
from collections.abc import Iterator
from random import Random
from typing import Final

from morpho_server.games.registry import RULES
from morpho_server.verify.file import read_text
from morpho_server.verify.verdict import judge
from tests.support.fairness.matches import play_at_random
from tests.support.fairness.saving import saved
from tests.support.tables.sittings import Sitting, waiting

NAMES: Final = ["Ada", "Bo", "Cy", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida"]
MATCHES: Final = 5
ROUNDS: Final = 10
WANTED: Final = 2.0
"""Seconds at most for a match."""


def matches(seats: int) -> Iterator[Sitting]:
    """Yield random matches that are long enough."""
    seed = found = 0
    while found < MATCHES:
        names = " ".join(NAMES[:seats])
        at = waiting(names, "morpho", seed=seed, mode="expert", target=30, turn_seconds=60)
        play_at_random(at, Random(seed), moves=5000)
        seed += 1
        if at.table.match_on.round >= ROUNDS:
            found += 1
            yield at


def main() -> None:
    """Run the benchmark."""
    print(f"seconds for each match; wanted: {WANTED}")
    print("players  rounds  moves  kB of file  seconds")
    for seats in (3, 5, 9):
        for at in matches(seats):
            file = saved(at, "p2")
            text = json.dumps(file).encode()
            begun = time.perf_counter()
            verdict = judge(read_text(text), RULES)
            took = time.perf_counter() - begun
            assert verdict.kind == "fair", verdict.reason
            moves = sum(len(each["moves"]) for each in file["moves"][0]["rounds"])
            rounds, size = at.table.match_on.round, len(text) / 1000
            print(f"{seats:>7} {rounds:>7} {moves:>6} {size:>11.0f} {took:>8.2f}", flush=True)
