"""Every puzzle of every game is one, by complete search, and every attempt at it is answered."""

from itertools import groupby

import pytest

from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.registry import RULES
from morpho_server.puzzles.answers import answers_of
from morpho_server.puzzles.attempts import attempt
from morpho_server.puzzles.files import puzzles_of, written_answers
from puzzle_solver.solving import solve
from puzzle_solver.winnable import may_win_in
from puzzle_solver.writing import as_json
from tests.support.nightly import nightly

PUZZLES = [puzzle for game in RULES for puzzle in puzzles_of(game).values()]
IDS = [f"{each.game} {each.id}" for each in PUZZLES]
EACH = pytest.mark.parametrize("puzzle", PUZZLES, ids=IDS)
SEARCHED_LONG = {
    *("all-on-one", "gift", "guard-first", "long-fight", "two-ways", "up-to-the-ace", "urgent-gap")
}


def answers_to(puzzle):
    return written_answers(puzzle.game, puzzle.id)


def replies_to(puzzle, made):
    """Return the moves of the defence in an attempt."""
    return [step.move for step in made.steps[1:] if step.seat != puzzle.seat]


def turns_of(made, puzzle):
    """Return how many turns the solver has had in an attempt, the one that begins included."""
    seats = [seat for seat, _ in groupby([*(step.seat for step in made.steps), puzzle.seat])]
    return seats.count(puzzle.seat)


def decisions(answers, made=()):
    """Yield each list of moves after which a solver can move again, with the answers there."""
    yield [*made], answers
    for move, answer in answers.right.items():
        if answer.then is not None:
            yield from decisions(answer.then, [*made, move])


@pytest.mark.parametrize("game", ["morphos", "morphatrons", "morph"])
def test_these_games_have_a_dozen(game):
    assert len(puzzles_of(game)) == 12


def test_morpyam_has_ten():
    assert len(puzzles_of("morpyam")) == 10


def test_a_game_without_puzzles_has_none():
    assert puzzles_of("morpho") == {}
    assert puzzles_of("no such game") == {}


@pytest.mark.parametrize(
    "puzzle", [nightly(each) if each.id in SEARCHED_LONG else each for each in PUZZLES], ids=IDS
)
def test_the_answers_are_what_the_complete_search_finds(puzzle):
    assert answers_to(puzzle) == solve(puzzle, may_win_in(puzzle.game))


@EACH
def test_every_move_of_a_puzzle_is_answered_and_the_right_ones_solve_it(puzzle):
    """Of the wrong moves with the same refutation one is tried. Answers outlive their file."""
    answers = answers_to(puzzle)
    assert answers_of(as_json(answers)) == answers

    for moves, node in decisions(answers):
        made = attempt(puzzle, answers, moves)
        assert made.state == "open"
        assert turns_of(made, puzzle) <= puzzle.turns
        assert sorted(made.legal) == sorted([*node.right, *node.wrong])
        last = [move for move, answer in node.right.items() if answer.then is None]
        wrong = {replies: move for move, replies in node.wrong.items()}.values()
        assert {attempt(puzzle, answers, [*moves, move]).state for move in last} <= {"solved"}
        assert {attempt(puzzle, answers, [*moves, move]).state for move in wrong} <= {"failed"}


@EACH
def test_the_record_is_a_solution_with_the_same_defence(puzzle):
    """One first move alone solves a puzzle, or two of the same turn."""
    first = [*answers_to(puzzle).right]
    own = [move for seat, move in puzzle.line if seat == puzzle.seat]
    if answers_to(puzzle).odds:
        own = own[:1]  # the dice decide what follows
    assert puzzle.line[0][1] in first
    assert len(first) == 1 or (len(first) == 2 and puzzle.line[1][0] == puzzle.seat)

    made = attempt(puzzle, answers_to(puzzle), own)

    assert made.state == "solved"
    assert replies_to(puzzle, made) == [move for seat, move in puzzle.line if seat != puzzle.seat]


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        (["c7"], "point_taken"),
        (["z9"], "unreadable_move"),
        ([""], "unreadable_move"),
        (["xb4"], "not_weak"),
        (["resign"], "not_in_puzzle"),
        (["swap"], "no_swap"),
        (["c4", "c4"], "point_taken"),
        (["c4", "d4", "a1"], "puzzle_over"),
        (["a1", "a2"], "puzzle_over"),
    ],
)
def test_nonsense_is_refused(moves, code):
    puzzle = puzzles_of("morphos")["two-ways"]

    with pytest.raises(MoveRefusedError) as refused:
        attempt(puzzle, answers_to(puzzle), [*map(Move, moves)])

    assert refused.value.code == code
