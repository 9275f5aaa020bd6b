"""Why a move is refused: stable codes, and sentences for the seat that asked."""

from typing import Final

from morpho_server.games.moves import Refusal

NO_ACTION: Final[Refusal] = ("no_action", "You have no action left in this turn.")
MISSPELLED: Final[Refusal] = (
    "misspelled",
    "Name bots in the order of suits and ranks, and buildings after them by number.",
)
NAMED_TWICE: Final[Refusal] = ("named_twice", "Name each bot and building once.")
NO_CARD_LEFT: Final[Refusal] = ("no_card_left", "The deck and the scrap yard are empty.")
NOT_IN_HAND: Final[Refusal] = ("not_in_hand", "You don't hold that card.")
BOARD_FULL: Final[Refusal] = (
    "board_full",
    "You have as many bots in play as you have buildings, or more.",
)
TOO_LOW: Final[Refusal] = ("too_low", "None of your buildings is high enough for that card.")
NOT_YOUR_BOT: Final[Refusal] = ("not_your_bot", "You have no such bot in play.")
TOO_FAR: Final[Refusal] = ("too_far", "That bot can't go to that zone.")
NO_TRANSPORT: Final[Refusal] = (
    "no_transport",
    "Only a heart in vehicle mode carries other bots.",
)
NOT_ABOARD: Final[Refusal] = (
    "not_aboard",
    "A heart carries other bots of yours from its own zone.",
)
NO_BUILDER: Final[Refusal] = (
    "no_builder",
    "You need a club in vehicle mode in your home zone to build.",
)
NO_SUCH_BUILDING: Final[Refusal] = (
    "no_such_building",
    "That building does not stand, or is not yours.",
)
NO_MATCH: Final[Refusal] = ("no_match", "The new card needs the suit or the rank of the bot.")
NOT_A_ROBOT: Final[Refusal] = ("not_a_robot", "Only a bot in robot mode attacks.")
HAS_ATTACKED: Final[Refusal] = ("has_attacked", "That bot has attacked in this turn.")
NO_SUCH_ATTACK: Final[Refusal] = ("no_such_attack", "That bot doesn't attack in this way.")
TOO_MANY_TARGETS: Final[Refusal] = (
    "too_many_targets",
    "That attack doesn't have so many targets.",
)
NO_TARGET: Final[Refusal] = ("no_target", "No such enemy target is in reach of that attack.")
