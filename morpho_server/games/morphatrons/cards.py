"""The cards, the zones and the buildings (R1), and what each card can do (R4.3, R4.4, R5.1)."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

from morpho_server.games.seats import Seat, letter

Card: TypeAlias = str
"""A card, and the bot that it is in play: its rank and suit, as ``10H``."""

Building: TypeAlias = str
"""A building, by the letter of its seat and its number: ``A1`` to ``B4``."""

Target: TypeAlias = str
"""What is attacked: a card or a building."""

Zone: TypeAlias = int
"""A zone: 1 is A's home, 4 is B's (R1.3)."""

Mode = Literal["robot", "vehicle"]
"""What a bot is at the moment."""

Damage = Literal["minor", "critical"]
"""How badly a bot is damaged, if it is (R5.4)."""

Weapon = Literal["strike", "shoot"]
"""A kind of attack (R5.1)."""

SEATS: Final = 2

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = "SHCD"

SPADE, HEART, CLUB, DIAMOND = SUITS

CARDS: Final[tuple[Card, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""All cards, in canonical order (R1.1)."""

ORDER: Final[dict[Card, int]] = {card: at for at, card in enumerate(CARDS)}
"""The place of each card in the canonical order."""

RANK: Final[dict[Card, str]] = {card: card[:-1] for card in CARDS}
SUIT: Final[dict[Card, str]] = {card: card[-1] for card in CARDS}

MODES: Final[tuple[Mode, ...]] = ("robot", "vehicle")
OTHER_MODE: Final[dict[Mode, Mode]] = {"robot": "vehicle", "vehicle": "robot"}

ZONES: Final = (1, 2, 3, 4)

HOME: Final[tuple[Zone, ...]] = (1, 4)
"""The home of each seat (R1.3)."""

BUILDINGS: Final[tuple[tuple[Building, ...], ...]] = tuple(
    tuple(f"{letter(Seat(seat))}{number}" for number in (1, 2, 3, 4)) for seat in range(SEATS)
)
"""The buildings of each seat (R1.4)."""

START_HEIGHT: Final = 2
HAND_SIZE: Final = 4
ACTIONS: Final = 2

HEIGHT_NEEDED: Final[dict[str, int]] = {"J": 3, "Q": 4, "K": 5, "A": 6}
"""How high a building must stand for a card of that rank to come into play (R4.3)."""


class Attack(NamedTuple):
    """What a rank can do with a weapon (R5.1).

    ``reach`` is the greatest distance in zones, ``targets`` the greatest number of them.
    """

    damage: int
    targets: int
    reach: int


def _attacks(rank: str) -> dict[Weapon, Attack]:
    match rank:
        case "J":
            return {"shoot": Attack(1, 1, 1)}
        case "Q":
            return {"shoot": Attack(2, 1, 1)}
        case "K":
            return {"strike": Attack(3, 1, 0), "shoot": Attack(1, 2, 1)}
        case "A":
            return {"strike": Attack(3, 2, 0), "shoot": Attack(2, 3, 1)}
    if int(rank) % 2:
        return {"strike": Attack(2, 1, 0)}
    return {"shoot": Attack(1, 1, 1)}


ATTACKS: Final[dict[str, dict[Weapon, Attack]]] = {rank: _attacks(rank) for rank in RANKS}
"""The attacks of each rank (R5.1)."""

FLYING: Final = frozenset("JA")
"""The ranks that go two zones, and that no strike reaches in vehicle mode (R4.4, R5.2)."""


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Return cards in canonical order (R1.1)."""
    return sorted(cards, key=ORDER.__getitem__)
