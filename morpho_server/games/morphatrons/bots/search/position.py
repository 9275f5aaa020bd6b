"""A position as the search has it: small, and the same value for the same position."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from morpho_server.games.bot import Observation
from morpho_server.games.morphatrons import cards
from morpho_server.games.morphatrons.cards import (
    BUILDINGS,
    CARDS,
    RANK,
    SUIT,
    Attack,
    Card,
    Weapon,
    Zone,
)
from morpho_server.games.seats import Seat, letter

UNDAMAGED, CRITICAL, MINOR = 0, 1, 2
"""How a bot is damaged; of a damaged one, how much it can still take (R5.4)."""

_DAMAGE: Final = {None: UNDAMAGED, "critical": CRITICAL, "minor": MINOR}


class Unit(NamedTuple):
    """A bot in play. ``fresh`` says that it has not attacked in this turn."""

    card: Card
    zone: Zone
    is_robot: bool
    damage: int
    fresh: bool


Army = tuple[Unit, ...]
Heights = tuple[int, ...]


class Position(NamedTuple):
    """What matters to the seat on turn, which comes first in every pair.

    ``hand`` has the cards that are known, ``drawn`` counts those that were drawn unseen.
    ``can_draw`` says whether there is a card to draw. ``enemy_hand`` is a number of cards.
    """

    seat: int
    own: Army
    enemy: Army
    heights: Heights
    enemy_heights: Heights
    hand: tuple[Card, ...]
    drawn: int
    enemy_hand: int
    actions: int
    free_morph: bool
    can_draw: bool

    def key(self) -> tuple[object, ...]:
        """Return a key equal for positions of equal worth."""
        return (
            self.own,
            self.enemy,
            tuple(sorted(self.heights)),
            tuple(sorted(self.enemy_heights)),
            self.hand,
            self.drawn,
            self.actions,
            self.free_morph,
        )


@dataclass(frozen=True, slots=True)
class Kind:
    """What a card can do, ready to be looked up."""

    flies: bool
    suit: str
    attacks: tuple[tuple[Weapon, Attack], ...]


KINDS: Final = {
    card: Kind(RANK[card] in cards.FLYING, SUIT[card], tuple(cards.ATTACKS[RANK[card]].items()))
    for card in CARDS
}


def seen_in(observation: Observation) -> Position:
    """Return the position as the seat on turn sees it."""
    view, seat = observation.public, observation.seat
    armies: tuple[list[Unit], list[Unit]] = ([], [])
    modes, damage = view.get("modes", {}), view.get("damage", {})
    attacked = view.get("attacked", ())
    for card, owner in view.get("owners", {}).items():
        armies[owner != seat].append(
            Unit(
                card,
                view["zones"][card],
                modes[card] == "robot",
                _DAMAGE[damage.get(card)],
                card not in attacked,
            )
        )
    own, enemy = (in_line(army) for army in armies)
    heights = [tuple(view["buildings"][each] for each in BUILDINGS[s]) for s in (seat, 1 - seat)]
    return Position(
        seat,
        own,
        enemy,
        heights[0],
        heights[1],
        tuple(sorted(observation.own["hands"][letter(seat)])),
        0,
        view["hand_sizes"][1 - seat],
        view["actions"],
        view["free_morph"],
        bool(view["deck"] or view.get("scrap")),
    )


def turned(position: Position, hand: tuple[Card, ...]) -> Position:
    """Return the position as the other seat has it when its turn begins, with such a hand."""
    return Position(
        Seat(1 - position.seat),
        tuple(each if each.fresh else each._replace(fresh=True) for each in position.enemy),
        position.own,
        position.enemy_heights,
        position.heights,
        hand,
        0,
        len(position.hand) + position.drawn,
        cards.ACTIONS,
        True,
        position.can_draw,
    )


def in_line(bots: Iterable[Unit]) -> Army:
    """Return bots in canonical order (R1.1)."""
    return tuple(sorted(bots, key=lambda bot: cards.ORDER[bot.card]))


def home_of(position: Position) -> tuple[Zone, Zone]:
    """Return the own home and the other seat's."""
    return cards.HOME[position.seat], cards.HOME[1 - position.seat]
