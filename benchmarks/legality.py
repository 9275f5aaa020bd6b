"""Whether bots ever fail or make an illegal move: very many rounds, whatever the host may choose.

``python -m benchmarks legality [--bots recruit] [--rounds 100000] [--first 0] [--json]``

Each round has any number of players, any options, and any round of a match that it may be. With
several strengths each seat has any of them; ``random`` makes any legal move, agrees to end the
round now and then, and takes it back. What fails is told with the number of its round: with
``--first`` that round is played again.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.bot import Bot, Observation
from morpho_server.games.morpho.identities import IDENTITY, UNKNOWNS
from morpho_server.games.moves import Move
from morpho_server.games.outcome import Standing
from morpho_server.games.registry import RULES, bots_of

GAME = RULES["morpho"]
EVERY = 1000
"""After how many rounds it is told how far it has come."""


class AnyMove:
    """Makes any legal move; one time in fifty one that may be made besides."""

    def choose(self, observation: Observation, dice: Random) -> Move:
        """Return a move that may be made."""
        besides = observation.open if dice.random() < 0.02 else ()
        return dice.choice(besides or observation.legal)


BOTS: Mapping[str, Bot] = {**bots_of(GAME.name), "random": AnyMove()}


class Checked:
    """A bot, and what it did wrong."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.faults: list[str] = []

    def choose(self, observation: Observation, dice: Random) -> Move:
        """Return the bot's move, or any legal one in place of a wrong one."""
        try:
            move = self.bot.choose(observation, dice)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way
            self.faults.append(repr(error))
            return observation.legal[0]
        if not observation.allows(move):
            self.faults.append(f"{move!r} of {observation.legal}")
            return observation.legal[0]
        assert move is not None, "allowed moves are moves"
        return move


def setting(number: int) -> Setting:
    """Return what a round is played with; it follows from its number."""
    dice = Random(number)
    players = dice.choice(list(GAME.seats))
    options: dict[str, Any] = {
        "mode": dice.choice(["basic", "expert", "expert"]),
        "turn_limit": dice.choice([None, 3, 15, dice.randint(3, 50)]),
        "target": dice.randint(1, 30),
    }
    suiting = [name for name in UNKNOWNS if players in IDENTITY[name].players]
    if options["mode"] == "expert" and dice.random() < 0.7:
        options["unknowns"] = dice.sample(suiting, dice.randint(1, len(suiting)))
    scores = tuple(dice.randrange(options["target"]) for _ in range(players))
    standing = Standing(dice.randint(1, 9), scores)
    return Setting(GAME, GAME.options(options), players, number, standing)


def play(number: int, names: Sequence[str]) -> tuple[str, list[str], int]:
    """Play a round; return how it ended, what was done wrong, and how many decisions it had."""
    chosen, dice = setting(number), Random(-number - 1)
    bots = [Checked(BOTS[dice.choice(names)]) for _ in range(chosen.seats)]
    played = play_round(chosen, bots)
    faults = [f"seat {seat}: {fault}" for seat, bot in enumerate(bots) for fault in bot.faults]
    ended = played.outcome.reason if played.outcome else "cut_off"
    return ended, faults, len(played.updates) - 1


def main() -> None:
    """Play, and tell of what was done wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bots", nargs="+", choices=BOTS, default=["recruit"])
    parser.add_argument("--rounds", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first round")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    arguments = parser.parse_args()
    ends: Counter[str] = Counter()
    decisions = failed = 0
    last = arguments.first + arguments.rounds
    for number in range(arguments.first, last):
        ended, faults, made = play(number, arguments.bots)
        ends[ended] += 1
        decisions += made
        failed += len(faults)
        for fault in faults:
            print(f"round {number}, {fault}", file=sys.stderr, flush=True)
        if number % EVERY == EVERY - 1 and sys.stderr.isatty():
            print(f"\r{number + 1} of {last}", end="", file=sys.stderr, flush=True)
    found = {"rounds": arguments.rounds, "decisions": decisions, "failed": failed, "ends": ends}
    if arguments.json:
        print(json.dumps(found))
    else:
        print("{rounds} rounds, {decisions} decisions, {failed} wrong".format(**found))
        print(", ".join(f"{reason} {often}" for reason, often in ends.most_common()))
