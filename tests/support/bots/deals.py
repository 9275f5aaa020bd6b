"""Positions that bots of every strength are asked about."""

from tests.support.games.morpho.playing import deal

LAP = ("A look C1", "B look D1", "C look A2", "D look B2")
"""A first turn for each of four; A then knows C1."""
LEADER_SEEN = deal(
    "killer deserter",
    "technician deserter",
    "leader deserter",
    "deserter deserter",
    middle="bodyguard",
)
"""After a :data:`LAP` a Killer has seen the Leader, and nobody can guard it."""
LEADER_AND_TECHNICIAN = deal(
    "leader technician",
    "killer deserter",
    "deserter deserter",
    "bodyguard deserter",
    middle="deserter",
)
TWO_INTERCEPTORS = deal(
    "deserter deserter",
    "leader bodyguard",
    "killer technician",
    "deserter deserter",
    middle="deserter",
)
"""When A escapes B must intercept, with either card."""
TO_AN_ESCAPE = ("A look C1", "B look D1", "C look A1", "D look B2", "A escape")
