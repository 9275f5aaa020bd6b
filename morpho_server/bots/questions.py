"""What a bot is asked at a live table, and who has it answered."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

import orjson

from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.words import Strength, TableId

Lapse = Literal["failed", "slow"]
"""Why a bot has not decided: it failed, or it took too long."""


@dataclass(frozen=True, slots=True)
class Question:
    """What to do for a seat, by what that sees.

    Who answers is the bot of a ``strength``, or who stands in for the absent where that is
    ``None``; what is left to chance follows from the ``seed``. ``sight`` is JSON
    (:mod:`~morpho_server.bots.sights`).
    """

    table: TableId
    seat: Seat
    game: str
    strength: Strength | None
    sight: bytes
    seed: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot would do: a move, or nothing. Whether it may is for the one who asked to see.

    ``notes`` are what it says of how it came to that, if anything.
    """

    move: Json
    notes: Mapping[str, Json] = field(default_factory=dict)


class BotFailedError(Exception):
    """There is no answer. The text tells the host what happened, and nothing that is hidden."""

    def __init__(self, lapse: Lapse, what: str) -> None:
        super().__init__(what)
        self.lapse: Lapse = lapse


class Thinker(Protocol):
    """Has bots answer."""

    def prepare(self) -> None:
        """Get ready, since questions may come soon; never waits."""

    async def think(self, question: Question) -> Answer:
        """Return what a bot would do, within some seconds; raises :exc:`BotFailedError`."""


def text_of(question: Question, seconds: float, limit: float) -> bytes:
    """Return the line by which a worker is asked.

    A bot that heeds it thinks for so many ``seconds``; whatever takes longer than ``limit`` is
    ended.
    """
    asked = {
        "game": question.game,
        "strength": question.strength,
        "sight": orjson.Fragment(question.sight),
        "seed": question.seed,
        "seconds": seconds,
        "limit": limit,
    }
    return orjson.dumps(asked)


def answer_in(line: bytes) -> Answer:
    """Return what a worker's line says; raises :exc:`BotFailedError`."""
    answer = orjson.loads(line)
    if "failed" in answer:
        raise BotFailedError("failed", answer["failed"])
    return Answer(**answer)
