"""What the host can choose (R8.2)."""

from collections.abc import Mapping
from typing import Final, TypedDict

from morpho_server.games.first_seat import RANDOM, chosen_seat
from morpho_server.games.morpyam.play import refusals
from morpho_server.games.options import (
    ChoiceOption,
    FlagOption,
    OptionField,
    Options,
    OptionsRefusedError,
)

TOKENS: Final[Mapping[int, int]] = {2: 17, 3: 11, 4: 8}
"""The tokens of each seat, by the number of seats (R1.1)."""

OPTION_FIELDS: Final[tuple[OptionField, ...]] = (
    ChoiceOption(name="first", values=(RANDOM, "A", "B", "C", "D"), default=RANDOM),
    ChoiceOption(name="turn_limit", values=(40, 60, 100), default=60),
    FlagOption(name="double_morpyam", default=False),
    FlagOption(name="odds", default=True),
)


class MorpyamOptions(TypedDict):
    """The options: who begins, the most turns (R7.3), and whether pages show how likely boxes are.

    With ``double_morpyam`` two tokens placed with five alike in one turn win at once.
    """

    first: str
    turn_limit: int
    double_morpyam: bool
    odds: bool


def check_first(options: Options, seats: int) -> None:
    """Raise :exc:`OptionsRefusedError` unless the seat that is to begin is taken."""
    first = chosen_seat(options["first"])
    if first is not None and first >= seats:
        raise OptionsRefusedError(*refusals.NO_FIRST_SEAT)
