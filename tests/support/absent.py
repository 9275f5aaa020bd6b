"""A server on whose clock people can be away for as long as a test wants."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from tests.support.serving import Page, Player, Site, running
from tests.support.tables.trouble import Trouble

GRACE = 30
"""How many seconds somebody may be gone before they are away."""

_names = count(1)


class Patient(Trouble):
    """A server whose clock a test can put forward, and whose log it can hold up."""

    site: Site

    async def wait(self, page: Page, seconds: float = GRACE + 1) -> None:
        """Let time pass, and the table change a little, so that the server looks around."""
        self.clock.put_forward(seconds)
        await page.do("rename", name=f"Name {next(_names)}")

    async def match(self, names: str, game: str = "guess", **options: object) -> list[Player]:
        """Begin a match; nobody has a page open, and all asked by REST just now."""
        return await self.site.match(names, game, **options)

    async def left_alone(
        self, names: str, game: str = "guess", **options: object
    ) -> tuple[Page, list[Player]]:
        """Begin a match in which all but the first are away; return the page of the first."""
        people = await self.match(names, game, **options)
        page = await people[0].page()
        await self.wait(page)
        for player in people[1:]:
            await page.until(lambda who=player: is_away(page, who))
        return page, people

    async def alone_with_stand_ins(
        self, names: str, game: str = "guess", **options: object
    ) -> tuple[Page, list[Player]]:
        """Begin a match in which all but the first are away, and have stand-ins."""
        page, people = await self.left_alone(names, game, stand_in_seconds=10, **options)
        await self.wait(page, 11)
        await page.until(lambda: page.table.get("stand_ins") == list(range(1, len(people))))
        return page, people


@asynccontextmanager
async def patient(database: Path | str, **settings: object) -> AsyncIterator[Patient]:
    """Run such a server; its bots decide quickly."""
    server = Patient()
    chosen = {"bot_seconds": 0.02, "away_seconds": GRACE, "host_grace_seconds": 3600} | settings
    async with running(database, world_of=server.world, **chosen) as server.site:
        yield server


def is_away(page: Page, player: Player) -> bool:
    """Return whether a page shows that somebody is away."""
    return bool(page.table["players"][player.id].get("away", False))


def kinds(page: Page) -> list[str]:
    """Return the kinds of the events that a page received, in order."""
    return [event["kind"] for event in page.events]
