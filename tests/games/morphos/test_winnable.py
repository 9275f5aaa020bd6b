"""What the search for puzzles leaves out can really not be won."""

from hypothesis import given, reject
from hypothesis import strategies as st

from morpho_server.games.morphos.rules import MORPHOS
from morpho_server.games.records.shapes import ShapeError
from puzzle_solver.search import Search
from puzzle_solver.winnable import always_in_doubt
from puzzle_solver.winnable.morphos import may_win
from tests.support.games.morphos import position

SIZE = 4
RULES = st.sampled_from(
    [{}, {"minimorph": True}, {"edge_rule": "closed"}]
    + [{"minimorph": True, each: True} for each in ("deepmorph", "duomorph", "remorph")]
)
BOARDS = st.lists(st.text("BW..", min_size=SIZE, max_size=SIZE), min_size=SIZE, max_size=SIZE)


@given(board=BOARDS, rules=RULES, colour=st.sampled_from("BW"), moves=st.integers(0, 1))
def test_nothing_that_can_be_won_is_left_out(board, rules, colour, moves):
    try:
        state = position(size=SIZE, board=board, to_move=colour, **rules).state
    except ShapeError:  # where a chain stands already
        reject()
    for seat in MORPHOS.owing(state):
        wins = Search(MORPHOS, seat, always_in_doubt).wins(state, moves)
        assert may_win(state, seat, moves) or not wins


def test_a_path_through_an_enemy_stone_needs_it_weak():
    wall = ["..B..", "..B..", ".WWWW", "..B..", "..B.."]
    two_beside = position(size=5, board=wall).state
    all_around = position(size=5, board=[*wall[:2], ".BWBW", *wall[3:]]).state

    assert not may_win(two_beside, 0, 1)
    assert not may_win(all_around, 0, 1)
    assert may_win(all_around, 0, 2)
