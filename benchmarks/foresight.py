"""Whether masterminds expect too much: what they thought a move would bring, and what it brought.

``python -m benchmarks foresight [--players 5] [--rounds 100] [--seed 1] [--json]``

Expert rounds of M.O.R.P.H.O. with every Unknown that suits, masterminds and agents mixed over the
seats. For each verb of a turn: how many points masterminds expected by their notes, and how many
they had when the round was over, on average, with the interval in which the true mean lies with
95 % confidence; decisions of one round are taken as one.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

from morpho_server.bots.arena.estimates import Estimate, mean_of_groups
from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.bot import Observation
from morpho_server.games.morpho.bots.mastermind import Mastermind
from morpho_server.games.moves import Move
from morpho_server.games.registry import RULES, bot_for

GAME = RULES["morpho"]


class Watched:
    """A mastermind; ``expected`` has the seat, the verb, and what its notes expect of each move."""

    def __init__(self) -> None:
        self._bot = Mastermind()
        self.expected: list[tuple[int, str, float]] = []

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Have it choose."""
        move = self._bot.choose(observation, dice)
        expected = self._bot.notes().get("expected")
        if move is not None and expected is not None:
            self.expected.append((observation.seat, move.partition(" ")[0], expected))
        return move


def measure(players: int, rounds: int, seed: int) -> list[dict[str, Any]]:
    """Return what was expected of each verb, and what it brought; the most frequent first."""
    expected: dict[str, list[float]] = defaultdict(list)
    had: dict[str, list[list[float]]] = defaultdict(list)
    for number in range(rounds):
        watched, points = play(players, number, seed)
        of_round: dict[str, list[float]] = defaultdict(list)
        for seat, verb, hoped in watched.expected:
            expected[verb].append(hoped)
            of_round[verb].append(points[seat])
        for verb, scored in of_round.items():
            had[verb].append(scored)
    verbs = sorted(expected, key=lambda verb: -len(expected[verb]))
    return [summed_up(verb, expected[verb], mean_of_groups(had[verb])) for verb in verbs]


def play(players: int, number: int, seed: int) -> tuple[Watched, Sequence[int]]:
    """Play a round; return who was watched in it, and the points of all."""
    watched, agent = Watched(), bot_for(GAME.name, "agent")
    bots = [watched if (seat + number) % 2 else agent for seat in range(players)]
    setting = Setting(GAME, GAME.options({"mode": "expert"}), players, 1000 * seed + number)
    played = play_round(setting, bots)
    assert played.outcome is not None
    return watched, played.outcome.points


def summed_up(verb: str, expected: Sequence[float], had: Estimate) -> dict[str, Any]:
    """Return what was expected of a verb and what it brought, rounded."""
    bounds = {"had": had.value, "low": had.low, "high": had.high}
    found = {"expected": fmean(expected), **bounds}
    rounded = {name: None if value is None else round(value, 2) for name, value in found.items()}
    return {"verb": verb, "times": len(expected), **rounded}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON line for each verb")
    arguments = parser.parse_args()
    for line in measure(arguments.players, arguments.rounds, arguments.seed):
        print(json.dumps(line) if arguments.json else line_of(line))


def line_of(found: dict[str, Any]) -> str:
    """Return what was found of a verb as a line of text."""
    return "{verb:12}{times:5} times: expected {expected}, had {had} ({low} to {high})".format(
        **found
    )
