"""Why moves and options are refused. None says more than the seat's view does."""

from typing import Final

ALREADY_STAKED: Final = ("already_staked", "You have already staked a card.")
STAKE_FIRST: Final = ("stake_first", "Stake a card of your hand first.")
STAKE_IS_OVER: Final = ("stake_is_over", "The stake is over.")
MANA_FIRST: Final = ("mana_first", "Put a card into your mana zone first.")
MANA_IS_PUT: Final = ("mana_is_put", "You have already put a card into your mana zone.")
NOT_IN_HAND: Final = ("not_in_hand", "That card is not in your hand.")
LINE_FULL: Final = ("line_full", "That line already has four creatures.")
NOT_ENOUGH_MANA: Final = ("not_enough_mana", "You can't pay that.")
FEAT_USED: Final = ("feat_used", "Your Prodigy has used its feat this turn.")
WRONG_TARGET: Final = ("wrong_target", "Your Prodigy's feat needs another kind of target.")
NOTHING_THERE: Final = ("nothing_there", "The feat would find nothing there.")
TARGET_UPRIGHT: Final = ("target_upright", "That creature is already upright.")
TARGET_TURNED: Final = ("target_turned", "That creature is already turned.")
TARGET_TOO_COSTLY: Final = ("target_too_costly", "That creature costs too much for the feat.")
SOLO_IS_FOR_ONE: Final = ("solo_is_for_one", "One player plays alone against the Shadow.")
DUEL_NEEDS_TWO: Final = ("duel_needs_two", "A duel is for two players.")
FACTIONS_TAKEN: Final = (
    "factions_taken",
    "One pack has each faction once: choose the two that the other player leaves.",
)
