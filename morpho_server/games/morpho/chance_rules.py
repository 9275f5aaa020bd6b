"""What M.O.R.P.H.O. leaves to chance, and how its events show where cards lie."""

from typing import Final

from morpho_server.games.fairness.chance_rules import ChanceRules, DrawRule
from morpho_server.games.morpho.play.deal import hand_size
from morpho_server.games.morpho.play.ring import MIDDLE, slots_of

PLACES: Final = {seats: (*slots_of(seats, hand_size(seats)), MIDDLE) for seats in range(3, 10)}
"""Where cards are dealt to, by the number of players."""

CHANCE_RULES: Final = ChanceRules(
    opens="round_started",
    closes="round_ended",
    announced=("tiles", "unknowns"),
    announced_by=("mode", "unknowns"),
    draws=(
        DrawRule("round_started.first", "choice", ("seats",), "first_round"),
        DrawRule("round_started.unknown", "choice", ("unknowns",), hidden=True),
        DrawRule("round_started.cards", "deal", ("tiles", "unknown"), hidden=True, places=PLACES),
    ),
    shows={
        "saw": ("cards",),
        "revealed": ("slot", "identity"),
        "indicated": ("slot", "identity"),
        "guessed": ("slot", "identity"),
        "guarded": ("slot", "identity"),
        "intercepted": ("slot", "identity"),
        "transmit_began": ("slot", "=parasite"),
        "eliminated": ("slot", "identity"),
        "round_ended": ("cards",),
    },
    exchanges={"job_changed": ("slot", f"={MIDDLE}"), "swapped": ("slot", "target")},
    mixes={"transmit_laid": ("places", "transmit_taken")},
)
"""The first player (R2.5), the Unknown (R2.3) and the deal (R2.1)."""
