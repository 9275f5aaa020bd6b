"""The questions to bots at a live table, and the interface that gets the answers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

import orjson

from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.model.ids import GuestId, Strength, TableId

Lapse = Literal["failed", "slow"]
"""Why a bot has not decided: it failed, or it took too long."""


@dataclass(frozen=True, slots=True)
class Question:
    """Asks what to do for a seat, by its observation.

    ``asker`` is on whose behalf it is asked: a guest who is the table's host.

    The bot of a ``strength`` answers, or the stand-in where that is ``None``. Its random choices
    follow from the ``seed``. ``observation`` is JSON
    (:mod:`~morpho_server.workers.observation_codec`). ``due`` is when the answer is needed,
    by the clock of the event loop; by default as soon as possible.
    """

    table: TableId
    seat: Seat
    game: str
    strength: Strength | None
    observation: bytes
    seed: int
    asker: GuestId | None = None
    due: float = 0.0


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """Asks what everybody could work out, by the public ``events`` of a round, each as JSON.

    It may take ``limit`` seconds.
    """

    table: TableId
    game: str
    events: Sequence[bytes]
    asker: GuestId
    limit: float


@dataclass(frozen=True, slots=True)
class PastQuestion:
    """Asks what could have been known in a round that is over.

    ``steps`` say what was shown to whom, each as JSON. It may take ``limit`` seconds.
    """

    table: TableId
    game: str
    seats: int
    steps: Sequence[bytes]
    asker: GuestId
    limit: float


AnyQuestion = Question | OpenQuestion | PastQuestion
"""Any question to a worker."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The choice of a bot: a move, or nothing. The caller checks that it is legal.

    ``notes`` say how it came to its choice, if it says so.
    """

    move: Json
    notes: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Analysed:
    """The analysis of a past round, as JSON: its chances and its story."""

    chances: str
    story: str


class BotFailedError(Exception):
    """There is no answer. The text says what happened, and reveals nothing hidden."""

    def __init__(self, lapse: Lapse, what: str) -> None:
        super().__init__(what)
        self.lapse: Lapse = lapse


class NoWorkerError(BotFailedError):
    """No worker has answered, for no fault of the question: it can be asked again."""


class Thinker(Protocol):
    """Gets answers from bots."""

    def prepare(self) -> None:
        """Get ready, since questions may come soon; never waits."""

    async def think(self, question: Question) -> Answer:
        """Return a bot's answer within some seconds; raises :exc:`BotFailedError`."""


class Aids(Protocol):
    """Works out what could be known."""

    async def deduce(self, question: OpenQuestion) -> str:
        """Return a deduction as JSON; raises :exc:`BotFailedError`."""

    async def analyse(self, question: PastQuestion) -> Analysed:
        """Return the analysis of a round; raises :exc:`BotFailedError`."""


def text_of(question: AnyQuestion, seconds: float, limit: float) -> bytes:
    """Return the line that asks a worker.

    A bot that can be hurried thinks for so many ``seconds``. The worker ends when a question takes
    longer than ``limit``.
    """
    if isinstance(question, OpenQuestion):
        events = _list(question.events)
        return orjson.dumps({"game": question.game, "events": events, "limit": limit})
    if isinstance(question, PastQuestion):
        steps, seats = _list(question.steps), question.seats
        asked = {"game": question.game, "seats": seats, "steps": steps, "limit": limit}
        return orjson.dumps(asked)
    asked = {
        "game": question.game,
        "strength": question.strength,
        "observation": orjson.Fragment(question.observation),
        "seed": question.seed,
        "seconds": seconds,
        "limit": limit,
    }
    return orjson.dumps(asked)


def _list(parts: Sequence[bytes]) -> orjson.Fragment:
    """Return a list of what is JSON already."""
    return orjson.Fragment(b"[" + b",".join(parts) + b"]")


def answer_in(line: bytes) -> Answer:
    """Return the answer in a worker's line; raises :exc:`BotFailedError`."""
    return Answer(**_read(line))


def deduction_in(line: bytes) -> str:
    """Return the deduction in a worker's line, as JSON; raises :exc:`BotFailedError`."""
    return orjson.dumps(_read(line)["deduction"]).decode()


def analysis_in(line: bytes) -> Analysed:
    """Return the analysis in a worker's line; raises :exc:`BotFailedError`."""
    found = _read(line)["analysis"]
    return Analysed(**{part: orjson.dumps(found[part]).decode() for part in ("chances", "story")})


def _read(line: bytes) -> dict[str, Json]:
    answer: dict[str, Json] = orjson.loads(line)
    if "failed" in answer:
        raise BotFailedError("failed", answer["failed"])
    return answer
