"""Setting a game up: the deck is shuffled, and four cards each are dealt (R2)."""

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.first_seat import first_seat
from morpho_server.games.morphatrons import cards
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.cards import BUILDINGS, CARDS, Card
from morpho_server.games.morphatrons.options import MorphatronsOptions
from morpho_server.games.morphatrons.state import DECK_PLACES, other
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat


def opening(options: MorphatronsOptions, standing: Standing, chance: Chance) -> tuple[Event, ...]:
    """Return the events with which a game begins; the seat that begins may be drawn (R2.2)."""
    first, first_by = first_seat(
        options["first"], cards.SEATS, standing, chance, "cities_set_up.first"
    )
    deck = [*chance.deal(CARDS, DECK_PLACES, "cities_set_up.order").values()]
    begun = ev.CitiesSetUp(
        EVERYONE,
        round=standing.round,
        seats=cards.SEATS,
        first=first,
        first_by=first_by,
        turn_limit=options["turn_limit"],
        cards=[*CARDS],
        hand_sizes=[cards.HAND_SIZE] * cards.SEATS,
        deck=len(CARDS) - cards.SEATS * cards.HAND_SIZE,
        turn_number=1,
        actions=cards.ACTIONS,
        free_morph=True,
        attacked=[],
        buildings={building: cards.START_HEIGHT for city in BUILDINGS for building in city},
        owners={},
        zones={},
        modes={},
        damage={},
        scrap=[],
        scores=[*standing.scores],
    )
    return (begun, *dealt(deck, first))


def dealt(deck: list[Card], first: Seat) -> tuple[Event, ...]:
    """Deal four cards each, one at a time and to the ``first`` seat first (R2.2)."""
    number = cards.SEATS * cards.HAND_SIZE
    top = dict(zip(DECK_PLACES, deck[:number], strict=False))
    hands: list[dict[ev.Place, Card]] = [{}, {}]
    for at, (place, card) in enumerate(top.items()):
        hands[other(first) if at % cards.SEATS else first][place] = card
    return (
        ev.CardsDealt(NOBODY, [[*hand.values()] for hand in hands], deck[number:]),
        *(ev.CardsSeen((Seat(seat),), Seat(seat), hand) for seat, hand in enumerate(hands)),
    )
