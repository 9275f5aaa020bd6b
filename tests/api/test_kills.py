"""A server that is killed time and again while people play: they come back and nothing is lost.

``benchmarks/servers/crashes.py`` does the same two hundred times, to more tables under a full load.
"""

import asyncio
import itertools
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from morpho_client import Client, Refused, Update
from morpho_client.views import View, events_of
from tests.support.databases import KINDS, fresh
from tests.support.serving import Json, Player, ServerProcess, Site

KILLS = 10
TABLES = 3
TIMEOUT = 60.0
"""How many seconds anybody may take to come back or to go on: starting may take long."""


class Returning:
    """Somebody who plays and talks without a pause, and reconnects after every failure.

    ``updates`` are all so far, ``answered`` the numbers of the commands that were answered, by id;
    ``gone_on`` is set with each of these answers.
    """

    def __init__(self, player: Player, dice: random.Random) -> None:
        self.player = player
        self.updates: list[Update] = []
        self.answered: dict[str, int] = {}
        self.gone_on = asyncio.Event()
        self.client = Client(player.site.base, token=player.guest.token, patience=TIMEOUT)
        self.table = self.client.table(player.code, player.id)
        self.last = False
        self._dice = dice

    async def play(self) -> None:
        """Play until it is the last time, and everything is answered."""
        listening = asyncio.ensure_future(self._listen())
        for number in itertools.count():
            command = self._next(await self.table.until(lambda view: view.phase))
            try:
                done = await self.table.do(command.pop("type"), id=f"c{number}", **command)
                self.answered[f"c{number}"] = done
            except Refused as refused:
                if refused.code not in {"not_your_turn", "stale"}:
                    raise
            self.gone_on.set()
            if self.last:
                break
        listening.cancel()

    async def _listen(self) -> None:
        async for update in self.table:
            self.updates.append(update)

    def _next(self, view: View) -> Json:
        if view.legal:
            return {"type": "move", "move": self._dice.choice(view.legal), "at": view.n}
        if view.phase == "between" and view.player == "p1":
            return {"type": "next_round"}
        return {"type": "say", "text": "Still here."}


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
                await person.client.close()


async def agrees_with_the_log(person: Returning) -> None:
    """Assert that a player received what the log has, and that it has their commands once."""
    telling = await everything(person.player)
    await person.table.until(lambda view: view.n == len(telling))
    assert [update["n"] for update in telling] == list(range(1, len(telling) + 1)), "no hole"
    first, *heard = person.updates
    heard += person.table._news  # it has come, and was not asked for any more
    assert [one.n for one in heard if one.events] == [
        update["n"] for update in telling[first.n :] if events_of(update)
    ], "nothing is lost, and nothing comes twice"
    for update in heard:
        assert list(update.events) in ([], events_of(telling[update.n - 1])), "no half of a move"
    done = Counter(update["done"] for update in telling if "done" in update)
    assert done.most_common(1)[0][1] == 1, "nothing is done twice"
    numbers = {update["done"]: update["n"] for update in telling if "done" in update}
    assert person.answered.items() <= numbers.items(), "what was answered is in the log"
    shown = View.of(await person.player.view())
    assert replace(person.table.view, here=()) == replace(shown, here=())
