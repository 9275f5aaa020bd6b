"""A round of M.O.R.P.H.O. in which the first player can shoot others out of it."""

from typing import Final

from tests.support.games.dealt import DealtGame
from tests.support.games.morpho.playing import GAME, deal, opening

NAMES: Final = "Ada Bo Cy Di Ed Flo Gus"

HANDS: Final = ("killer", "deserter", "leader", "deserter", "bodyguard", "killer", "deserter")
"""One card each, in the order of the seats. Nobody guards Bo, Cy and Gus."""

CARDS: Final = {f"{'ABCDEFG'[seat]}1": name for seat, name in enumerate(HANDS)} | {
    "M": "technician"
}

SHOOTING: Final = DealtGame(GAME, opening(deal(*HANDS, middle=CARDS["M"])))
"""The game, dealt like that. In their first turns nobody can do more than look."""
