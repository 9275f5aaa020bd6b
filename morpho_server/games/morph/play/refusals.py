"""Why moves are refused. None says more than the seat's view does."""

from typing import Final

from morpho_server.games.moves import Refusal

ALREADY_STAKED: Final[Refusal] = ("already_staked", "You have staked a card.")
STAKE_FIRST: Final[Refusal] = ("stake_first", "Stake a card of your hand first.")
STAKE_IS_OVER: Final[Refusal] = ("stake_is_over", "The stake is over.")
MANA_FIRST: Final[Refusal] = ("mana_first", "Put a card into your mana zone first.")
MANA_IS_PUT: Final[Refusal] = ("mana_is_put", "You have put a card into your mana zone already.")
NOT_IN_HAND: Final[Refusal] = ("not_in_hand", "That card is not in your hand.")
LINE_FULL: Final[Refusal] = ("line_full", "Four creatures stand on that line already.")
NOT_ENOUGH_MANA: Final[Refusal] = ("not_enough_mana", "You can't pay that.")
FEAT_USED: Final[Refusal] = ("feat_used", "Your Prodigy has used its feat this turn.")
WRONG_TARGET: Final[Refusal] = ("wrong_target", "Your Prodigy's feat takes another target.")
NOTHING_THERE: Final[Refusal] = ("nothing_there", "The feat would find nothing there.")
TARGET_UPRIGHT: Final[Refusal] = ("target_upright", "That creature is upright already.")
TARGET_TURNED: Final[Refusal] = ("target_turned", "That creature is turned.")
TARGET_TOO_COSTLY: Final[Refusal] = ("target_too_costly", "That creature costs too much for it.")
