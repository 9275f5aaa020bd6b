"""The legal moves (R9), and the one that is made when the time is up."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.morphatrons import cards
from morpho_server.games.morphatrons.cards import CARDS, RANK, Card
from morpho_server.games.morphatrons.notation import DRAW, END
from morpho_server.games.morphatrons.play import checks
from morpho_server.games.morphatrons.play.attacks import targets_of
from morpho_server.games.morphatrons.state import Bot, State
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat

PLAY: Final = {card: [Move(f"play {card} {mode}") for mode in cards.MODES] for card in CARDS}
"""The ways of playing a card (R4.2)."""

MOVE: Final = {card: {zone: Move(f"move {card} {zone}") for zone in cards.ZONES} for card in CARDS}
"""The moves of a bot alone, by zone (R4.4)."""

MORPH: Final = {card: Move(f"morph {card}") for card in CARDS}
DEACTIVATE: Final = {card: Move(f"deactivate {card}") for card in CARDS}


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return every move of the seat on turn; none for the other (R3.6)."""
    if seat != state.turn:
        return []
    bots = state.bots[seat]
    moves: list[Move] = []
    if checks.can_pay(state, "draw"):
        if checks.refusal_of_draw(state) is None:
            moves.append(DRAW)
        moves += _from_hand(state, seat)
        for card, bot in bots.items():
            moves += _moves_of(bots, card, bot)
            moves += _attacks_of(state, seat, card, bot)
            moves.append(DEACTIVATE[card])
    if checks.can_pay(state, "morph"):
        moves += [MORPH[card] for card in bots]
    moves.append(END)
    return moves


def timeout_move(state: State, seat: Seat, chance: Chance) -> Move:  # noqa: ARG001
    """Return the move for the seat whose time is up: it ends its turn, which reveals nothing."""
    return END


def _from_hand(state: State, seat: Seat) -> Iterator[Move]:
    """Yield what the cards of the hand can be used for (R4.2, R4.7, R4.9)."""
    high_enough = checks.playable(state, seat)
    if not state.is_full(seat):
        for card in high_enough:
            yield from PLAY[card]
    for card in state.bots[seat]:
        matching = checks.MATCHING[card]
        for new in high_enough:
            if new in matching:
                yield Move(f"triple {card} {new}")
    for building in checks.buildings_to_raise(state, seat):
        for card in state.hands[seat]:
            yield Move(f"build {building} {card}")


def _moves_of(bots: dict[Card, Bot], card: Card, bot: Bot) -> Iterator[Move]:
    """Yield the moves of a bot, alone and with every set of passengers (R4.4, R4.5)."""
    alone = MOVE[card]
    zones = checks.zones_for(card, bot)
    for zone in zones:
        yield alone[zone]
    if checks.carries(card, bot):
        beside = cards.in_order(checks.passengers(bots, card))
        for carried in _sets(beside, len(beside)):
            names = " ".join(carried)
            for zone in zones:
                yield Move(f"move {card} {zone} with {names}")


def _attacks_of(state: State, seat: Seat, card: Card, bot: Bot) -> Iterator[Move]:
    """Yield the attacks of a bot on every set of targets (R5.1, R5.2)."""
    for weapon, attack in cards.ATTACKS[RANK[card]].items():
        if checks.refusal_of_attacker(state, card, bot, weapon) is None:
            targets = targets_of(state, seat, bot, weapon, attack)
            for chosen in _sets(targets, attack.targets):
                yield Move(f"{weapon} {card} {' '.join(chosen)}")


def _sets(names: list[str], most: int) -> Iterable[tuple[str, ...]]:
    """Return the sets of one to so many names, in the order of the names."""
    return chain.from_iterable(
        combinations(names, size) for size in range(1, min(most, len(names)) + 1)
    )
