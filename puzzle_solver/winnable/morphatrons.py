"""Whether a seat may still win within some turns: what the search for puzzles need not look at."""

from morpho_server.games.morphatrons.cards import (
    ACTIONS,
    ATTACKS,
    HOME,
    RANK,
    SEATS,
    Attack,
    Card,
)
from morpho_server.games.morphatrons.state import State, is_high_enough, other
from morpho_server.games.seats import Seat


def may_win(state: State, seat: Seat, turns: int) -> bool:
    """Return whether a seat may win within so many turns of its own; ``True`` where in doubt.

    In one turn it attacks twice from where its bots stand, or once after something else. Nothing
    that the other seat does makes that better.
    """
    if turns > 1 or state.turn_number + SEATS * turns >= state.setup.turn_limit:
        return True
    actions = ACTIONS if state.turn != seat else state.actions
    if not turns or not actions:
        return False
    enemy = other(seat)
    standing = state.standing(enemy)
    needed = sum(state.heights[building] for building in standing)
    if actions == 1:
        return sum(_from_here(state, seat, len(standing))[:1]) >= needed
    most = max(
        sum(_from_here(state, seat, len(standing))[:actions]),
        max(_of_bots(state, seat, len(standing)), default=0),
    )
    return most >= needed


def _from_here(state: State, seat: Seat, targets: int) -> list[int]:
    """Return the damage to buildings that bots can do without moving, the most first."""
    home = HOME[other(seat)]
    attacked = state.attacked if state.turn == seat else frozenset()
    return sorted(
        (
            _most(card, targets, abs(bot.zone - home))
            for card, bot in state.bots[seat].items()
            if card not in attacked
        ),
        reverse=True,
    )


def _of_bots(state: State, seat: Seat, targets: int) -> list[int]:
    """Return the most damage of one attack, by a bot or by a card that comes into play."""
    tallest = state.tallest(seat) + 1  # a chip may be added first
    cards = [*state.bots[seat], *(c for c in state.hands[seat] if is_high_enough(c, tallest))]
    return [_most(card, targets, 0) for card in cards]


def _most(card: Card, targets: int, distance: int) -> int:
    return max(
        (
            _removed(attack, targets)
            for attack in ATTACKS[RANK[card]].values()
            if attack.reach >= distance
        ),
        default=0,
    )


def _removed(attack: Attack, targets: int) -> int:
    return attack.damage * min(attack.targets, targets)
