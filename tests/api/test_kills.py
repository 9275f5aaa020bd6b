"""A server that is killed time and again while people play: they come back and nothing is lost.

``benchmarks/servers/crashes.py`` does the same two hundred times, to more tables under a full load.
"""

import asyncio
import contextlib
import itertools
import json
import random
from collections import Counter
from pathlib import Path

import pytest
import websockets

from tests.support.databases import KINDS, fresh
from tests.support.serving import (
    Json,
    Page,
    Player,
    ServerProcess,
    Site,
    command,
    essence,
    open_page,
)

KILLS = 10
TABLES = 3
TIMEOUT = 60.0
"""How many seconds anybody may take to come back or to go on: starting may take long."""


class Returning:
    """Somebody who plays and talks without a pause, and reconnects after every failure.

    ``updates`` are all so far by number, ``answered`` the numbers of the commands that were
    answered, by id; ``gone_on`` is set with each of these answers.
    """

    def __init__(self, player: Player, dice: random.Random) -> None:
        self.player = player
        self.updates: dict[int, Json] = {}
        self.answered: dict[str, int] = {}
        self.gone_on = asyncio.Event()
        self.page: Page | None = None
        self.last = False
        self._dice = dice
        self._asked: Json = None
        self._seen = 0

    async def play(self) -> None:
        """Play until it is the last time, and everything is answered."""
        while not self.last or self._asked is not None:
            # Refused while the server is away, or cut off by the next kill.
            with contextlib.suppress(OSError, websockets.WebSocketException):
                self.page = await self._come()
                await self._play_on(self.page)
            if self.page is not None:
                self.updates |= {
                    update["n"]: update for update in map(json.loads, self.page.updates)
                }
            await asyncio.sleep(0.05)

    async def _come(self) -> Page:
        """Open a page that goes on where the last one was."""
        old, site, query = self.page, self.player.site, {"player": self.player.id, "version": 1}
        if old is not None and old.n is not None:
            query["after"] = old.n
        page = await open_page(site, self.player.code, self.player.guest.token, query)
        if old is not None:
            page.n, page.you, page.table = old.n, old.you, old.table
            page.public, page.own, page.legal = old.public, old.own, old.legal
        return page

    async def _play_on(self, page: Page) -> None:
        await page.until(lambda: page.greeted or page.closed, TIMEOUT)
        while not page.closed and (self._asked is not None or not self.last):
            self._asked = self._asked or self._next(page)
            self._seen = len(page.frames)
            await page.send(self._asked)
            await page.until(lambda: page.closed or self._is_answered(page), TIMEOUT)

    def _next(self, page: Page) -> Json:
        if page.legal:
            return command("move", move=self._dice.choice(page.legal), at=page.n)
        if page.table["phase"] == "between" and page.you["player"] == "p1":
            return command("next_round")
        return command("say", text="Still here.")

    def _is_answered(self, page: Page) -> bool:
        """Return whether what was asked is answered; if so, note it."""
        for message in map(json.loads, page.frames[self._seen :]):
            if self._asked["id"] in (message.get("done"), message.get("id")):
                if message["type"] != "refused":
                    self.answered[self._asked["id"]] = message["n"]
                self._asked = None
                self.gone_on.set()
                return True
        return False


async def seated(site: Site, dice: random.Random) -> list[Returning]:
    """Return people at tables whose matches have begun."""
    options = {"target": 30, "turn_seconds": None, "turn_limit": None}
    tables = [await site.match("Ada Bo Cy", "morpho", **options) for _ in range(TABLES)]
    return [Returning(player, dice) for player in itertools.chain(*tables)]


async def all_have_gone_on(people: list[Returning]) -> None:
    """Wait until everybody has had a command answered."""
    for person in people:
        person.gone_on.clear()
    async with asyncio.timeout(TIMEOUT):
        for person in people:
            await person.gone_on.wait()


async def everything(player: Player) -> list[Json]:
    """Return all that the log tells a player."""
    seen: list[Json] = []
    while updates := await player.updates(seen[-1]["n"] if seen else 0):
        seen += updates
    return seen


@pytest.mark.nightly
@pytest.mark.timeout(600)  # it starts a server eleven times
@pytest.mark.parametrize("kind", KINDS)
async def test_ten_kills_lose_nothing_and_stop_nobody(kind, tmp_path: Path):
    dice = random.Random(17)
    with fresh(kind, tmp_path) as url, ServerProcess(url) as process:
        async with process.visit() as site:
            people = await seated(site, dice)
            async with asyncio.TaskGroup() as playing:
                for person in people:
                    playing.create_task(person.play())
                for _ in range(KILLS):
                    await all_have_gone_on(people)
                    await asyncio.sleep(dice.uniform(0, 0.3))
                    process.kill()
                    await asyncio.to_thread(process.start)
                await all_have_gone_on(people)
                for person in people:
                    person.last = True

            for person in people:
                await agrees_with_the_log(person)


async def agrees_with_the_log(person: Returning) -> None:
    """Assert that a player received what the log has, and that it has their commands once."""
    telling = await everything(person.player)
    log = {update["n"]: update for update in telling}
    assert list(log) == list(range(1, len(log) + 1)), "no hole"
    assert person.updates.items() <= log.items(), "no half of a move was ever sent"
    assert len(telling) == len(log)
    done = Counter(update["done"] for update in telling if "done" in update)
    twice = [update for update in telling if done[update.get("done")] > 1]
    assert not twice, "nothing is done twice"
    numbers = {update["done"]: update["n"] for update in telling if "done" in update}
    assert person.answered.items() <= numbers.items(), "what was answered is in the log"
    await person.page.reach(len(log))
    assert person.page.shows == essence(await person.player.view())
