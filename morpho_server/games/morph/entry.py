"""Morph in the registry of games."""

from typing import Final

from morpho_server.games.bot import RandomBot
from morpho_server.games.entry import GameEntry
from morpho_server.games.morph.bots.duelist import Duelist
from morpho_server.games.morph.bots.speech import speak
from morpho_server.games.morph.bots.warden import Warden
from morpho_server.games.morph.record import MORPH_RECORDING
from morpho_server.games.morph.round_reader import read_round
from morpho_server.games.morph.rules import MORPH

MORPH_ENTRY: Final = GameEntry(
    rules=MORPH,
    records=MORPH_RECORDING,
    bots={"random": RandomBot(), "duelist": Duelist(), "warden": Warden()},
    stand_in="duelist",
    round_reader=read_round,
    speech=speak,
)
