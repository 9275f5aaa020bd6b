"""A bot's cards show neither in the messages that others receive nor in its thinking time.

Two worlds, as in tests/support/realtime/worlds.py, that differ in what a bot and Bo hold.
"""

import asyncio
from random import Random

from morpho_server.bots import runner
from morpho_server.games import registry
from morpho_server.games.entry import GameEntry
from tests.bots.test_stand_ins import Quiet
from tests.support.games.guess import GUESS
from tests.support.realtime.worlds import (
    Telling,
    cards_of,
    compare,
    first_world,
    other_world,
    telling,
)
from tests.support.serving import TIMEOUT, Site


class Dice(Random):
    """Dice that are the same in every world, and remember for how long bots thought."""

    def __init__(self, thrown: "list[Dice]") -> None:
        super().__init__(2026)
        self.seconds: list[float] = []
        thrown.append(self)

    def uniform(self, a: float, b: float) -> float:
        self.seconds.append(super().uniform(a, b))
        return self.seconds[-1]


async def moved(world: Telling, seat: int, count: int) -> None:
    """Wait until a seat has made that many moves; collect what the observers see."""
    site, code = world.people[0].site, world.people[0].code
    async with asyncio.timeout(TIMEOUT):
        while (await moves(site, code)).count(seat) < count:  # noqa: ASYNC110 - nobody is notified
            await asyncio.sleep(0.01)
    await world.collect()


async def moves(site: Site, code: str) -> list[int]:
    """Return who has moved, by the log."""
    return [entry.seat for entry in await site.entries(code) if entry.move is not None]


async def test_cards_of_a_bot_change_nothing_that_others_see(tmp_path, monkeypatch):
    monkeypatch.setitem(registry.GAMES, "guess", GameEntry(GUESS, bots={"quiet": Quiet()}))
    thrown: list[Dice] = []
    monkeypatch.setattr(runner, "SystemRandom", lambda: Dice(thrown))
    quick = {"bot": "quiet", "bot_seconds": 0.01}
    async with (
        telling(tmp_path / "one.db", first_world, **quick) as one,
        telling(tmp_path / "two.db", other_world, **quick) as two,
    ):
        dealt = [await cards_of(world) for world in (one, two)]
        assert dealt[0]["C"] != dealt[1]["C"], "the bot holds the same in both"

        for world in (one, two):
            for observer in world.observers:
                observer.answers.clear()  # the bot may have chosen before they asked, or after
            await moved(world, 2, 1)
        await compare(one, two)
        # To Bo the bot shows its card, and then it passes.
        for seat, move in [(0, "stake 1"), (1, "stake 1"), (0, "pass"), (1, "ask C")]:
            for world in (one, two):
                await world.move(seat, move)
        for world in (one, two):
            await moved(world, 2, 3)
        await compare(one, two)

    one_thought, other_thought = (dice.seconds for dice in thrown)
    # After its last move the bot is asked once more; one of them may have been already.
    both = min(len(one_thought), len(other_thought))
    assert both >= 3
    assert one_thought[:both] == other_thought[:both]
