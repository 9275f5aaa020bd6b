"""How records write the things of Morph."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from morpho_server.games.morph.cards import CREATURES, FACTIONS, FACTIONS_OF, CardId, Faction, Pair
from morpho_server.games.morph.notation import LINES, Line
from morpho_server.games.records.shapes import (
    Reader,
    ShapeError,
    mapping_of,
    name_of,
    one_of,
    seat_of_two,
    set_of,
    shown,
)
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

TURNED: Final = " turned"
"""What follows a card that lies turned."""


class Laid(NamedTuple):
    """A card on a line or in a mana zone."""

    card: CardId
    is_turned: bool


read_card: Final[Reader[CardId]] = name_of(CREATURES, "a card")

_read_faction: Final[Reader[Faction]] = one_of(
    {each.title(): each for each in FACTIONS}, "a faction"
)


def read_laid(value: Json) -> Laid:
    """Read a card that may be turned."""
    is_turned = isinstance(value, str) and value.endswith(TURNED)
    return Laid(read_card(value.removesuffix(TURNED) if is_turned else value), is_turned)


read_line: Final[Reader[Line]] = one_of({str(line): line for line in LINES}, "a line")


def read_pair(value: Json) -> Pair:
    """Read two factions, in any order."""
    factions = set_of(_read_faction)(value)
    for pair, both in FACTIONS_OF.items():
        if factions == {*both}:
            return pair
    raise ShapeError(f"{shown(value)} are not two factions")


def by_seat(reader: Reader[object]) -> Reader[Mapping[Seat, object]]:
    """Return a reader of something for each seat that is named."""
    return mapping_of(seat_of_two, reader)


_PLACE: Final = re.compile(r"[AB][12]\.[1-4]")


def read_place(value: Json) -> str:
    """Read a place on a field, as ``A1.2``."""
    if isinstance(value, str) and _PLACE.fullmatch(value):
        return value
    raise ShapeError(f"{shown(value)} is not a place")


def read_owned(value: Json) -> str:
    """Read a card, with its owner where that is written: ``A:V06``."""
    if isinstance(value, str) and value[:2] in ("A:", "B:"):
        read_card(value[2:])
        return value
    return read_card(value)


def named_factions(pair: Pair) -> list[str]:
    """Return a pair as it is written."""
    return [each.title() for each in FACTIONS_OF[pair]]


def written_laid(card: CardId, *, is_turned: bool) -> str:
    """Return a card as it is written where it may be turned."""
    return card + TURNED * is_turned


def number_of(values: tuple[int, ...], what: str) -> Reader[int]:
    """Return a reader of one of some numbers."""

    def read(value: Json) -> int:
        if type(value) is int and value in values:
            return value
        raise ShapeError(f"{shown(value)} is not {what}")

    return read
