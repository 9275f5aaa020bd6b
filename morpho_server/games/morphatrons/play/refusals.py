"""Why a move is refused: stable codes, and sentences for the seat that asked."""

from typing import Final

NO_ACTION: Final = ("no_action", "You have no action left this turn.")
MISSPELLED: Final = (
    "misspelled",
    "Name bots in the order of suits and ranks, and buildings after them by number.",
)
NAMED_TWICE: Final = ("named_twice", "Name each bot and building once.")
NO_CARD_LEFT: Final = ("no_card_left", "The deck and the scrapyard are empty.")
NOT_IN_HAND: Final = ("not_in_hand", "You don't hold that card.")
BOARD_FULL: Final = ("board_full", "You have as many bots in play as you have buildings, or more.")
TOO_LOW: Final = ("too_low", "None of your buildings is high enough for that card.")
NOT_YOUR_BOT: Final = ("not_your_bot", "You have no such bot in play.")
TOO_FAR: Final = ("too_far", "That bot can't go to that zone.")
NO_TRANSPORT: Final = ("no_transport", "Only a heart in vehicle mode carries other bots.")
NOT_ABOARD: Final = ("not_aboard", "A heart carries other bots of yours from its own zone.")
NO_BUILDER: Final = ("no_builder", "You need a club in vehicle mode in your home zone to build.")
NO_SUCH_BUILDING: Final = ("no_such_building", "That building isn't standing, or isn't yours.")
NO_MATCH: Final = ("no_match", "The new card has to match the bot's suit or rank.")
NOT_A_ROBOT: Final = ("not_a_robot", "Only a bot in robot mode attacks.")
HAS_ATTACKED: Final = ("has_attacked", "That bot has already attacked this turn.")
NO_SUCH_ATTACK: Final = ("no_such_attack", "That bot can't attack like that.")
TOO_MANY_TARGETS: Final = ("too_many_targets", "That attack can't hit so many targets.")
NO_TARGET: Final = ("no_target", "No such enemy target is in reach of that attack.")
