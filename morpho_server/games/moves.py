"""Moves: what a seat asks of a game, and how a game refuses one."""

from collections.abc import Mapping
from typing import Final, NewType

Move = NewType("Move", str)
"""A move in the game's notation, without the seat, in its one canonical spelling.

Moves are text everywhere: in records, in the log, on the wire and in lists of legal moves. A game's
grammar is closed, so the text is as precise as an object would be, and two sets of moves can be
compared as they stand.
"""


Refusal = tuple[str, str]
"""Why a move is refused: a code and a sentence, as of :exc:`MoveRefusedError`."""

GAME_OVER: Final[Refusal] = ("game_over", "The game is over.")
"""The refusal of a move after the end."""

NOT_YOUR_TURN: Final[Refusal] = ("not_your_turn", "It is not your turn.")
"""The refusal of a move in the turn of another seat."""


def refusals_in(names: Mapping[str, object]) -> tuple[Refusal, ...]:
    """Return the refusals among the constants of a module."""
    return tuple(each for name, each in names.items() if name.isupper() and isinstance(each, tuple))


RESIGN: Final = Move("resign")
"""Giving up, in the games that allow it."""


class MoveRefusedError(Exception):
    """A move that can't be made now; nothing has changed.

    ``code`` is stable and snake_case; ``reason`` is a sentence for the seat that asked. Neither may
    show that seat anything its view does not.
    """

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason


class MoveUnreadableError(MoveRefusedError):
    """A text outside the game's grammar."""

    def __init__(self, text: str) -> None:
        super().__init__("unreadable_move", f"“{text[:60]}” is not a move of this game.")
