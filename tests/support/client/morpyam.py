"""A table in the middle of a game of Morpyam, as a page is sent it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from morpho_server.games.morpyam.grid import Box
from morpho_server.games.morpyam.options import TOKENS
from morpho_server.games.morpyam.play.moves import legal_moves
from morpho_server.games.morpyam.play.scoring import points_on
from morpho_server.games.morpyam.state import State
from morpho_server.games.seats import Seat
from tests.support.client.table import OPTIONS, TABLE

NAMES: Final = ("Ada", "Bo", "Cleo", "Dora")
GRID: Final = {"a4": 0, "b4": 0, "c6": 0, "e1": 1, "e2": 1}
"""Ada has two in a row, and so has Bo."""


def morpyam(
    *,
    grid: Mapping[str, int] = GRID,
    seats: int = 2,
    turn: int = 0,
    rolls: int = 0,
    dice: str = "",
    kept: str = "",
    **view: object,
) -> dict[str, Any]:
    """Return the snapshot of the player of the first seat; ``view`` is the rest of it."""
    tokens = {seat: TOKENS[seats] - list(grid.values()).count(seat) for seat in range(seats)}
    placed = {Box(box): Seat(seat) for box, seat in grid.items()}
    state = State(
        grid=placed,
        tokens=list(tokens.values()),
        turn=Seat(turn),
        rolls=rolls,
        dice=dice,
        came=bool(view.get("came")),
    )
    players = {
        f"p{seat + 1}": {"name": NAMES[seat], "seat": seat, "ready": True} for seat in range(seats)
    }
    rolled = {"dice": [*map(int, dice)], "kept": [*map(int, kept)]} if rolls else {}
    points = points_on(placed, seats)
    return {
        "table": {
            **TABLE,
            "game": "morpyam",
            "players": players,
            "seats": {str(seat): f"p{seat + 1}" for seat in range(seats)},
            "options": {**OPTIONS, "first": "A", "turn_limit": 60, "odds": True},
            "match": {**TABLE["match"], "seats": seats},
        },
        "public": {
            "round": 1,
            "seats": seats,
            "first": 0,
            "turn_limit": 60,
            "odds": True,
            "grid": dict(grid),
            "tokens": {str(seat): left for seat, left in tokens.items()},
            "points": {str(seat): points[seat] for seat in range(seats)},
            "turn": turn,
            "turn_number": 3,
            "rolls": rolls,
            "scores": [0] * seats,
            **rolled,
            **view,
        },
        "own": {"seat": 0, "open": ["resign"]},
        "legal": legal_moves(state, Seat(0)),
        "here": list(players),
    }


def finished(
    reason: str,
    points: Sequence[int],
    tokens: Sequence[int],
    winners: Sequence[int],
    *,
    grid: Mapping[str, int] = GRID,
    out: Sequence[int] = (),
) -> dict[str, Any]:
    """Return the snapshot of a game that has ended; points and tokens are by seat."""
    over = morpyam(seats=len(points), grid=grid)
    del over["public"]["turn"]
    over["public"] |= {
        "points": {str(seat): number for seat, number in enumerate(points)},
        "tokens": {str(seat): number for seat, number in enumerate(tokens)},
        "scores": [*points],
        "out": [*out],
        "winners": [*winners],
        "reason": reason,
        "match_over": True,
    }
    ended = {"ended": "won", "winners": [*winners], "scores": [*points]}
    match = over["table"]["match"] | ended
    return over | {"table": over["table"] | {"phase": "over", "match": match}, "legal": None}


def rolled(roll: int, fresh: str, kept: str = "", **event: object) -> dict[str, Any]:
    """Return the event of Bo's roll."""
    dice = sorted(map(int, fresh + kept))
    return {
        "kind": "dice_rolled",
        "seat": 1,
        "roll": roll,
        "rolled": [*map(int, fresh)],
        "kept": [*map(int, kept)],
        "dice": dice,
        "call": None,
        "came": None,
        "draw": None,
        **event,
    }
