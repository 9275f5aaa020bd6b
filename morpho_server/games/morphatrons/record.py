"""Records of Morphatrons: the spelling of steps, and what can be expected (R10)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

from morpho_server.games.chance import Chance
from morpho_server.games.morphatrons.cards import BUILDINGS, SEATS, Card
from morpho_server.games.morphatrons.events import Reason
from morpho_server.games.morphatrons.notation import read
from morpho_server.games.morphatrons.record_header import (
    HEADER,
    read_bots,
    read_card,
    read_cards,
    read_heights,
    set_up,
    write,
)
from morpho_server.games.morphatrons.rules import MORPHATRONS
from morpho_server.games.morphatrons.state import Bot, State
from morpho_server.games.moves import Move
from morpho_server.games.position import Opening, Position
from morpho_server.games.records import expecting, shapes
from morpho_server.games.records.expecting import Expectation, View
from morpho_server.games.records.recording import (
    RecordFailedError,
    Recording,
    numbered,
)
from morpho_server.games.records.shapes import SPECTATOR, shown
from morpho_server.games.seats import Seat, letter, seat_of


class _WrittenDecks(Chance):
    """A stream that lays the decks that are written down, one for each reshuffle."""

    __slots__ = ("_decks",)

    def __init__(self, decks: Sequence[Sequence[Card]]) -> None:
        super().__init__(bytes(32))
        self._decks = iter(decks)

    def deal(self, items: Any, places: Any, what: str) -> dict[Any, Any]:  # noqa: ARG002
        """Lay the next deck; raises :exc:`RecordFailedError` unless it holds just these cards."""
        deck = next(self._decks, None)
        if deck is None:
            raise RecordFailedError("there is no deck left in reshuffles")
        if sorted(deck) != sorted(items):
            raise RecordFailedError(f"the next reshuffle is {shown(deck)}, not the scrapyard")
        return dict(zip(places, deck, strict=True))


def _heights(position: Position[State], named: Mapping[Seat, Any]) -> dict[Seat, tuple[int, ...]]:
    heights = position.public()["buildings"]
    return {seat: tuple(heights[building] for building in BUILDINGS[seat]) for seat in named}


def _bots(position: Position[State], named: Mapping[Seat, Any]) -> dict[Seat, dict[Card, Bot]]:
    view = position.public()
    zones, modes, damage = view.get("zones", {}), view.get("modes", {}), view.get("damage", {})
    found: dict[Seat, dict[Card, Bot]] = {seat: {} for seat in named}
    for card, owner in view.get("owners", {}).items():
        if owner in found:
            found[owner][card] = Bot(zones[card], modes[card], damage.get(card))
    return found


def _hand(position: Position[State], seat: Seat) -> frozenset[Card]:
    return frozenset(position.own(seat)["hands"][letter(seat)])


def _hands(position: Position[State], named: Mapping[Seat, Any]) -> dict[Seat, frozenset[Card]]:
    return {seat: _hand(position, seat) for seat in named}


def _scrap(view: View) -> tuple[Card, ...]:
    scrap = view.get("scrap", {})
    return tuple(sorted(scrap, key=scrap.__getitem__))


def _placed(position: Position[State], watcher: str) -> frozenset[Card]:
    """Return the cards whose place the view of a seat or of a spectator gives."""
    view = position.public()
    cards = {*view.get("owners", ()), *view.get("scrap", ()), *view.get("rest", ())}
    cards.update(*view.get("hands", {}).values())
    own = frozenset() if watcher == SPECTATOR else _hand(position, seat_of(watcher))
    return own | cards


_Named = Mapping[str, frozenset[Card]]


def _known(position: Position[State], named: _Named) -> dict[str, frozenset[Card]]:
    return {watcher: cards & _placed(position, watcher) for watcher, cards in named.items()}


def _hidden(position: Position[State], named: _Named) -> dict[str, frozenset[Card]]:
    return {watcher: cards - _placed(position, watcher) for watcher, cards in named.items()}


_read_by_watcher = shapes.mapping_of(
    shapes.name_of(("A", "B", SPECTATOR), "a seat or the spectator"),
    shapes.set_of(read_card),
)


class MorphatronsRecording(Recording[State]):
    """What Morphatrons adds to the frame of a record."""

    game = MORPHATRONS
    rules = numbered(5, 2, 6, 9, 8, 3, 3, 0, 0, 0, 0)
    header = HEADER
    read = staticmethod(read)
    write = staticmethod(write)
    expectations: Mapping[str, Expectation[State]] = {
        "turn": expecting.TURN,
        "turn_number": expecting.at("turn_number", shapes.number(1)),
        "actions": expecting.at("actions", shapes.number(0)),
        "free_morph": expecting.at("free_morph", shapes.truth),
        "buildings": Expectation(shapes.mapping_of(shapes.seat_of_two, read_heights), _heights),
        "bots": Expectation(read_bots, _bots),
        "hand": Expectation(
            shapes.mapping_of(shapes.seat_of_two, shapes.set_of(read_card)), _hands
        ),
        "deck": expecting.at("deck", shapes.number(0)),
        "scrap": expecting.seen(read_cards, _scrap),
        "over": expecting.OVER,
        "winner": expecting.WINNER,
        "reason": expecting.name_at("reason", get_args(Reason), "a reason"),
        "knows": Expectation(_read_by_watcher, _known),
        "unsure": Expectation(_read_by_watcher, _hidden),
    }

    def set_up(self, given: Mapping[str, Any]) -> Opening:
        """Set up the position that is given; raises :exc:`ShapeError`."""
        return Opening(set_up(given), SEATS, _WrittenDecks(given["reshuffles"]))

    def complete(self, state: State, seat: Seat, move: str) -> Move:  # noqa: ARG002
        """Return the canonical spelling: a step names passengers and targets in any order (R9)."""
        return read(move).spelling


MORPHATRONS_RECORDING: Final = MorphatronsRecording()
