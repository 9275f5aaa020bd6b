"""Tables at which one guest plays everybody, and the pages that see them, slowed down if wanted."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import httpx
from playwright.async_api import BrowserContext, Page

SLOWED: Final = 4
BANDWIDTH: Final = 10_000_000 / 8
"""Bytes a second."""
ROUND_TRIP: Final = 40
"""Milliseconds."""
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "morpho": {"mode": "expert", "target": 30, "turn_limit": None, "reaction_seconds": 120},
    "morphos": {"size": 13},
}
"""The options of a game's tables, where they aren't its defaults."""


@dataclass
class Table:
    """People at a table whose match has begun; one guest plays them all."""

    http: httpx.AsyncClient
    token: str
    code: str
    players: list[str]

    async def command(self, player: str, **fields: Any) -> None:
        """Send a player's command by REST."""
        command = {"id": f"b{random.getrandbits(60):x}", **fields}
        address = f"/tables/{self.code}/commands"
        answer = await self.http.post(address, params={"player": player}, json=command)
        answer.raise_for_status()

    async def view(self, player: str) -> dict[str, Any]:
        """Return a player's view."""
        answer = await self.http.get(f"/tables/{self.code}/view", params={"player": player})
        return dict(answer.raise_for_status().json())

    async def decision(self) -> tuple[int, list[str]]:
        """Return which seat owes a decision, and its legal moves; a round that is over is left."""
        for seat, player in enumerate(self.players):
            if legal := (await self.view(player)).get("legal"):
                return seat, legal
        await self.command(self.players[0], type="next_round")
        return await self.decision()

    async def move_on(self, dice: random.Random) -> None:
        """Make some legal move, or begin another round or match."""
        view: dict[str, Any] = {}
        for player in self.players:
            view = await self.view(player)
            if legal := view.get("legal"):
                await self.command(player, type="move", move=dice.choice(legal))
                return
        await self.go_on(view)

    async def go_on(self, view: dict[str, Any]) -> None:
        """Begin another round, or another match where this one is over."""
        over = view["table"]["phase"] == "over"
        await self.command(self.players[0], type="rematch" if over else "next_round")


@asynccontextmanager
async def table(base: str, number: int, game: str = "morpho") -> AsyncIterator[Table]:
    """Let that many people begin a match."""
    async with httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=30) as http:
        made = await http.post("/guests", json={"name": "Bench", "bearer": True})
        token = made.raise_for_status().json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        body = {"game": game, "name": "Player 1", "options": OPTIONS.get(game, {})}
        code = (await http.post("/tables", json=body)).raise_for_status().json()["code"]
        begun = Table(http, token, code, ["p1"])
        for each in range(2, number + 1):
            joined = await http.post(f"/tables/{code}/players", json={"name": f"Player {each}"})
            begun.players.append(joined.raise_for_status().json()["player"])
            await begun.command(begun.players[-1], type="ready", ready=True)
        await begun.command("p1", type="start")
        yield begun


def address_of(at: Table) -> str:
    """Return the address of a table's server."""
    return str(at.http.base_url).partition("/api")[0]


async def open_page(context: BrowserContext, at: Table, player: str) -> Page:
    """Return a page that is a player at a table, but has not been there yet."""
    await context.add_cookies([{"name": "morpho_guest", "value": at.token, "url": address_of(at)}])
    page = await context.new_page()
    await page.add_init_script(f"sessionStorage.setItem('morpho.player.{at.code}', '{player}')")
    return page


async def slow_down(page: Page, *, network: bool) -> None:
    """Slow a page's processor down, and its network if that is wanted."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    if network:
        conditions = {
            "offline": False,
            "latency": ROUND_TRIP,
            "downloadThroughput": BANDWIDTH,
            "uploadThroughput": BANDWIDTH,
        }
        await devtools.send("Network.enable")
        await devtools.send("Network.emulateNetworkConditions", conditions)
