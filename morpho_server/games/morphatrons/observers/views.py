"""The views of a game, as clients and bots get them."""

from typing import NotRequired, TypedDict

from morpho_server.games.morphatrons.cards import Building, Card, Damage, Mode, Zone
from morpho_server.games.morphatrons.events import Reason
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat


class MorphatronsView(TypedDict):
    """What everybody sees (R7.1).

    ``first`` is the seat that was on turn when the game began, ``turn`` the one that is now;
    ``actions`` are left to it, and its ``free_morph`` unless it is used. ``owners``, ``zones``,
    ``modes`` and ``damage`` are of the bots in play, by card; those in ``attacked`` have attacked
    in this turn. ``scrap`` is the number of cards under each card of the scrapyard; ``deck`` counts
    cards. ``moved`` are the moves so far of the latest turn that had any.

    At the end, ``hands`` are the cards by the letter of the seat, and ``rest`` is the deck from the
    top (R7.3). Without ``winners``, once ``match_over``, it was a draw.
    """

    round: int
    seats: int
    first: Seat
    turn_limit: int
    turn: NotRequired[Seat]
    turn_number: int
    actions: int
    free_morph: bool
    buildings: dict[Building, int]
    owners: NotRequired[dict[Card, Seat]]
    zones: NotRequired[dict[Card, Zone]]
    modes: NotRequired[dict[Card, Mode]]
    damage: NotRequired[dict[Card, Damage]]
    attacked: NotRequired[list[Card]]
    scrap: NotRequired[dict[Card, int]]
    deck: int
    hand_sizes: list[int]
    moved: NotRequired[list[Move]]
    scores: list[int]
    match_over: NotRequired[bool]
    reason: NotRequired[Reason]
    winners: NotRequired[list[Seat]]
    hands: NotRequired[dict[str, list[Card]]]
    rest: NotRequired[list[Card]]


class SeatView(TypedDict):
    """What a seat has besides (R7.2): its number, its hand, and the moves open at any time.

    ``hands`` has its own hand by its letter, in canonical order. In a round that is past, it has
    those of both seats for everybody.
    """

    seat: NotRequired[Seat]
    hands: NotRequired[dict[str, list[Card]]]
    open: NotRequired[list[Move]]


class Everything(TypedDict):
    """What is hidden from the public: the hands, as in the view of a seat."""

    hands: dict[str, list[Card]]
