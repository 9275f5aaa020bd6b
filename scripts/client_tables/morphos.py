"""The facts of the rules that the web client needs as data."""

from collections.abc import Sequence
from typing import Final

from client_tables.table import ClientTable
from morpho_server.games.morphos.options import (
    EVEN_SIZES,
    METAMORPH_SIZE,
    MINIMORPH_SIZE,
    ODD_SIZES,
    USUAL_SIZE,
)
from morpho_server.games.morphos.patterns import MINIMORPH_PATTERNS, PATTERNS, Pattern
from morpho_server.games.views import Json


def _written(patterns: Sequence[Pattern]) -> list[Json]:
    return [
        [[x, y, int((x, y) == pattern.loose)] for x, y in pattern.enemies] for pattern in patterns
    ]


MORPHOS: Final = (
    ClientTable(
        "PATTERNS",
        "Where enemy stones make one weak: files to the right, ranks up, and whether closed edges "
        "let that one lie off the board.",
        "number[][][]",
        _written(PATTERNS),
    ),
    ClientTable(
        "MINIMORPH_PATTERNS",
        "The same with Minimorph.",
        "number[][][]",
        _written(MINIMORPH_PATTERNS),
    ),
    ClientTable("SIZES", "The sizes of boards without Metamorph.", "number[]", [*ODD_SIZES]),
    ClientTable(
        "METAMORPH_SIZES", "The sizes of boards with Metamorph.", "number[]", [*EVEN_SIZES]
    ),
    ClientTable(
        "DEFAULT_SIZE",
        "The size to begin with: the usual one, and those that mutators ask for.",
        "Record<string, number>",
        {"usual": USUAL_SIZE, "minimorph": MINIMORPH_SIZE, "metamorph": METAMORPH_SIZE},
    ),
)
