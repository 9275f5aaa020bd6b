"""Whether a seat may still win: what the search for puzzles need not look at."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from morpho_server.games.seats import Seat
from puzzle_solver.winnable import morph, morphatrons, morphos

MayWin = Callable[[Any, Seat, int], bool]
"""Whether a seat may win from a state within so many turns of its own; ``True`` where in doubt."""

_OF_GAMES: Final[Mapping[str, MayWin]] = {
    "morph": morph.may_win,
    "morphatrons": morphatrons.may_win,
    "morphos": morphos.may_win,
}


def always_in_doubt(_state: Any, _seat: Seat, _turns: int) -> bool:
    """Return ``True``: nothing rules out that a seat may win."""
    return True


def may_win_in(game: str) -> MayWin:
    """Return the test of a game; without one, only small positions can be searched."""
    return _OF_GAMES.get(game, always_in_doubt)
