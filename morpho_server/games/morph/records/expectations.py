"""What a record can expect of a game of Morph (R13)."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, cast, get_args

from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import DECK_OF, CardId
from morpho_server.games.morph.notation import LINES
from morpho_server.games.morph.observers.views import CreatureView, MorphView, SeatView
from morpho_server.games.morph.records.shapes import (
    read_card,
    read_laid,
    read_line,
    read_owned,
    read_place,
    written_laid,
)
from morpho_server.games.morph.state import SIDES, State
from morpho_server.games.records.position import Position
from morpho_server.games.records.recording import Expectation, RecordFailedError
from morpho_server.games.records.shapes import (
    SPECTATOR,
    Reader,
    list_of,
    mapping_of,
    name_of,
    number,
    optional,
    seat_letter,
    seat_of_two,
    set_of,
    text,
    truth,
)
from morpho_server.games.seats import letter, seat_of
from morpho_server.games.views import Json


def _view(position: Position[State]) -> MorphView:
    return cast("MorphView", position.public())


def _own(position: Position[State], name: str) -> SeatView:
    """Return what a seat has besides; the Shadow has nothing."""
    seat = seat_of(name)
    return cast("SeatView", position.own(seat) if seat < position.seats else {})


def _seen(read_value: Reader[Any], came: Callable[[MorphView], Any]) -> Expectation[State]:
    """Return a key that compares something of the public view."""
    return Expectation(read_value, lambda position, _: came(_view(position)))


def _by_seat(reader: Reader[Any]) -> Reader[Mapping[str, Any]]:
    """Return a reader of something for each seat named, by its letter."""
    return mapping_of(lambda value: letter(seat_of_two(value)), reader)


def _seen_by_seat(
    read_value: Reader[Any], came: Callable[[MorphView, str], Any]
) -> Expectation[State]:
    """Return a key that compares something of the public view for each seat named."""
    return Expectation(
        _by_seat(read_value),
        lambda position, named: {name: came(_view(position), name) for name in named},
    )


def _hands(position: Position[State], named: Mapping[str, Any]) -> dict[str, Any]:
    return {name: frozenset(_own(position, name).get("hand", ())) for name in named}


def _rows(
    position: Position[State], named: Mapping[str, Mapping[int, Any]]
) -> dict[str, dict[int, Any]]:
    lines = _view(position)["lines"]
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
    """Return what compares a number of creatures at places."""

    def came(position: Position[State], named: Mapping[str, int]) -> dict[str, int | None]:
        return {place: _figure_at(_view(position), place, name) for place in named}

    return came


def _figure_at(view: MorphView, place: str, name: str) -> int | None:
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
    return SPECTATOR if value == SPECTATOR else letter(seat_of_two(value))


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
    pairs = _view(position)["pairs"]
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
    view = _view(position)
    given = {
        (name, each["card"])
        for name in "AB"
        for line in LINES
        for each in view["lines"][f"{name}{line}"]
    }
    shown = [view["discard"]]
    shown += [view.get(key, {}) for key in ("hands", "decks", "mana_cards")]  # type: ignore[misc]
    given |= {(name, card) for each in shown for name, cards in each.items() for card in cards}
    if audience != SPECTATOR:
        own = _own(position, audience)
        given |= {(audience, card) for card in own.get("hand", ())}
        if "staked" in own:
            given.add((audience, own["staked"]))
    return given


_READ_KNOWN: Final = mapping_of(_read_audience, set_of(read_owned))

EXPECTATIONS: Final[Mapping[str, Expectation[State]]] = {
    "turn": _seen(
        optional(seat_letter), lambda view: letter(view["turn"]) if "turn" in view else None
    ),
    "phase": _seen(
        optional(name_of(get_args(ev.Phase), "a phase")), lambda view: view.get("phase")
    ),
    "hand": Expectation(_by_seat(set_of(read_card)), _hands),
    "lines": Expectation(_by_seat(mapping_of(read_line, list_of(_read_written))), _rows),
    "mana": _seen_by_seat(
        text, lambda view, name: f"{view['mana_upright'][name]}/{view['mana'][name]}"
    ),
    "deck": _seen_by_seat(number(0), lambda view, name: view["deck"][name]),
    "deck_bottom": Expectation(_by_seat(list_of(read_card)), _bottoms),
    "discard": _seen_by_seat(list_of(read_card), lambda view, name: (*view["discard"][name],)),
    "attack": Expectation(mapping_of(read_place, number(0)), _figure("attack")),
    "damage": Expectation(mapping_of(read_place, number(0)), _figure("damage")),
    "discount": _seen(
        optional(seat_letter),
        lambda view: letter(view["discount"]) if "discount" in view else None,
    ),
    "prodigy_turned": _seen(
        set_of(seat_letter), lambda view: frozenset(view.get("prodigy_turned", ()))
    ),
    "over": _seen(truth, lambda view: view.get("match_over", False)),
    "winner": _seen(
        optional(seat_letter), lambda view: letter(view["winner"]) if "winner" in view else None
    ),
    "reason": _seen(
        optional(name_of(get_args(ev.Reason), "a reason")), lambda view: view.get("reason")
    ),
    "score": _seen(
        optional(name_of(get_args(ev.Score), "a score")), lambda view: view.get("score")
    ),
    "knows": Expectation(
        _READ_KNOWN, lambda position, named: _known(position, named, is_known=True)
    ),
    "unsure": Expectation(
        _READ_KNOWN, lambda position, named: _known(position, named, is_known=False)
    ),
}
