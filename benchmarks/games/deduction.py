"""The CPU time of the deduction aid per public change: ``python -m benchmarks deduction``.

Rounds of M.O.R.P.H.O. among bots; after each decision what everybody could work out is found anew
from the public events, as a worker does it when a table has changed. With ``--bots random`` there
are more Transmits and other rare situations than at any table.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Final

from benchmarks.harness.rounds import rounds, wanted_rounds
from morpho_server.bots.arena.simulation import Played
from morpho_server.games.events import as_shown, is_shown
from morpho_server.games.morpho.belief.deduction import deduce
from morpho_server.games.views import Json

WANTED: Final = 20.0
"""Milliseconds of CPU time at most for a change at a table of nine."""


def changes(played: Played) -> Iterator[list[dict[str, Json]]]:
    """Yield the public events of a round up to each of its changes."""
    seen: list[dict[str, Json]] = []
    for _, _, events in played.position.turns:
        public = [as_shown(event) for event in events if is_shown(event, None)]
        if public:
            seen += public
            yield seen


def measure(seats: int, mode: str, wanted: argparse.Namespace) -> list[float]:
    """Return the milliseconds of CPU time for each change, in ascending order."""
    found = []
    for played in rounds(seats, mode, wanted):
        for events in changes(played):
            begun = time.process_time()
            deduce(events)
            found.append(1000 * (time.process_time() - begun))
    return sorted(found)


def main() -> None:
    """Run the benchmark."""
    wanted = wanted_rounds(__doc__ or "")
    print(f"CPU ms for each change; wanted at nine seats: {WANTED:.0f}")
    print("players mode    changes    p50    p99  worst  within")
    for seats in wanted.players:
        for mode in wanted.modes:
            found = measure(seats, mode, wanted)
            p50, p99 = (found[int(len(found) * part)] for part in (0.5, 0.99))
            within = sum(each <= WANTED for each in found) / len(found)
            figures = f"{p50:6.2f} {p99:6.2f} {found[-1]:6.2f} {within:7.2%}"
            print(f"{seats:>7} {mode:<7} {len(found):>7} {figures}", flush=True)
