"""What a position is worth for a side, counted in cards of its deck.

It is an estimate: assaults are reckoned without what rarely matters in them.
"""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from morpho_server.games.morph.cards import CREATURES, CardId, Creature
from morpho_server.games.morph.state import OTHER, InPlay, Row, Side, State
from morpho_server.games.seats import Seat

WIN: Final = 100.0

ATTACK: Final = 0.75
DEFENCE: Final = 0.3
"""What a point of a creature's attack and defence is worth, once the enemy has struck back."""

MANA: Final = 0.6

HAND: Final = 0.05
"""What a card of the hand is worth for each point of its power, if it can be paid soon."""

LATER: Final = 0.8
"""What remains of that for each mana card that is missing."""

SCARCE: Final = 8.0
"""The weight of a deck that is nearly empty."""

BUDGET: Final = 0.8
"""What the Shadow gets for each point of its budget (R9.3)."""

_Fate: TypeAlias = Literal["stays", "returns", "dies"]
"""Whether a creature stays on its line, goes under its deck, or is destroyed."""


def worth(state: State, seat: Seat) -> float:
    """Return the worth of a position for a side.

    If it is this side's summon phase, both sides strike, as if it ended its turn now; else the side
    whose turn it is strikes once.
    """
    if state.outcome is not None:
        return WIN if seat in state.outcome.winners else -WIN
    own, enemy = state.sides[seat], state.sides[OTHER[seat]]
    rows, facing = own.rows, enemy.rows
    deck, other_deck = len(own.deck), len(enemy.deck)
    if state.turn == seat:
        taken, back, rows, facing = _strike(rows, facing)
        deck, other_deck = deck + back, other_deck - taken
        if other_deck < 0:
            return WIN
    if state.turn != seat or state.phase == "summon":
        taken, back, facing, rows = _strike(facing, rows)
        deck, other_deck = deck - taken, other_deck + back
        if deck < 0:
            return -WIN
    found = _standing(own, deck, rows) - _standing(enemy, other_deck, facing)
    return found - BUDGET * state.budget() if state.is_solo else found


def hand_worth(hand: Iterable[CardId], mana: int) -> float:
    """Return the worth of the cards that stay in a hand."""
    found = 0.0
    for card in hand:
        creature = CREATURES[card]
        found += HAND * creature.power * LATER ** max(creature.cost - mana - 1, 0)
    return found


def _standing(side: Side, deck: int, rows: Iterable[Row]) -> float:
    """Return the worth of a side's deck, creatures and mana."""
    found = deck - SCARCE / (deck + 1) + MANA * len(side.mana)
    for row in rows:
        for each in row:
            found += _WORTH[each.creature.id]
    return found


def _strike(
    attackers: tuple[Row, Row], defenders: tuple[Row, Row]
) -> tuple[int, int, tuple[Row, Row], tuple[Row, Row]]:
    """Return about what an assault comes to (R5).

    These are the cards that the enemy discards, how many attackers go under their deck, and who is
    left of both sides.
    """
    taken = back = 0
    left, standing = [], []
    for row, facing in zip(attackers, defenders, strict=True):
        if not any(each.is_upright for each in row):
            left.append(row)
            standing.append(facing)
            continue
        alive = [(each, each.creature.defence - each.damage) for each in facing]
        stay = []
        for each in reversed(row):
            fate = _fate(each, alive)
            if fate == "stays":
                stay.append(each)
            elif fate == "returns":
                taken += each.attack
                back += 1
        left.append(tuple(reversed(stay)))
        standing.append(tuple([each for each, defence in alive if defence > 0]))
    return taken, back, (left[0], left[1]), (standing[0], standing[1])


def _fate(attacker: InPlay, alive: list[tuple[InPlay, int]]) -> _Fate:
    """Return the fate of a creature that strikes at a line, and deal its damage.

    ``alive`` are the creatures of the line, each with the defence that is left to it.
    """
    creature = attacker.creature
    for _ in range(attacker.is_upright + (attacker.is_upright and creature.has_carnage)):
        if not alive:
            return "returns"
        at = len(alive) - 1 if creature.has_stalk else 0
        if creature.cleave and len(alive) > at + 1:
            behind, defence = alive[at + 1]
            defence -= max(creature.cleave - behind.creature.carapace, 0)
            alive[at + 1] = (behind, defence)
        target, defence = alive[at]
        defence -= max(attacker.attack - target.creature.carapace, 0)
        if defence > 0:
            alive[at] = (target, defence)
            return "stays"
        del alive[at]
        if target.creature.spite - creature.carapace >= creature.defence:
            return "dies"
    return "stays"


def _creature_worth(creature: Creature) -> float:
    keywords = 0.3 * (creature.has_carnage + creature.has_assimilation + creature.has_echo)
    return (
        ATTACK * creature.attack
        + DEFENCE * creature.defence
        + 0.5 * creature.carapace
        + 0.3 * creature.spite
        + 0.2 * creature.cleave
        + keywords
    )


_WORTH: Final = {card: _creature_worth(creature) for card, creature in CREATURES.items()}
