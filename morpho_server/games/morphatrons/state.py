"""The state of a game (R1 to R3)."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from morpho_server.games.kit.turns import TurnState
from morpho_server.games.morphatrons import cards
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.cards import (
    BUILDINGS,
    RANK,
    SUIT,
    Building,
    Card,
    Damage,
    Mode,
    Zone,
)
from morpho_server.games.seats import Seat

DECK_PLACES: Final[tuple[ev.Place, ...]] = tuple(f"{number:02}" for number in range(1, 53))
"""The places of a shuffled deck, from the top."""


class Bot(NamedTuple):
    """A bot in play (R1.2)."""

    zone: Zone
    mode: Mode
    damage: Damage | None = None


@dataclass(slots=True)
class State(TurnState[ev.CitiesSetUp]):
    """A game.

    ``turn`` is the seat on turn, ``turn_number`` counts the turns of both. ``bots`` are by seat and
    card, ``hands`` by seat in canonical order. ``deck`` is as it was shuffled last, and the first
    ``drawn`` cards are gone from it; ``laid`` were shuffled, those dealt at the start among them.
    ``scrap`` lies from the bottom up.
    """

    turn_number: int = 1
    actions: int = cards.ACTIONS
    free_morph: bool = True
    attacked: frozenset[Card] = frozenset()
    heights: dict[Building, int] = field(default_factory=dict)
    bots: list[dict[Card, Bot]] = field(default_factory=lambda: [{} for _ in range(cards.SEATS)])
    hands: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(cards.SEATS)])
    deck: tuple[Card, ...] = ()
    drawn: int = 0
    laid: int = 0
    scrap: tuple[Card, ...] = ()

    @property
    def cards_left(self) -> int:
        """Return how many cards the deck has."""
        return len(self.deck) - self.drawn

    @property
    def next_place(self) -> ev.Place:
        """Return the place of the top card of the deck."""
        return DECK_PLACES[self.laid - self.cards_left]

    def rest(self) -> dict[ev.Place, Card]:
        """Return the cards of the deck by place, from the top."""
        return dict(
            zip(DECK_PLACES[self.laid - self.cards_left :], self.deck[self.drawn :], strict=False)
        )

    def standing(self, seat: int) -> list[Building]:
        """Return the buildings of a seat that stand (R1.4)."""
        heights = self.heights
        return [building for building in BUILDINGS[seat] if heights[building]]

    def tallest(self, seat: int) -> int:
        """Return the height of a seat's highest building."""
        return max([self.heights[building] for building in BUILDINGS[seat]])

    def is_full(self, seat: int) -> bool:
        """Return whether a seat has as many bots in play as buildings, or more (R4.2)."""
        return len(self.bots[seat]) >= len(self.standing(seat))

    def is_protected(self, seat: int, zone: Zone) -> bool:
        """Return whether a seat's bots of a zone are protected (R5.5)."""
        return any(
            bot.zone == zone and bot.mode == "vehicle" and SUIT[card] == cards.DIAMOND
            for card, bot in self.bots[seat].items()
        )

    def copy(self) -> "State":
        """Return a state that shares nothing changeable with this one."""
        # Named one by one: dataclasses.replace takes as long as all else that a move needs.
        return State(
            self.begun,
            self.turn,
            self.outcome,
            self.turn_number,
            self.actions,
            self.free_morph,
            self.attacked,
            self.heights.copy(),
            [self.bots[0].copy(), self.bots[1].copy()],
            [self.hands[0].copy(), self.hands[1].copy()],
            self.deck,
            self.drawn,
            self.laid,
            self.scrap,
        )


def other(seat: int) -> Seat:
    """Return the other seat."""
    return Seat(1 - seat)


def is_high_enough(card: Card, tallest: int) -> bool:
    """Return whether a card may come into play by the highest building of its seat (R4.3)."""
    return tallest >= cards.HEIGHT_NEEDED.get(RANK[card], 0)
