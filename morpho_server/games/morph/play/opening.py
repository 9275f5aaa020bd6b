"""Setting a game up: factions, decks and hands (R2.1, R2.2, R9)."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.morph import cards
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CardId, Pair
from morpho_server.games.morph.options import DRAWN, Factions, Mode
from morpho_server.games.morph.state import SIDES, A, B, place_dealt
from morpho_server.games.options import Options
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat, letter

FIELD_LINES: Final = ("A1", "A2", "B1", "B2")

PLACES_DEALT: Final = {
    seat: tuple(place_dealt(seat, left) for left in range(cards.DECK_SIZE, 0, -1)) for seat in SIDES
}
"""The places of each shuffled deck, from the top."""


def deal_round(
    options: Options, seats: int, standing: Standing, chance: Chance, chosen: Sequence[Factions]
) -> tuple[Event, ...]:
    """Return the events with which a game begins."""
    pairs_a, pairs_b = drawn_from(options, chosen)
    pair_a = _draw(pairs_a, "battle_set_up.pair_a", chance)
    pair_b = _draw(pairs_b, "battle_set_up.pair_b", chance)
    if pair_a is None:
        pair_a = _settled(chosen, A, pair_b)
    if pair_b is None:
        pair_b = _settled(chosen, B, pair_a)
    mode: Mode = options["mode"]
    hand_sizes = {"A": cards.HAND_SIZE, "B": 0 if mode == "solo" else cards.HAND_SIZE}
    decks = {
        "A": _shuffle(pair_a, A, "battle_set_up.deck_a", chance),
        "B": _shuffle(pair_b, B, "battle_set_up.deck_b", chance),
    }
    begun = ev.BattleSetUp(
        EVERYONE,
        round=standing.round,
        seats=seats,
        mode=mode,
        packs=options["packs"],
        relief=options["relief"],
        pairs_a=[*pairs_a],
        pairs_b=[*pairs_b],
        pair_a=pair_a,
        pair_b=pair_b,
        cards_a=[*cards.DECK_OF[pair_a]],
        cards_b=[*cards.DECK_OF[pair_b]],
        phase="stake",
        turn=None,
        turn_number=0,
        discount=None,
        hand=hand_sizes,
        deck={name: cards.DECK_SIZE - size for name, size in hand_sizes.items()},
        mana={"A": 0, "B": 0},
        mana_upright={"A": 0, "B": 0},
        discard={"A": [], "B": []},
        lines={name: [] for name in FIELD_LINES},
        turned={name: [] for name in FIELD_LINES},
        prodigy_turned={"A": False, "B": False},
        scores=[*standing.scores],
    )
    hidden = ev.CardsDealt(
        NOBODY,
        hands={name: deck[: hand_sizes[name]] for name, deck in decks.items()},
        decks={name: deck[hand_sizes[name] :] for name, deck in decks.items()},
        mana_cards={"A": [], "B": []},
    )
    return begun, hidden, *hands_dealt(seats, hidden)


def hands_dealt(seats: int, dealt: ev.CardsDealt) -> list[ev.HandDealt]:
    """Return the event by which each seat learns its hand (R10.2)."""
    shown = []
    for seat in SIDES[:seats]:
        hand, deck = dealt.hands[letter(seat)], dealt.decks[letter(seat)]
        left = len(hand) + len(deck)
        by_place = {place_dealt(seat, left - at): card for at, card in enumerate(hand)}
        shown.append(ev.HandDealt((seat,), seat, by_place))
    return shown


def drawn_from(
    options: Options, chosen: Sequence[Factions]
) -> tuple[Sequence[Pair], Sequence[Pair]]:
    """Return the pairs that each side's factions are drawn from, none where they are not drawn."""
    is_chosen = [*(choice != DRAWN for choice in chosen), False][:2]
    if options["packs"] == 1:
        return (() if any(is_chosen) else cards.PAIRS), ()
    one, other = (() if each else cards.PAIRS for each in is_chosen)
    return one, other


def _draw(pairs: Sequence[Pair], what: str, chance: Chance) -> Pair | None:
    return chance.choice(pairs, what) if pairs else None


def _settled(chosen: Sequence[Factions], seat: Seat, other: Pair | None) -> Pair:
    """Return the factions that a seat chose, or those that the other side leaves (R2.1)."""
    if seat < len(chosen) and chosen[seat] != DRAWN:
        return cast("Pair", chosen[seat])
    left_by = other or chosen[1 - seat]
    return cards.COMPLEMENT[cast("Pair", left_by)]


def _shuffle(pair: Pair, seat: Seat, what: str, chance: Chance) -> list[CardId]:
    """Return a shuffled deck, from the top."""
    dealt: Mapping[str, CardId] = chance.deal(cards.DECK_OF[pair], PLACES_DEALT[seat], what)
    return [*dealt.values()]
