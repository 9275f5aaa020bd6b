"""Morpyam in the registry of games."""

from typing import Final

from morpho_server.games.bot import RandomBot
from morpho_server.games.entry import GameEntry
from morpho_server.games.morpyam.bots.sharp import Sharp
from morpho_server.games.morpyam.bots.speech import speak
from morpho_server.games.morpyam.bots.steady import Steady
from morpho_server.games.morpyam.record import MORPYAM_RECORDING
from morpho_server.games.morpyam.round_reader import read_round
from morpho_server.games.morpyam.rules import MORPYAM

MORPYAM_ENTRY: Final = GameEntry(
    rules=MORPYAM,
    records=MORPYAM_RECORDING,
    bots={"random": RandomBot(), "steady": Steady(), "sharp": Sharp()},
    stand_in="steady",
    round_reader=read_round,
    speech=speak,
)
