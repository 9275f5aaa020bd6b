"""Morphos in the registry of games."""

from typing import Final

from morpho_server.games.entry import GameEntry
from morpho_server.games.morphos.bots.choice import Novice
from morpho_server.games.morphos.bots.connector import Connector
from morpho_server.games.morphos.bots.speech import speak
from morpho_server.games.morphos.bots.strategist import Strategist
from morpho_server.games.morphos.record import MORPHOS_RECORDING
from morpho_server.games.morphos.round_reader import read_round
from morpho_server.games.morphos.rules import MORPHOS

MORPHOS_ENTRY: Final = GameEntry(
    rules=MORPHOS,
    records=MORPHOS_RECORDING,
    bots={"random": Novice(), "connector": Connector(), "strategist": Strategist()},
    stand_in="connector",
    round_reader=read_round,
    speech=speak,
)
