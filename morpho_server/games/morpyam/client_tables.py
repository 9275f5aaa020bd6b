"""The facts of the rules that the web client needs as data."""

from typing import Final

from morpho_server.games.entry import ClientTable
from morpho_server.games.morpyam.figures import CALL, CALLABLE, HARD, ROLLS, SEC, shown
from morpho_server.games.morpyam.grid import FIGURE
from morpho_server.games.morpyam.scoring import KO, WORTH

CLIENT_TABLES: Final = (
    ClientTable("FIGURE", "The figure of each box.", "Record<string, string>", FIGURE),
    ClientTable(
        "HARD",
        "The figures of the boxes in the middle.",
        "string[]",
        [*HARD, SEC, CALL],
    ),
    ClientTable("CALLABLE", "The figures that can be called.", "string[]", list(CALLABLE)),
    ClientTable(
        "SEC_FIGURES", "The figures that a first roll has to show for sec.", "string[]", list(HARD)
    ),
    ClientTable(
        "SHOWN",
        "The figures that five dice show, for each roll in ascending order.",
        "Record<string, string>",
        {dice: " ".join(sorted(shown(dice))) for dice in ROLLS if shown(dice)},
    ),
    ClientTable(
        "WORTH",
        "The points of a run, by the number of seats and its length.",
        "Record<string, Record<string, number>>",
        {str(seats): {str(k): v for k, v in worth.items()} for seats, worth in WORTH.items()},
    ),
    ClientTable("KO", "The length of a run that wins at once.", "number", KO),
)
