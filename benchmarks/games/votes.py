"""What it gains to wish for a round's end: ``python -m benchmarks votes``.

Matches of M.O.R.P.H.O. among agents, one of whom wishes for the end of each round (R7.6) in which
its hand is worth little, and takes that back when it is worth more. With five players a fair share
of the victories is 20 %. ``--bound`` says how little, in points that a hand brings on average;
``--always`` lets all agents agree at once, as a comparison.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from morpho_server.bots.arena.estimates import mean
from morpho_server.games.bot import Bot, Observation
from morpho_server.games.chance import Chance
from morpho_server.games.morpho.bots.agent import Agent
from morpho_server.games.morpho.bots.agreement import AGREE
from morpho_server.games.morpho.bots.evaluation.hand_values import worth
from morpho_server.games.moves import Move
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.position import Opening, Position
from morpho_server.games.registry import RULES
from morpho_server.games.seats import Seat

GAME: Final = RULES["morpho"]
DISAGREE: Final = Move("disagree")
MOST_ROUNDS: Final = 200


class Wisher(Agent):
    """Plays like an agent, but wishes for the end while its hand is worth less than a bound."""

    def __init__(self, bound: float) -> None:
        super().__init__()
        self._bound = bound

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return its wish, if that has changed, or an agent's move."""
        known = observation.public.get("known", {}) | observation.own["known"]
        letter = chr(ord("A") + observation.seat)
        hand = tuple(known[slot] for slot in observation.public["slots"] if slot[0] == letter)
        wish = AGREE if worth(hand) < self._bound else DISAGREE
        if hand and wish in observation.open:
            return wish
        return super().choose(observation, dice) if observation.legal else None


class Yes(Agent):
    """Plays like an agent, and agrees to every end that is wished."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return its consent, or an agent's move."""
        if observation.public.get("end_wished") and AGREE in observation.open:
            return AGREE
        return super().choose(observation, dice) if observation.legal else None


def play_round(bots: Sequence[Bot], standing: Standing, dice: Random) -> Outcome:
    """Play a round in which everybody is asked for a vote before each decision."""
    choices = Choices(GAME.options({"mode": "expert"}), len(bots))
    opening = Opening.deal(GAME, choices, Chance(dice.randbytes(32)), standing)
    position = Position(GAME, opening)
    asked = list(range(opening.seats))
    while owing := GAME.owing(position.state):
        free = asked.pop() if asked else None
        seat = owing[0] if free is None else Seat(free)
        if free is not None and not GAME.open_moves(position.state, seat):
            continue
        seen = position.observation(seat)
        move = bots[seat].choose(seen if free is None else replace(seen, legal=()), dice)
        if move is None:
            continue
        position.make(seat, move)
        if free is None or move == AGREE:
            asked = list(range(opening.seats))
    outcome = position.outcome()
    assert outcome is not None
    return outcome


def play_match(bots: Sequence[Bot], dice: Random) -> tuple[Sequence[Seat], int, int]:
    """Play a match; return who won, how many rounds it had, and how many ended by agreement."""
    standing, agreed = Standing(1, (0,) * len(bots)), 0
    for number in range(1, MOST_ROUNDS + 1):
        outcome = play_round(bots, standing, dice)
        agreed += outcome.reason == "agreed"
        if outcome.following is None:
            return outcome.winners, number, agreed
        standing = outcome.following
    return (), MOST_ROUNDS, agreed


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bound", type=float, default=1.2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--always", action="store_true")
    wanted = parser.parse_args()
    dice, other = Random(wanted.seed), Yes if wanted.always else Agent
    won, rounds, agreed = [], 0, 0
    for number in range(wanted.matches):
        place = number % wanted.players
        bots: list[Bot] = [other() for _ in range(wanted.players)]
        bots[place] = Wisher(wanted.bound)
        winners, played, ended = play_match(bots, dice)
        won.append(1 / len(winners) if place in winners else 0.0)
        rounds, agreed = rounds + played, agreed + ended
    found = mean(won)
    print(
        f"victories: {found.value:.1%} ({found.low:.1%} to {found.high:.1%});"
        f" a fair share is {1 / wanted.players:.1%}"
    )
    print(
        f"rounds: {rounds / wanted.matches:.1f} a match, {agreed / rounds:.1%} ended by agreement"
    )
