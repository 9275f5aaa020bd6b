"""The games there are: an explicit table."""

from typing import Any, Final

from morpho_server.games.game import Game
from morpho_server.games.morpho import MORPHO

GAMES: Final[dict[str, Game[Any]]] = {game.name: game for game in (MORPHO,)}
