"""Full boards without a weak stone, counted against what is known of them."""

from itertools import product

import pytest

from morpho_server.games.morphos.grid import grid_of
from morpho_server.games.morphos.patterns import MINIMORPH_PATTERNS, PATTERNS, weakness
from morpho_server.games.morphos.play.chain import has_chain
from tests.support.nightly import nightly


def test_there_are_20_patterns_and_eight_of_minimorph():
    """R4.3, R7.1."""
    assert len({frozenset(pattern.enemies) for pattern in PATTERNS}) == 20
    assert len({frozenset(pattern.enemies) for pattern in MINIMORPH_PATTERNS}) == 8


@pytest.mark.parametrize(
    ("size", "edge_rule", "minimorph", "number"),
    [
        (2, "open", False, 2),
        (3, "open", False, 26),
        nightly(4, "open", False, 146),
        (2, "closed", False, 2),
        (3, "closed", False, 10),
        nightly(4, "closed", False, 26),
        (2, "open", True, 2),
        (3, "open", True, 0),
        nightly(4, "open", True, 0),
    ],
)
def test_the_number_of_deadlocked_boards(size, edge_rule, minimorph, number):
    """The table of appendix A of the rules."""
    grid = grid_of(size)
    among = weakness(size, minimorph=minimorph, edge_rule=edge_rule).among
    stuck = 0
    for laid in product((True, False), repeat=size**2):
        black = sum(
            grid.bit[point] for point, is_black in zip(grid.points, laid, strict=True) if is_black
        )
        white = grid.board ^ black
        if among(black, white) or among(white, black):
            continue
        stuck += not (has_chain(grid, black, "B") or has_chain(grid, white, "W"))

    assert stuck == number
