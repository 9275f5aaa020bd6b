"""What a turn of Morpyam is worth is exact: it equals a count of every roll."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from random import Random
from statistics import fmean

import pytest

from morpho_server.games.morpyam.bots.odds import Stakes, Turn, chance_of, expected_value
from morpho_server.games.morpyam.figures import (
    CALL,
    ROLLS,
    callable_with,
    has_come,
    placeable,
)
from morpho_server.games.morpyam.grid import BOXES_OF
from morpho_server.games.morpyam.play.moves import subsets


def any_stakes(seed: int, *, calls: bool = True) -> Stakes:
    """Return stakes drawn at random, some figures having no free box."""
    rng = Random(seed)
    figures = {f: rng.random() for f in BOXES_OF if rng.random() < 0.7 and f != CALL}
    if calls:
        figures[CALL] = rng.random()
    return Stakes(figures, {f: worth + rng.random() for f, worth in figures.items()}, 0.2)


def placed(stakes: Stakes, dice: str, figures: frozenset[str]) -> float:
    """Return the worth of the best box of some figures."""
    worths = stakes.alike if len({*dice}) == 1 else stakes.figures
    return max((worths[f] for f in figures if f in worths), default=float("-inf"))


def rolled(
    stakes: Stakes, dice: str, rerolled: str, call: str | None, missed: Callable[[str], float]
) -> float:
    """Return the mean over all rolls of some of the dice, none of them left out."""
    kept = dice
    for die in rerolled:
        kept = kept.replace(die, "", 1)
    worths = []
    for faces in product("123456", repeat=len(rerolled)):
        after = "".join(sorted([*kept, *faces]))
        come = call is not None and has_come(call, after)
        worths.append(placed(stakes, after, frozenset({CALL})) if come else missed(after))
    return fmean(worths)


def choices(stakes: Stakes, dice: str) -> Iterator[tuple[str, str | None]]:
    """Yield the dice and the call of every roll that is possible (R3.2, R4.5)."""
    calls = callable_with(dice) if CALL in stakes.figures else ()
    for some in subsets(dice) if dice else ("." * 5,):
        for call in (None, *calls):
            yield some, call


def best_roll(turn: Turn, dice: str, number: int) -> float:
    """Return the worth of the best roll of that number, by the worth of its results."""
    settled = dict(zip(ROLLS, turn.settled(number), strict=True))
    stakes = turn.stakes
    return max(
        rolled(
            stakes,
            dice,
            some,
            call,
            (lambda _: stakes.nothing) if call and number == 3 else settled.__getitem__,
        )
        for some, call in choices(stakes, dice)
    )


@pytest.mark.parametrize("seed", range(3))
def test_a_result_is_worth_the_best_of_placing_and_of_rolling_on(seed):
    """Any of the dice, with any call, over all rolls of them."""
    turn, rng = Turn(any_stakes(seed)), Random(seed)
    for rolls in (1, 2):
        for dice in rng.sample(ROLLS, 2):
            best = max(
                placed(turn.stakes, dice, placeable(dice, rolls)),
                best_roll(turn, dice, rolls + 1),
            )

            assert turn.settled(rolls)[ROLLS.index(dice)] == pytest.approx(best, abs=1e-9)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("calls", [True, False])
def test_a_turn_is_worth_its_best_first_roll(seed, calls):
    turn = Turn(any_stakes(seed, calls=calls))

    assert turn.value == pytest.approx(best_roll(turn, "", 1), abs=1e-9)


def test_after_the_last_roll_a_token_of_value_is_placed():
    turn = Turn(any_stakes(4))

    for dice, worth in zip(ROLLS, turn.settled(3), strict=True):
        assert worth == max(turn.stakes.nothing, placed(turn.stakes, dice, placeable(dice, 3)))


def test_five_alike_come_as_often_as_everybody_says():
    assert chance_of("morpyam") == pytest.approx(float(Fraction(347897, 7558272)), abs=1e-9)


def test_the_quick_value_is_exact_without_calls():
    for seed in range(20):
        without, with_calls = any_stakes(seed, calls=False), any_stakes(seed)

        assert expected_value(without) == pytest.approx(Turn(without).value, abs=1e-9)
        assert 0 <= Turn(with_calls).value - expected_value(with_calls) + 1e-9 < 0.05
