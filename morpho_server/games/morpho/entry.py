"""M.O.R.P.H.O. in the registry of games."""

from typing import Final

from morpho_server.games.entry import GameEntry
from morpho_server.games.morpho.analysis.analyse import analyse
from morpho_server.games.morpho.belief.deduction import deduce
from morpho_server.games.morpho.bots.agent import Agent
from morpho_server.games.morpho.bots.mastermind import Mastermind
from morpho_server.games.morpho.bots.recruit import Recruit
from morpho_server.games.morpho.bots.speech import speak
from morpho_server.games.morpho.record import MORPHO_RECORDING
from morpho_server.games.morpho.round_reader import read_round
from morpho_server.games.morpho.rules import MORPHO

MORPHO_ENTRY: Final = GameEntry(
    rules=MORPHO,
    records=MORPHO_RECORDING,
    bots={"recruit": Recruit(), "agent": Agent(), "mastermind": Mastermind()},
    stand_in="agent",
    round_reader=read_round,
    speech=speak,
    deduction=deduce,
    analysis=analyse,
)
