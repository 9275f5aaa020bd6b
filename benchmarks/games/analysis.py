"""The CPU time and the size of the analysis of a past round: ``python -m benchmarks analysis``.

Rounds of M.O.R.P.H.O. among bots, each analysed as a worker does it when somebody sees it again.
"""

import argparse
import time
from typing import Any, Final

import orjson

from benchmarks.harness.rounds import rounds, wanted_rounds
from morpho_server.bots.arena.simulation import Played
from morpho_server.games.events import as_shown
from morpho_server.games.morpho.analysis.analyse import analyse

WANTED: Final = 1000.0
"""Milliseconds of CPU time at most for a round."""


def steps_of(played: Played) -> list[Any]:
    """Return the steps of a round among bots, as they go to a worker."""
    steps = [
        {
            "seat": next((getattr(event, "seat", None) for event in events), None),
            "events": [(event.to, as_shown(event)) for event in events if event.to],
            "said": [],
        }
        for _, _, events in played.position.turns
    ]
    found: list[Any] = orjson.loads(orjson.dumps(steps))
    return found


def measure(seats: int, mode: str, wanted: argparse.Namespace) -> list[tuple[float, int, int]]:
    """Return the milliseconds of each round, its steps, and the bytes of its analysis."""
    found = []
    for played in rounds(seats, mode, wanted):
        steps = steps_of(played)
        begun = time.process_time()
        analysis = analyse(seats, steps)
        took = 1000 * (time.process_time() - begun)
        found.append((took, len(steps), len(orjson.dumps(analysis))))
    return sorted(found)


def main() -> None:
    """Run the benchmark."""
    wanted = wanted_rounds(__doc__ or "")
    print(f"CPU ms for each round; wanted: {WANTED:.0f}")
    print("players mode    most steps    p50  worst  most kB  within")
    for seats in wanted.players:
        for mode in wanted.modes:
            found = measure(seats, mode, wanted)
            p50, worst = found[len(found) // 2][0], found[-1][0]
            steps, size = max(each[1] for each in found), max(each[2] for each in found)
            within = sum(each[0] <= WANTED for each in found) / len(found)
            figures = f"{p50:6.1f} {worst:6.1f} {size / 1000:8.1f} {within:7.1%}"
            print(f"{seats:>7} {mode:<7} {steps:>10} {figures}", flush=True)
