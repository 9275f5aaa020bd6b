"""The defaults of a game of one round in which one seat after another decides."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol, Self, TypeVar

from morpho_server.games.chance import Chance
from morpho_server.games.game import Game
from morpho_server.games.kit.transaction import Copyable
from morpho_server.games.moves import GAME_OVER, NOT_YOUR_TURN, RESIGN, Move, Refusal
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat


class Setup(Protocol):
    """What a game began with."""

    @property
    def scores(self) -> Sequence[int]:
        """Return everybody's points in the match before, by seat."""


class WithTurns(Copyable, Protocol):
    """A state with a seat on turn, ``None`` where no seat decides."""

    @property
    def turn(self) -> Seat | None:
        """Return the seat that decides."""

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""

    @property
    def setup(self) -> Setup:
        """Return the event that set up the game."""


Begun = TypeVar("Begun", bound=Setup)
State = TypeVar("State", bound=WithTurns)


@dataclass(slots=True)
class TurnState(Generic[Begun]):
    """A state to derive from: ``begun`` is the event with which the game began."""

    begun: Begun | None = None
    turn: Seat | None = None
    outcome: Outcome | None = None

    @property
    def setup(self) -> Begun:
        """Return the event that set up the game."""
        assert self.begun is not None
        return self.begun

    def copy(self) -> Self:
        """Return a state of its own with the same values, for states that replace theirs."""
        return replace(self)


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

    def timeout_move(self, state: State, seat: Seat, chance: Chance) -> Move:  # noqa: ARG002
        """Return the first legal move, which must reveal nothing that is hidden."""
        return self.legal_moves(state, seat)[0]

    def scores(self, state: State) -> tuple[int, ...]:
        """Return everybody's points: those with which the round began, until it is over."""
        return tuple(state.setup.scores) if state.outcome is None else state.outcome.scores

    def outcome(self, state: State) -> Outcome | None:
        """Return how the round ended, or ``None`` while it goes on."""
        return state.outcome


def turn_refusal(state: WithTurns, seat: Seat, move: str) -> Refusal | None:
    """Return why it is not a seat's turn to make a move; it may always give up."""
    if state.outcome is not None:
        return GAME_OVER
    return NOT_YOUR_TURN if seat != state.turn and move != RESIGN else None
