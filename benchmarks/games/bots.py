"""How fast bots play on one core, and whether they ever fail: ``python -m benchmarks bots [WHAT]``.

``speed``: rounds a second and the time of a decision (one with more than one legal move), by the
rules alone, each strength among its like: in expert rounds, or in another ``--game``. Times are CPU
time.

``legality``: failures and illegal moves in very many rounds of M.O.R.P.H.O., each with any number
of players, any options, and any round of a match. With several ``--bots`` each seat has any of
them; ``random`` makes any legal move, agrees to end the round now and then, and takes it back. Each
fault is printed with the number of its round, which ``--first`` plays again.

``morpho simulate`` measures how well the strengths do against each other.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.bot import Bot, Observation
from morpho_server.games.morpho.identities import IDENTITY, UNKNOWNS
from morpho_server.games.moves import Move
from morpho_server.games.outcome import Standing
from morpho_server.games.registry import RULES, bots_of

GAME: Final = RULES["morpho"]
EVERY: Final = 1000
"""The number of rounds between two reports of progress."""


class AnyMove:
    """Makes any legal move; one time in fifty an open one."""

    def choose(self, observation: Observation, dice: Random) -> Move:
        """Return a move that may be made."""
        besides = observation.open if dice.random() < 0.02 else ()
        return dice.choice(besides or observation.legal)


BOTS: Final[Mapping[str, Bot]] = {**bots_of(GAME.name), "random": AnyMove()}


class Timed:
    """A bot, and how many seconds each of its decisions took."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return the bot's move."""
        begun = time.process_time()
        move = self.bot.choose(observation, dice)
        if len(observation.legal) > 1:
            self.seconds.append(time.process_time() - begun)
        return move

    def milliseconds(self, share: float) -> float:
        """Return the milliseconds within which that share of the decisions was made."""
        return round(1000 * sorted(self.seconds)[int(share * (len(self.seconds) - 1))], 2)


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


def speed(chosen: argparse.Namespace) -> None:
    """Measure how fast each strength plays."""
    for players in chosen.players or [min(5, RULES[chosen.game].seats[-1])]:
        for strength in chosen.bots or bots_of(chosen.game):
            found = speed_of(chosen.game, strength, players, chosen.rounds or 100, chosen.seconds)
            print(json.dumps({"strength": strength, "players": players, **found}), flush=True)


def speed_of(
    name: str, strength: str, players: int, rounds: int, seconds: float
) -> dict[str, float]:
    """Return how fast a strength plays that many rounds, or as many as begin in that time."""
    game, bot = RULES[name], Timed(bots_of(name)[strength])
    options = game.options({"mode": "expert"} if game is GAME else {})
    play_round(Setting(game, options, players, 1), [bot] * players)
    bot.seconds.clear()
    played, begun, spent = 0, time.process_time(), 0.0
    while played < rounds and spent < seconds:
        play_round(Setting(game, options, players, played), [bot] * players)
        played += 1
        spent = time.process_time() - begun
    return {
        "rounds_s": round(played / spent, 2),
        "decisions": len(bot.seconds),
        "mean_ms": round(1000 * sum(bot.seconds) / len(bot.seconds), 2),
        "median_ms": bot.milliseconds(0.5),
        "p99_ms": bot.milliseconds(0.99),
        "worst_ms": bot.milliseconds(1),
    }


def legality(chosen: argparse.Namespace) -> None:
    """Count the decisions in which bots fail or make an illegal move."""
    ends: Counter[str] = Counter()
    decisions = failed = 0
    rounds = chosen.rounds or 100_000
    last = chosen.first + rounds
    for number in range(chosen.first, last):
        ended, faults, made = play_checked(number, chosen.bots or ["recruit", "random"])
        ends[ended] += 1
        decisions += made
        failed += len(faults)
        for fault in faults:
            print(f"round {number}, {fault}", file=sys.stderr, flush=True)
        if number % EVERY == EVERY - 1 and sys.stderr.isatty():
            print(f"\r{number + 1} of {last}", end="", file=sys.stderr, flush=True)
    found = {"rounds": rounds, "decisions": decisions, "failed": failed}
    print(json.dumps(found | {"ends": dict(ends.most_common())}))


def setting_of(number: int) -> Setting:
    """Return the setup of a round; it follows from its number."""
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


def play_checked(number: int, names: Sequence[str]) -> tuple[str, list[str], int]:
    """Play a round; return how it ended, what was done wrong, and how many decisions it had."""
    setting, dice = setting_of(number), Random(-number - 1)
    bots = [Checked(BOTS[dice.choice(names)]) for _ in range(setting.seats)]
    played = play_round(setting, bots)
    faults = [f"seat {seat}: {fault}" for seat, bot in enumerate(bots) for fault in bot.faults]
    ended = played.outcome.reason if played.outcome else "cut_off"
    return ended, faults, len(played.position.turns) - 1


PARTS: Final = {"speed": speed, "legality": legality}


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    # Without choices: Python 3.11 checks them against an empty list.
    parser.add_argument("what", nargs="*", help=f"{' or '.join(PARTS)}; speed if left out")
    parser.add_argument("--game", choices=RULES, default=GAME.name, help="of speed")
    parser.add_argument("--bots", nargs="+")
    parser.add_argument("--players", type=int, nargs="+", help="of speed: 5, or the most there are")
    parser.add_argument("--rounds", type=int, help="100 of each strength, or 100,000 in all")
    parser.add_argument("--seconds", type=float, default=30, help="no round of speed begins later")
    parser.add_argument("--first", type=int, default=0, help="the first round of legality")
    chosen = parser.parse_args()
    if unknown := set(chosen.what) - PARTS.keys():
        parser.error(f"there is no {unknown.pop()}")
    for name in chosen.what or ["speed"]:
        PARTS[name](chosen)
