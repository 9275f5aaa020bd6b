"""A worker whose bots do what bots should not: ``python -m tests.support.bots.odd_worker``."""

import itertools
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from morpho_server.games import registry
from morpho_server.games.aids import StepSeen
from morpho_server.games.bot import Observation
from morpho_server.games.entry import GameEntry
from morpho_server.workers import worker
from tests.support.games.guess import GUESS


class Odd:
    """A bot that does something before it makes its first move."""

    def __init__(self, first: Callable[[], Any]) -> None:
        self.first = first

    def choose(self, observation: Observation, dice: Random) -> str | None:
        self.first()
        return next(iter(observation.legal), None)


class Nosy:
    """A bot that looks around and tells of it."""

    def choose(self, observation: Observation, dice: Random) -> str | None:
        return next(iter(observation.legal), None)

    def notes(self) -> Mapping[str, Any]:
        files = list(Path("/proc/self/fd").iterdir())
        return {
            "modules": sorted(sys.modules),
            "environment": sorted(os.environ),
            "files": sorted(str(file.readlink()) for file in files if file.is_symlink()),
        }


class Slow:
    """A bot that thinks for as long as it may."""

    def choose(self, observation: Observation, dice: Random) -> str | None:
        raise AssertionError("it was not told for how long it may think")

    def choose_within(self, observation: Observation, dice: Random, seconds: float) -> str | None:
        self.seconds = seconds
        signal.sigtimedwait([], seconds / 10)
        return observation.legal[0]

    def notes(self) -> Mapping[str, float]:
        return {"seconds": self.seconds}


class Rolling:
    """A bot that leaves everything to chance, and tells what came of it."""

    def choose(self, observation: Observation, dice: Random) -> str | None:
        self.rolled = dice.random()
        return observation.legal[0]

    def notes(self) -> Mapping[str, float]:
        return {"rolled": self.rolled}


class Mute:
    """A bot whose choice is no text."""

    def choose(self, observation: Observation, dice: Random) -> Any:
        return object()


def loop() -> None:
    while True:
        pass


def talk() -> None:
    print('{"move": "resign"}', flush=True)  # noqa: T201 - that is what is odd about it


def fail() -> None:
    raise KeyError("killer")


def write(text: bytes) -> None:
    """Write to the pipe of answers, the only one besides the pipe of questions."""
    for number in range(3, 16):
        with suppress(OSError):
            os.write(number, text)


def die_over_an_answer() -> None:
    write(b'{"move":"pa')
    os.kill(os.getpid(), signal.SIGKILL)


ODD = {
    "sane": Odd(lambda: None),
    "talking": Odd(talk),
    "failing": Odd(fail),
    "mute": Mute(),
    "looping": Odd(loop),
    # In C, so that nothing else of Python has its turn.
    "deaf": Odd(lambda: sum(itertools.repeat(1))),
    "still": Odd(lambda: os.kill(os.getpid(), signal.SIGSTOP)),
    "babbling": Odd(lambda: write(b"killer\n")),
    "listing": Odd(lambda: write(b"[]\n")),
    "adding": Odd(lambda: write(b'{"move":"pass","more":1}\n')),
    "endless": Odd(lambda: write(b"killer" * (1 << 20))),
    "breaking off": Odd(die_over_an_answer),
    "dying": Odd(lambda: os.kill(os.getpid(), signal.SIGKILL)),
    "leaving": Odd(lambda: sys.exit(3)),
    "nosy": Nosy(),
    "slow": Slow(),
    "rolling": Rolling(),
}


def analyse(seats: int, steps: Sequence[StepSeen]) -> Mapping[str, Any]:
    """Never come to an end with a round of no steps."""
    while not steps:
        pass
    return {"chances": {}, "story": seats}


registry.GAMES["guess"] = GameEntry(GUESS, bots=ODD, analysis=analyse)

if __name__ == "__main__":
    worker.main()
