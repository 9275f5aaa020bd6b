"""The odds by which puzzles are judged, counted again over all rolls of the dice."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from morpho_server.games.morpyam.figures import (
    LAST_ROLL,
    callable_with,
    has_come,
    placeable,
)
from morpho_server.games.morpyam.grid import BOXES_OF, FIGURE
from morpho_server.games.morpyam.notation import read
from morpho_server.games.morpyam.play.moves import subsets
from morpho_server.games.morpyam.play.scoring import KO, gain
from morpho_server.puzzles.files import puzzles_of, written_answers

PUZZLES = puzzles_of("morpyam").values()
THROWN = {
    dice: Counter("".join(sorted(roll)) for roll in product("123456", repeat=dice))
    for dice in range(1, 6)
}
"""In how many of all rolls so many dice show each result."""


CERTAIN = 6**15
"""All odds are whole numbers out of this: a turn has three rolls of five dice at most."""


class Turn:
    """A turn in which only a token that makes five in a row counts."""

    def __init__(self, grid, seat):
        free = FIGURE.keys() - grid
        self.winning = {FIGURE[box] for box in free if gain(grid, seat, box, 2)[1] >= KO}
        self.may_call = not grid.keys() >= {*BOXES_OF["call"]}
        self.known = {}

    def best_after(self, dice, rolls):
        """Return the best odds with dice that lie after so many rolls, no call having come."""
        if not self.winning.isdisjoint(placeable(dice, rolls)):
            return CERTAIN
        if rolls == LAST_ROLL:
            return 0
        calls = [None, *callable_with(dice)] if self.may_call else [None]
        kept = {kept_of(dice, again) for again in subsets(dice)} if rolls else {""}
        return max(self.odds(some, rolls + 1, call) for some in kept for call in calls)

    def odds(self, kept, roll, call):
        """Return the odds of a roll with some dice kept."""
        key = kept, roll, call
        if key not in self.known:
            thrown = THROWN[5 - len(kept)]
            counted = (
                count * self.worth("".join(sorted(kept + result)), roll, call)
                for result, count in thrown.items()
            )
            self.known[key] = sum(counted) // thrown.total()
        return self.known[key]

    def worth(self, dice, roll, call):
        if call and has_come(call, dice):
            return CERTAIN * ("call" in self.winning)
        if call and roll == LAST_ROLL:
            return 0
        key = dice, roll
        if key not in self.known:
            self.known[key] = self.best_after(dice, roll)
        return self.known[key]


@cache
def kept_of(dice, again):
    return "".join(sorted((Counter(dice) - Counter(again)).elements()))


def odds_of(puzzle, move):
    """Return how likely the next token wins after a move."""
    state = puzzle.position().state
    action = read(move)
    if action.verb == "pass":
        return Fraction(0)
    if action.verb == "place":
        turn = Turn(state.grid | {action.box: puzzle.seat}, puzzle.seat)
        is_alike = len(set(state.dice)) == 1
        return Fraction(turn.best_after("", 0) if is_alike else 0, CERTAIN)
    kept = kept_of(state.dice, action.dice)
    turn = Turn(state.grid, puzzle.seat)
    return Fraction(turn.odds(kept, state.rolls + 1, action.call), CERTAIN)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[each.id for each in PUZZLES])
def test_each_choice_has_the_odds_of_all_rolls(puzzle):
    written = written_answers("morpyam", puzzle.id).odds

    assert written == {move: odds_of(puzzle, move) for move in written}
    assert {*written} == {*puzzle.position().owed()[puzzle.seat]}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[each.id for each in PUZZLES])
def test_one_choice_is_better_than_all_others(puzzle):
    assert [*written_answers("morpyam", puzzle.id).right] == [puzzle.line[0][1]]


def test_no_page_of_a_puzzle_shows_the_odds_beforehand():
    assert not any(puzzle.position().public()["odds"] for puzzle in PUZZLES)
