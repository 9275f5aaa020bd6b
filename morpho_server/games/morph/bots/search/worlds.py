"""States that fit what a seat sees: what lies face down is dealt by chance."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from morpho_server.games.bot import Observation
from morpho_server.games.events import EVERYONE
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CREATURES, DECK_OF, CardId, Pair
from morpho_server.games.morph.observers.views import CreatureView
from morpho_server.games.morph.state import SIDES, InPlay, Row, Side, State
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Json

_NOTHING: Final[Mapping[str, Any]] = {
    "pairs_a": [],
    "pairs_b": [],
    "cards_a": [],
    "cards_b": [],
    "hand": {},
    "deck": {},
    "mana": {},
    "mana_upright": {},
    "discard": {},
    "lines": {},
    "turned": {},
    "prodigy_turned": {},
}
"""What a game began with, which matters no more."""


def world_of(observation: Observation, dice: Random) -> State:
    """Return a state in which the seat would see just this."""
    view = observation.public
    hand = tuple(observation.own["hand"])
    sides = tuple(
        _side(view, seat, hand if seat == observation.seat else None, dice) for seat in SIDES
    )
    return State(
        begun=_begun(view),
        sides=sides,
        phase=view["phase"],
        turn=view.get("turn"),
        turn_number=view["turn_number"],
        discount=view.get("discount"),
    )


def _side(
    view: Mapping[str, Json], seat: Seat, hand: tuple[CardId, ...] | None, dice: Random
) -> Side:
    name = letter(seat)
    pair: Pair = view["pairs"][name]
    rows = (_row(view["lines"][f"{name}1"]), _row(view["lines"][f"{name}2"]))
    discard = tuple(view["discard"][name])
    placed = {each.creature.id for row in rows for each in row}
    hidden = [
        card
        for card in DECK_OF[pair]
        if card not in placed and card not in discard and (hand is None or card not in hand)
    ]
    dice.shuffle(hidden)
    if hand is None:
        in_hand = view["hand"][name]
        hand, hidden = tuple(hidden[:in_hand]), hidden[in_hand:]
    in_mana, in_deck = view["mana"][name], view["deck"][name]
    return Side(
        pair,
        hand,
        tuple(hidden[in_mana : in_mana + in_deck]),
        tuple(hidden[:in_mana]),
        view["mana_upright"][name],
        discard,
        rows,
        name in view.get("prodigy_turned", {}),
    )


def _row(row: list[CreatureView]) -> Row:
    placed = []
    for each in row:
        creature = CREATURES[each["card"]]
        bonus = each["attack"] - creature.attack
        placed.append(InPlay(creature, each["upright"], each["damage"], bonus))
    return tuple(placed)


def _begun(view: Mapping[str, Json]) -> ev.BattleSetUp:
    return ev.BattleSetUp(
        EVERYONE,
        round=view["round"],
        seats=view["seats"],
        mode=view["mode"],
        packs=view["packs"],
        relief=view["relief"],
        pair_a=view["pairs"]["A"],
        pair_b=view["pairs"]["B"],
        phase=view["phase"],
        turn=view.get("turn"),
        turn_number=view["turn_number"],
        discount=view.get("discount"),
        scores=view["scores"],
        **_NOTHING,
    )
