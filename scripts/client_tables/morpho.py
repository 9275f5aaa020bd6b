"""The facts of the rules that the web client needs before any table sends them."""

from collections.abc import Iterator, Mapping
from typing import Final

from client_tables.table import ClientTable
from morpho_server.games.morpho.abilities import ABILITIES
from morpho_server.games.morpho.identities import ANY_NUMBER, IDENTITIES, UNKNOWNS, Identity
from morpho_server.games.morpho.notation import AGREE, CHANGE, DISAGREE, LOOK, PASS, VERBS
from morpho_server.games.morpho.play.deal import hand_size, tiles
from morpho_server.games.morpho.rules import SCENE_MILLIS
from morpho_server.games.views import Json

FATEFUL: Final = frozenset({"snipe", "indicate", "guess", "bomb", "assassinate", "swap"})
"""Verbs that a player confirms even where no card is revealed: what they do can't be undone."""
BINDING: Final = frozenset({"assassinate", "block", "detonate", "mission", "snipe"})
"""Verbs after which a player neither looks nor changes, though the round goes on (R4.6)."""

_OF_TURNS: Final = {
    *(ability.verb for ability in ABILITIES.values()),
    *(move.partition(" ")[0] for move in (*LOOK.values(), *CHANGE.values(), PASS)),
}


def _card(identity: Identity) -> Iterator[tuple[str, Json]]:
    yield "faction", identity.faction
    yield "reward", identity.reward
    yield "cards", identity.cards
    yield "acts", [ABILITIES[name].verb for name in identity.active]
    yield "reacts", list(identity.passive)
    if identity.players != ANY_NUMBER:
        yield "players", [identity.players[0], identity.players[-1]]


def _deal(seats: int) -> Mapping[str, Json]:
    return {
        "hand": hand_size(seats),
        "basic": tiles("basic", seats),
        "expert": tiles("expert", seats),
    }


MORPHO: Final = (
    ClientTable(
        "IDENTITIES",
        "The identities as printed on the cards.",
        'Record<import("./wire.js").Name, import("./types.js").Identity>'
        ' & Record<string, import("./types.js").Identity>',
        {identity.name: dict(_card(identity)) for identity in IDENTITIES},
    ),
    ClientTable(
        "UNKNOWNS",
        "The identities that can be the Unknown, besides the Deserter.",
        'import("./wire.js").Name[]',
        list(UNKNOWNS),
    ),
    ClientTable(
        "DEALS",
        "The deals by number of players, without the Unknown of expert rounds.",
        'Record<string, import("./types.js").Deal>',
        {str(seats): _deal(seats) for seats in ANY_NUMBER},
    ),
    ClientTable(
        "DEMANDED",
        "Verbs that answer a question of the game, outside a player's turn.",
        "string[]",
        sorted(VERBS - _OF_TURNS - {AGREE, DISAGREE}),
    ),
    ClientTable(
        "FATEFUL",
        "Verbs that a player confirms even where no card is revealed.",
        "string[]",
        sorted(FATEFUL),
    ),
    ClientTable(
        "BINDING",
        "Verbs after which a player neither looks nor changes, though the round goes on.",
        "string[]",
        sorted(BINDING),
    ),
    ClientTable(
        "SCENE_MILLIS",
        "How much longer than others the events that decide are shown, in milliseconds.",
        "Record<string, number>",
        SCENE_MILLIS,
    ),
)
