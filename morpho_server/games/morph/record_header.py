"""The header of a record: a position, read and written (R13)."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, get_args

from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.games.morph import cards
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CREATURES, DECK_OF, CardId, Faction, Pair
from morpho_server.games.morph.notation import LINES, PLACES, Line
from morpho_server.games.morph.options import RELIEFS, USUAL_RELIEF, Mode
from morpho_server.games.morph.state import SIDES, A, B
from morpho_server.games.records import shapes
from morpho_server.games.records.shapes import Reader, ShapeError, shown
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Json

TURNED: Final = " turned"
"""What follows a card that lies turned."""


class Laid(NamedTuple):
    """A card on a line or in a mana zone."""

    card: CardId
    is_turned: bool


read_card: Final[Reader[CardId]] = shapes.name_of(CREATURES, "a card")

_read_faction: Final[Reader[Faction]] = shapes.one_of(
    {each.title(): each for each in cards.FACTIONS}, "a faction"
)


def read_laid(value: Json) -> Laid:
    """Read a card that may be turned."""
    is_turned = isinstance(value, str) and value.endswith(TURNED)
    return Laid(read_card(value.removesuffix(TURNED) if is_turned else value), is_turned)


read_line: Final[Reader[Line]] = shapes.one_of({str(line): line for line in LINES}, "a line")


def read_pair(value: Json) -> Pair:
    """Read two factions, in any order."""
    factions = shapes.set_of(_read_faction)(value)
    for pair, both in cards.FACTIONS_OF.items():
        if factions == {*both}:
            return pair
    raise ShapeError(f"{shown(value)} are not two factions")


def by_seat(reader: Reader[object]) -> Reader[Mapping[Seat, object]]:
    """Return a reader of something for each seat that is named."""
    return shapes.mapping_of(shapes.seat_of_two, reader)


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
    return [each.title() for each in cards.FACTIONS_OF[pair]]


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


_USUAL_PAIRS: Final[Mapping[Seat, Pair]] = {A: "violet_grey", B: "yellow_red"}

HEADER: Final[Mapping[str, tuple[Reader[Any], Json]]] = {
    "mode": (shapes.name_of(get_args(Mode), "a mode"), "duel"),
    "packs": (number_of((1, 2), "1 or 2"), 1),
    "relief": (number_of(RELIEFS, "0, 2, 3 or 4"), USUAL_RELIEF),
    "factions": (by_seat(read_pair), {}),
    "deck": (by_seat(shapes.list_of(read_card)), {}),
    "hands": (by_seat(shapes.list_of(read_card)), {}),
    "phase": (shapes.name_of(get_args(ev.Phase), "a phase"), "stake"),
    "first": (shapes.seat_of_two, "A"),
    "discount": (shapes.optional(shapes.seat_of_two), None),
    "lines": (by_seat(shapes.mapping_of(read_line, shapes.list_of(read_laid))), {}),
    "mana": (by_seat(shapes.list_of(read_laid)), {}),
    "discard": (by_seat(shapes.list_of(read_card)), {}),
    "prodigy_turned": (shapes.set_of(shapes.seat_of_two), []),
}


def set_up(given: Mapping[str, Any]) -> tuple[ev.BattleSetUp, ev.CardsDealt]:
    """Return the position that is given; raises :exc:`ShapeError`."""
    pairs = {**_USUAL_PAIRS, **given["factions"]}
    is_solo = given["mode"] == "solo"
    _check_pairs(pairs, given["packs"])
    if is_solo:
        _check_solo(given)
    hands: dict[str, list[CardId]] = {}
    decks: dict[str, list[CardId]] = {}
    for seat in SIDES:
        has_hand = not (is_solo and seat == B)
        hand, deck = _hand_and_deck(seat, pairs[seat], given, has_hand=has_hand)
        hands[letter(seat)], decks[letter(seat)] = hand, deck
    mana = {letter(seat): given["mana"].get(seat, ()) for seat in SIDES}
    rows = {
        f"{letter(seat)}{line}": given["lines"].get(seat, {}).get(line, ())
        for seat in SIDES
        for line in LINES
    }
    is_stake = given["phase"] == "stake"
    begun = ev.BattleSetUp(
        EVERYONE,
        round=1,
        seats=1 if is_solo else 2,
        mode=given["mode"],
        packs=given["packs"],
        relief=given["relief"],
        pairs_a=[],
        pairs_b=[],
        pair_a=pairs[A],
        pair_b=pairs[B],
        cards_a=[*DECK_OF[pairs[A]]],
        cards_b=[*DECK_OF[pairs[B]]],
        phase=given["phase"],
        turn=None if is_stake else given["first"],
        turn_number=0 if is_stake else 1,
        discount=given["discount"],
        hand={name: len(cards) for name, cards in hands.items()},
        deck={name: len(cards) for name, cards in decks.items()},
        mana={name: len(laid) for name, laid in mana.items()},
        mana_upright={name: sum(not each.is_turned for each in mana[name]) for name in mana},
        discard={letter(seat): [*given["discard"].get(seat, ())] for seat in SIDES},
        lines={name: [each.card for each in row] for name, row in rows.items()},
        turned={
            name: [place for place, each in enumerate(row, 1) if each.is_turned]
            for name, row in rows.items()
        },
        prodigy_turned={letter(seat): seat in given["prodigy_turned"] for seat in SIDES},
        scores=[0] if is_solo else [0, 0],
    )
    mana_cards = {name: [each.card for each in laid] for name, laid in mana.items()}
    return begun, ev.CardsDealt(NOBODY, hands=hands, decks=decks, mana_cards=mana_cards)


def _check_pairs(pairs: Mapping[Seat, Pair], packs: int) -> None:
    """Check that one box has the factions of both (R2.1)."""
    if packs == 1 and {*DECK_OF[pairs[A]]} & {*DECK_OF[pairs[B]]}:
        raise ShapeError("factions: the same faction on both sides needs packs: 2")


def _check_solo(given: Mapping[str, Any]) -> None:
    """Check that the Shadow has only what it can have (R9.1 to R9.3)."""
    if given["first"] == B:
        raise ShapeError("first: in a solo position A has the turn")
    if B in given["hands"]:
        raise ShapeError("hands: the Shadow has none")
    if given["discount"] is not None:
        raise ShapeError("discount: there is none in the solo mode")


def _hand_and_deck(
    seat: Seat, pair: Pair, given: Mapping[str, Any], *, has_hand: bool
) -> tuple[list[CardId], list[CardId]]:
    """Return a side's hand and deck: what is named, and below it the cards named nowhere."""
    name = letter(seat)
    rows: Mapping[int, Sequence[Laid]] = given["lines"].get(seat, {})
    if any(len(row) > len(PLACES) for row in rows.values()):
        raise ShapeError(f"lines: a line of {name} has more than four creatures")
    laid = [each.card for row in (*rows.values(), given["mana"].get(seat, ())) for each in row]
    hand = given["hands"].get(seat)
    named = [*laid, *given["discard"].get(seat, ()), *(hand or ())]
    deck = given["deck"].get(seat)
    is_empty = deck == ()
    listed = [*named, *(deck or ())]
    if strange := [card for card in listed if card not in DECK_OF[pair]]:
        raise ShapeError(f"{name} does not have {strange[0]}")
    if twice := [card for card in listed if listed.count(card) > 1]:
        raise ShapeError(f"{name}: {twice[0]} is named twice")
    below = () if is_empty else [card for card in DECK_OF[pair] if card not in listed]
    whole = [*(deck or ()), *below]
    if not has_hand:
        return [], whole
    if hand is None:
        hand, whole = whole[: cards.HAND_SIZE], whole[cards.HAND_SIZE :]
    if len(hand) != cards.HAND_SIZE:
        raise ShapeError(f"hands: {name} has not four cards")
    return [*hand], whole


def write_header(begun: ev.BattleSetUp, dealt: ev.CardsDealt) -> dict[str, Json]:
    """Return the header of a position; what is as usual is left out."""
    by_name = {letter(seat): seat for seat in SIDES}
    written: dict[str, Json] = {
        "mode": begun.mode,
        "packs": begun.packs,
        "relief": begun.relief if begun.mode == "solo" else USUAL_RELIEF,
        "factions": {"A": named_factions(begun.pair_a), "B": named_factions(begun.pair_b)},
        **_written_cards(dealt),
        "phase": begun.phase,
        "first": letter(begun.turn) if begun.turn else "A",
        "discount": None if begun.discount is None else letter(begun.discount),
        "lines": _written_lines(begun),
        "mana": {
            name: _written_mana(cards, begun.mana_upright[name])
            for name, cards in dealt.mana_cards.items()
            if cards
        },
        "discard": {name: cards for name, cards in begun.discard.items() if cards},
        "prodigy_turned": [name for name in by_name if begun.prodigy_turned[name]],
    }
    return {key: value for key, value in written.items() if value != HEADER[key][1]}


def _written_cards(dealt: ev.CardsDealt) -> dict[str, Json]:
    """Return decks and hands: of a deck that is not empty, the hand is the top four cards."""
    decks, hands = {}, {}
    for name, deck in dealt.decks.items():
        hand = dealt.hands[name]
        if deck:
            decks[name] = [*hand, *deck]
        else:
            decks[name] = []
            if hand:
                hands[name] = hand
    return {"deck": decks, "hands": hands}


def _written_lines(begun: ev.BattleSetUp) -> dict[str, Json]:
    lines: dict[str, dict[str, list[str]]] = {}
    for field_line, creatures in begun.lines.items():
        if creatures:
            row = [
                written_laid(card, is_turned=place in begun.turned[field_line])
                for place, card in enumerate(creatures, 1)
            ]
            lines.setdefault(field_line[0], {})[field_line[1]] = row
    return lines


def _written_mana(cards: Sequence[CardId], upright: int) -> list[str]:
    """Return the cards of a mana zone; which ones lie upright is all the same (R4.1)."""
    return [written_laid(card, is_turned=at >= upright) for at, card in enumerate(cards)]
