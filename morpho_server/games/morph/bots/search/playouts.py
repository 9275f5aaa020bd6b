"""How turns fare when the game is played on in worlds that fit what a seat sees."""

from collections.abc import Callable
from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morph.bots.search.turns import Plan, plans, quick_turn
from morpho_server.games.morph.bots.search.worlds import world_of
from morpho_server.games.morph.bots.search.worth import worth
from morpho_server.games.morph.cards import CREATURES
from morpho_server.games.morph.play.decide import decide
from morpho_server.games.morph.state import State
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat

WIDTH: Final = 3
"""The most ways to go on that are followed after each move of the own turn."""


def choose(
    observation: Observation,
    dice: Random,
    has_time: Callable[[], bool],
    candidates: int,
    turns: int,
) -> Move | None:
    """Return the first move of the turn that fares best, of so many that look best.

    They are tried in as many worlds as there is time for, one at least. ``turns`` are played after
    each of them.
    """
    if len(observation.legal) <= 1:
        return next(iter(observation.legal), None)
    if observation.public["phase"] == "stake":
        return _stake(observation)
    seat, hand = observation.seat, observation.own["hand"]
    tried = plans(world_of(observation, dice), seat, WIDTH, hand)[:candidates]
    if len({plan.moves[0] for plan in tried}) == 1:
        return tried[0].moves[0]
    sums = [0.0] * len(tried)
    while True:
        world = world_of(observation, dice)
        for at, plan in enumerate(tried):
            sums[at] += _fares(world, plan, seat, turns)
        if not has_time():
            break
    best = max(range(len(tried)), key=sums.__getitem__)
    return tried[best].moves[0]


def _stake(observation: Observation) -> Move:
    """Return the stake of the highest power (R2.3).

    The first turn is an advantage. Against the Shadow nothing depends on the power, but no card
    costs more than that of the highest power, so it would wait longest in the hand.
    """
    return max(observation.legal, key=lambda move: CREATURES[move.split()[1]].power)


def _fares(world: State, plan: Plan, seat: Seat, turns: int) -> float:
    """Return the outcome of a turn in a world, when both sides play on."""
    state = world
    for move in plan.moves:
        state = decide(state, seat, move).after
        if state.outcome is not None:
            return worth(state, seat)
    for _ in range(turns):
        assert state.turn is not None
        state = quick_turn(state, state.turn)
        if state.outcome is not None:
            break
    return worth(state, seat)
