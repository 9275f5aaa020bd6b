"""What the host can choose, and each player for their seat (R2.1, R11)."""

from collections.abc import Sequence
from typing import Final, Literal, TypedDict

from morpho_server.games.morph.cards import COMPLEMENT, PAIRS, Pair
from morpho_server.games.morph.play import refusals
from morpho_server.games.options import ChoiceOption, OptionField, Options, OptionsRefusedError

Mode = Literal["duel", "solo"]
"""Two players against each other, or one against the Shadow (R9)."""

Factions = Literal["drawn", Pair]
"""The factions that a player chose, or that they are drawn (R2.1)."""

DRAWN: Final = "drawn"

RELIEFS: Final = (0, 2, 3, 4)
"""The amounts that may be taken from the Shadow's budget (R11.2)."""

USUAL_RELIEF: Final = 2

OPTION_FIELDS: Final[tuple[OptionField, ...]] = (
    ChoiceOption(name="mode", values=("duel", "solo"), default="duel"),
    ChoiceOption(name="packs", values=(1, 2), default=1),
    ChoiceOption(name="relief", values=RELIEFS, default=USUAL_RELIEF),
)

SEAT_OPTION_FIELDS: Final[tuple[OptionField, ...]] = (
    ChoiceOption(name="factions", values=(DRAWN, *PAIRS), default=DRAWN),
)


class MorphOptions(TypedDict):
    """The options: the mode, the number of boxes, and what eases the solo mode."""

    mode: Mode
    packs: int
    relief: int


class MorphSeatOptions(TypedDict):
    """What a player chooses for their seat: the two factions of the deck."""

    factions: Factions


def check_seats(options: Options, seats: int) -> None:
    """Raise :exc:`OptionsRefusedError` unless the mode is for that many players (R9.1)."""
    if options["mode"] == "solo" and seats > 1:
        raise OptionsRefusedError(*refusals.SOLO_IS_FOR_ONE)
    if options["mode"] == "duel" and seats < 2:
        raise OptionsRefusedError(*refusals.DUEL_NEEDS_TWO)


def check_factions(options: Options, chosen: Sequence[Factions]) -> None:
    """Raise :exc:`OptionsRefusedError` if one box has not the factions of both players (R2.1)."""
    if options["packs"] > 1 or len(chosen) < 2:
        return
    one, other = chosen
    if one != DRAWN and other not in (DRAWN, COMPLEMENT[one]):
        raise OptionsRefusedError(*refusals.FACTIONS_TAKEN)
