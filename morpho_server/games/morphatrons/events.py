"""The events of Morphatrons. Only cards in hands and in the deck are hidden (R7)."""

from typing import Final, Literal, TypeAlias

from morpho_server.games.events import Event, event_types_in
from morpho_server.games.first_seat import FirstBy
from morpho_server.games.morphatrons.cards import (
    Building,
    Card,
    Damage,
    Mode,
    Target,
    Weapon,
    Zone,
)
from morpho_server.games.seats import Seat

Place: TypeAlias = str
"""Where a card lay in the deck when it was last shuffled, from the top: ``01`` and so on."""

Reason = Literal["city_destroyed", "turn_limit", "resigned"]
"""Why the game ended (R6)."""


class CitiesSetUp(Event, kind="cities_set_up"):
    """A game began.

    ``first_by`` says who decided which seat is on turn ``first``: chance, the host, or the turn
    that passes on from match to match. ``cards`` were shuffled, in canonical order; in a position
    that was given there are none. ``hand_sizes`` and ``deck`` count cards. ``buildings`` are
    heights. ``owners``, ``zones``, ``modes`` and ``damage`` are of the bots in play. ``attacked``
    have attacked in this turn; ``scrap`` lies from the bottom up.
    """

    round: int
    seats: int
    first: Seat
    first_by: FirstBy
    turn_limit: int
    cards: list[Card]
    hand_sizes: list[int]
    deck: int
    turn_number: int
    actions: int
    free_morph: bool
    attacked: list[Card]
    buildings: dict[Building, int]
    owners: dict[Card, Seat]
    zones: dict[Card, Zone]
    modes: dict[Card, Mode]
    damage: dict[Card, Damage]
    scrap: list[Card]
    scores: list[int]


class CardsDealt(Event, kind="cards_dealt"):
    """Nobody sees it: the cards of each hand, and the deck from the top (R2.1)."""

    hands: list[list[Card]]
    deck: list[Card]


class CardsSeen(Event, kind="cards_seen"):
    """A seat saw the cards that it was dealt, by their places in the deck."""

    seat: Seat
    cards: dict[Place, Card]


class DeckReshuffled(Event, kind="deck_reshuffled"):
    """The scrapyard became the deck (R4.1). ``cards`` are all of it, in canonical order."""

    cards: list[Card]


class DeckLaid(Event, kind="deck_laid"):
    """Nobody sees it: the deck that was shuffled anew, from the top."""

    deck: list[Card]


class CardDrawn(Event, kind="card_drawn"):
    """A seat took the top card of the deck (R4.1): by an action, or after it deactivated a bot."""

    seat: Seat
    by_action: bool


class CardSeen(Event, kind="card_seen"):
    """A seat saw the card that it drew."""

    seat: Seat
    place: Place
    card: Card


class BotPlayed(Event, kind="bot_played"):
    """A seat put a card from its hand into its home zone (R4.2)."""

    seat: Seat
    card: Card
    zone: Zone
    mode: Mode


class BotMoved(Event, kind="bot_moved"):
    """A bot went from a zone to another, with the bots that it carried (R4.4, R4.5)."""

    seat: Seat
    card: Card
    zone: Zone
    passengers: list[Card]


class BotMorphed(Event, kind="bot_morphed"):
    """A bot was turned to its other mode (R4.6): by the free morph of the turn, or an action."""

    seat: Seat
    card: Card
    mode: Mode
    free: bool


class BotAttacked(Event, kind="bot_attacked"):
    """A bot attacked (R5).

    Of its ``targets``, some bots have ``damage`` now, others were ``scrapped``, in canonical order,
    and buildings have new ``heights``.
    """

    seat: Seat
    card: Card
    weapon: Weapon
    targets: list[Target]
    damage: dict[Card, Damage]
    scrapped: list[Card]
    heights: dict[Building, int]


class BuildingRaised(Event, kind="building_raised"):
    """A seat discarded a card and made a building one chip higher (R4.7)."""

    seat: Seat
    building: Building
    height: int
    card: Card


class BotDeactivated(Event, kind="bot_deactivated"):
    """A seat put a bot of its own on the scrapyard (R4.8); it draws a card next."""

    seat: Seat
    card: Card


class BotTripleMorphed(Event, kind="bot_triple_morphed"):
    """A seat replaced a bot of its own by a card from its hand (R4.9).

    ``new`` has the zone and the mode of ``card``, which lies on the scrapyard.
    """

    seat: Seat
    card: Card
    new: Card


class TurnEnded(Event, kind="turn_ended"):
    """A seat's turn ended, ``by_itself`` or because the seat ended it (R3.4)."""

    seat: Seat
    by_itself: bool


class FightEnded(Event, kind="fight_ended"):
    """The game is over (R6); without a ``winner`` it is a draw.

    ``points`` are 1 for the winner, 0 otherwise. ``hands`` and the ``deck``, by place from the top,
    are shown to all (R7.3).
    """

    winner: Seat | None
    reason: Reason
    points: list[int]
    scores: list[int]
    hands: list[list[Card]]
    deck: dict[Place, Card]


EVENT_TYPES: Final = event_types_in(globals())
