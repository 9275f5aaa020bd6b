"""How fast bots play on one core: rounds a second, and how long they take to decide.

``python -m benchmarks bots [--players 5] [--rounds 100] [--seconds 30] [--json]``

Expert rounds of M.O.R.P.H.O. with every Unknown that suits, by the rules alone, each strength among
its like: so many rounds, or as many as are played in that time. Times are CPU time; a decision is
one with more than one legal move. Of masterminds it also says how many worlds a second are drawn
and weighed, how many moves are tried out in one, and how long decisions take late in rounds in
which all do nothing but look and change job up to the last turn, for one who remembers nothing of
it. How well the strengths do against each other ``morpho simulate`` says.
"""

import argparse
import json
import time
from collections.abc import Callable
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.bot import Bot, Observation
from morpho_server.games.morpho.bots.belief.belief import Belief
from morpho_server.games.morpho.bots.inference import habits
from morpho_server.games.morpho.bots.inference.event_decoding import decode_events
from morpho_server.games.morpho.bots.inference.posterior import Posterior
from morpho_server.games.morpho.bots.mastermind import Mastermind
from morpho_server.games.morpho.bots.search.choice_history import ChoiceHistory
from morpho_server.games.morpho.bots.search.move_search import WorldSampler
from morpho_server.games.moves import Move
from morpho_server.games.registry import RULES, bots_of

GAME = RULES["morpho"]
LATE = 30
"""How many decisions late in a long round are measured."""
WORLDS = 200
"""How many are drawn, and how many of them tried out, at one decision."""


class Timed:
    """A bot, and how long it took for each decision; with the last sights that it was given."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []
        self.observations: list[Observation] = []

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Have the bot choose."""
        begun = time.process_time()
        move = self.bot.choose(observation, dice)
        if len(observation.legal) > 1:
            self.seconds.append(time.process_time() - begun)
            if observation.public["decision"]["kind"] == "turn":
                self.observations = [*self.observations[-LATE + 1 :], deepcopy(observation)]
        return move

    def at(self, share: float) -> float:
        """Return the milliseconds within which that share of the decisions was made."""
        return round(1000 * sorted(self.seconds)[int(share * (len(self.seconds) - 1))], 2)


class Idle:
    """A bot that looks and changes job, as long as it may."""

    def choose(self, observation: Observation, dice: Random) -> Move:
        """Return any such move."""
        harmless = [move for move in observation.legal if move.startswith(("look", "change"))]
        return dice.choice(harmless or observation.legal)


def measure(strength: str, players: int, rounds: int, seconds: float) -> dict[str, Any]:
    """Return how fast a strength plays."""
    bot = Timed(bots_of(GAME.name)[strength])
    options = GAME.options({"mode": "expert"})
    play_round(Setting(GAME, options, players, 1), [bot] * players)
    bot.seconds.clear()
    played, begun, spent = 0, time.process_time(), 0.0
    while played < rounds and spent < seconds:
        play_round(Setting(GAME, options, players, played), [bot] * players)
        played += 1
        spent = time.process_time() - begun
    found = {
        "strength": strength,
        "players": players,
        "rounds_s": round(played / spent, 2),
        "decisions": len(bot.seconds),
        "ms_a_decision": round(1000 * sum(bot.seconds) / len(bot.seconds), 2),
        "median": bot.at(0.5),
        "p99": bot.at(0.99),
        "most": bot.at(1),
    }
    if strength == "mastermind":
        found |= measure_worlds(bot.observations) | measure_late(players)
    return found


def measure_worlds(observations: list[Observation]) -> dict[str, float]:
    """Return how many worlds a second are weighed, and how many moves tried out in one."""
    weighed = tried = 0.0
    for observation in observations:
        reading, belief, dice = (
            ChoiceHistory(decode_events(observation.events)),
            Belief(),
            Random(1),
        )
        belief.apply(observation.events)
        belief.chances()
        begun = time.process_time()
        posterior = Posterior(belief, reading, observation.seat, habits.agents(), WORLDS, dice)
        weighed += time.process_time() - begun
        trials = WorldSampler(observation, reading, posterior, habits.agents(), dice).trials()
        begun = time.process_time()
        for trial in islice(trials, WORLDS):
            trial(observation.legal[0])
        tried += time.process_time() - begun
    number = WORLDS * len(observations)
    return {"worlds_s": round(number / weighed), "playouts_s": round(number / tried)}


def measure_late(players: int) -> dict[str, float]:
    """Return how long decisions take late in a long round."""
    idle, late = Timed(Idle()), Timed(Mastermind())
    play_round(Setting(GAME, GAME.options({"mode": "expert"}), players, 1), [idle] * players)
    for observation in idle.observations:
        late.bot = Mastermind()
        late.choose(observation, Random(1))
    return {"late_ms": late.at(0.5), "late_most": late.at(1)}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, nargs="+", default=[5])
    parser.add_argument("--rounds", type=int, default=100, help="to be played by each at most")
    parser.add_argument("--seconds", type=float, default=30, help="after which no other begins")
    parser.add_argument("--json", action="store_true", help="print one JSON line for each")
    arguments = parser.parse_args()
    show: Callable[[dict[str, Any]], str] = json.dumps if arguments.json else line_of
    for players in arguments.players:
        for strength in bots_of(GAME.name):
            found = measure(strength, players, arguments.rounds, arguments.seconds)
            print(show(found), flush=True)


def line_of(found: dict[str, Any]) -> str:
    """Return what was found as a line of text."""
    line = (
        "{strength:12}{players} players {rounds_s:8} rounds/s {ms_a_decision:8} ms a decision"
        " (median {median}, p99 {p99}, most {most})"
    )
    if "worlds_s" in found:
        line += (
            "; {worlds_s} worlds/s, {playouts_s} playouts/s; late {late_ms} ms (most {late_most})"
        )
    return line.format(**found)
