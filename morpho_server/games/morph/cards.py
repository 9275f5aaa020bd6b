"""The cards of Morph as data: creatures and Prodigies (R1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal, TypeAlias, cast, get_args

Faction = Literal["violet", "grey", "yellow", "red"]
"""One of the four factions, in the order of ids (R1.1)."""

Pair = Literal[
    "violet_grey", "violet_yellow", "violet_red", "grey_yellow", "grey_red", "yellow_red"
]
"""The two factions of a deck, and so the Prodigy that leads it (R2.1)."""

Keyword = Literal[
    "assimilation",
    "carnage",
    "surge",
    "vanguard",
    "rally",
    "scorch",
    "erode",
    "renew",
    "lull",
    "banish",
    "wellspring",
    "carapace",
    "stalk",
    "cleave",
    "spite",
    "echo",
]
"""An ability of a creature (R6)."""

Effect = Literal["erode", "lull_both_lines", "scorch", "renew", "attack_bonus", "set_upright"]
"""What a feat does (R7)."""

Target = Literal["none", "line", "upright_creature", "turned_creature"]
"""What is chosen for a feat: nothing, a line, or a creature of one's own (R7)."""

CardId: TypeAlias = str
"""A creature: the letter of its faction and a number, as ``V06`` (R1.1)."""

ARRIVALS: Final[frozenset[Keyword]] = frozenset(
    {"rally", "scorch", "erode", "renew", "lull", "banish", "wellspring"}
)
"""The keywords that act when a creature arrives (R6)."""

DECK_SIZE: Final = 24
"""The cards of a deck (R2.1)."""

HAND_SIZE: Final = 4
"""The cards of a hand (R2.2, R3.3)."""


@dataclass(frozen=True, slots=True)
class Creature:
    """A creature card (R1.2).

    ``keywords`` are its abilities as the card names them, each with its value, or 0 where it has
    none. What follows is the same, at hand: ``arrivals`` in their order, values, and whether the
    creature has a keyword.
    """

    id: CardId
    faction: Faction
    cost: int
    attack: int
    defence: int
    power: int
    keywords: tuple[tuple[Keyword, int], ...]
    arrivals: tuple[tuple[Keyword, int], ...]
    carapace: int
    cleave: int
    spite: int
    has_surge: bool
    has_vanguard: bool
    has_carnage: bool
    has_stalk: bool
    has_assimilation: bool
    has_echo: bool


@dataclass(frozen=True, slots=True)
class Prodigy:
    """The Prodigy of a pair of factions, and its feat (R7)."""

    pair: Pair
    cost: int
    effect: Effect
    value: int
    target: Target


FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)

PAIRS: Final[tuple[Pair, ...]] = get_args(Pair)

_FACTION_OF: Final[Mapping[str, Faction]] = {each[0].upper(): each for each in FACTIONS}


def _creature(
    card: CardId, cost: int, attack: int, defence: int, power: int, *keywords: tuple[Keyword, int]
) -> Creature:
    values = dict(keywords)
    return Creature(
        id=card,
        faction=_FACTION_OF[card[0]],
        cost=cost,
        attack=attack,
        defence=defence,
        power=power,
        keywords=keywords,
        arrivals=tuple(each for each in keywords if each[0] in ARRIVALS),
        carapace=values.get("carapace", 0),
        cleave=values.get("cleave", 0),
        spite=values.get("spite", 0),
        has_surge="surge" in values,
        has_vanguard="vanguard" in values,
        has_carnage="carnage" in values,
        has_stalk="stalk" in values,
        has_assimilation="assimilation" in values,
        has_echo="echo" in values,
    )


_ALL: Final = (
    _creature("V01", 1, 1, 1, 1, ("lull", 0)),
    _creature("V02", 1, 1, 2, 5, ("stalk", 0)),
    _creature("V03", 2, 1, 2, 9, ("erode", 1)),
    _creature("V04", 2, 2, 2, 13, ("lull", 0)),
    _creature("V05", 2, 2, 2, 14, ("stalk", 0)),
    _creature("V06", 3, 2, 5, 22, ("erode", 1)),
    _creature("V07", 3, 3, 4, 25, ("banish", 2)),
    _creature("V08", 3, 2, 4, 24, ("erode", 1), ("lull", 0)),
    _creature("V09", 4, 4, 5, 39, ("lull", 0), ("stalk", 0)),
    _creature("V10", 4, 3, 4, 34, ("banish", 3)),
    _creature("V11", 5, 3, 5, 41, ("erode", 2), ("lull", 0)),
    _creature("V12", 6, 5, 6, 46, ("banish", 4), ("stalk", 0)),
    _creature("G01", 1, 1, 3, 8, ("vanguard", 0)),
    _creature("G02", 1, 2, 1, 6, ("assimilation", 0)),
    _creature("G03", 2, 1, 3, 12, ("wellspring", 0)),
    _creature("G04", 2, 2, 2, 15, ("assimilation", 0)),
    _creature("G05", 2, 1, 4, 20, ("vanguard", 0)),
    _creature("G06", 3, 3, 5, 28, ("carapace", 1)),
    _creature("G07", 3, 3, 5, 29, ("wellspring", 0)),
    _creature("G08", 3, 3, 6, 32, ("assimilation", 0)),
    _creature("G09", 4, 3, 6, 38, ("carapace", 1), ("vanguard", 0)),
    _creature("G10", 4, 4, 5, 40, ("assimilation", 0), ("vanguard", 0)),
    _creature("G11", 5, 4, 6, 44, ("wellspring", 0), ("carapace", 1)),
    _creature("G12", 6, 5, 7, 47, ("carapace", 2), ("assimilation", 0)),
    _creature("Y01", 1, 1, 1, 2, ("surge", 0)),
    _creature("Y02", 1, 1, 1, 3, ("echo", 0)),
    _creature("Y03", 2, 1, 2, 10, ("surge", 0)),
    _creature("Y04", 2, 2, 2, 16, ("renew", 1)),
    _creature("Y05", 2, 1, 2, 11, ("rally", 1)),
    _creature("Y06", 3, 2, 5, 23, ("rally", 1)),
    _creature("Y07", 3, 3, 4, 26, ("echo", 0)),
    _creature("Y08", 3, 2, 3, 21, ("surge", 0)),
    _creature("Y09", 4, 2, 5, 35, ("renew", 1), ("echo", 0)),
    _creature("Y10", 4, 2, 3, 33, ("surge", 0), ("echo", 0)),
    _creature("Y11", 5, 3, 5, 42, ("rally", 1), ("renew", 1)),
    _creature("Y12", 6, 4, 4, 45, ("surge", 0), ("renew", 1)),
    _creature("R01", 1, 2, 1, 7, ("spite", 1)),
    _creature("R02", 1, 1, 1, 4, ("scorch", 1)),
    _creature("R03", 2, 2, 2, 17, ("carnage", 0)),
    _creature("R04", 2, 2, 2, 18, ("spite", 1)),
    _creature("R05", 2, 2, 2, 19, ("scorch", 1)),
    _creature("R06", 3, 4, 4, 31, ("carnage", 0)),
    _creature("R07", 3, 3, 5, 30, ("cleave", 2)),
    _creature("R08", 3, 3, 4, 27, ("scorch", 2)),
    _creature("R09", 4, 4, 4, 36, ("spite", 2), ("scorch", 1)),
    _creature("R10", 4, 4, 4, 37, ("carnage", 0), ("cleave", 2)),
    _creature("R11", 5, 4, 5, 43, ("scorch", 3), ("cleave", 2)),
    _creature("R12", 6, 6, 6, 48, ("carnage", 0), ("spite", 2)),
)

CREATURES: Final[Mapping[CardId, Creature]] = {creature.id: creature for creature in _ALL}
"""The 48 creatures by id, in id order (R1.1)."""

PRODIGIES: Final[Mapping[Pair, Prodigy]] = {
    prodigy.pair: prodigy
    for prodigy in (
        Prodigy("violet_grey", 2, "erode", 1, "none"),
        Prodigy("violet_yellow", 3, "lull_both_lines", 0, "none"),
        Prodigy("violet_red", 2, "scorch", 2, "line"),
        Prodigy("grey_yellow", 2, "renew", 1, "none"),
        Prodigy("grey_red", 3, "attack_bonus", 2, "upright_creature"),
        Prodigy("yellow_red", 1, "set_upright", 3, "turned_creature"),
    )
}
"""The six Prodigies by their pairs (R7)."""

FACTIONS_OF: Final[Mapping[Pair, tuple[Faction, Faction]]] = dict(
    zip(PAIRS, combinations(FACTIONS, 2), strict=True)
)
"""The factions of each pair, in the order of ids."""


def _complement(pair: Pair) -> Pair:
    return cast("Pair", "_".join(each for each in FACTIONS if each not in FACTIONS_OF[pair]))


COMPLEMENT: Final[Mapping[Pair, Pair]] = {pair: _complement(pair) for pair in PAIRS}
"""The pair of the two other factions (R2.1)."""

DECK_OF: Final[Mapping[Pair, tuple[CardId, ...]]] = {
    pair: tuple(card for card, each in CREATURES.items() if each.faction in FACTIONS_OF[pair])
    for pair in PAIRS
}
"""The 24 cards of a deck, in id order (R2.1)."""
