"""The legal moves of a turn (R3, R4), and the one that is made when the time is up."""

from collections import Counter
from functools import cache
from itertools import combinations
from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.morpyam.figures import (
    CALL,
    LAST_ROLL,
    ROLLS,
    callable_with,
    placeable,
    ways,
)
from morpho_server.games.morpyam.grid import BOXES, BOXES_OF, FIGURE, Box
from morpho_server.games.morpyam.notation import (
    PASS,
    ROLL,
    spell_place,
    spell_reroll,
    spell_roll,
)
from morpho_server.games.morpyam.state import State
from morpho_server.games.moves import RESIGN, Move
from morpho_server.games.seats import Seat

_PLACE: Final = {box: spell_place(box) for box in BOXES}


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return every move of the seat on turn: placing, rolling, passing; none for others."""
    if seat != state.turn:
        return []
    calls = (None, *callable_with(state.dice)) if has_call_box(state) else (None,)
    if state.rolls == 0:
        return [spell_roll(call) for call in calls]
    moves = [_PLACE[box] for box in open_boxes(state)]
    if state.came:
        return moves
    if state.rolls < LAST_ROLL:
        return [*moves, *_rerolls(state.dice, calls)]
    return [*moves, PASS]


def open_moves(state: State, seat: Seat) -> list[Move]:
    """Return ``resign`` for a seat that has not given up, while the game goes on (R7.4)."""
    return [] if state.outcome is not None or seat in state.out else [RESIGN]


def open_boxes(state: State) -> list[Box]:
    """Return the free boxes that the seat on turn may place a token on (R3.3, R4.2)."""
    boxes = BOXES_OF[CALL] if state.came else _boxes_for(state.dice, state.rolls)
    return [box for box in boxes if box not in state.grid]


def has_call_box(state: State) -> bool:
    """Return whether a call box is free, so that figures can be called (R4.5)."""
    return any(box not in state.grid for box in BOXES_OF[CALL])


def timeout_move(state: State, seat: Seat, chance: Chance) -> Move:  # noqa: ARG001
    """Return the move for the seat on turn when its time is up: place, or else roll, or pass.

    It places on the box whose figure is rarest. It keeps a last token back if it can, since that
    would end the game.
    """
    boxes = open_boxes(state)
    is_last = state.tokens[seat] == 1
    if boxes and (state.came or not is_last):
        return _PLACE[min(boxes, key=lambda box: _WAYS[FIGURE[box]])]
    if state.rolls == 0:
        return ROLL
    return spell_reroll(state.dice) if state.rolls < LAST_ROLL else PASS


@cache
def subsets(dice: str) -> tuple[str, ...]:
    """Return every different choice of one to five of the dice, in ascending order."""
    return tuple(
        dict.fromkeys("".join(some) for many in range(1, 6) for some in combinations(dice, many))
    )


@cache
def _rerolls(dice: str, calls: tuple[str | None, ...]) -> tuple[Move, ...]:
    return tuple(spell_reroll(some, call) for some in subsets(dice) for call in calls)


@cache
def _boxes_for(dice: str, rolls: int) -> tuple[Box, ...]:
    figures = placeable(dice, rolls)
    return tuple(box for box in BOXES if FIGURE[box] in figures)


def _count_ways() -> Counter[str]:
    counts = Counter[str]()
    for dice in ROLLS:
        counts.update(dict.fromkeys(placeable(dice, 1), ways(dice)))
    return counts


_WAYS: Final = _count_ways()
"""In how many of all rolls the dice fill a box, by its figure; a call box in none."""
