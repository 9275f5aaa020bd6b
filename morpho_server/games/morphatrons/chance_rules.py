"""What Morphatrons leaves to chance, and how its events show where cards lie."""

from typing import Final

from morpho_server.games.fairness.chance_rules import ChanceRules, DrawRule
from morpho_server.games.morphatrons.cards import CARDS, HAND_SIZE, SEATS
from morpho_server.games.morphatrons.state import DECK_PLACES

CHANCE_RULES: Final = ChanceRules(
    opens="cities_set_up",
    closes="fight_ended",
    draws=(
        DrawRule("cities_set_up.first", "choice", ("seats",), by="first_by"),
        DrawRule(
            "cities_set_up.order",
            "deal",
            (CARDS,),
            hidden=True,
            places={SEATS: DECK_PLACES},
            pile="deck",
        ),
        DrawRule(
            "deck_reshuffled.order",
            "deal",
            ("cards",),
            hidden=True,
            places={0: DECK_PLACES},
            pile="deck",
        ),
    ),
    shows={
        "cards_seen": ("cards",),
        "card_seen": ("place", "card"),
        "fight_ended": ("deck",),
    },
    piles={
        "deck": "queue",
        "hand A": "any",
        "hand B": "any",
        "street": "any",
        "scrap": "any",
        "": "any",
    },
    moves={
        "cities_set_up": ((1, "deck", "hand {first}"), (1, "deck", "hand {first+1}")) * HAND_SIZE,
        "deck_reshuffled": (("cards", "scrap", ""),),
        "card_drawn": ((1, "deck", "hand {seat}"),),
        "bot_played": (("card", "hand {seat}", "street"),),
        # A bot that does something has been played.
        "bot_moved": (("card", "street", "street"), ("passengers", "street", "street")),
        "bot_morphed": (("card", "street", "street"),),
        "bot_attacked": (("card", "street", "street"), ("scrapped", "street", "scrap")),
        "building_raised": (("card", "hand {seat}", "scrap"),),
        "bot_deactivated": (("card", "street", "scrap"),),
        "bot_triple_morphed": (
            ("card", "street", "scrap"),
            ("new", "hand {seat}", "street"),
        ),
    },
    tells={"card_seen": ("card", "hand {seat}")},
    holds={
        # Nobody has a bot yet, and nothing is scrapped.
        "cities_set_up": ((("owners",), ("street",)), (("scrap",), ("scrap",))),
        "cards_seen": ((("cards",), ("hand {seat}",)),),
        "deck_reshuffled": ((("cards",), ("scrap",)),),
        "fight_ended": (
            (("hands.0",), ("hand A",)),
            (("hands.1",), ("hand B",)),
            (("deck",), ("deck",)),
        ),
    },
)
"""The seat that begins (R2.2), the deck, and each deck that is shuffled anew (R4.1).

All cards are followed: four each from the deck, one at a time (R2.2), then as they are drawn and
played (R4), and come back from the scrap yard (R1.5).
"""
