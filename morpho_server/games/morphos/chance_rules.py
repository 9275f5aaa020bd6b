"""What Morphos leaves to chance."""

from typing import Final

from morpho_server.games.fairness.chance_rules import ChanceRules, DrawRule

CHANCE_RULES: Final = ChanceRules(
    opens="board_set_up",
    closes="side_won",
    draws=(DrawRule("board_set_up.black", "choice", ("seats",), by="black_by"),),
)
"""The seat that has Black, unless the host chose or Black passes on (R3)."""
