"""Records of Morphatrons: the spelling of steps, and what can be expected (R10)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast, get_args

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.morphatrons.cards import BUILDINGS, SEATS, Card
from morpho_server.games.morphatrons.events import Reason
from morpho_server.games.morphatrons.notation import read
from morpho_server.games.morphatrons.observers.views import MorphatronsView
from morpho_server.games.morphatrons.record_header import (
    HEADER_KEYS,
    read_bots,
    read_card,
    read_cards,
    read_header,
    read_heights,
    write_header,
)
from morpho_server.games.morphatrons.rules import MORPHATRONS
from morpho_server.games.morphatrons.state import Bot, State
from morpho_server.games.moves import Move
from morpho_server.games.records.position import Opening, Position
from morpho_server.games.records.recording import (
    Expectation,
    RecordFailedError,
    Written,
    numbered,
)
from morpho_server.games.records.shapes import (
    SPECTATOR,
    Reader,
    mapping_of,
    name_of,
    number,
    optional,
    seat_letter,
    seat_of_two,
    set_of,
    shown,
    truth,
)
from morpho_server.games.seats import Seat, letter, seat_of
from morpho_server.games.views import Json


class MorphatronsRecording:
    """What Morphatrons adds to the frame of a record."""

    game: Game[State] = MORPHATRONS
    rules = numbered(5, 2, 6, 9, 8, 3, 3)
    header_keys = HEADER_KEYS

    def __init__(self) -> None:
        self.expectations: Mapping[str, Expectation[State]] = _EXPECTATIONS

    def open(self, header: Mapping[str, Json]) -> Opening:
        """Set up the position that is given; raises :exc:`ShapeError`."""
        opening, reshuffles = read_header(header)
        return Opening(opening, SEATS, _WrittenDecks(reshuffles))

    def write(self, events: Sequence[Event]) -> Written:
        """Return the deal and the reshuffles, and how the game ended."""
        return write_header(events)

    def check_grammar(self, move: str) -> None:
        """Raise :exc:`MoveUnreadableError` for a text outside the grammar."""
        read(move)

    def complete(self, state: State, seat: Seat, move: str) -> Move:  # noqa: ARG002
        """Return the canonical spelling: a step names passengers and targets in any order (R9)."""
        return read(move).spelling


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
            raise RecordFailedError(f"the next reshuffle is {shown(deck)}, not the scrap yard")
        return dict(zip(places, deck, strict=True))


def _view(position: Position[State]) -> MorphatronsView:
    return cast("MorphatronsView", position.public())


def _seen(read_value: Reader[Any], came: Callable[[MorphatronsView], Any]) -> Expectation[State]:
    """Return a key that compares something of the view."""
    return Expectation(read_value, lambda position, _: came(_view(position)))


def _heights(position: Position[State], named: Mapping[Seat, Any]) -> dict[Seat, tuple[int, ...]]:
    heights = _view(position)["buildings"]
    return {seat: tuple(heights[building] for building in BUILDINGS[seat]) for seat in named}


def _bots(position: Position[State], named: Mapping[Seat, Any]) -> dict[Seat, dict[Card, Bot]]:
    view = _view(position)
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


def _scrap(view: MorphatronsView) -> tuple[Card, ...]:
    scrap = view.get("scrap", {})
    return tuple(sorted(scrap, key=scrap.__getitem__))


def _placed(position: Position[State], watcher: str) -> frozenset[Card]:
    """Return the cards whose place the view of a seat or of a spectator gives."""
    view = _view(position)
    cards = {*view.get("owners", ()), *view.get("scrap", ()), *view.get("rest", ())}
    cards.update(*view.get("hands", {}).values())
    own = frozenset() if watcher == SPECTATOR else _hand(position, seat_of(watcher))
    return own | cards


_Named = Mapping[str, frozenset[Card]]


def _known(position: Position[State], named: _Named) -> dict[str, frozenset[Card]]:
    return {watcher: cards & _placed(position, watcher) for watcher, cards in named.items()}


def _hidden(position: Position[State], named: _Named) -> dict[str, frozenset[Card]]:
    return {watcher: cards - _placed(position, watcher) for watcher, cards in named.items()}


_read_by_watcher = mapping_of(
    name_of(("A", "B", SPECTATOR), "a seat or the spectator"),
    set_of(read_card),
)
_read_reason = name_of(get_args(Reason), "a reason")

_EXPECTATIONS: Final[Mapping[str, Expectation[State]]] = {
    "turn": _seen(
        optional(seat_letter), lambda view: letter(view["turn"]) if "turn" in view else None
    ),
    "turn_number": _seen(number(1), lambda view: view["turn_number"]),
    "actions": _seen(number(0), lambda view: view["actions"]),
    "free_morph": _seen(truth, lambda view: view["free_morph"]),
    "buildings": Expectation(mapping_of(seat_of_two, read_heights), _heights),
    "bots": Expectation(read_bots, _bots),
    "hand": Expectation(mapping_of(seat_of_two, set_of(read_card)), _hands),
    "deck": _seen(number(0), lambda view: view["deck"]),
    "scrap": _seen(read_cards, _scrap),
    "over": _seen(truth, lambda view: view.get("match_over", False)),
    "winner": _seen(
        optional(seat_letter),
        lambda view: letter(view["winners"][0]) if view.get("winners") else None,
    ),
    "reason": _seen(optional(_read_reason), lambda view: view.get("reason")),
    "knows": Expectation(_read_by_watcher, _known),
    "unsure": Expectation(_read_by_watcher, _hidden),
}

MORPHATRONS_RECORDING: Final = MorphatronsRecording()
