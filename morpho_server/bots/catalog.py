"""The bots there are, by game and strength: an explicit table."""

from collections.abc import Mapping
from typing import Final

from morpho_server.bots.accounts import Reader
from morpho_server.bots.bot import Bot
from morpho_server.bots.morpho.agent import Agent
from morpho_server.bots.morpho.recruit import Recruit
from morpho_server.bots.morpho_rounds import read as read_morpho
from morpho_server.bots.random_bot import RandomBot

BOTS: Final[dict[str, Mapping[str, Bot]]] = {
    "morpho": {"recruit": Recruit(), "agent": Agent()},
}
"""The bots of a game by strength, the weakest first."""

READERS: Final[Mapping[str, Reader]] = {"morpho": read_morpho}
"""What reads, by game, what a round tells beyond its outcome."""

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
    """Return who decides for the absent in a game: the strongest there is."""
    return _strongest(bots_of(game))


def simple_bot_for(game: str) -> Bot:
    """Return who decides where another bot has failed: the weakest there is."""
    return next(iter(bots_of(game).values()))


def _strongest(bots: Mapping[str, Bot]) -> Bot:
    return list(bots.values())[-1]
