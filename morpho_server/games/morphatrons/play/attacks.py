"""Attacks: what is in reach, and what they do (R5)."""

from typing import Final

from morpho_server.games.events import EVERYONE
from morpho_server.games.morphatrons import cards
from morpho_server.games.morphatrons.cards import (
    BUILDINGS,
    RANK,
    Attack,
    Building,
    Card,
    Damage,
    Target,
    Weapon,
)
from morpho_server.games.morphatrons.events import BotAttacked
from morpho_server.games.morphatrons.state import Bot, State, other
from morpho_server.games.seats import Seat

_LEFT: Final[dict[Damage, int]] = {"critical": 1, "minor": 2}
_UNDAMAGED: Final = 2
_PROTECTED: Final = 3


def attack_of(card: Card, weapon: Weapon) -> Attack | None:
    """Return a bot's attack with a weapon, if it has it (R5.1)."""
    return cards.ATTACKS[RANK[card]].get(weapon)


def targets_of(state: State, seat: int, bot: Bot, weapon: Weapon, attack: Attack) -> list[Target]:
    """Return the targets in reach of a seat's bot (R5.2): bots first, then buildings."""
    enemy, zone, reach = 1 - seat, bot.zone, attack.reach
    targets: list[Target] = cards.in_order(
        [
            card
            for card, target in state.bots[enemy].items()
            if -reach <= target.zone - zone <= reach
            and not (weapon == "strike" and target.mode == "vehicle" and RANK[card] in cards.FLYING)
        ]
    )
    if -reach <= cards.HOME[enemy] - zone <= reach:
        targets += state.standing(enemy)
    return targets


def resolve_attack(
    state: State, seat: Seat, card: Card, weapon: Weapon, targets: tuple[Target, ...]
) -> BotAttacked:
    """Return the event of a legal attack: all damage is dealt at the same moment (R5.3)."""
    attack = cards.ATTACKS[RANK[card]][weapon]
    enemy = other(seat)
    damage: dict[Card, Damage] = {}
    scrapped: list[Card] = []
    heights: dict[Building, int] = {}
    for target in targets:
        if target in BUILDINGS[enemy]:
            heights[target] = max(0, state.heights[target] - attack.damage)  # R5.7
            continue
        bot = state.bots[enemy][target]
        left = _can_take(bot, protected=state.is_protected(enemy, bot.zone)) - attack.damage
        if left <= 0:
            scrapped.append(target)
        else:
            damage[target] = "critical" if left == 1 else "minor"
    return BotAttacked(
        EVERYONE, seat, card, weapon, [*targets], damage, cards.in_order(scrapped), heights
    )


def _can_take(bot: Bot, *, protected: bool) -> int:
    """Return how much damage scraps a bot (R5.4)."""
    if bot.damage is not None:
        return _LEFT[bot.damage]
    return _PROTECTED if protected else _UNDAMAGED
