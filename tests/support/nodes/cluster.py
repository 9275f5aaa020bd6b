"""Several nodes, each a process of its own, on one database and perhaps one Redis."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from random import Random
from secrets import token_hex
from typing import Any

from tests.support.serving import Guest, Page, Player, ServerProcess, Site

__all__ = ["Cluster", "at", "cluster", "go_on", "play_on", "said", "spread"]

QUICK = {"mode": "expert", "target": 1, "turn_limit": 4}
"""Options of a match that is over soon, with moves and reactions of every kind in it."""


@dataclass
class Cluster:
    """The nodes as processes, and as their users see them."""

    database: str
    settings: dict[str, Any]
    nodes: list[ServerProcess]
    sites: list[Site]

    async def match(self, names: str, **options: Any) -> list[Player]:
        """Return people whose match has just begun, as they are at the first node."""
        return await self.sites[0].match(names, "morpho", **{**QUICK, **options})


@asynccontextmanager
async def cluster(database: str, count: int = 2, **settings: Any) -> AsyncIterator[Cluster]:
    """Run that many nodes; ``settings`` are the same for all, with channels of their own."""
    chosen = {"redis_prefix": f"test-{token_hex(4)}", **settings}
    async with AsyncExitStack() as closing:
        nodes = [closing.enter_context(ServerProcess(database, **chosen)) for _ in range(count)]
        sites = [await closing.enter_async_context(node.visit()) for node in nodes]
        yield Cluster(database, chosen, nodes, sites)


def at(site: Site, player: Player) -> Player:
    """Return somebody as they are at another node."""
    return Player(Guest(site, player.guest.token), player.code, player.id)


async def spread(people: Sequence[Player], sites: Sequence[Site]) -> list[Page]:
    """Open a page for each, at one node after the other."""
    return [await at(sites[i % len(sites)], who).page() for i, who in enumerate(people)]


async def play_on(pages: Sequence[Page], dice: Random, moves: int = 300) -> None:
    """Make random moves on all players' pages until the match is over."""
    for _ in range(moves):
        if pages[0].table["phase"] == "over":
            return
        await go_on(pages, dice)
    raise AssertionError(f"the match is not over after {moves} moves")


async def go_on(pages: Sequence[Page], dice: Random) -> None:
    """Make one move, or begin the next round or match; wait until every page has the update."""
    again = {"between": "next_round", "over": "rematch"}.get(pages[0].table["phase"])
    if again is not None:
        number = await pages[0].do(again)
    else:
        await pages[0].until(lambda: any(page.legal for page in pages))
        mover = next(page for page in pages if page.legal)
        number = await mover.move(dice.choice(mover.legal))
    for page in pages:
        await page.reach(number)


async def said(player: Player) -> list[str]:
    """Return everything that was said at a table."""
    events = [event for update in await player.updates() for event in update.get("events", ())]
    return [event["text"] for event in events if event["kind"] == "said"]
