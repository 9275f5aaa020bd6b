"""The notation of moves (R9), without the seat."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, cast

from morpho_server.games.morphos.grid import SIZES, Point, grid_of
from morpho_server.games.moves import Move, MoveUnreadableError

Verb = Literal["place", "flip", "return", "swap", "takeback", "accept", "decline", "resign"]

SWAP: Final = Move("swap")

TAKEBACK: Final = Move("takeback")
"""Ask to take the last turn back."""

ACCEPT: Final = Move("accept")
DECLINE: Final = Move("decline")
"""The answers to that."""

FLIP_MARK: Final = "x"
RETURN_MARK: Final = "+"

_VERBS: Final = {"": "place", FLIP_MARK: "flip", RETURN_MARK: "return"}

GRAMMAR: Final = re.compile(r"([x+]?)([a-s](?:1[0-9]|[1-9]))|(swap|takeback|accept|decline|resign)")
"""What a move must match; not all of it is ever legal."""


@dataclass(frozen=True, slots=True)
class Action:
    """A move that was read; those that are words have no ``point``."""

    verb: Verb
    point: Point = ""


@lru_cache(maxsize=2048)
def read(move: str) -> Action:
    """Return the action that a move spells; raises :exc:`MoveUnreadableError`."""
    found = GRAMMAR.fullmatch(move)
    if found is None:
        raise MoveUnreadableError(move)
    mark, point, word = found.groups()
    return Action(cast("Verb", word or _VERBS[mark]), point or "")


_LARGEST: Final = grid_of(SIZES[-1]).points

PLACE: Final = {point: Move(point) for point in _LARGEST}
"""The placing of a stone, the second one of a turn included, by its point (R6.4)."""

FLIP: Final = {point: Move(FLIP_MARK + point) for point in _LARGEST}
"""The flip of a stone."""

RETURN: Final = {point: Move(RETURN_MARK + point) for point in _LARGEST}
"""The return of a stone."""
