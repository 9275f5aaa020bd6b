"""What Morph leaves to chance, and how its events show where cards lie."""

from collections.abc import Mapping
from typing import Final

from morpho_server.games.fairness.chance_rules import ChanceRules, ChoiceRule, DrawRule, Order
from morpho_server.games.morph.cards import COMPLEMENT, DECK_OF
from morpho_server.games.morph.options import DRAWN
from morpho_server.games.morph.play.opening import PLACES_DEALT
from morpho_server.games.morph.state import A, B

ONE_PACK: Final = ("packs", 1)
"""The option with which a side is left what the other one does not have (R2.1)."""

PILES: Final[Mapping[str, Order]] = {
    "deck of": "queue",
    "hand": "any",
    "lines": "any",
    "mana of": "any",
    "discard of": "stack",
}
"""What lies where, of each side."""

IN_PLAY: Final = (
    "creature_attacked",
    "deck_attacked",
    "attack_raised",
    "creature_turned",
    "creature_roused",
    "creature_damaged",
)
"""The events of a creature that has been summoned, or revealed."""

CHANCE_RULES: Final = ChanceRules(
    opens="battle_set_up",
    closes="battle_ended",
    announced=("pairs_a", "pairs_b"),
    announced_by=("mode", "packs"),
    draws=(
        DrawRule("battle_set_up.pair_a", "choice", ("pairs_a",)),
        DrawRule("battle_set_up.pair_b", "choice", ("pairs_b",)),
        DrawRule(
            "battle_set_up.deck_a",
            "deal",
            ({"pair_a": DECK_OF},),
            hidden=True,
            places=dict.fromkeys((1, 2), PLACES_DEALT[A]),
            pile="deck of A",
        ),
        DrawRule(
            "battle_set_up.deck_b",
            "deal",
            ({"pair_b": DECK_OF},),
            hidden=True,
            places=dict.fromkeys((1, 2), PLACES_DEALT[B]),
            pile="deck of B",
        ),
    ),
    shows={
        "hand_dealt": ("dealt",),
        "card_received": ("dealt",),
        "card_discarded": ("dealt",),
        "creature_revealed": ("dealt",),
        "battle_ended": ("dealt",),
    },
    choices=(
        ChoiceRule("pair_a", "pairs_a", A, "factions", DRAWN, ("pair_b", COMPLEMENT), ONE_PACK),
        ChoiceRule("pair_b", "pairs_b", B, "factions", DRAWN, ("pair_a", COMPLEMENT), ONE_PACK),
    ),
    piles={f"{pile} {seat}": order for pile, order in PILES.items() for seat in "AB"},
    moves={
        "battle_set_up": (("hand.A", "deck of A", "hand A"), ("hand.B", "deck of B", "hand B")),
        "card_drawn": ((1, "deck of {seat}", "hand {seat}"),),
        # What a seat chooses from its hand is there by then.
        "card_staked": (("card", "hand {seat}", "hand {seat}"),),
        "mana_chosen": (("card", "hand {seat}", "hand {seat}"),),
        "stakes_shown": (
            ("stakes.A", "hand A", "mana of A"),
            ("stakes.B", "hand B", "mana of B"),
        ),
        "mana_put": ((1, "hand {seat}", "mana of {seat}"),),
        "mana_drawn": ((1, "deck of {seat}", "mana of {seat}"),),
        "creature_summoned": (("card", "hand {seat}", "lines {seat}"),),
        "creature_revealed": (("card", "deck of {seat}", "lines {seat}"),),
        **dict.fromkeys(IN_PLAY, (("card", "lines {seat}", "lines {seat}"),)),
        # By no other name than these has a pile "of": nothing is destroyed into a hand.
        "creature_destroyed": (("card", "lines {seat}", "{into} of {seat}"),),
        "creature_dissipated": (("card", "lines {seat}", "deck of {seat}"),),
        "card_discarded": (("card", "deck of {seat}", "discard of {seat}"),),
        "card_renewed": (("card", "discard of {seat}", "deck of {seat}"),),
    },
    tells={"card_received": ("card", "hand {seat}")},
    holds={
        # Nothing is in play yet.
        "battle_set_up": (
            (("lines.A1", "lines.A2"), ("lines A",)),
            (("lines.B1", "lines.B2"), ("lines B",)),
            (("discard.A",), ("discard of A",)),
            (("discard.B",), ("discard of B",)),
        ),
        "hand_dealt": ((("dealt",), ("hand {seat}",)),),
        "battle_ended": (
            (("decks.A",), ("deck of A",)),
            (("decks.B",), ("deck of B",)),
            # Which card of a hand went face down to the mana zone is shown nowhere else.
            (("hands.A", "mana_cards.A"), ("hand A", "mana of A")),
            (("hands.B", "mana_cards.B"), ("hand B", "mana of B")),
        ),
    },
)
"""The factions that nobody chose (R2.1), and both decks (R2.2).

All cards are followed: from the decks to the hands (R2.2, R3.3), to the lines and mana zones (R3.2,
R4.2), to the discard piles, and back under the decks (R5, R6).
"""
