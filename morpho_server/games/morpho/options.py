"""What the host may choose (R2.3, R7.6, R10.1)."""

from typing import Final, NotRequired, TypedDict

from morpho_server.games.aids import DEDUCTION_OPTION
from morpho_server.games.morpho.events import Mode
from morpho_server.games.morpho.identities import IDENTITY, UNKNOWNS, Name
from morpho_server.games.morpho.play import refusals
from morpho_server.games.morpho.play.deal import DESERTER
from morpho_server.games.options import (
    ChoiceOption,
    NumberOption,
    Options,
    OptionsRefusedError,
    SetOption,
)


class MorphoOptions(TypedDict):
    """What the host chose.

    Without ``unknowns`` it may be all that suit; without ``turn_limit`` there is no limit.
    ``deduction`` is whether everybody is shown what hidden cards can be.
    """

    mode: Mode
    unknowns: NotRequired[list[Name] | None]
    target: int
    turn_limit: NotRequired[int | None]
    deduction: NotRequired[bool]


OPTION_FIELDS: Final = (  # R2.7 says which may change between rounds
    ChoiceOption(name="mode", values=("basic", "expert"), default="basic", between_rounds=True),
    SetOption(
        name="unknowns",
        values=UNKNOWNS,
        default=None,
        least=1,
        optional=True,
        between_rounds=True,
    ),
    NumberOption(name="target", least=1, most=30, default=10),
    NumberOption(name="turn_limit", least=3, most=50, default=15, optional=True),
    DEDUCTION_OPTION,
)


def check_unknowns(options: Options, seats: int) -> None:
    """Raise :exc:`OptionsRefusedError` if a chosen Unknown doesn't suit the number of players."""
    if unsuited := unsuited_unknowns(options, seats):
        raise OptionsRefusedError(
            refusals.UNSUITABLE_UNKNOWNS[0],
            f"With {seats} players these can't be the Unknown: {', '.join(unsuited)}.",
        )


def unknowns_for(options: Options, seats: int) -> tuple[Name, ...]:
    """Return the identities that the Unknown may be, the Deserter first (R2.3).

    They are the chosen ones that suit so many seats, or all that suit. A basic round has none.
    """
    suiting = [name for name in _chosen(options) if seats in IDENTITY[name].players]
    return (DESERTER, *suiting) if suiting else ()


def unsuited_unknowns(options: Options, seats: int) -> list[Name]:
    """Return the chosen identities that can't be the Unknown with that many seats (R2.3)."""
    if options["unknowns"] is None:
        return []
    return [name for name in _chosen(options) if seats not in IDENTITY[name].players]


def _chosen(options: Options) -> tuple[Name, ...]:
    if options["mode"] != "expert":
        return ()
    chosen = options["unknowns"]
    return UNKNOWNS if chosen is None else tuple(name for name in UNKNOWNS if name in chosen)
