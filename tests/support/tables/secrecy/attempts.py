"""Everything that a client can send: each command with fields that fit and fields that do not."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from random import Random
from typing import Any, Final, get_args

from morpho_server.tables.messages.commands import AnyCommand, Command


def _type_of(command: type[Command]) -> str:
    return next(each.default for each in fields(command) if each.name == "type")


TYPES: Final = {_type_of(each): each for each in get_args(AnyCommand)}
"""The commands by their names on the wire."""

FITTING: Final[Mapping[str, Sequence[Any]]] = {
    "ready": (True, False),
    "wish": (True, False),
    "seat": (0, 1, 2, 8, 99),
    "on": (0, 1, 2, 8, 99),
    "name": ("Zoe", "Ada 0", "", "\u200b"),
    "text": ("hello", "\U0001f44b"),
    "player": ("p1", "p2", "p3", "p99"),
    "game": ("morpho", "guess", "chess"),
    "strength": ("weak", "mastermind"),
    "token": ("A" * 43, "B" * 43),
    "salt": ("0" * 16,),
    "options": ({}, {"stand_in_seconds": 20}, {"turn_seconds": 30}, {"target": 1}, {"odd": 1}),
}
"""Values by the names of fields. Some are refused by the table."""

ODD: Final = (None, 0, -1, True, "", "x" * 400, "0" * 64, [], {})
"""Values of which most fit no field."""

UNREADABLE: Final = (
    *("", "{", "[]", "null", '"move"', '{"type":"move"}', '{"type":"hop","id":"u1"}'),
    *('{"id":"u2"}', '{"type":"move","id":"u 3","move":"pass"}', '{"type":"say","id":"u4"}'),
    *('{"type":"move","id":"u5","move":"pass","seat":1}', '{"type":"move","id":"u6","move":7}'),
)
"""Texts that hold no command."""

NOT_MOVES: Final = ("", " ", "hop", "pass pass", "\u00e9", "PASS", "x" * 200)
"""Texts that no game can read."""

_OWN: Final = ("id", "at", "type")


def attempts(dice: Random, number: int, moves: Sequence[str], done: Sequence[str]) -> Iterator[str]:
    """Return endless messages to try, as JSON.

    ``number`` is that of the last update, ``moves`` are texts that may be moves, and ``done`` the
    ids of commands that were done.
    """
    while True:
        drawn = dice.random()
        if drawn < 0.05:
            yield dice.choice(UNREADABLE)
            continue
        kind = "move" if drawn < 0.6 else dice.choice(list(TYPES))
        command_id = dice.choice(done) if done and dice.random() < 0.1 else "attempt"
        body = {"type": kind, "id": command_id, **_fields(kind, dice, moves)}
        if (at := _at(dice, number)) is not None:
            body["at"] = at
        yield json.dumps(body)


def _at(dice: Random, number: int) -> int | None:
    """Return the number that a client says it has seen: mostly a recent one."""
    if dice.random() < 0.7:
        return max(0, number - dice.randrange(5))
    return dice.choice((None, None, 0, number + 1, 2**31 - 1, -1))


def _fields(kind: str, dice: Random, moves: Sequence[str]) -> dict[str, Any]:
    chosen = {}
    for each in fields(TYPES[kind]):
        if each.name in _OWN or (each.default is not MISSING and dice.random() < 0.5):
            continue
        fitting = FITTING.get(each.name, ODD)
        if each.name == "move":
            fitting = moves if moves and dice.random() < 0.9 else NOT_MOVES
        chosen[each.name] = dice.choice(ODD if dice.random() < 0.05 else fitting)
    return chosen
