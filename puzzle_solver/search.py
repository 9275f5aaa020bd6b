"""The complete search: whether a seat wins within some of its turns, whatever the others answer.

A turn of a seat is all that it decides until another seat does, or the game is over.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from morpho_server.games.chance import Chance
from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from puzzle_solver.winnable import MayWin

HORIZON: Final = 3
"""The number of further turns in which a seat's distance from winning is looked for."""


class UnsearchableError(Exception):
    """A position that the search can't judge; the text says why."""


@dataclass(slots=True)
class Search:
    """Looks through a game for one seat. ``may_win`` leaves out what can't be won.

    Moves that have just worked are tried first, by how many turns were left and whose they were.
    """

    game: Game[Any]
    seat: Seat
    may_win: MayWin
    _worked: dict[tuple[int, bool], Move] = field(default_factory=dict, init=False)

    def wins(self, state: Any, turns: int) -> bool:
        """Return whether the seat wins within so many turns of its own, the present one included.

        Raises :exc:`UnsearchableError` where chance decides, or several seats at once.
        """
        outcome = self.game.outcome(state)
        if outcome is not None:
            return self.seat in outcome.winners
        if not self.may_win(state, self.seat, turns):
            return False
        is_own = self.is_own_turn(state)
        if is_own and not turns:
            return False
        for move in self._ordered(state, turns, is_own=is_own):
            after = self.after(state, move)
            left = self.left(after, turns) if is_own else turns
            if self.wins(after, left) == is_own:
                self._worked[turns, is_own] = move
                return is_own
        return not is_own

    def left(self, after: Any, turns: int) -> int:
        """Return how many turns the seat has left after a decision of its own."""
        goes_on = self.game.outcome(after) is None and self.is_own_turn(after)
        return turns if goes_on else turns - 1

    def is_own_turn(self, state: Any) -> bool:
        """Return whether the decision that is due is the seat's."""
        return self.mover(state) == self.seat

    def mover(self, state: Any) -> Seat:
        """Return the seat whose decision is due; raises :exc:`UnsearchableError`."""
        owing = self.game.owing(state)
        if len(owing) != 1:
            raise UnsearchableError("several seats decide at once")
        return owing[0]

    def legal(self, state: Any) -> Sequence[Move]:
        """Return the moves of the seat whose decision is due."""
        return self.game.legal_moves(state, self.mover(state))

    def after(self, state: Any, move: Move) -> Any:
        """Return the state after a move; raises :exc:`UnsearchableError` if it draws."""
        chance = Chance(bytes(32))
        after = self.game.decide(state, self.mover(state), move, chance).after
        if chance.draws:
            raise UnsearchableError(f"chance decides after {move}")
        return after

    def needed(self, state: Any, most: int) -> int:
        """Return within how many turns of its own the seat wins, where ``most`` are enough."""
        return next((turns for turns in range(most) if self.wins(state, turns)), most)

    def distance(self, state: Any, least: int) -> int:
        """Return how many turns the seat needs at least, as far as that is easily seen."""
        within = range(least, least + HORIZON)
        return next((n for n in within if self.may_win(state, self.seat, n)), least + HORIZON)

    def _ordered(self, state: Any, turns: int, *, is_own: bool) -> Sequence[Move]:
        legal = self.legal(state)
        best = self._worked.get((turns, is_own))
        return sorted(legal, key=lambda move: move != best)
