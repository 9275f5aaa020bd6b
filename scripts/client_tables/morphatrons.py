"""The facts of the rules that the web client needs as data."""

from typing import Final

from client_tables.table import ClientTable
from morpho_server.games.morphatrons.cards import ATTACKS, CARDS, FLYING, HEIGHT_NEEDED

MORPHATRONS: Final = (
    ClientTable("CARDS", "All cards, in canonical order.", "string[]", [*CARDS]),
    ClientTable(
        "ATTACKS",
        "The attacks of each rank: damage, the most targets, and the greatest distance in zones.",
        "Record<string, { strike?: number[], shoot?: number[] }>",
        {
            rank: {weapon: [*attack] for weapon, attack in attacks.items()}
            for rank, attacks in ATTACKS.items()
        },
    ),
    ClientTable(
        "HEIGHT_NEEDED",
        "How high a building must stand for a card of a rank to come into play.",
        "Record<string, number>",
        {**HEIGHT_NEEDED},
    ),
    ClientTable(
        "FLYING",
        "The ranks that go two zones, and that no strike reaches in vehicle mode.",
        "string[]",
        sorted(FLYING, reverse=True),
    ),
)
