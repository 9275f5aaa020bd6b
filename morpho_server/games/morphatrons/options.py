"""What the host can choose (R8)."""

from typing import Final, TypedDict

from morpho_server.games.first_seat import RANDOM
from morpho_server.games.options import ChoiceOption, OptionField

OPTION_FIELDS: Final[tuple[OptionField, ...]] = (
    ChoiceOption(name="turn_limit", values=(60, 120, 240), default=120),
    ChoiceOption(name="first", values=(RANDOM, "A", "B"), default=RANDOM),
)


class MorphatronsOptions(TypedDict):
    """The options: after how many turns the game ends, and which seat begins."""

    turn_limit: int
    first: str
