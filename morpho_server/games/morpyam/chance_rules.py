"""What Morpyam leaves to chance."""

from typing import Final

from morpho_server.games.chance import DIE
from morpho_server.games.fairness.chance_rules import ChanceRules, DrawRule

CHANCE_RULES: Final = ChanceRules(
    opens="grid_set_up",
    closes="game_ended",
    draws=(
        DrawRule("grid_set_up.first", "choice", ("seats",), by="first_by"),
        DrawRule("dice_rolled.rolled", "rolls", (DIE,), dice=(5, "kept", "dice")),
    ),
)
"""The first player, unless the host chose or the start passes on (R3.1), and every roll (R3.2)."""
