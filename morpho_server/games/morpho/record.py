"""Records of M.O.R.P.H.O.: the header, and the spelling of steps."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.morpho.events import Dealt, RoundEnded, RoundStarted
from morpho_server.games.morpho.identities import ANY_NUMBER, IDENTITY, NAMES, UNKNOWNS, Name
from morpho_server.games.morpho.notation import (
    Action,
    read,
    spell_arrangement,
    spell_gap,
)
from morpho_server.games.morpho.play.deal import DESERTER, hand_size
from morpho_server.games.morpho.play.decisions.kinds import Arrange
from morpho_server.games.morpho.play.moves import legal_moves
from morpho_server.games.morpho.play.opening import begin
from morpho_server.games.morpho.play.ring import ALL_SLOTS, MIDDLE, SLOTS_OF, Slot, slots_of
from morpho_server.games.morpho.play.turn_order import owner_of_mission
from morpho_server.games.morpho.rules import MORPHO
from morpho_server.games.morpho.state import Cards, State
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.position import Opening, Position
from morpho_server.games.records import shapes
from morpho_server.games.records.expecting import Expectation
from morpho_server.games.records.recording import ABSENT, Recording, Written, numbered
from morpho_server.games.records.shapes import SPECTATOR, Reader, ShapeError, shown
from morpho_server.games.seats import LETTERS, Seat, letter, seat_of
from morpho_server.games.views import Json

_read_identity: Final = shapes.name_of(NAMES, "an identity")
_read_slot = shapes.name_of((*ALL_SLOTS, MIDDLE), "a slot")
_read_watcher = shapes.name_of((*LETTERS, SPECTATOR), "a seat or the spectator")


def _exactly(read: Reader[Any], what: Callable[[State], Any]) -> Expectation[State]:
    return Expectation(read, lambda position, _: what(position.state))


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else letter(seat)


def _letters(seats: Iterable[int]) -> frozenset[str]:
    return frozenset(letter(Seat(seat)) for seat in seats)


def _turn(state: State) -> str | None:
    return None if state.decision is None else letter(state.decision.seat)


def _reason(state: State) -> str | None:
    return None if state.outcome is None else state.outcome.reason


def _by_seat(points: Iterable[int]) -> dict[str, int]:
    return {letter(Seat(seat)): some for seat, some in enumerate(points) if some}


def _read_points(value: Any) -> dict[str, int]:
    points = shapes.mapping_of(shapes.seat_letter, shapes.number(0))(value)
    return {name: some for name, some in points.items() if some}


def _scored(state: State) -> dict[str, int]:
    return {} if state.outcome is None else _by_seat(state.outcome.points)


def _scores(state: State) -> dict[str, int]:
    return _by_seat(state.setup.scores if state.outcome is None else state.outcome.scores)


def _winner(state: State) -> str | None:
    won = state.outcome is not None and state.outcome.winners
    return letter(won[0]) if won else None


def _out(state: State) -> frozenset[str]:
    return _letters(set(range(state.setup.seats)) - set(state.ring.seats))


def _is_there(position: Position[State], watcher: str) -> bool:
    """Return whether there is such a seat; a spectator there always is."""
    return watcher == SPECTATOR or seat_of(watcher) < position.seats


def _hands(position: Position[State], named: Mapping[str, Any]) -> dict[str, tuple[Name, ...]]:
    state = position.state
    there = (name for name in named if _is_there(position, name))
    hands = {name: state.ring.hands[seat_of(name)] for name in there}
    return {name: tuple(state.cards[slot] for slot in hand) for name, hand in hands.items()}


def _identity(position: Position[State], watcher: str, slot: Slot) -> Name | None:
    """Return the identity that the view of a seat or of a spectator gives for a slot."""
    public = position.public()
    views = [public.get("eliminated"), public.get("known")]
    if watcher != SPECTATOR:
        views.insert(1, position.own(seat_of(watcher)).get("known"))
    return next((view[slot] for view in views if view and slot in view), None)


def _known(
    position: Position[State], named: Mapping[str, Mapping[Slot, Name]]
) -> dict[str, dict[Slot, Name | None]]:
    return {
        watcher: {slot: _identity(position, watcher, slot) for slot in slots}
        for watcher, slots in named.items()
        if _is_there(position, watcher)
    }


def _hidden(
    position: Position[State], named: Mapping[str, Iterable[Slot]]
) -> dict[str, frozenset[Slot]]:
    """Return which of the slots are hidden; one that was never dealt is not, it is not there."""
    setup = position.state.setup
    dealt = {*slots_of(setup.seats, setup.hand_size), MIDDLE}
    return {
        watcher: frozenset(s for s in slots if s in dealt and not _identity(position, watcher, s))
        for watcher, slots in named.items()
        if _is_there(position, watcher)
    }


def _complete_card(state: State, seat: Seat, action: Action) -> Move:
    target = spell_gap(action.target) if action.verb == "block" else action.target
    beginning = f"{action.verb} {target} with "
    if action.card:
        return Move(beginning + action.card)
    fitting = [move for move in legal_moves(state, seat) if move.startswith(beginning)]
    if len(fitting) > 1:
        raise MoveRefusedError("card_missing", "More than one card could act: say which.")
    return fitting[0] if fitting else Move(action.text)


def _read_deal(value: Json) -> tuple[Cards, int]:
    """Read all cards and the number of seats: hands of R2.1, no more than the box holds."""
    places = dict(shapes.mapping_of(lambda key: key, lambda cards: cards)(value))
    if MIDDLE not in places:
        raise ShapeError("there is no card in the middle (M)")
    middle = shapes.under(MIDDLE, _read_identity, places.pop(MIDDLE))
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
    """Return the identities that the Unknown may be: the dealt one by default."""
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


_read_hands = shapes.mapping_of(shapes.seat_letter, shapes.list_of(_read_identity))


class MorphoRecording(Recording[State]):
    """What M.O.R.P.H.O. adds to the frame of a record."""

    game = MORPHO
    rules = numbered(2, 7, 6, 7, 5, 7, 7, 13, 6, 1, 5)
    read = staticmethod(read)
    header: Mapping[str, tuple[Reader[Any], Json]] = {
        "mode": (shapes.name_of(("basic", "expert"), "a mode"), "basic"),
        "unknowns": (
            shapes.optional(shapes.set_of(shapes.name_of(UNKNOWNS, "an outsider or an alien"))),
            None,
        ),
        "first": (shapes.seat, "A"),
        "target": (shapes.number(1), 10),
        "turn_limit": (shapes.optional(shapes.number(1)), None),
        "scores": (shapes.mapping_of(shapes.seat, shapes.number(0)), {}),
        "deal": (_read_deal, ABSENT),
    }
    expectations: Mapping[str, Expectation[State]] = {
        "eliminated": _exactly(
            shapes.mapping_of(_read_slot, _read_identity), lambda s: s.eliminated
        ),
        "face_up": _exactly(shapes.set_of(_read_slot), lambda state: state.face_up),
        "turn": _exactly(shapes.optional(shapes.seat_letter), _turn),
        "round_over": _exactly(shapes.truth, lambda state: state.outcome is not None),
        "reason": _exactly(shapes.optional(shapes.text), _reason),
        "scored": _exactly(_read_points, _scored),
        "scores": _exactly(_read_points, _scores),
        "match_over": _exactly(
            shapes.truth, lambda s: s.outcome is not None and s.outcome.match_over
        ),
        "winner": _exactly(shapes.optional(shapes.seat_letter), _winner),
        "blocks": _exactly(shapes.set_of(shapes.text), lambda state: frozenset(state.blocks)),
        "out": _exactly(shapes.set_of(shapes.seat_letter), _out),
        "hand": Expectation(
            shapes.mapping_of(shapes.seat_letter, shapes.list_of(_read_identity)), _hands
        ),
        "middle": _exactly(shapes.optional(_read_identity), lambda state: state.cards.get(MIDDLE)),
        "owner_of_mission": _exactly(
            shapes.optional(shapes.seat_letter), lambda state: _letter(owner_of_mission(state))
        ),
        "knows": Expectation(
            shapes.mapping_of(_read_watcher, shapes.mapping_of(_read_slot, _read_identity)), _known
        ),
        "unsure": Expectation(shapes.mapping_of(_read_watcher, shapes.set_of(_read_slot)), _hidden),
    }

    def set_up(self, given: Mapping[str, Any]) -> Opening:
        """Set a round up with the deal that is given; it need not be one that R2.2 allows."""
        if "deal" not in given:
            raise ShapeError("there is no deal")
        cards, seats = given["deal"]
        return Opening(begin(_set_up(given, cards, seats), cards), seats, Chance(bytes(32)))

    def write(self, events: Sequence[Event]) -> Written:
        """Return the deal and what it was played for, and how the round ended."""
        setup = next(event for event in events if isinstance(event, RoundStarted))
        deal = next(event for event in events if isinstance(event, Dealt))
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        return Written(_header(setup, deal.cards), {} if ended is None else _end(ended))

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


MORPHO_RECORDING: Final = MorphoRecording()
