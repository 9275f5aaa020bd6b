"""A table in the middle of a game for two, or for one alone, as a page is sent it."""

from copy import deepcopy
from typing import Any, Final

from morpho_server.games.position import Position
from morpho_server.games.seats import Seat
from tests.support.client.table import OPTIONS, TABLE

NAMES: Final = ("Ada", "Bo")


def snapshot(
    game: str, reached: Position[Any], seat: int | None, **options: object
) -> dict[str, Any]:
    """Return the snapshot of the player of a seat, or of a spectator."""
    public = deepcopy(dict(reached.public()))
    names = NAMES[: public.get("seats", 2)]
    players = {
        f"p{i + 1}": {"name": name, "seat": i, "ready": True} for i, name in enumerate(names)
    }
    over = public.get("match_over", False)
    match = {**TABLE["match"], "seats": len(names)}
    if over:
        winners = [public["winner"]] if "winner" in public else public.get("winners", [])
        shown = [winner for winner in winners if winner < len(names)]
        match |= {"ended": "won", "winners": shown, "scores": public["scores"]}
    return {
        "player": "p9" if seat is None else f"p{seat + 1}",
        "table": {
            **TABLE,
            "game": game,
            "phase": "over" if over else "playing",
            "players": players,
            "seats": {str(i): f"p{i + 1}" for i in range(len(names))},
            "seat_count": len(names),
            "options": OPTIONS | options,
            "match": match,
        },
        "public": public,
        "own": None if seat is None else dict(reached.own(Seat(seat))),
        "legal": None if seat is None else reached.owed().get(Seat(seat)),
        "here": list(players),
    }
