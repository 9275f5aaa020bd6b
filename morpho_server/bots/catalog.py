"""The bots there are: an explicit table."""

from typing import Final

from morpho_server.bots.bot import Bot
from morpho_server.bots.morpho_bot import Recruit
from morpho_server.bots.random_bot import RandomBot

STAND_INS: Final[dict[str, Bot]] = {"morpho": Recruit()}
"""Who stands in for the absent, by game; :class:`RandomBot` in any other."""


def stand_in_for(game: str) -> Bot:
    """Return who decides for the absent in a game."""
    return STAND_INS.get(game) or RandomBot()
