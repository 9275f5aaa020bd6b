"""The grid: its boxes, the figure of each, and the directions in which lines run (R1, R6.1)."""

from typing import Final, TypeAlias

Box: TypeAlias = str
"""A box by file and rank: ``a1`` to ``f6``."""

FILES: Final = "abcdef"
RANKS: Final = "123456"

_LAYOUT: Final = """
    small  1        5     3     6         2
    2      morpyam  full  mini  square    4
    4      maxi     call  sec   straight  1
    6      straight sec   call  maxi      3
    3      square   mini  full  morpyam   5
    5      1        4     2     6         small
"""
"""The figures, rank 6 at the top (R1.3)."""

BOXES: Final[tuple[Box, ...]] = tuple(file + rank for rank in RANKS for file in FILES)
"""All boxes, rank by rank from ``a1``."""

FIGURE: Final[dict[Box, str]] = dict(
    zip(
        (file + rank for rank in reversed(RANKS) for file in FILES),
        _LAYOUT.split(),
        strict=True,
    )
)
"""The figure that each box names."""

BOXES_OF: Final[dict[str, tuple[Box, ...]]] = {
    figure: tuple(box for box in BOXES if FIGURE[box] == figure)
    for figure in dict.fromkeys(FIGURE.values())
}
"""The boxes of each figure."""

_DIRECTIONS: Final = ((1, 0), (0, 1), (1, 1), (1, -1))


def _ray(box: Box, across: int, up: int) -> tuple[Box, ...]:
    """Return the boxes from a box on in one direction, to the edge of the grid."""
    file, rank = FILES.index(box[0]) + across, RANKS.index(box[1]) + up
    boxes = []
    while file in range(6) and rank in range(6):
        boxes.append(FILES[file] + RANKS[rank])
        file, rank = file + across, rank + up
    return tuple(boxes)


RAYS: Final[dict[Box, tuple[tuple[tuple[Box, ...], tuple[Box, ...]], ...]]] = {
    box: tuple((_ray(box, x, y), _ray(box, -x, -y)) for x, y in _DIRECTIONS) for box in BOXES
}
"""For each box the four lines through it, each as the boxes on either side, nearest first."""
