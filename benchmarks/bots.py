"""How many rounds a second bots play on one core, each strength among its like.

``python -m benchmarks.bots [--players 5] [--rounds 100] [--json]``

Expert rounds of M.O.R.P.H.O. with every Unknown that suits, by the rules alone. Times are CPU time.
How well the strengths do against each other ``morpho simulate`` says.
"""

import argparse
import json
import time
from typing import Any

from morpho_server.bots.catalog import bots_of
from morpho_server.bots.simulation import Setting, play_round
from morpho_server.games.catalog import GAMES

GAME = GAMES["morpho"]


def measure(strength: str, players: int, rounds: int) -> dict[str, Any]:
    """Return how fast a strength plays."""
    bots = [bots_of(GAME.name)[strength]] * players
    options = GAME.options({"mode": "expert"})
    play_round(Setting(GAME, options, players, 1), bots)
    decisions, begun = 0, time.process_time()
    for seed in range(rounds):
        decisions += len(play_round(Setting(GAME, options, players, seed), bots).updates) - 1
    spent = time.process_time() - begun
    return {
        "strength": strength,
        "players": players,
        "rounds_s": round(rounds / spent, 1),
        "ms_a_decision": round(1000 * spent / decisions, 3),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, nargs="+", default=[5])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--json", action="store_true", help="print one JSON line for each")
    arguments = parser.parse_args()
    for players in arguments.players:
        for strength in bots_of(GAME.name):
            found = measure(strength, players, arguments.rounds)
            if arguments.json:
                print(json.dumps(found))
            else:
                line = "{strength:12}{players} players {rounds_s:8} rounds/s {ms_a_decision:8} ms"
                print(line.format(**found), "a decision", flush=True)


if __name__ == "__main__":
    main()
