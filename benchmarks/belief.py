"""What a seat's belief costs: one more update taken in, and every hidden card's chances found.

``python -m benchmarks belief [--players 5 6 9] [--rounds 40] [--json]``

Expert rounds with every Unknown that suits, played at random (half of all decisions) and by
recruits. For one seat each, what it is told by each decision is taken in and the chances of all
slots are asked for. Updates that change nothing of what the seat can tell are counted apart. Times
are CPU time of one core, in milliseconds.
"""

import argparse
import json
import statistics
import time
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.bot import Observation
from morpho_server.games.events import as_shown, is_shown
from morpho_server.games.morpho.bots.belief.belief import Belief
from morpho_server.games.moves import Move
from morpho_server.games.random_bot import RandomBot
from morpho_server.games.registry import RULES, simple_bot_for
from morpho_server.games.seats import Seat

GAME = RULES["morpho"]
RECRUIT, ANY = simple_bot_for("morpho"), RandomBot()


class Wavering:
    """A recruit who makes any move as often as a good one."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return any legal move, or a recruit's."""
        return (RECRUIT if dice.random() < 0.5 else ANY).choose(observation, dice)


def updates(players: int, seed: int) -> Iterator[list[Mapping[str, Any]]]:
    """Yield what a seat is told in a round, decision by decision, but for the last."""
    options = GAME.options({"mode": "expert", "turn_limit": 15})
    played = play_round(Setting(GAME, options, players, seed), [Wavering()] * players)
    seat = Seat(seed % players)
    for events in played.updates[:-1]:
        yield [as_shown(event) for event in events if is_shown(event, seat)]


def measure(players: int, rounds: int) -> dict[str, Any]:
    """Return what an update costs, in milliseconds."""
    idle: list[float] = []
    telling: list[float] = []
    for seed in range(rounds):
        belief, before = Belief(), None
        for update in updates(players, seed):
            begun = time.process_time()
            belief.apply(update)
            after = {slot: dict(names) for slot, names in belief.chances().items()}
            spent = (time.process_time() - begun) * 1000
            (idle if after == before else telling).append(spent)
            before = after
    every = sorted(idle + telling)
    return {
        "players": players,
        "updates": len(every),
        "median_ms": round(statistics.median(every), 3),
        "p99_ms": round(every[len(every) * 99 // 100], 3),
        "worst_ms": round(every[-1], 3),
        "telling": len(telling),
        "telling_median_ms": round(statistics.median(telling), 3),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, nargs="+", default=[5, 6, 9])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--json", action="store_true", help="print one JSON line for each number")
    arguments = parser.parse_args()
    for players in arguments.players:
        found = measure(players, arguments.rounds)
        if arguments.json:
            print(json.dumps(found))
        else:
            print(
                "{players} players: {median_ms} ms an update (p99 {p99_ms}, worst {worst_ms}; "
                "{updates} updates), {telling_median_ms} ms one that tells something "
                "({telling})".format(**found),
                flush=True,
            )
