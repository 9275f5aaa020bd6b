"""The games there are: an explicit table."""

from typing import Any, Final

from morpho_server.games.game import Game
from morpho_server.games.morpho import MORPHO
from morpho_server.games.morpho.record import MORPHO_RECORDING
from morpho_server.games.replay import Recording

GAMES: Final[dict[str, Game[Any]]] = {game.name: game for game in (MORPHO,)}

RECORDINGS: Final[dict[str, Recording[Any]]] = {"morpho": MORPHO_RECORDING}
"""How each game is recorded."""
