"""What reads a game's rounds for those who sum them up: an explicit table.

A reader sees what was hidden in a round, so it is apart from the bots, which must not.
"""

from collections.abc import Mapping
from typing import Final

from morpho_server.bots.accounts import Reader
from morpho_server.bots.morpho_rounds import read as read_morpho

READERS: Final[Mapping[str, Reader]] = {"morpho": read_morpho}
"""What reads, by game, what a round tells beyond its outcome."""
