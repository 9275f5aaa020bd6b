"""Why a move is refused: stable codes, and sentences for the seat that asked."""

from typing import Final

from morpho_server.games.moves import Refusal

ALREADY_OUT: Final[Refusal] = ("already_out", "You have given up already.")
ROLL_FIRST: Final[Refusal] = ("roll_first", "Roll the dice first.")
ALREADY_ROLLED: Final[Refusal] = ("already_rolled", "You have rolled: say which dice roll again.")
NO_ROLL_LEFT: Final[Refusal] = ("no_roll_left", "You have rolled three times.")
NOT_IN_ORDER: Final[Refusal] = ("not_in_order", "Name the dice in ascending order.")
NO_SUCH_DICE: Final[Refusal] = ("no_such_dice", "The dice don't show these values.")
NO_CALL_BOX: Final[Refusal] = ("no_call_box", "You can't call: no call box is free.")
SEC_TOO_LATE: Final[Refusal] = ("sec_too_late", "Sec can be called with a first roll only.")
ALREADY_SHOWN: Final[Refusal] = ("already_shown", "The dice show that figure already.")
PLACE_THE_CALL: Final[Refusal] = (
    "place_the_call",
    "What you called has come: place a token on a call box.",
)
BOX_TAKEN: Final[Refusal] = ("box_taken", "There is a token on that box.")
NOT_SHOWN: Final[Refusal] = ("not_shown", "The dice don't show that box's figure.")
CAN_STILL_ROLL: Final[Refusal] = ("can_still_roll", "You can pass after your third roll only.")
