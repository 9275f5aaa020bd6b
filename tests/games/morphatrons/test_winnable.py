"""What the search for puzzles leaves out really can't be won, and no puzzle needs a hidden card."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from morpho_server.games.morphatrons.cards import CARDS
from morpho_server.games.morphatrons.record import MORPHATRONS_RECORDING
from morpho_server.games.position import Position
from morpho_server.puzzles.files import puzzles_of
from puzzle_solver.search import Search
from puzzle_solver.solving import solve
from puzzle_solver.winnable import always_in_doubt
from puzzle_solver.winnable.morphatrons import may_win
from tests.support.nightly import nightly

BOTS = st.builds("{} {}".format, st.integers(2, 4), st.sampled_from(["robot", "vehicle"]))
HEIGHTS = st.lists(st.sampled_from([0, 0, 0, 1, 2]), min_size=4, max_size=4).filter(any)
"""Cities that are nearly down, so that many of them can be destroyed in a turn."""
IN_TWO = [puzzle for puzzle in puzzles_of("morphatrons").values() if puzzle.turns > 1]


def state_of(**header):
    return Position(MORPHATRONS_RECORDING.game, MORPHATRONS_RECORDING.open(header)).state


@given(
    cards=st.lists(st.sampled_from(CARDS), min_size=4, max_size=4, unique=True),
    bots=st.lists(BOTS, min_size=2, max_size=2),
    heights=HEIGHTS,
    tallest=st.integers(2, 6),
    actions=st.integers(1, 2),
    free_morph=st.booleans(),
)
def test_nothing_that_can_be_won_this_turn_is_left_out(
    cards, bots, heights, tallest, actions, free_morph
):
    state = state_of(
        hands={"A": cards[2:]},
        bots={"A": dict(zip(cards, bots, strict=False))},
        buildings={"A": [tallest, 2, 2, 0], "B": heights},
        actions=actions,
        free_morph=free_morph,
    )

    wins = Search(MORPHATRONS_RECORDING.game, 0, always_in_doubt).wins(state, 1)

    assert may_win(state, 0, 1) or not wins


def test_two_attacks_are_too_weak_for_a_whole_city():
    one = {"QH": "3 robot"}
    two = {**one, "7S": "4 robot"}
    heights = {"B": [0, 0, 1, 3]}

    assert not may_win(state_of(hands={}, bots={"A": one}, buildings=heights), 0, 1)
    assert may_win(state_of(hands={}, bots={"A": two}, buildings=heights), 0, 1)
    assert not may_win(state_of(hands={}, bots={"A": two}, buildings=heights, actions=1), 0, 1)


def test_where_the_last_turn_is_near_it_is_in_doubt():
    assert may_win(state_of(hands={}, turn_limit=2), 0, 1)


def nodes(answers):
    """Yield some answers and all those that they lead to."""
    yield answers
    for answer in answers.right.values():
        if answer.then is not None:
            yield from nodes(answer.then)


@pytest.mark.parametrize("puzzle", [IN_TWO[0], *map(nightly, IN_TWO[1:])], ids=lambda each: each.id)
def test_no_puzzle_depends_on_the_order_of_the_deck(puzzle):
    named = str(puzzle.record)
    deck = [card for card in reversed(CARDS) if f"'{card}'" not in named]
    reordered = replace(puzzle, record={**puzzle.record, "deck": deck})

    here, there = solve(puzzle, may_win), solve(reordered, may_win)

    assert [[*node.right] for node in nodes(here)] == [[*node.right] for node in nodes(there)]
