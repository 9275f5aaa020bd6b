"""The bots there are, by game and strength: an explicit table."""

from collections.abc import Mapping
from typing import Final

from morpho_server.bots.bot import Bot
from morpho_server.bots.morpho.agent import Agent
from morpho_server.bots.morpho.mastermind import Mastermind
from morpho_server.bots.morpho.recruit import Recruit
from morpho_server.bots.random_bot import RandomBot

BOTS: Final[dict[str, Mapping[str, Bot]]] = {
    "morpho": {
        "recruit": Recruit(),
        "agent": Agent(),
        "mastermind": Mastermind(),
    },
}
"""The bots of a game by strength, the weakest first."""

STAND_INS: Final[Mapping[str, str]] = {"morpho": "agent"}
"""The strength of those who decide for the absent, where it is not the strongest."""

ANY_GAME: Final[Mapping[str, Bot]] = {"random": RandomBot()}
"""The bots of a game that has none of its own."""


def bots_of(game: str) -> Mapping[str, Bot]:
    """Return the bots of a game by strength, the weakest first; there is at least one."""
    return BOTS.get(game, ANY_GAME)


def strengths_of(game: str) -> tuple[str, ...]:
    """Return the strengths that a bot can have in a game, the weakest first."""
    return tuple(bots_of(game))


def bot_for(game: str, strength: str) -> Bot:
    """Return the bot of a strength; the strongest there is for one that the game doesn't have.

    A name that a table's log gives may be one of another release.
    """
    bots = bots_of(game)
    return bots.get(strength) or _strongest(bots)


def stand_in_for(game: str) -> Bot:
    """Return who decides for the absent in a game."""
    return bot_for(game, STAND_INS.get(game, ""))


def simple_bot_for(game: str) -> Bot:
    """Return who decides where another bot has failed: the weakest there is."""
    return next(iter(bots_of(game).values()))


def _strongest(bots: Mapping[str, Bot]) -> Bot:
    return list(bots.values())[-1]
