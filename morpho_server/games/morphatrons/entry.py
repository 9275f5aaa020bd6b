"""Morphatrons in the registry of games."""

from typing import Final

from morpho_server.games.bot import RandomBot
from morpho_server.games.entry import GameEntry
from morpho_server.games.morphatrons.bots.commander import Commander
from morpho_server.games.morphatrons.bots.fighter import Fighter
from morpho_server.games.morphatrons.bots.speech import speak
from morpho_server.games.morphatrons.record import MORPHATRONS_RECORDING
from morpho_server.games.morphatrons.round_reader import read_round
from morpho_server.games.morphatrons.rules import MORPHATRONS

MORPHATRONS_ENTRY: Final = GameEntry(
    rules=MORPHATRONS,
    records=MORPHATRONS_RECORDING,
    bots={"random": RandomBot(), "fighter": Fighter(), "commander": Commander()},
    stand_in="fighter",
    round_reader=read_round,
    speech=speak,
)
