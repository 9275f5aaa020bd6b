"""The end of a match of one round: the event, the points and the outcome."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from morpho_server.games.events import Event
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat


def totals(before: Sequence[int], points: Sequence[int]) -> list[int]:
    """Return everybody's points after a round, by seat."""
    return [score + more for score, more in zip(before, points, strict=True)]


def won_by(winner: Seat | None, before: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return the points of a round with one winner or none, and everybody's points after it."""
    points = [int(seat == winner) for seat in range(len(before))]
    return points, totals(before, points)


class Ended(Protocol):
    """The event with which a game ended."""

    @property
    def reason(self) -> str:
        """Return why it ended."""

    @property
    def points(self) -> Sequence[int]:
        """Return the points that it brought, by seat."""

    @property
    def scores(self) -> Sequence[int]:
        """Return everybody's points after it."""


def game_over(event: Ended, winners: Iterable[Seat]) -> Outcome:
    """Return the end of a match of one round."""
    points, scores = tuple(event.points), tuple(event.scores)
    return Outcome(event.reason, points, scores, True, tuple(winners), None)


class GameEnded(Event):
    """The end of a game, to derive from: why, and who has won."""

    reason: str
    winners: list[Seat]
    points: list[int]
    scores: list[int]
