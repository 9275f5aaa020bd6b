"""Setting a round up: the cards by mode and number of players, the tiles, the deal (R2)."""

from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.ring import MIDDLE, slots_of
from morpho_server.games.morpho.state import Cards

DESERTER: Final[Name] = "deserter"

_COLUMNS: Final[tuple[Name, ...]] = (
    "leader",
    "technician",
    "bodyguard",
    "killer",
    "deserter",
)
_BASIC: Final = {
    3: (1, 1, 1, 1, 3),
    4: (1, 1, 1, 1, 5),
    5: (1, 1, 2, 2, 5),
    6: (1, 1, 3, 2, 6),
    7: (1, 1, 3, 2, 1),
    8: (1, 1, 3, 2, 2),
    9: (1, 1, 4, 2, 2),
}


def hand_size(seats: int) -> int:
    """Return how many cards each player holds (R2.1)."""
    return 2 if seats <= 6 else 1


def tiles(mode: str, seats: int) -> dict[Name, int]:
    """Return how many of each identity are dealt, the Unknown not counted (R2.2, R2.4).

    In expert rounds the Unknown takes the place of one Deserter.
    """
    counts = dict(zip(_COLUMNS, _BASIC[seats], strict=True))
    if mode == "expert":
        counts[DESERTER] -= 1
    return {name: count for name, count in counts.items() if count}


def deal(counts: dict[Name, int], unknowns: tuple[Name, ...], seats: int, chance: Chance) -> Cards:
    """Draw the Unknown from those it may be, if there is one, and deal (R2.1, R2.3)."""
    pile = [name for name, count in counts.items() for _ in range(count)]
    if unknowns:
        pile.append(chance.choice(unknowns, "round_started.unknown"))
    return chance.deal(pile, (*slots_of(seats, hand_size(seats)), MIDDLE), "round_started.cards")
