"""What a wrong move was short of, by the rules: cards and chips that are left, stones that lack."""

from dataclasses import replace
from functools import reduce
from math import inf

import pytest

from morpho_server.games.morph.state import OTHER
from morpho_server.games.morphos.grid import OTHER as OTHER_SIDE
from morpho_server.puzzles.files import puzzles_of, written_answers
from puzzle_solver.search import Search
from puzzle_solver.winnable import may_win_in


def wrong_moves(game):
    """Yield one wrong move for each refutation of a game's puzzles.

    As the puzzle's id, its search, the state after the move, the turns left, and the refutation.
    """
    for puzzle in puzzles_of(game).values():
        search = Search(puzzle.recording.game, puzzle.seat, may_win_in(game))
        decisions = [(puzzle.position().state, puzzle.turns, written_answers(game, puzzle.id))]
        for state, turns, answers in decisions:
            tried = {refutation: move for move, refutation in answers.wrong.items()}
            for refutation, move in tried.items():
                after = search.after(state, move)
                yield puzzle.id, search, after, search.left(after, turns), refutation
            for move, answer in answers.right.items():
                if answer.then is not None:
                    after = search.after(state, move)
                    answered = reduce(search.after, answer.replies, after)
                    decisions.append((answered, search.left(after, turns), answer.then))


def cards_left(state, seat):
    return len(state.sides[OTHER[seat]].deck)


def chips_left(state, seat):
    return sum(state.heights[each] for each in state.standing(OTHER[seat]))


def fewest(search, state, left_in):
    """Return the fewest cards or chips that the enemy has left after any end of the turn."""
    outcome = search.game.outcome(state)
    if outcome is not None and search.seat not in outcome.winners:
        return inf
    if outcome is not None or not search.is_own_turn(state):
        return left_in(state, search.seat)
    return min(fewest(search, search.after(state, move), left_in) for move in search.legal(state))


def is_last(search, state, turns):
    """Return whether the seat has no turn left but the one that is going on."""
    return turns == (search.game.outcome(state) is None and search.is_own_turn(state))


@pytest.mark.parametrize(("game", "left_in"), [("morph", cards_left), ("morphatrons", chips_left)])
def test_so_many_cards_or_chips_are_left_by_the_best_end_of_the_turn(game, left_in):
    wrong = [
        (name, refutation.short, fewest(search, state, left_in))
        for name, search, state, turns, refutation in wrong_moves(game)
        if refutation.short is not None and is_last(search, state, turns)
    ]

    assert [each for each in wrong if each[1] != each[2]] == []
    assert len(wrong) > 12


def chains_within(search, state, stones):
    """Return whether so many stones of the seat in a row make a chain: the other side passes."""
    if search.game.outcome(state) is not None or search.may_win(state, search.seat, 0):
        return True
    if not search.may_win(state, search.seat, stones):
        return False
    own = state if search.is_own_turn(state) else replace(state, to_move=OTHER_SIDE[state.to_move])
    legal = search.game.legal_moves(own, search.seat)
    return any(chains_within(search, search.after(own, move), stones - 1) for move in legal)


def test_so_many_stones_are_lacking_for_a_chain():
    for name, search, moved, turns, refutation in wrong_moves("morphos"):
        state = reduce(search.after, refutation.replies, moved)
        if refutation.short is not None:
            needed = refutation.short + turns
            assert chains_within(search, state, needed), name
            assert not chains_within(search, state, needed - 1), name
