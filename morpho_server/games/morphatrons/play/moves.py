"""The legal moves (R9), and the one that is made when the time is up."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.morphatrons.cards import (
    ATTACKS,
    BUILDINGS,
    CARDS,
    CLUB,
    FLYING,
    HEART,
    HOME,
    MODES,
    RANK,
    SPADE,
    SUIT,
    ZONES,
    Card,
    Zone,
    in_order,
)
from morpho_server.games.morphatrons.notation import DRAW, END
from morpho_server.games.morphatrons.play.attacks import targets_of
from morpho_server.games.morphatrons.state import Bot, State, is_high_enough
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat

PLAY: Final = {card: [Move(f"play {card} {mode}") for mode in MODES] for card in CARDS}
"""The ways of playing a card (R4.2)."""

MOVE: Final = {card: {zone: Move(f"move {card} {zone}") for zone in ZONES} for card in CARDS}
"""The moves of a bot alone, by zone (R4.4)."""

MORPH: Final = {card: Move(f"morph {card}") for card in CARDS}
DEACTIVATE: Final = {card: Move(f"deactivate {card}") for card in CARDS}

TRIPLE: Final = {
    card: {
        new: Move(f"triple {card} {new}")
        for new in CARDS
        if new != card and (SUIT[new] == SUIT[card] or RANK[new] == RANK[card])
    }
    for card in CARDS
}
"""The replacements of a bot, by the new card (R4.9)."""

_STEPS: Final = {
    (zone, reach): [goal for goal in ZONES if 0 < abs(goal - zone) <= reach]
    for zone in ZONES
    for reach in (1, 2)
}


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return every move of the seat on turn; none for the other (R3.6)."""
    if seat != state.turn:
        return []
    bots = state.bots[seat]
    moves: list[Move] = []
    if state.actions:
        if state.cards_left or state.scrap:
            moves.append(DRAW)
        moves += _from_hand(state, seat)
        for card, bot in bots.items():
            moves += _moves_of(bots, card, bot)
            if bot.mode == "robot" and card not in state.attacked:
                moves += _attacks_of(state, seat, card, bot)
            moves.append(DEACTIVATE[card])
    if state.actions or state.free_morph:
        moves += [MORPH[card] for card in bots]
    moves.append(END)
    return moves


def timeout_move(state: State, seat: Seat, chance: Chance) -> Move:  # noqa: ARG001
    """Return the move for the seat whose time is up: it ends its turn, which tells nothing."""
    return END


def reach_of(card: Card, bot: Bot) -> int:
    """Return how many zones a bot goes at most (R4.4)."""
    if RANK[card] in FLYING or (bot.mode == "vehicle" and SUIT[card] == SPADE):
        return 2
    return 1


def zones_for(card: Card, bot: Bot) -> list[Zone]:
    """Return the zones to which a bot can go (R4.4)."""
    return _STEPS[bot.zone, reach_of(card, bot)]


def carries(card: Card, bot: Bot) -> bool:
    """Return whether other bots can go with one (R4.5)."""
    return bot.mode == "vehicle" and SUIT[card] == HEART


def can_build(state: State, seat: int) -> bool:
    """Return whether a seat has a club in vehicle mode at home (R4.7)."""
    home = HOME[seat]
    return any(
        bot.zone == home and bot.mode == "vehicle" and SUIT[card] == CLUB
        for card, bot in state.bots[seat].items()
    )


def _from_hand(state: State, seat: Seat) -> Iterator[Move]:
    """Yield what the cards of the hand can be used for (R4.2, R4.7, R4.9)."""
    hand, bots = state.hands[seat], state.bots[seat]
    tallest = state.tallest(seat)
    playable = [card for card in hand if is_high_enough(card, tallest)]
    if not state.is_full(seat):
        for card in playable:
            yield from PLAY[card]
    for card in bots:
        triples = TRIPLE[card]
        for new in playable:
            if new in triples:
                yield triples[new]
    if hand and can_build(state, seat):
        for building in BUILDINGS[seat]:
            if state.heights[building]:
                for card in hand:
                    yield Move(f"build {building} {card}")


def _moves_of(bots: dict[Card, Bot], card: Card, bot: Bot) -> Iterator[Move]:
    """Yield the moves of a bot, alone and with every set of passengers (R4.4, R4.5)."""
    alone = MOVE[card]
    zones = zones_for(card, bot)
    for zone in zones:
        yield alone[zone]
    if carries(card, bot):
        beside = in_order(
            [each for each, its in bots.items() if its.zone == bot.zone and each != card]
        )
        for carried in _sets(beside, len(beside)):
            names = " ".join(carried)
            for zone in zones:
                yield Move(f"move {card} {zone} with {names}")


def _attacks_of(state: State, seat: Seat, card: Card, bot: Bot) -> Iterator[Move]:
    """Yield the attacks of a robot on every set of targets (R5.1, R5.2)."""
    for weapon, attack in ATTACKS[RANK[card]].items():
        targets = targets_of(state, seat, bot, weapon, attack)
        for chosen in _sets(targets, attack.targets):
            yield Move(f"{weapon} {card} {' '.join(chosen)}")


def _sets(names: list[str], most: int) -> Iterable[tuple[str, ...]]:
    """Return the sets of one to so many names, in the order of the names."""
    return chain.from_iterable(
        combinations(names, size) for size in range(1, min(most, len(names)) + 1)
    )
