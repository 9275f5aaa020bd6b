"""The facts of the rules that the web client needs as data: the cards."""

from typing import Final

from client_tables.table import ClientTable
from morpho_server.games.morph.cards import CREATURES, FACTIONS_OF, PRODIGIES

MORPH: Final = (
    ClientTable(
        "CREATURES",
        "The creatures by id, with their keywords and the value of each (0 where it has none).",
        "Record<string, { faction: string, cost: number, attack: number, defence: number, "
        "power: number, keywords: [string, number][] }>",
        {
            card: {
                "faction": each.faction,
                "cost": each.cost,
                "attack": each.attack,
                "defence": each.defence,
                "power": each.power,
                "keywords": [[*keyword] for keyword in each.keywords],
            }
            for card, each in CREATURES.items()
        },
    ),
    ClientTable(
        "PRODIGIES",
        "The Prodigies by their pairs of factions: what the feat costs, does, and is used on.",
        'Record<import("./wire.js").Pair, { factions: string[], cost: number, effect: string, '
        "value: number, target: string }>",
        {
            pair: {
                "factions": [*FACTIONS_OF[pair]],
                "cost": each.cost,
                "effect": each.effect,
                "value": each.value,
                "target": each.target,
            }
            for pair, each in PRODIGIES.items()
        },
    ),
)
