"""Which figures dice show, counted over all rolls, and where they lie on the grid."""

from collections import Counter
from itertools import product

import pytest

from morpho_server.games.morpyam.figures import (
    CALLABLE,
    ROLLS,
    SEC_FIGURES,
    callable_with,
    placeable,
    shown,
)
from morpho_server.games.morpyam.grid import BOXES_OF, FIGURE, FILES, RANKS, RAYS

ALL_DICE = ["".join(sorted(dice)) for dice in product("123456", repeat=5)]


@pytest.mark.parametrize(
    ("figure", "ways"),
    [
        ("1", 276),
        ("6", 276),
        ("small", 1200),
        ("straight", 240),
        ("full", 306),
        ("square", 156),
        ("mini", 56),
        ("maxi", 56),
        ("morpyam", 6),
    ],
)
def test_how_many_of_all_rolls_show_a_figure(figure, ways):
    """The numbers follow from counting by hand, R2.1 in mind."""
    assert sum(figure in shown(dice) for dice in ALL_DICE) == ways


def test_there_are_252_different_rolls():
    assert set(ROLLS) == set(ALL_DICE)
    assert len(ROLLS) == 252


def test_five_alike_are_a_full_and_a_square_too():
    assert shown("33333") == {"3", "full", "square", "morpyam"}
    assert shown("11111") == {"1", "full", "square", "morpyam", "mini"}


def test_sec_is_for_the_first_roll():
    for dice in ROLLS:
        assert ("sec" in placeable(dice, 1)) == bool(shown(dice) & set(SEC_FIGURES))
        assert "sec" not in placeable(dice, 2)
        assert "call" not in placeable(dice, 1)


def test_only_figures_not_shown_yet_can_be_called():
    assert callable_with("") == CALLABLE
    for dice in ROLLS:
        assert set(callable_with(dice)) == set(CALLABLE) - {"sec"} - shown(dice)


def test_the_grid_has_twenty_easy_boxes_around_sixteen_hard_ones():
    """R1.3: two small straights, three boxes of each value, two of each hard figure."""
    counts = Counter(FIGURE.values())
    assert counts == {
        "small": 2,
        **dict.fromkeys("123456", 3),
        **dict.fromkeys((*SEC_FIGURES, "sec", "call"), 2),
    }
    for box, figure in FIGURE.items():
        on_the_border = box[0] in "af" or box[1] in "16"
        assert on_the_border == (figure == "small" or figure in RANKS)


def test_half_a_turn_maps_like_on_like():
    """R1.3: each hard box on its like, a value on the one that makes seven with it."""
    for box, figure in FIGURE.items():
        opposite = FILES[5 - FILES.index(box[0])] + str(7 - int(box[1]))
        turned = str(7 - int(figure)) if figure in RANKS else figure
        assert FIGURE[opposite] == turned


def test_inner_lines_have_four_figures_with_a_hard_one():
    inner = "bcde", "2345"
    rows = [[file + rank for file in inner[0]] for rank in inner[1]]
    columns = [[file + rank for rank in inner[1]] for file in inner[0]]
    for line in (*rows, *columns):
        figures = {FIGURE[box] for box in line}
        assert len(figures) == 4
        assert len(figures & {"morpyam", "sec"}) == 1


def test_four_lines_go_through_a_box():
    assert RAYS["a1"] == (
        (("b1", "c1", "d1", "e1", "f1"), ()),
        (("a2", "a3", "a4", "a5", "a6"), ()),
        (("b2", "c3", "d4", "e5", "f6"), ()),
        ((), ()),
    )
    assert BOXES_OF["call"] == ("d3", "c4")
