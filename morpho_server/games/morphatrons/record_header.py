"""The header of a record of Morphatrons, read and written (R10)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.morphatrons import cards
from morpho_server.games.morphatrons.cards import BUILDINGS, CARDS, Card, Damage, Mode
from morpho_server.games.morphatrons.events import (
    CardsDealt,
    CardsSeen,
    CitiesSetUp,
    DeckLaid,
    FightEnded,
)
from morpho_server.games.morphatrons.play.decide import has_nothing_left
from morpho_server.games.morphatrons.play.evolve import evolve
from morpho_server.games.morphatrons.play.opening import dealt
from morpho_server.games.morphatrons.state import Bot, State
from morpho_server.games.records import shapes
from morpho_server.games.records.recording import ABSENT, Written
from morpho_server.games.records.shapes import Reader, ShapeError, shown
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Json

Bots = Mapping[Seat, Mapping[Card, Bot]]

_DAMAGE: Final = ("minor", "critical")

read_card = shapes.name_of(CARDS, "a card")
read_cards = shapes.list_of(read_card)


def read_bot(value: Json) -> Bot:
    """Read where a bot stands, in which mode, and how it is damaged: ``3 vehicle minor``."""
    words = value.split(" ") if isinstance(value, str) else []
    zone, mode, damage = [*words, "", "", ""][:3]
    is_bot = (
        zone in map(str, cards.ZONES)
        and mode in cards.MODES
        and (len(words) == 2 or damage in _DAMAGE)
    )
    if len(words) > 3 or not is_bot:
        raise ShapeError(f"{shown(value)} is not a zone and a mode, with minor or critical")
    return Bot(int(zone), cast("Mode", mode), cast("Damage", damage) if damage else None)


read_bots: Reader[dict[Seat, dict[Card, Bot]]] = shapes.mapping_of(
    shapes.seat_of_two, shapes.mapping_of(read_card, read_bot)
)


def read_heights(value: Json) -> tuple[int, ...]:
    """Read the heights of a seat's four buildings."""
    heights = shapes.list_of(shapes.number(0))(value)
    if len(heights) != len(BUILDINGS[0]):
        raise ShapeError(f"{shown(value)} are not four heights")
    return heights


HEADER: Final[Mapping[str, tuple[Reader[Any], Json]]] = {
    "first": (shapes.seat_of_two, "A"),
    "turn_limit": (shapes.number(1), 120),
    "deck": (read_cards, ABSENT),
    "reshuffles": (shapes.list_of(read_cards), []),
    "hands": (shapes.mapping_of(shapes.seat_of_two, read_cards), ABSENT),
    "turn_number": (shapes.number(1), 1),
    "actions": (shapes.number(0), cards.ACTIONS),
    "free_morph": (shapes.truth, True),
    "attacked": (shapes.set_of(read_card), []),
    "buildings": (shapes.mapping_of(shapes.seat_of_two, read_heights), {}),
    "bots": (read_bots, {}),
    "scrap": (read_cards, []),
}


def set_up(given: Mapping[str, Any]) -> Sequence[Event]:
    """Return the opening of a record; raises :exc:`ShapeError`."""
    if given["turn_number"] > given["turn_limit"]:
        raise ShapeError("turn_number: it is above turn_limit")
    hands: Mapping[Seat, Sequence[Card]] = given.get("hands", {})
    deck = _deck(given, hands)
    if "hands" in given:
        whole = [[*hands.get(Seat(seat), ())] for seat in range(cards.SEATS)]
        opening: Sequence[Event] = _dealt_hands(whole, deck)
    elif len(deck) < cards.SEATS * cards.HAND_SIZE:
        raise ShapeError("deck: without hands, it needs eight cards")
    else:
        opening = dealt(deck, given["first"])
    begun = _begun(given, opening)
    _check_position([begun, *opening])
    return begun, *opening


def _deck(given: Mapping[str, Any], hands: Mapping[Seat, Sequence[Card]]) -> list[Card]:
    """Return the deck from the top: the cards given, then all that are named nowhere (R10)."""
    top: Sequence[Card] = given.get("deck", ())
    bots: Bots = given["bots"]
    named = [*top, *given["scrap"]]
    named += [card for cards in (*hands.values(), *bots.values()) for card in cards]
    if twice := sorted({card for card in named if named.count(card) > 1}):
        raise ShapeError(f"{twice[0]} is named twice")
    if "deck" in given and not top:
        return []
    return [*top, *(card for card in CARDS if card not in named)]


def _dealt_hands(hands: list[list[Card]], deck: list[Card]) -> Sequence[Event]:
    """Return the events by which hands come that were given; such cards have no places."""
    return (
        CardsDealt(NOBODY, hands, deck),
        *(
            CardsSeen((Seat(seat),), Seat(seat), {f"{at + 1:02}": c for at, c in enumerate(hand)})
            for seat, hand in enumerate(hands)
        ),
    )


def _begun(given: Mapping[str, Any], opening: Iterable[Event]) -> CitiesSetUp:
    [hidden] = [event for event in opening if isinstance(event, CardsDealt)]
    bots: Bots = given["bots"]
    in_play = {card: (seat, bot) for seat, own in bots.items() for card, bot in own.items()}
    usual = (cards.START_HEIGHT,) * len(BUILDINGS[0])
    heights = [given["buildings"].get(Seat(seat), usual) for seat in range(cards.SEATS)]
    is_usual = "hands" not in given and not in_play and not given["scrap"]
    if not all(map(any, heights)):
        raise ShapeError("buildings: each seat needs one that stands")
    if strange := sorted(given["attacked"] - in_play.keys()):
        raise ShapeError(f"attacked: {strange[0]} is no bot")
    return CitiesSetUp(
        EVERYONE,
        round=1,
        seats=cards.SEATS,
        first=given["first"],
        first_by="host",
        turn_limit=given["turn_limit"],
        cards=[*CARDS] if is_usual else [],
        hand_sizes=[*map(len, hidden.hands)],
        deck=len(hidden.deck),
        turn_number=given["turn_number"],
        actions=given["actions"],
        free_morph=given["free_morph"],
        attacked=cards.in_order(given["attacked"]),
        buildings={
            building: height
            for names, own in zip(BUILDINGS, heights, strict=True)
            for building, height in zip(names, own, strict=True)
        },
        owners={card: seat for card, (seat, _) in in_play.items()},
        zones={card: bot.zone for card, (_, bot) in in_play.items()},
        modes={card: bot.mode for card, (_, bot) in in_play.items()},
        damage={card: bot.damage for card, (_, bot) in in_play.items() if bot.damage},
        scrap=[*given["scrap"]],
        scores=[0] * cards.SEATS,
    )


def _check_position(opening: Iterable[Event]) -> None:
    """Raise :exc:`ShapeError` for a position whose turn would have ended already (R3.4)."""
    state = State()
    for event in opening:
        evolve(state, event)
    if has_nothing_left(state):
        raise ShapeError("actions: the turn would have ended already")


def write(events: Sequence[Event]) -> Written:
    """Return the header of a round that was played, and how it ended."""
    [setup] = [event for event in events if isinstance(event, CitiesSetUp)]
    [hidden] = [event for event in events if isinstance(event, CardsDealt)]
    ended = next((event for event in events if isinstance(event, FightEnded)), None)
    reshuffles = [event.deck for event in events if isinstance(event, DeckLaid)]
    header: dict[str, Json] = {"first": letter(setup.first), "turn_limit": setup.turn_limit}
    if setup.cards:
        seen = [event for event in events if isinstance(event, CardsSeen)]
        top = dict(sorted(item for event in seen for item in event.cards.items()))
        header["deck"] = [*top.values(), *hidden.deck]
    else:
        header |= _write_position(setup, hidden)
    if reshuffles:
        header["reshuffles"] = reshuffles
    return Written(header, {} if ended is None else _write_end(ended))


def _write_position(setup: CitiesSetUp, hidden: CardsDealt) -> dict[str, Json]:
    letters = [letter(Seat(seat)) for seat in range(cards.SEATS)]
    bots: dict[str, dict[Card, str]] = {name: {} for name in letters}
    for card, owner in setup.owners.items():
        words = [str(setup.zones[card]), setup.modes[card], setup.damage.get(card, "")]
        bots[letter(owner)][card] = " ".join(words).strip()
    return {
        "deck": hidden.deck,
        "hands": dict(zip(letters, hidden.hands, strict=True)),
        "turn_number": setup.turn_number,
        "actions": setup.actions,
        "free_morph": setup.free_morph,
        "attacked": setup.attacked,
        "buildings": {
            name: [setup.buildings[building] for building in own]
            for name, own in zip(letters, BUILDINGS, strict=True)
        },
        "bots": bots,
        "scrap": setup.scrap,
    }


def _write_end(ended: FightEnded) -> dict[str, Json]:
    return {
        "over": True,
        "reason": ended.reason,
        "winner": None if ended.winner is None else letter(ended.winner),
    }
