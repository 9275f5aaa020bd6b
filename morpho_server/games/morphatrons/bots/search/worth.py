"""What a position is worth at the end of a turn."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from morpho_server.games.morphatrons.bots.search.position import (
    CRITICAL,
    KINDS,
    MINOR,
    Army,
    Heights,
    Position,
)
from morpho_server.games.morphatrons.cards import (
    CARDS,
    CLUB,
    DIAMOND,
    HEIGHT_NEEDED,
    HOME,
    RANK,
    Card,
    Zone,
)

WIN: Final = 10_000.0

_BUILDINGS: Final = (0.0, 26.0, 42.0, 55.0, 66.0)
"""What so many standing buildings are worth."""

_CHIPS: Final = (0.0, 5.0, 9.0, 11.5, 13.5, 15.5, 17.0)
"""What the chips of one building are worth; more add little."""

_MORE_CHIPS: Final = 0.5

_RANK_WORTH: Final = {
    **dict.fromkeys(("3", "5", "7", "9"), 6.0),
    **dict.fromkeys(("2", "4", "6", "8", "10"), 7.0),
    "J": 9.0,
    "Q": 11.0,
    "K": 13.0,
    "A": 18.0,
}
"""What an undamaged bot of a rank is worth."""

CARD_WORTH: Final[dict[Card, float]] = {card: _RANK_WORTH[RANK[card]] for card in CARDS}

_DAMAGED: Final = {0: 1.0, MINOR: 0.85, CRITICAL: 0.6}
"""How much of its worth a damaged bot has."""

_HAND: Final = (0.0, 3.5, 6.5, 9.0, 11.0, 12.5, 13.5)
"""What so many cards in the hand are worth; more add little."""

_MORE_CARDS: Final = 0.3

_NEAR: Final = (3.0, 1.8, 0.8, 0.0)
"""What it is worth for a bot to stand at some distance from the other city."""

_BOMBARDS: Final = 3.2
"""What each damage is worth that robots can do to the other city where they stand."""

_NEXT: Final = 1.35
"""How much more that counts for the seat whose turn comes next."""

_NOT_YET: Final = 0.35
"""How much the loss of bots counts for the other seat, which can still save them."""

_AT_RISK: Final = 0.55
"""How much of a bot's worth is lost where the other seat can scrap it next."""

_AT_RISK_TWICE: Final = 0.33
"""The same where it takes both attacks."""

_TARGETED: Final = 0.12
"""The same of a bot that it can only damage."""

_BUILDER: Final = 2.0
"""What a club in vehicle mode at home is worth while there are cards to discard."""

_ELITE: Final = 2.5
"""What an elite card in the hand is worth that can be played."""


Judge = Callable[[Position], float]
"""Says what a position is worth for the seat that has ended its turn."""


def plain_worth(position: Position) -> float:
    """Return the worth of a position by material and by the next attacks."""
    own_home, enemy_home = HOME[position.seat], HOME[1 - position.seat]
    if not any(position.enemy_heights):
        return WIN
    own, enemy = position.own, position.enemy
    cards = len(position.hand) + position.drawn
    return (
        city_worth(position.heights)
        - city_worth(position.enemy_heights)
        + _hand_worth(cards)
        - _hand_worth(position.enemy_hand)
        + _elites(position)
        + army_worth(own, own_home, enemy_home)
        - army_worth(enemy, enemy_home, own_home)
        + _BOMBARDS * bombarding(own, enemy_home)
    )


def wary_worth(position: Position) -> float:
    """Return the same, less what the other seat can do with its robots where they stand.

    A position that is won is worth no less: the other seat has no turn after it (R6.1).
    """
    if not any(position.enemy_heights):
        return WIN
    own, enemy = position.own, position.enemy
    return (
        plain_worth(position)
        - _NEXT * exposed(own, enemy)
        + _NOT_YET * exposed(enemy, own)
        - _NEXT * _BOMBARDS * bombarding(enemy, HOME[position.seat])
    )


@lru_cache(maxsize=4096)
def city_worth(heights: Heights) -> float:
    """Return the worth of a seat's buildings."""
    chips = sum(
        _CHIPS[height] if height < len(_CHIPS) else _CHIPS[-1] + (height - 6) * _MORE_CHIPS
        for height in heights
    )
    return _BUILDINGS[sum(map(bool, heights))] + chips


def _hand_worth(cards: int) -> float:
    return _HAND[cards] if cards < len(_HAND) else _HAND[-1] + (cards - 6) * _MORE_CARDS


def _elites(position: Position) -> float:
    tallest = max(position.heights)
    return _ELITE * sum(
        RANK[card] in HEIGHT_NEEDED and HEIGHT_NEEDED[RANK[card]] <= tallest
        for card in position.hand
    )


@lru_cache(maxsize=65536)
def army_worth(army: Army, home: Zone, goal: Zone) -> float:
    """Return the worth of bots in their places; the other city is at ``goal``."""
    total = 0.0
    for card, zone, is_robot, damage, _ in army:
        total += CARD_WORTH[card] * _DAMAGED[damage] + _NEAR[abs(goal - zone)]
        if not is_robot and zone == home and KINDS[card].suit == CLUB:
            total += _BUILDER
    return total


@lru_cache(maxsize=65536)
def bombarding(army: Army, goal: Zone) -> int:
    """Return how many chips two attacks of these robots can take from the city at ``goal``."""
    best = second = 0
    for card, zone, is_robot, _, _ in army:
        distance = abs(goal - zone)
        if is_robot and distance <= 1:
            chips = _CHIPS_TAKEN[card][distance]
            if chips > best:
                best, second = chips, best
            elif chips > second:
                second = chips
    return best + second


@lru_cache(maxsize=65536)
def exposed(army: Army, attackers: Army) -> float:
    """Return how much worth of an army two attacks of the other can take."""
    robots = [(zone, _HITS[card]) for card, zone, is_robot, _, _ in attackers if is_robot]
    if not robots:
        return 0.0
    shielded = [bot.zone for bot in army if not bot.is_robot and KINDS[bot.card].suit == DIAMOND]
    losses = [0.0, 0.0]
    for card, zone, is_robot, damage, _ in army:
        best = second = 0
        evades = not is_robot and KINDS[card].flies
        for at, (close, close_to_flyer, far) in robots:
            if at == zone:
                hit = close_to_flyer if evades else close
            elif -1 <= at - zone <= 1:
                hit = far
            else:
                continue
            if hit > best:
                best, second = hit, best
            elif hit > second:
                second = hit
        if best:
            can_take = damage or (3 if zone in shielded else 2)
            if best >= can_take:
                share = _AT_RISK
            else:
                share = _AT_RISK_TWICE if best + second >= can_take else _TARGETED
            losses.append(share * CARD_WORTH[card] * _DAMAGED[damage])
    losses.sort()
    return losses[-1] + losses[-2]


def _hit(card: Card, distance: int, *, flyer: bool) -> int:
    """Return the most damage that a robot does to one bot at a distance."""
    return max(
        (
            attack.damage
            for weapon, attack in KINDS[card].attacks
            if distance <= attack.reach and not (flyer and weapon == "strike")
        ),
        default=0,
    )


def _chips_taken(card: Card, distance: int) -> int:
    """Return how many chips a robot takes from a city at a distance, at most."""
    in_reach = (attack for _, attack in KINDS[card].attacks if distance <= attack.reach)
    return max((attack.damage * attack.targets for attack in in_reach), default=0)


_HITS: Final = {
    card: (_hit(card, 0, flyer=False), _hit(card, 0, flyer=True), _hit(card, 1, flyer=False))
    for card in CARDS
}
"""The damage of a robot to a bot in its own zone, to one that evades strikes, and further off."""

_CHIPS_TAKEN: Final = {card: (_chips_taken(card, 0), _chips_taken(card, 1)) for card in CARDS}
"""The chips that a robot takes from a city where it stands, and one zone off."""
