"""Why a move or an option is refused: stable codes, and sentences for the seat that asked.

Neither shows a seat anything that it does not know.
"""

from typing import Final

ROUND_OVER: Final = ("round_over", "The round is over.")
NOT_YOUR_TURN: Final = ("not_your_turn", "You have nothing to decide now.")
BOUND: Final = (
    "bound",
    "After an active ability, or with a face-up card, you can neither look nor change job.",
)
NOT_TO_BE_SEEN: Final = (
    "illegal_target",
    "You can look at a face-down card of another player that is not adjacent to you.",
)
NOT_TO_BE_CHANGED: Final = (
    "illegal_target",
    "You can exchange a card of yours that is not an Alien, while a card lies in the middle.",
)
MUST_ACT: Final = ("must_act", "You can't pass while you can look or change job.")
MUST_USE: Final = ("must_use_ability", "A face-up card of yours makes you use an ability.")
FIRST_TURN: Final = ("first_turn", "You can't use an ability in your first turn.")
NOT_HELD: Final = ("no_such_card", "You hold no card that can do that.")
HINDERED: Final = ("hindered", "That card has no abilities beside your other one.")
WITH_WHICH: Final = ("card_missing", "Say which card acts, as in “snipe C1 with A1”.")
NO_ACTION: Final = ("illegal_move", "That is nothing you can do in a turn.")
ALREADY_SWAPPED: Final = (
    "already_swapped",
    "The Psionics has already been Body Swapped this round.",
)
NO_TOKENS_LEFT: Final = ("no_tokens_left", "Both block tokens of this round have been placed.")
CANNOT_ESCAPE: Final = (
    "cannot_escape",
    "A Deserter escapes only if every card you still hold is a Deserter or the Mercenary.",
)
OUT: Final = ("out_of_round", "Only players who are still in the round can agree to end it.")
ALREADY_AGREED: Final = ("already_agreed", "You have already agreed.")
NOT_AGREED: Final = ("not_agreed", "You have not agreed.")
UNSUITABLE_UNKNOWNS: Final = (
    "unsuitable_unknowns",
    "A chosen Unknown doesn't suit the number of players.",
)
