"""The defaults of a game of one round in which one seat after another decides."""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from morpho_server.games.game import Game
from morpho_server.games.kit.transaction import Copyable
from morpho_server.games.moves import RESIGN, Move
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat


class Setup(Protocol):
    """What a game began with."""

    @property
    def scores(self) -> Sequence[int]:
        """Return everybody's points in the match before, by seat."""


class TurnState(Copyable, Protocol):
    """The state of such a game. ``turn`` is the seat that decides, ``None`` where none does."""

    @property
    def turn(self) -> Seat | None:
        """Return the seat that decides."""

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""

    @property
    def setup(self) -> Setup:
        """Return what the game began with."""


State = TypeVar("State", bound=TurnState)


class TurnGame(Game[State], Protocol[State]):
    """A game in which the seat on turn owes the decision, and every seat may give up."""

    def copy(self, state: State) -> State:
        """Return a state that shares nothing changeable with the given one."""
        return state.copy()

    def owing(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn."""
        return () if state.turn is None else (state.turn,)

    def open_moves(self, state: State, seat: Seat) -> list[Move]:  # noqa: ARG002
        """Return ``resign`` while the game goes on."""
        return [] if state.outcome is not None else [RESIGN]

    def scores(self, state: State) -> tuple[int, ...]:
        """Return everybody's points: those with which the round began, until it is over."""
        return tuple(state.setup.scores) if state.outcome is None else state.outcome.scores

    def outcome(self, state: State) -> Outcome | None:
        """Return how the round ended, or ``None`` while it goes on."""
        return state.outcome


def totals(before: Sequence[int], points: Sequence[int]) -> list[int]:
    """Return everybody's points after a round, by seat."""
    return [score + more for score, more in zip(before, points, strict=True)]


def game_over(
    reason: str, points: Iterable[int], scores: Iterable[int], winners: Iterable[Seat]
) -> Outcome:
    """Return the end of a match of one round."""
    return Outcome(reason, tuple(points), tuple(scores), True, tuple(winners), None)
