"""Puzzles as REST answers with them, and an attempt as it is sent."""

from typing import Annotated, Final

from pydantic import BaseModel, Field

from morpho_server.api.messages.frames import PrivateEvent, WireEvent
from morpho_server.api.messages.from_client import Body
from morpho_server.api.messages.shapes import OwnPatch, PublicPatch, PublicView
from morpho_server.puzzles.attempts import AttemptState
from morpho_server.tables.messages.fields import MoveText

MOST_MOVES: Final = 50
"""The most moves of an attempt that is sent: more than any puzzle takes."""


class PuzzleOffered(BaseModel):
    """A puzzle in the list of a game: ``seat`` wins within ``turns`` of its turns."""

    id: str
    title: str
    seat: int
    turns: int


class PuzzleListed(PuzzleOffered):
    """A puzzle as it is listed: ``view`` is the public view of its position."""

    view: PublicView


class PuzzleStep(BaseModel):
    """A step of an attempt, as it was shown to the seat that solves.

    ``seat`` made ``move``; both are null at the beginning. ``public`` and ``own`` are patches.
    """

    seat: int | None
    move: str | None
    events: list[WireEvent]
    public: PublicPatch
    yours: list[PrivateEvent]
    own: OwnPatch


class PuzzleAttempt(BaseModel):
    """An attempt at a puzzle, from its position on.

    ``steps`` are all that happened, the position first. ``legal`` are the moves that can follow,
    none once the attempt is over. ``scores`` and ``winners`` are those of a game that is over.
    ``short`` is how far off the goal a failed attempt was, in cards, chips or stones; null where
    that isn't what was lacking. ``odds`` are those of a move that was judged by them and the best,
    each as numerator and denominator; otherwise none.
    """

    puzzle: PuzzleOffered
    game: str
    seats: int
    state: AttemptState
    short: int | None
    odds: list[tuple[int, int]]
    steps: list[PuzzleStep]
    legal: list[str]
    scores: list[int]
    winners: list[int]


class PuzzleSolution(BaseModel):
    """The solver's moves that solve a puzzle, where the defence holds out longest."""

    moves: list[str]


class AttemptMoves(Body):
    """All moves of a solver so far: the server keeps nothing of an attempt."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)]
