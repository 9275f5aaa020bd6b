"""What the host can choose (R2)."""

from collections.abc import Sequence
from typing import Final, Literal, TypedDict

from morpho_server.games.first_seat import RANDOM
from morpho_server.games.morphos.patterns import EdgeRule
from morpho_server.games.morphos.play import refusals
from morpho_server.games.options import (
    ChoiceOption,
    FlagOption,
    OptionField,
    Options,
    OptionsRefusedError,
)

Mutator = Literal["minimorph", "deepmorph", "duomorph", "remorph", "metamorph"]
"""A change of the rules (R2.3, R7)."""

MUTATORS: Final[tuple[Mutator, ...]] = (
    "minimorph",
    "deepmorph",
    "duomorph",
    "remorph",
    "metamorph",
)

ODD_SIZES: Final = (9, 11, 13, 15, 17, 19)
"""The sizes that are offered without Metamorph (R2.1)."""

EVEN_SIZES: Final = (10, 12, 14)
"""The sizes that are offered with Metamorph (R2.1)."""

USUAL_SIZE: Final = 13
MINIMORPH_SIZE: Final = 17
METAMORPH_SIZE: Final = 12

OPTION_FIELDS: Final[tuple[OptionField, ...]] = (
    ChoiceOption(name="size", values=tuple(sorted(ODD_SIZES + EVEN_SIZES)), default=USUAL_SIZE),
    ChoiceOption(name="black", values=(RANDOM, "A", "B"), default=RANDOM),
    FlagOption(name="swap", default=True),
    *(FlagOption(name=mutator, default=False) for mutator in MUTATORS),
    ChoiceOption(name="edge_rule", values=("open", "closed"), default="open"),
)


class MorphosOptions(TypedDict):
    """The options: the board, which seat has Black, whether White may swap, and the mutators."""

    size: int
    black: str
    swap: bool
    minimorph: bool
    deepmorph: bool
    duomorph: bool
    remorph: bool
    metamorph: bool
    edge_rule: EdgeRule


def default_size(mutators: Sequence[Mutator]) -> int:
    """Return the size that is played where none was chosen (R2.1)."""
    if "metamorph" in mutators:
        return METAMORPH_SIZE
    return MINIMORPH_SIZE if "minimorph" in mutators else USUAL_SIZE


def mutators_in(options: Options) -> list[Mutator]:
    """Return the mutators that are chosen, in their fixed order."""
    return [mutator for mutator in MUTATORS if options.get(mutator) is True]


def check_combination(mutators: Sequence[Mutator], edge_rule: EdgeRule) -> None:
    """Raise :exc:`OptionsRefusedError` for what can't be played together (R2.4, R2.5)."""
    if "metamorph" in mutators:
        if "minimorph" not in mutators:
            raise OptionsRefusedError(*refusals.METAMORPH_NEEDS_MINIMORPH)
        if "duomorph" in mutators:
            raise OptionsRefusedError(*refusals.METAMORPH_EXCLUDES_DUOMORPH)
        if "remorph" in mutators:
            raise OptionsRefusedError(*refusals.METAMORPH_EXCLUDES_REMORPH)
    if edge_rule == "closed" and "minimorph" in mutators:
        raise OptionsRefusedError(*refusals.MINIMORPH_NEEDS_OPEN_EDGES)


def check_size(options: Options) -> None:
    """Raise :exc:`OptionsRefusedError` for a size that is not offered with the mutators (R2.1)."""
    offered = EVEN_SIZES if options["metamorph"] else ODD_SIZES
    if options["size"] not in offered:
        together = "with" if options["metamorph"] else "without"
        listed = ", ".join(map(str, offered))
        raise OptionsRefusedError(
            refusals.SIZE_NOT_OFFERED[0], f"The sizes {together} Metamorph are {listed}."
        )
