"""The facts of the rules that the web client needs as data."""

from typing import Final

from client_tables.table import ClientTable
from morpho_server.games.morpyam.figures import (
    CALL,
    CALLABLE,
    LAST_ROLL,
    NUMBERS,
    ROLLS,
    SEC,
    SEC_FIGURES,
    shown,
)
from morpho_server.games.morpyam.grid import FIGURE, FILES, RANKS
from morpho_server.games.morpyam.options import TOKENS
from morpho_server.games.morpyam.play.scoring import KO, WORTH

_ROWS: Final = [
    " ".join(FIGURE[file + rank] for file in FILES) for rank in sorted(RANKS, reverse=True)
]

MORPYAM: Final = (
    ClientTable("GRID", "The figures of the boxes from a6 to f1, row by row.", "string[]", _ROWS),
    ClientTable(
        "HARD",
        "The figures of the boxes in the middle.",
        "string[]",
        [*SEC_FIGURES, SEC, CALL],
    ),
    ClientTable("CALLABLE", "The figures that can be called.", "string[]", list(CALLABLE)),
    ClientTable(
        "SEC_FIGURES",
        "The figures that a first roll has to show for sec.",
        "string[]",
        list(SEC_FIGURES),
    ),
    ClientTable(
        "SHOWN",
        "The rolls that show a figure, each in ascending order.",
        "Record<string, string>",
        {
            figure: " ".join(dice for dice in ROLLS if figure in shown(dice))
            for figure in (*NUMBERS, "small", *SEC_FIGURES)
        },
    ),
    ClientTable(
        "WORTH",
        "The points of a run, by the number of seats and its length.",
        "Record<string, Record<string, number>>",
        {str(seats): {str(k): v for k, v in worth.items()} for seats, worth in WORTH.items()},
    ),
    ClientTable(
        "TOKENS",
        "The tokens of each seat, by the number of seats.",
        "Record<string, number>",
        {str(seats): tokens for seats, tokens in TOKENS.items()},
    ),
    ClientTable("LAST_ROLL", "How many rolls a turn has.", "number", LAST_ROLL),
    ClientTable("KO", "The length of a run that wins at once.", "number", KO),
)
