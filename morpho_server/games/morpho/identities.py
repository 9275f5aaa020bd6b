"""The twelve identities as data (R1.1), and what follows from their factions (R5)."""

from dataclasses import dataclass
from typing import Final, Literal

Name = Literal[
    "leader",
    "technician",
    "bodyguard",
    "killer",
    "deserter",
    "spy",
    "extremist",
    "investor",
    "mercenary",
    "cyborg",
    "psionics",
    "parasite",
]
"""An identity by its name in the notation."""

Faction = Literal["morpho", "killers", "deserters", "outsiders", "aliens"]

Team = Literal["red", "blue"]
"""A team that can be invested in (R8.6): the Killers, or MORPHO."""

Reason = Literal[
    "killers_eliminated",
    "leader_eliminated",
    "deserters_eliminated",
    "technician_eliminated",
    "mission_succeeded",
    "mission_failed",
    "deserter_escaped",
    "parasite_escaped",
    "report_right",
    "report_wrong",
    "perception_right",
    "perception_wrong",
    "all_passed",
    "agreed",
    "turn_limit",
]
"""Why a round ended (R7)."""

Hindrance = Literal["conflict", "suppressed"]
"""Why a card has no abilities: it conflicts (R5.2), or an Alien suppresses it (R5.4)."""

ANY_NUMBER: Final = range(3, 10)
"""The numbers of players that can play."""


@dataclass(frozen=True, slots=True)
class Identity:
    """An identity as printed on its cards, and how many of them there are.

    ``wins_by`` are the reasons for a round's end that are its winning condition. ``active`` and
    ``passive`` name abilities. ``players`` are the numbers of players that it suits as the
    Unknown (R2.3). An ``easygoing`` identity conflicts with nothing (R5.1).
    """

    name: Name
    cards: int
    faction: Faction
    reward: int
    wins_by: tuple[Reason, ...] = ()
    active: tuple[str, ...] = ()
    passive: tuple[str, ...] = ()
    players: range = ANY_NUMBER
    easygoing: bool = False


_MORPHO_WINS: Final[tuple[Reason, ...]] = ("killers_eliminated", "mission_succeeded")
_KILLERS_WIN: Final[tuple[Reason, ...]] = ("leader_eliminated", "mission_failed")

IDENTITIES: Final[tuple[Identity, ...]] = (
    Identity("leader", 1, "morpho", 3, _MORPHO_WINS, active=("mission",), passive=("intercept",)),
    Identity("technician", 1, "morpho", 3, _MORPHO_WINS),
    Identity("bodyguard", 4, "morpho", 2, _MORPHO_WINS, passive=("guard", "intercept")),
    Identity("killer", 2, "killers", 3, _KILLERS_WIN, active=("snipe", "block")),
    Identity("deserter", 6, "deserters", 3, ("deserter_escaped",), active=("escape",)),
    Identity("spy", 1, "outsiders", 2, ("report_right",), active=("report",)),
    Identity(
        "extremist",
        1,
        "outsiders",
        3,
        ("deserters_eliminated",),
        active=("detonate",),
        players=range(4, 7),
    ),
    Identity("investor", 1, "outsiders", 3, active=("invest",)),
    Identity(
        "mercenary",
        1,
        "outsiders",
        -1,
        active=("assassinate",),
        players=range(3, 7),
        easygoing=True,
    ),
    Identity("cyborg", 1, "aliens", 4, ("technician_eliminated",), active=("snipe",)),
    Identity("psionics", 1, "aliens", 5, ("perception_right",), active=("perceive", "swap")),
    Identity(
        "parasite",
        1,
        "aliens",
        4,
        ("parasite_escaped",),
        active=("parasite_escape",),
        passive=("transmit",),
    ),
)

IDENTITY: Final = {identity.name: identity for identity in IDENTITIES}
NAMES: Final = tuple(IDENTITY)
ESCAPING: Final[tuple[Name, ...]] = ("deserter", "mercenary")
"""The identities that may escape together (R8.4)."""
MORPHO_TEAM: Final = tuple(i.name for i in IDENTITIES if i.faction == "morpho")
ALIENS: Final = frozenset(i.name for i in IDENTITIES if i.faction == "aliens")
UNKNOWNS: Final = tuple(i.name for i in IDENTITIES if i.faction in ("outsiders", "aliens"))
"""Whatever the Unknown card of an expert round may be, the Deserter apart (R2.3)."""


def holders(ability: str) -> frozenset[Name]:
    """Return the identities with an ability, active or passive (R1.1)."""
    return frozenset(i.name for i in IDENTITIES if ability in (*i.active, *i.passive))


INVESTMENTS: Final[dict[Team, frozenset[Reason]]] = {
    "red": frozenset(_KILLERS_WIN),
    "blue": frozenset(_MORPHO_WINS),
}
"""The reasons by which each team invested in wins (R8.6)."""


@dataclass(frozen=True, slots=True)
class Fall:
    """A winning condition on the tiles: that many cards of an identity are gone.

    ``least`` is that number; ``None`` means every card that was dealt (R7.3).
    """

    reason: Reason
    name: Name
    least: int | None


FALLS: Final = (
    Fall("deserters_eliminated", "deserter", 3),
    Fall("technician_eliminated", "technician", 1),
    Fall("killers_eliminated", "killer", None),
    Fall("leader_eliminated", "leader", 1),
)
"""The conditions in their order: if two are met at the same moment, the first counts (R9.6)."""

_AT_ODDS = (
    {"morpho", "killers"},
    {"outsiders", "morpho"},
    {"outsiders", "killers"},
)


def _hindrance(own: Identity, other: Identity) -> Hindrance | None:
    if other.faction == "aliens":
        return "suppressed"
    if own.easygoing or other.easygoing:
        return None
    return "conflict" if {own.faction, other.faction} in _AT_ODDS else None


HINDRANCE: Final[dict[tuple[str, str], Hindrance | None]] = {
    (own.name, other.name): _hindrance(own, other) for own in IDENTITIES for other in IDENTITIES
}
"""What hinders a card (first) beside its owner's other card (second), R5.1 and R5.4."""
