"""Many pairs of tables, compared by all processors: ``make secrecy``.

``python -m tests.support.tables.secrecy.nightly --help`` lists the choices. Each night compares
pairs of its own; a leak is printed with what compares that pair again.
"""

import argparse
import asyncio
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from traceback import format_exception

from tests.support.games.catalogue import HIDING
from tests.support.tables.secrecy.cases import case_of
from tests.support.tables.secrecy.pairs import compare

PAIRS = 20_000
"""How many are compared for each game."""

AT_ONCE = 250
"""How many a process compares before it reports."""

MOST_SHOWN = 3
"""How many leaks of a game are printed."""

SUBJECTS = {subject.game.name: subject for subject in HIDING}


@dataclass
class Figures:
    """What was compared: ``pairs`` and ``unlike`` ones by kind of observer, and the leaks."""

    pairs: Counter[str] = field(default_factory=Counter)
    unlike: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)

    def add(self, other: "Figures") -> None:
        """Add those of other pairs."""
        self.pairs += other.pairs
        self.unlike += other.unlike
        self.steps += other.steps
        self.counts += other.counts
        self.ended += other.ended
        self.leaks += other.leaks

    def __str__(self) -> str:
        pairs = self.pairs.total()
        by_kind = ", ".join(f"{number} by {kind}" for kind, number in sorted(self.pairs.items()))
        return (
            f"{pairs} pairs ({by_kind}), {self.unlike.total()} of unlike worlds, "
            f"{self.steps} moves ({self.steps / max(1, pairs):.1f} a pair)\n"
            f"  compared: {_listed(self.counts)}\n"
            f"  ended: {_listed(self.ended)}\n"
            f"  differences: {len(self.leaks)}"
        )


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.most_common())


def compare_some(game: str, numbers: range) -> Figures:
    """Compare the pairs of a game with those numbers."""
    return asyncio.run(_compare_some(game, numbers))


async def _compare_some(game: str, numbers: range) -> Figures:
    figures, subject = Figures(), SUBJECTS[game]
    for number in numbers:
        case = case_of(subject, number)
        kind = "a spectator" if case.observer is None else "a seat"
        figures.pairs[kind] += 1
        try:
            compared = await compare(subject, case)
        except Exception as error:  # noqa: BLE001 - whatever it is, the others go on
            figures.leaks.append("".join(format_exception(error)))
            continue
        figures.steps += compared.steps
        figures.unlike[kind] += compared.unlike
        figures.counts += compared.counts
        figures.ended[compared.ended] += 1
    return figures


def main() -> None:
    """Compare the pairs that the command line asks for; exit with 1 if any differ."""
    wanted = _arguments()
    first = time.time_ns() // 10**9 * 10**6 if wanted.first is None else wanted.first
    numbers = range(first, first + wanted.pairs)
    leaks = 0
    with ProcessPoolExecutor(wanted.processes) as processes:
        for game in wanted.game or SUBJECTS:
            begun = time.monotonic()
            parts = [numbers[at : at + AT_ONCE] for at in range(0, len(numbers), AT_ONCE)]
            figures = Figures()
            for part in processes.map(compare_some, [game] * len(parts), parts):
                figures.add(part)
            seconds = time.monotonic() - begun
            print(f"{game}, cases {first} to {numbers[-1]}, {seconds:.0f} s: {figures}")  # noqa: T201
            for leak in figures.leaks[:MOST_SHOWN]:
                print(f"\n{leak}", file=sys.stderr)  # noqa: T201
            leaks += len(figures.leaks)
    if leaks:
        again = 'make secrecy ARGS="--game NAME --first CASE --pairs 1"'
        sys.exit(f"\n{leaks} pairs differ. To compare one again: {again}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make secrecy", description="Compare pairs of tables.")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="for each game (%(default)s)")
    parser.add_argument("--first", type=int, help="the first case (others each time)")
    parser.add_argument("--game", action="append", choices=SUBJECTS, help="of these (all)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="(%(default)s)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
