"""Tables at which one guest plays everybody, and the pages that see them, slowed down if wanted."""

import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import BrowserContext, Page

from benchmarks.harness.seating import LONG_MATCH, begin_match, command
from morpho_client import Client

SLOWED: Final = 4
BANDWIDTH: Final = 10_000_000 / 8
"""Bytes a second."""
ROUND_TRIP: Final = 40
"""Milliseconds."""
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "morpho": LONG_MATCH,
    "morphos": {"size": 13},
}
"""The options of a game's tables, where they aren't its defaults."""


@dataclass
class Table:
    """People at a table whose match has begun; one guest plays them all."""

    base: str
    guest: Client
    code: str
    players: list[str]

    async def command(self, player: str, **fields: Any) -> None:
        """Send a player's command by REST."""
        await command(self.guest, self.code, player, {"id": secrets.token_hex(8), **fields})

    async def view(self, player: str) -> dict[str, Any]:
        """Return a player's view."""
        return dict(await self.guest.ask("GET", f"/tables/{self.code}/view", player=player))

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
    async with Client(base, program=False) as guest:
        await guest.sign_in("Bench")
        code, players = await begin_match([guest], number, game, OPTIONS.get(game, {}))
        yield Table(base, guest, code, players)


async def open_page(context: BrowserContext, at: Table, player: str) -> Page:
    """Return a page that is a player at a table, but has not been there yet."""
    await context.add_cookies(
        [{"name": "morpho_guest", "value": str(at.guest.token), "url": at.base}]
    )
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
