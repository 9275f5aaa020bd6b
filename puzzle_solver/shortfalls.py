"""How far off the goal of a puzzle a wrong move was, in what its game counts."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any, Final

from morpho_server.games.morph.state import OTHER
from morpho_server.games.morphatrons.state import State, other
from morpho_server.games.seats import Seat
from puzzle_solver.search import HORIZON, Search


def shortfall(search: Search, moved: Any, refuted: Any, turns: int) -> int | None:
    """Return what a wrong move was short of; ``None`` if that isn't what was lacking.

    ``moved`` is the state after it, with so many turns of the seat left, ``refuted`` that after the
    replies.
    """
    return _SHORTFALLS[search.game.name](search, moved, refuted, turns)


def _cards(search: Search, moved: Any, _refuted: Any, turns: int) -> int | None:
    """Return how many cards fewer the enemy's deck would have needed for the move to win."""
    deck = moved.sides[OTHER[search.seat]].deck

    def wins(fewer: int) -> bool:
        state = moved.copy()
        side = state.sides[OTHER[search.seat]]
        side.deck, side.dealt_left = deck[fewer:], max(side.dealt_left - fewer, 0)
        return search.wins(state, turns)

    return next(filter(wins, range(1, len(deck) + 1)), None)


def _chips(search: Search, moved: Any, _refuted: Any, turns: int) -> int | None:
    """Return how many chips fewer the enemy's city would have needed for the move to win.

    If nothing can be hit any more, that are all its chips, which is only said of the last turn.
    """
    enemy = other(search.seat)
    chips = sum(moved.heights[building] for building in moved.standing(enemy))

    def wins(fewer: int) -> bool:
        return any(search.wins(state, turns) for state in _lowered(moved, enemy, fewer))

    return next(filter(wins, range(1, chips)), chips if turns < 2 else None)


def _lowered(before: State, seat: Seat, fewer: int) -> Iterator[State]:
    """Yield the states with so many chips fewer in a city."""
    for buildings in combinations_with_replacement(before.standing(seat), fewer):
        state = before.copy()
        for building in buildings:
            state.heights[building] -= 1
        if min(state.heights.values()) >= 0:
            yield state


def _stones(search: Search, _moved: Any, refuted: Any, turns: int) -> int | None:
    """Return how many stones more than it has turns left the seat needs for a chain at least."""
    short = search.distance(refuted, turns) - turns
    over = search.game.outcome(refuted) is not None
    return short if 0 < short < HORIZON and not over else None


_SHORTFALLS: Final[Mapping[str, Callable[[Search, Any, Any, int], int | None]]] = {
    "morph": _cards,
    "morphatrons": _chips,
    "morphos": _stones,
}
