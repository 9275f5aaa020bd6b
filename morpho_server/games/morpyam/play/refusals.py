"""Why a move or an option is refused: stable codes, and sentences for the seat that asked."""

from typing import Final

ALREADY_OUT: Final = ("already_out", "You have already given up.")
ROLL_FIRST: Final = ("roll_first", "Roll the dice first.")
ALREADY_ROLLED: Final = ("already_rolled", "You have rolled: say which dice roll again.")
NO_ROLL_LEFT: Final = ("no_roll_left", "You have rolled three times.")
NOT_IN_ORDER: Final = ("not_in_order", "Name the dice in ascending order.")
NO_SUCH_DICE: Final = ("no_such_dice", "The dice don't show these values.")
NO_CALL_BOX: Final = ("no_call_box", "You can't call: no call box is free.")
SEC_TOO_LATE: Final = ("sec_too_late", "Sec can only be called with a first roll.")
ALREADY_SHOWN: Final = ("already_shown", "The dice already show that figure.")
PLACE_THE_CALL: Final = (
    "place_the_call",
    "You rolled what you called: place a token on a call box.",
)
BOX_TAKEN: Final = ("box_taken", "There is a token on that box.")
NOT_SHOWN: Final = ("not_shown", "The dice don't show that box's figure.")
CAN_STILL_ROLL: Final = ("can_still_roll", "You can only pass after your third roll.")
NO_FIRST_SEAT: Final = ("no_first_seat", "Nobody sits in the seat that is to begin.")
