"""People at tables whose matches have begun, seated by REST for clients of any kind."""

from collections.abc import Sequence
from typing import Any, Final

from morpho_client import Client

LONG_MATCH: Final = {"mode": "expert", "target": 30, "turn_limit": None, "reaction_seconds": 120}
"""Those of M.O.R.P.H.O. for long matches of many kinds of moves."""


async def begin_match(
    guests: Sequence[Client], number: int, game: str = "morpho", options: Any = None
) -> tuple[str, list[str]]:
    """Seat so many people, each of the next guest in turn; return the table's code and them."""
    body = {"game": game, "name": "Player 1", "options": LONG_MATCH if options is None else options}
    code = (await guests[0].ask("POST", "/tables", body))["code"]
    players = ["p1"]
    for place in range(1, number):
        guest = guests[place % len(guests)]
        body = {"name": f"Player {place + 1}"}
        players.append((await guest.ask("POST", f"/tables/{code}/players", body))["player"])
        await command(guest, code, players[-1], {"type": "ready", "id": "r", "ready": True})
    await command(guests[0], code, "p1", {"type": "start", "id": "s"})
    return code, players


async def command(guest: Client, code: str, player: str, body: dict[str, Any]) -> None:
    """Carry out a player's command by REST."""
    await guest.ask("POST", f"/tables/{code}/commands", body, player=player)
