"""Records of M.O.R.P.H.O.: the header, and the spelling of steps."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Game
from morpho_server.games.morpho.events import Dealt, RoundEnded, RoundStarted
from morpho_server.games.morpho.identities import ANY_NUMBER, IDENTITY, NAMES, UNKNOWNS, Name
from morpho_server.games.morpho.notation import (
    Action,
    read,
    spell_arrangement,
    spell_gap,
    spell_with,
)
from morpho_server.games.morpho.play.deal import DESERTER, hand_size
from morpho_server.games.morpho.play.decisions.kinds import Arrange
from morpho_server.games.morpho.play.moves import legal_moves
from morpho_server.games.morpho.play.opening import begin
from morpho_server.games.morpho.play.ring import MIDDLE, SLOTS_OF, slots_of
from morpho_server.games.morpho.records.record_assertions import (
    EXPECTATIONS,
    read_identity,
)
from morpho_server.games.morpho.rules import MORPHO
from morpho_server.games.morpho.state import Cards, State
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.records.position import Opening
from morpho_server.games.records.recording import Expectation, Written, numbered
from morpho_server.games.records.shapes import (
    Reader,
    ShapeError,
    list_of,
    mapping_of,
    name_of,
    number,
    optional,
    seat,
    seat_letter,
    set_of,
    shown,
    under,
)
from morpho_server.games.seats import LETTERS, Seat, letter
from morpho_server.games.views import Json

_DEFAULTS: Final[Mapping[str, Json]] = {
    "mode": "basic",
    "unknowns": None,
    "first": "A",
    "target": 10,
    "turn_limit": None,
    "scores": {},
}
_READERS: Final[Mapping[str, Reader[Any]]] = {
    "mode": name_of(("basic", "expert"), "a mode"),
    "unknowns": optional(set_of(name_of(UNKNOWNS, "an outsider or an alien"))),
    "first": seat,
    "target": number(1),
    "turn_limit": optional(number(1)),
    "scores": mapping_of(seat, number(0)),
}
_read_hands = mapping_of(seat_letter, list_of(read_identity))


class MorphoRecording:
    """What M.O.R.P.H.O. adds to the frame of a record."""

    game: Game[State] = MORPHO
    rules = numbered(2, 7, 6, 7, 5, 7, 7, 13, 6, 1, 5)
    header_keys = frozenset({*_DEFAULTS, "deal"})
    expectations: Mapping[str, Expectation[State]] = EXPECTATIONS

    def open(self, header: Mapping[str, Json]) -> Opening:
        """Set a round up with the deal that is given; it need not be one that R2.2 allows."""
        if "deal" not in header:
            raise ShapeError("there is no deal")
        given = {
            key: under(key, _READERS[key], header.get(key, _DEFAULTS[key])) for key in _DEFAULTS
        }
        cards, seats = under("deal", _read_deal, header["deal"])
        setup = _set_up(given, cards, seats)
        return Opening(begin(setup, cards), seats, Chance(bytes(32)))

    def write(self, events: Sequence[Event]) -> Written:
        """Return the deal and what it was played for, and how the round ended."""
        setup = next(event for event in events if isinstance(event, RoundStarted))
        deal = next(event for event in events if isinstance(event, Dealt))
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        return Written(_header(setup, deal.cards), {} if ended is None else _end(ended))

    def check_grammar(self, move: str) -> None:
        """Raise :exc:`MoveUnreadableError` for a text outside the grammar."""
        read(move)

    def complete(self, state: State, seat: Seat, move: str) -> Move:
        """Return the canonical spelling of a step's move.

        ``with`` may be left out where one legal move fits, a gap turned round, and an arrangement
        name its places in any order.
        """
        action = read(move)
        if action.verb in ("snipe", "block"):
            return _complete_card(state, seat, action)
        decision = state.decision
        if action.verb == "arrange" and isinstance(decision, Arrange):
            laid = dict(action.lays)
            if sorted(place for place, _ in action.lays) == sorted(decision.places):
                return spell_arrangement({place: laid[place] for place in decision.places})
        return Move(move)


def _complete_card(state: State, seat: Seat, action: Action) -> Move:
    target = spell_gap(action.target) if action.verb == "block" else action.target
    if action.card:
        return spell_with(action.verb, target, action.card)
    beginning = spell_with(action.verb, target, "")
    fitting = [move for move in legal_moves(state, seat) if move.startswith(beginning)]
    if len(fitting) > 1:
        raise MoveRefusedError("card_missing", "More than one card could act: say which.")
    return fitting[0] if fitting else Move(action.text)


def _read_deal(value: Json) -> tuple[Cards, int]:
    """Read all cards and the number of seats: hands of R2.1, no more than the box holds."""
    places = dict(mapping_of(lambda key: key, lambda cards: cards)(value))
    if MIDDLE not in places:
        raise ShapeError("there is no card in the middle (M)")
    middle = under(MIDDLE, read_identity, places.pop(MIDDLE))
    hands = _read_hands(places)
    seats = len(hands)
    if seats not in ANY_NUMBER or sorted(hands) != list(LETTERS[:seats]):
        raise ShapeError("the seats are not three to nine from A without a gap")
    for name, hand in hands.items():
        if len(hand) != hand_size(seats):
            raise ShapeError(f"{name}: {shown(hand)} is not a hand of {hand_size(seats)}")
    dealt = [name for _, hand in sorted(hands.items()) for name in hand]
    cards = dict(zip(slots_of(seats, hand_size(seats)), dealt, strict=True))
    cards[MIDDLE] = middle
    _check_box(cards)
    return cards, seats


def _check_box(cards: Cards) -> None:
    for name, count in Counter(cards.values()).items():
        if count > IDENTITY[name].cards:
            raise ShapeError(f"the box holds {IDENTITY[name].cards} of {name}, not {count}")


def _header(setup: RoundStarted, cards: Cards) -> dict[str, Json]:
    header: dict[str, Json] = {"mode": setup.mode, "first": letter(setup.first)}
    if setup.mode == "expert":
        header["unknowns"] = [name for name in setup.unknowns if name != DESERTER]
    header |= {"target": setup.target, "turn_limit": setup.turn_limit}
    header["scores"] = _by_seat(setup.scores)
    hands = (SLOTS_OF[seat][: setup.hand_size] for seat in range(setup.seats))
    dealt = {own[0][0]: [cards[slot] for slot in own] for own in hands}
    return header | {"deal": {**dealt, MIDDLE: cards[MIDDLE]}}


def _end(ended: RoundEnded) -> dict[str, Json]:
    return {
        "round_over": True,
        "reason": ended.reason,
        "scored": _by_seat(ended.points),
        "scores": _by_seat(ended.scores),
    }


def _by_seat(points: Sequence[int]) -> dict[str, int]:
    """Return points by seat; seats left out have none."""
    return {letter(Seat(seat)): count for seat, count in enumerate(points) if count}


def _set_up(given: Mapping[str, Any], cards: Cards, seats: int) -> RoundStarted:
    if max([given["first"], *given["scores"]]) >= seats:
        raise ShapeError(f"first, scores: there are only {seats} seats")
    unknowns = _unknowns(given, cards)
    return RoundStarted(
        EVERYONE,
        round=1,
        mode=given["mode"],
        seats=seats,
        hand_size=hand_size(seats),
        tiles=_tiles(cards, unknowns),
        unknowns=unknowns,
        first=given["first"],
        scores=tuple(given["scores"].get(seat, 0) for seat in range(seats)),
        target=given["target"],
        turn_limit=given["turn_limit"],
    )


def _unknowns(given: Mapping[str, Any], cards: Cards) -> tuple[Name, ...]:
    """Return what the Unknown may be: what was dealt, where nothing is said."""
    if given["mode"] == "basic":
        return ()
    named = cards.values() if given["unknowns"] is None else given["unknowns"]
    return (DESERTER, *(name for name in UNKNOWNS if name in named))


def _tiles(cards: Cards, unknowns: tuple[Name, ...]) -> dict[Name, int]:
    """Count the identities dealt, without the one card that is the Unknown."""
    dealt = Counter(cards.values())
    unknown = [name for name in reversed(unknowns) if dealt[name]][:1]
    dealt.subtract(unknown)
    return {name: dealt[name] for name in NAMES if dealt[name] > 0}


MORPHO_RECORDING: Final = MorphoRecording()
