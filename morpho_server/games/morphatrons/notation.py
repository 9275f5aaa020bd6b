"""The notation of moves (R9), without the seat."""

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, cast

from morpho_server.games.morphatrons import cards
from morpho_server.games.morphatrons.cards import BUILDINGS, Building, Card, Mode, Target, Zone
from morpho_server.games.moves import Move, MoveUnreadableError

Verb = Literal[
    "draw",
    "play",
    "move",
    "strike",
    "shoot",
    "morph",
    "deactivate",
    "build",
    "triple",
    "end",
    "resign",
]

DRAW: Final = Move("draw")
END: Final = Move("end")

_CARD: Final = f"(?:{'|'.join(cards.RANKS)})[{cards.SUITS}]"
_BUILDING: Final = "[AB][1-4]"

GRAMMAR: Final = re.compile(
    "draw|end|resign"
    f"|play {_CARD} (?:robot|vehicle)"
    f"|move {_CARD} [1-4](?: with(?: {_CARD})+)?"
    f"|(?:strike|shoot) {_CARD}(?: (?:{_CARD}|{_BUILDING}))+"
    f"|(?:morph|deactivate) {_CARD}"
    f"|build {_BUILDING} {_CARD}"
    f"|triple {_CARD} {_CARD}"
)
"""What a move must match; not all of it is ever legal."""


_UNSPELLED: Final = Move("")


@dataclass(frozen=True, slots=True)
class Action:
    """A move that was read.

    ``card`` is the bot that acts, or the card from the hand that is played or discarded. ``named``
    are the other names in canonical order: passengers, targets, the building, or the new card of a
    triple morph. ``twice`` says whether a name was given twice. ``spelling`` is the canonical one.
    """

    verb: Verb
    card: Card = ""
    mode: Mode = "robot"
    zone: Zone = 0
    named: tuple[Target, ...] = ()
    twice: bool = False
    spelling: Move = _UNSPELLED

    @property
    def building(self) -> Building:
        """Return the building that is made higher."""
        return self.named[0]


@lru_cache(maxsize=4096)
def read(move: str) -> Action:
    """Return the action that a move spells; raises :exc:`MoveUnreadableError`."""
    if GRAMMAR.fullmatch(move) is None:
        raise MoveUnreadableError(move)
    action = _read(move.split(" "))
    return replace(action, spelling=spell(action))


def spell(action: Action) -> Move:
    """Return the canonical spelling of a move (R9)."""
    match action.verb:
        case "play":
            words = [action.card, action.mode]
        case "build":
            words = [action.building, action.card]
        case "move":
            words = [action.card, str(action.zone), *(["with"] if action.named else [])]
            words += action.named
        case _:
            words = [action.card, *action.named] if action.card else []
    return Move(" ".join([action.verb, *words]))


_PLACE_IN_MOVE: Final[dict[Target, int]] = cards.ORDER | {
    building: len(cards.ORDER) + at for at, building in enumerate((*BUILDINGS[0], *BUILDINGS[1]))
}


def _read(words: list[str]) -> Action:
    verb, card, *rest = [*words, ""] if len(words) == 1 else words
    match verb:
        case "play":
            return Action("play", card, mode=cast("Mode", rest[0]))
        case "move":
            zone, *passengers = rest
            return _with_names("move", card, passengers[1:], int(zone))
        case "build":
            return Action("build", rest[0], named=(card,))
    return _with_names(cast("Verb", verb), card, rest)


def _with_names(verb: Verb, card: Card, names: list[str], zone: Zone = 0) -> Action:
    ordered = tuple(sorted(names, key=_PLACE_IN_MOVE.__getitem__))
    return Action(verb, card, zone=zone, named=ordered, twice=len({*names}) < len(names))
