"""The notation of moves (R9), without the seat."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, cast

from morpho_server.games.morpyam.figures import CALLABLE
from morpho_server.games.morpyam.grid import Box
from morpho_server.games.moves import Move, MoveUnreadableError

Verb = Literal["roll", "reroll", "place", "pass", "resign"]

ROLL: Final = Move("roll")
PASS: Final = Move("pass")

GRAMMAR: Final = re.compile(
    rf"(?:(roll)|(reroll) ([1-6]+))(?: call ({'|'.join(CALLABLE)}))?"
    r"|(place) ([a-f][1-6])|(pass)|(resign)"
)
"""What a move must match; not all of it is ever legal."""


@dataclass(frozen=True, slots=True)
class Action:
    """A move that was read. ``dice`` are those to be rolled again, as they were written."""

    verb: Verb
    dice: str = ""
    call: str | None = None
    box: Box = ""


@lru_cache(maxsize=8192)
def read(move: str) -> Action:
    """Return the action that a move spells; raises :exc:`MoveUnreadableError`."""
    found = GRAMMAR.fullmatch(move)
    if found is None:
        raise MoveUnreadableError(move)
    roll, reroll, dice, call, place, box, *others = found.groups()
    verb = next(verb for verb in (roll, reroll, place, *others) if verb)
    return Action(cast("Verb", verb), dice or "", call, box or "")


def spell_roll(call: str | None = None) -> Move:
    """Return the first roll of a turn, with a call or without."""
    return Move(f"roll call {call}" if call else "roll")


def spell_reroll(dice: str, call: str | None = None) -> Move:
    """Return the roll of some dice, whose values stand in ascending order."""
    return Move(f"reroll {dice} call {call}" if call else f"reroll {dice}")


def spell_place(box: Box) -> Move:
    """Return the placing of a token."""
    return Move(f"place {box}")
