"""Somebody's own bot in a tournament: a file of Python, in a process for each of its seats."""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter

import orjson

from morpho_server.games.bot import Observation
from morpho_server.games.moves import Move
from morpho_server.workers import own_program
from morpho_server.workers.process import WorkerProcess
from morpho_server.workers.questions import BotFailedError


@dataclass(frozen=True, slots=True)
class Program:
    """A bot in a file, and the seconds that it may think about a decision."""

    file: str
    limit: float

    @property
    def name(self) -> str:
        """Return its name among strengths, none of which has a dot in it."""
        return Path(self.file).name


@dataclass(frozen=True, slots=True)
class Record:
    """How a program played: the seconds of each decision, and what went wrong, in words."""

    seconds: tuple[float, ...] = ()
    faults: tuple[str, ...] = ()


def question_of(observation: Observation, limit: float) -> bytes:
    """Return all that a program is sent for a decision.

    It is what its seat was sent, which observers made of the events addressed to that seat. Neither
    the state of the game nor the seed is within reach here.
    """
    view = {
        "seat": observation.seat,
        "public": observation.public,
        "own": observation.own,
        "events": observation.events,
    }
    return orjson.dumps({"limit": limit, "view": view, "legal": observation.legal})


class ProgramBot:
    """A seat's bot that asks a process of its own.

    Where it fails it has no move, and the game's time-out move is made. One that was too slow, or
    whose process has ended, is not asked again before the next round.
    """

    def __init__(self, program: Program) -> None:
        self._limit = program.limit
        arguments = [str(Path(program.file).resolve())]
        self._process = WorkerProcess(own_program.__name__, 0, arguments, is_heard=True)
        self._is_out = False
        self._seconds: list[float] = []
        self._faults: list[str] = []

    def start(self) -> None:
        """Start its process. Raises :exc:`~morpho_server.workers.questions.BotFailedError`."""
        self._process.start()

    def close(self) -> None:
        """End its process."""
        self._process.end()

    def end_round(self) -> Record:
        """Return how it has played since the last round, and let it play again."""
        record = Record(tuple(self._seconds), tuple(self._faults))
        self._is_out, self._seconds, self._faults = False, [], []
        return record

    def choose(self, observation: Observation, dice: Random) -> Move | None:  # noqa: ARG002
        """Return the program's move, or ``None`` if it has none that is legal."""
        if self._is_out:
            return None
        try:
            self.start()  # which is no part of its decision
            begun = perf_counter()
            try:
                move = self._process.ask(question_of(observation, self._limit), _read, self._limit)
            finally:
                self._seconds.append(perf_counter() - begun)
        except BotFailedError as error:
            self._is_out = self._process.pid is None
            self._faults.append(
                f"took longer than {self._limit:g} s" if error.lapse == "slow" else f"{error}"
            )
            return None
        if not observation.allows(move):
            self._faults.append("made an illegal move")
            return None
        return move


def _read(line: bytes) -> Move | None:
    answer = orjson.loads(line)
    if "failed" in answer:
        raise BotFailedError("failed", answer["failed"])
    move: Move | None = answer["move"]
    return move
