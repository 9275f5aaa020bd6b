"""Rounds of M.O.R.P.H.O. among bots, as the benchmarks of its aids ask for them."""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Final

from morpho_server.bots.arena.simulation import Played, Setting, play_round
from morpho_server.games.bot import RandomBot
from morpho_server.games.registry import RULES, bots_of

GAME: Final = RULES["morpho"]
BOTS: Final = {**bots_of(GAME.name), "random": RandomBot()}


def wanted_rounds(about: str) -> argparse.Namespace:
    """Return which rounds the command line asks for."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--players", type=int, nargs="+", default=list(GAME.seats))
    parser.add_argument("--modes", nargs="+", default=["basic", "expert"])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--bots", choices=BOTS, default="agent")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def rounds(seats: int, mode: str, wanted: argparse.Namespace) -> Iterator[Played]:
    """Yield the rounds in a mode with so many players."""
    dice, options = Random(wanted.seed), GAME.options({"mode": mode})
    for _ in range(wanted.rounds):
        setting = Setting(GAME, options, seats, dice.getrandbits(32))
        yield play_round(setting, [BOTS[wanted.bots]] * seats)
