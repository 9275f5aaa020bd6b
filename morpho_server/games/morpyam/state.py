"""The state of a game, and how events change it."""

from dataclasses import dataclass, field, replace
from typing import Final

from morpho_server.games.kit.turns import TurnState
from morpho_server.games.morpyam import events as ev
from morpho_server.games.morpyam.grid import Box
from morpho_server.games.seats import Seat

FIRST_SEAT: Final = Seat(0)


@dataclass(slots=True)
class State(TurnState[ev.GridSetUp]):
    """A game. ``tokens``, ``points`` and ``turns`` are by seat.

    ``turn`` is ``None`` between turns and when the game is over. ``dice`` is empty before the first
    roll of a turn. ``came`` means that a called figure has come and has to be placed. ``again``
    means that a token was placed with five alike in this turn.
    """

    grid: dict[Box, Seat] = field(default_factory=dict)
    tokens: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    out: frozenset[Seat] = frozenset()
    last: Seat = FIRST_SEAT
    rolls: int = 0
    dice: str = ""
    came: bool = False
    again: bool = False

    def copy(self) -> "State":
        """Return a state that shares nothing changeable with this one."""
        return replace(
            self,
            grid=self.grid.copy(),
            tokens=self.tokens.copy(),
            points=self.points.copy(),
            turns=self.turns.copy(),
        )
