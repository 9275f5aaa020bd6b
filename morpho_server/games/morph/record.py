"""Records of Morph: the spelling of steps, and what can be expected (R13)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, cast, get_args

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import DECK_OF, CardId
from morpho_server.games.morph.notation import LINES, read
from morpho_server.games.morph.observers.views import CreatureView, SeatView
from morpho_server.games.morph.play.opening import hands_dealt
from morpho_server.games.morph.record_header import (
    HEADER,
    read_card,
    read_laid,
    read_line,
    read_owned,
    read_place,
    set_up,
    write_header,
    written_laid,
)
from morpho_server.games.morph.rules import MORPH
from morpho_server.games.morph.state import SIDES, State
from morpho_server.games.position import Opening, Position
from morpho_server.games.records import expecting, shapes
from morpho_server.games.records.expecting import Expectation, View
from morpho_server.games.records.recording import (
    RecordFailedError,
    Recording,
    Written,
    numbered,
)
from morpho_server.games.records.shapes import SPECTATOR, Reader
from morpho_server.games.seats import letter, seat_of
from morpho_server.games.views import Json

_SECTIONS: Final = frozenset({"R7"})
"""The sections with numbered rules that are cited as a whole, too."""


def _own(position: Position[State], name: str) -> SeatView:
    """Return a seat's own view; the Shadow has none."""
    seat = seat_of(name)
    return cast("SeatView", position.own(seat) if seat < position.seats else {})


def _by_seat(reader: Reader[Any]) -> Reader[Mapping[str, Any]]:
    """Return a reader of something for each seat named, by its letter."""
    return shapes.mapping_of(lambda value: letter(shapes.seat_of_two(value)), reader)


def _seen_by_seat(read_value: Reader[Any], came: Callable[[View, str], Any]) -> Expectation[State]:
    """Return a key that compares something of the public view for each seat named."""
    return Expectation(
        _by_seat(read_value),
        lambda position, named: {name: came(position.public(), name) for name in named},
    )


def _hands(position: Position[State], named: Mapping[str, Any]) -> dict[str, Any]:
    return {name: frozenset(_own(position, name).get("hand", ())) for name in named}


def _rows(
    position: Position[State], named: Mapping[str, Mapping[int, Any]]
) -> dict[str, dict[int, Any]]:
    lines = position.public()["lines"]
    return {
        name: {line: _written(lines[f"{name}{line}"]) for line in rows}
        for name, rows in named.items()
    }


def _written(row: list[CreatureView]) -> tuple[str, ...]:
    return tuple(written_laid(each["card"], is_turned=not each["upright"]) for each in row)


def _read_written(value: Json) -> str:
    laid = read_laid(value)
    return written_laid(laid.card, is_turned=laid.is_turned)


def _figure(name: str) -> Callable[[Position[State], Mapping[str, int]], dict[str, int | None]]:
    """Return a reader of the figure with that name of creatures, by their places."""

    def came(position: Position[State], named: Mapping[str, int]) -> dict[str, int | None]:
        return {place: _figure_at(position.public(), place, name) for place in named}

    return came


def _figure_at(view: View, place: str, name: str) -> int | None:
    row, at = view["lines"][place[:2]], int(place[3]) - 1
    return cast("Mapping[str, int]", row[at])[name] if at < len(row) else None


def _bottoms(
    position: Position[State], named: Mapping[str, tuple[CardId, ...]]
) -> dict[str, tuple[CardId, ...]]:
    decks = {
        letter(seat): side.deck for seat, side in zip(SIDES, position.state.sides, strict=True)
    }
    return {
        name: decks[name][max(len(decks[name]) - len(cards), 0) :] for name, cards in named.items()
    }


def _read_audience(value: Json) -> str:
    return SPECTATOR if value == SPECTATOR else letter(shapes.seat_of_two(value))


def _known(
    position: Position[State], named: Mapping[str, Collection[str]], *, is_known: bool
) -> dict[str, frozenset[str]]:
    """Return those of the named cards whose place each view gives, or does not give."""
    found: dict[str, frozenset[str]] = {}
    for audience, cards in named.items():
        given = _given(position, audience)
        found[audience] = frozenset(
            card for card in cards if (_owned(position, card) in given) == is_known
        )
    return found


def _owned(position: Position[State], card: str) -> tuple[str, CardId]:
    """Return the owner of a card, and the card; raises :exc:`RecordFailedError`."""
    pairs = position.public()["pairs"]
    if ":" in card:
        owner, _, named = card.partition(":")
        if named not in DECK_OF[pairs[owner]]:
            raise RecordFailedError(f"{owner} does not have {named}")
        return owner, named
    owners = [name for name, pair in pairs.items() if card in DECK_OF[pair]]
    if len(owners) != 1:
        raise RecordFailedError(f"{card} is a card of {' and '.join(owners) or 'nobody'}")
    return owners[0], card


def _given(position: Position[State], audience: str) -> set[tuple[str, CardId]]:
    """Return the cards whose places a view gives, with their owners."""
    view = position.public()
    given = {
        (name, each["card"])
        for name in "AB"
        for line in LINES
        for each in view["lines"][f"{name}{line}"]
    }
    shown = [view["discard"]]
    shown += [view.get(key, {}) for key in ("hands", "decks", "mana_cards")]
    given |= {(name, card) for each in shown for name, cards in each.items() for card in cards}
    if audience != SPECTATOR:
        own = _own(position, audience)
        given |= {(audience, card) for card in own.get("hand", ())}
        if "staked" in own:
            given.add((audience, own["staked"]))
    return given


_READ_KNOWN: Final = shapes.mapping_of(_read_audience, shapes.set_of(read_owned))


class MorphRecording(Recording[State]):
    """Positions, moves and expectations of Morph."""

    game = MORPH
    rules = numbered(3, 5, 5, 5, 6, 0, 1, 3, 8, 4, 2, 0, 0, 0) | _SECTIONS
    header = HEADER
    read = staticmethod(read)
    expectations: Mapping[str, Expectation[State]] = {
        "turn": expecting.TURN,
        "phase": expecting.name_at("phase", get_args(ev.Phase), "a phase"),
        "hand": Expectation(_by_seat(shapes.set_of(read_card)), _hands),
        "lines": Expectation(
            _by_seat(shapes.mapping_of(read_line, shapes.list_of(_read_written))), _rows
        ),
        "mana": _seen_by_seat(
            shapes.text, lambda view, name: f"{view['mana_upright'][name]}/{view['mana'][name]}"
        ),
        "deck": _seen_by_seat(shapes.number(0), lambda view, name: view["deck"][name]),
        "deck_bottom": Expectation(_by_seat(shapes.list_of(read_card)), _bottoms),
        "discard": _seen_by_seat(
            shapes.list_of(read_card), lambda view, name: (*view["discard"][name],)
        ),
        "attack": Expectation(shapes.mapping_of(read_place, shapes.number(0)), _figure("attack")),
        "damage": Expectation(shapes.mapping_of(read_place, shapes.number(0)), _figure("damage")),
        "discount": expecting.seat_at("discount"),
        "prodigy_turned": expecting.seen(
            shapes.set_of(shapes.seat_letter),
            lambda view: frozenset(view.get("prodigy_turned", ())),
        ),
        "over": expecting.OVER,
        "winner": expecting.seat_at("winner"),
        "reason": expecting.name_at("reason", get_args(ev.Reason), "a reason"),
        "score": expecting.name_at("score", get_args(ev.Score), "a score"),
        "knows": Expectation(
            _READ_KNOWN, lambda position, named: _known(position, named, is_known=True)
        ),
        "unsure": Expectation(
            _READ_KNOWN, lambda position, named: _known(position, named, is_known=False)
        ),
    }

    def set_up(self, given: Mapping[str, Any]) -> Opening:
        """Set up the position that is given; raises :exc:`ShapeError`."""
        begun, dealt = set_up(given)
        # Nothing is drawn, so chance gives nothing here.
        opening = (begun, dealt, *hands_dealt(begun.seats, dealt))
        return Opening(opening, begun.seats, Chance(bytes(32)))

    def write(self, events: Sequence[Event]) -> Written:
        """Return the position that the game began with, and how it ended."""
        begun = next(event for event in events if isinstance(event, ev.BattleSetUp))
        dealt = next(event for event in events if isinstance(event, ev.CardsDealt))
        ended = next((event for event in events if isinstance(event, ev.BattleEnded)), None)
        return Written(write_header(begun, dealt), {} if ended is None else _end(ended))


def _end(ended: ev.BattleEnded) -> dict[str, Json]:
    end: dict[str, Json] = {
        "over": True,
        "reason": ended.reason,
        "winner": letter(ended.winner),
    }
    return end if ended.score is None else {**end, "score": ended.score}


MORPH_RECORDING: Final = MorphRecording()
