"""The search for answers finds out whether a record is a puzzle."""

from pathlib import Path

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.registry import RULES
from morpho_server.puzzles.files import BadPuzzleError, read_puzzle
from puzzle_solver.search import Search, UnsearchableError
from puzzle_solver.solving import solve
from puzzle_solver.winnable import may_win_in

BLACK_IN_TWO = """
title: Two ways
game: morphos
size: 7
board: [..B...., ..B...., ..BW..., .W....., ...B..., ...BW.., ...B...]
play: [%s]
"""


def puzzle_of(text: str, folder: Path, game: str = "morphos"):
    file = folder / "01-written.yaml"
    file.write_text(text, encoding="utf-8")
    return read_puzzle(file, game)


def solved(text: str, folder: Path):
    puzzle = puzzle_of(text, folder)
    return solve(puzzle, may_win_in(puzzle.game))


def test_a_record_is_a_puzzle_for_the_seat_of_its_first_step(tmp_path):
    puzzle = puzzle_of(BLACK_IN_TWO % "A c4, B c3, A d4", tmp_path)

    assert (puzzle.id, puzzle.seat, puzzle.turns) == ("written", 0, 2)


def test_the_only_first_move_and_the_defence_are_found(tmp_path):
    answers = solved(BLACK_IN_TWO % "A c4, B c3, A d4", tmp_path)

    assert [*answers.right] == ["c4"]
    assert answers.right["c4"].replies == ("c3",)
    assert [*answers.right["c4"].then.right] == ["d4"]
    assert answers.wrong["d4"] == (("c4",), 1)


def test_the_record_chooses_among_equally_long_defences(tmp_path):
    answers = solved(BLACK_IN_TWO % "A c4, B a1, A d4", tmp_path)

    assert answers.right["c4"].replies == ("a1",)


@pytest.mark.parametrize(
    ("play", "why"),
    [
        ("A d4, B a1, A c4", "hold out longer than in the record"),
        ("A c4, B a1, A a2, B a3, A d4", "solved in fewer turns"),
    ],
)
def test_a_record_must_keep_to_the_shortest_way(tmp_path, play, why):
    with pytest.raises(BadPuzzleError, match=why):
        solved(BLACK_IN_TWO % play, tmp_path)


IN_ONE_TURN = """
title: Two actions and a morph
game: morphatrons
hands: {}
buildings: {B: [0, 1, 0, 0]}
bots: {A: {8S: 1 vehicle}}
play: [%s]
"""


def test_a_turn_of_several_decisions_counts_once(tmp_path):
    puzzle = puzzle_of(
        IN_ONE_TURN % "A move 8S 3, A morph 8S, A shoot 8S B2", tmp_path, "morphatrons"
    )

    answers = solve(puzzle, may_win_in(puzzle.game))

    assert puzzle.turns == 1
    assert [*answers.right] == ["move 8S 3"]
    assert answers.right["move 8S 3"].replies == ()
    assert answers.wrong["end"] == ((), 1)


def test_a_winning_turn_refutes_a_wrong_solution(tmp_path):
    threat = IN_ONE_TURN.replace("{A: {8S: 1 vehicle}}", "{A: {8S: 1 vehicle}, B: {7H: 2 robot}}")
    threat = threat.replace("{B:", "{A: [1, 0, 0, 0], B:")
    puzzle = puzzle_of(threat % "A move 8S 3, A morph 8S, A shoot 8S B2", tmp_path, "morphatrons")

    answers = solve(puzzle, may_win_in(puzzle.game))

    assert answers.wrong["end"].replies[-1] == "strike 7H A1"


def test_a_goal_that_some_defence_prevents_is_none(tmp_path):
    blocked = (BLACK_IN_TWO % "A c4, B a1, A c3").replace(".W.....", "...W...")

    with pytest.raises(BadPuzzleError, match="some defence holds out longer"):
        solved(blocked, tmp_path)


@pytest.mark.parametrize(("play", "why"), [("", "no move is made"), ("A c4", "does not win")])
def test_the_seat_of_the_first_step_must_win(tmp_path, play, why):
    with pytest.raises(BadPuzzleError, match=why):
        puzzle_of(BLACK_IN_TWO % play, tmp_path)


def test_where_chance_decides_there_is_no_puzzle():
    game = RULES["morpyam"]
    state = game.new_state()
    for event in game.start(Choices(game.options({}), 2), Standing(1, (0, 0)), Chance(bytes(32))):
        game.evolve(state, event)
    (seat,) = game.owing(state)

    with pytest.raises(UnsearchableError, match="chance decides"):
        Search(game, seat, may_win_in("morpyam")).wins(state, 1)
