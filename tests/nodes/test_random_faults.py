"""Random faults by seed: once all is well again, every page is answered, and nothing is lost."""

import asyncio
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from random import Random
from typing import Final

import httpx
import psycopg
import pytest
import websockets

from tests.support.cut_off import Line
from tests.support.neighbours import fresh_postgres, redis_url
from tests.support.nodes.cluster import Cluster, at, cluster, said
from tests.support.serving import Player, Refused

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.nightly]

TODAY: Final = datetime.now(UTC).toordinal()
"""Tells the seeds of one night from those of another; all processes of a run have the same."""

TABLES: Final = 6
FAULTS: Final = 12

ANSWER_SECONDS: Final = 30.0
"""The time in which every page has its first view, once all is well again."""

PASSING: Final = {"log_unavailable", "overloaded", "restarting", "rate_limited"}

Fault = tuple[Callable[[], None], Callable[[], None]]
"""Begins and ends something that goes wrong."""


def spin() -> None:
    """Take all of a core that the system gives."""
    while True:
        pass


@contextmanager
def busy_neighbours() -> Iterator[None]:
    """Run other processes that always have something to do, several for each core."""
    spinning = [
        multiprocessing.get_context("spawn").Process(target=spin, daemon=True)
        for _ in range(4 * (os.cpu_count() or 1))
    ]
    for process in spinning:
        process.start()
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.join()


def end_sessions(database: str) -> None:
    """End every session of a database within PostgreSQL, at any point of a transaction."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def faults(nodes: Cluster, database: str, postgres: Line, redis: Line) -> dict[str, Fault]:
    """Return all that may go wrong, by what it is."""
    found: dict[str, Fault] = {
        "sessions ended": (lambda: end_sessions(database), lambda: None),
        "commits cut": (lambda: postgres.stall(answers=True), lambda: mend(postgres)),
        "PostgreSQL gone": (postgres.cut, postgres.restore),
        "Redis gone": (redis.cut, redis.restore),
        "Redis silent": (redis.stall, redis.restore),
    }
    for number, node in enumerate(nodes.nodes):
        found[f"node {number} killed"] = node.kill, node.start
        found[f"node {number} stopped"] = (
            lambda node=node: node.ask_to_stop(signal.SIGSTOP),
            lambda node=node: node.ask_to_stop(signal.SIGCONT),
        )
    return found


def mend(line: Line) -> None:
    """Let everything through again, but nothing that was held back."""
    line.cut()
    line.restore()


class Talker:
    """Somebody who says one thing after another, each at any node until it is acknowledged."""

    def __init__(self, nodes: Cluster, player: Player, dice: Random) -> None:
        self.player = player
        self.acknowledged: list[str] = []
        self._there = [at(site, player) for site in nodes.sites]
        self._dice = dice

    async def talk(self) -> None:
        while True:
            text = f"{self.player.id} {len(self.acknowledged)}"
            while not await self._says(text):  # noqa: ASYNC110 - nobody tells when all is well
                await asyncio.sleep(self._dice.uniform(0.05, 0.3))
            self.acknowledged.append(text)

    async def _says(self, text: str) -> bool:
        try:
            await self._dice.choice(self._there).do("say", text=text, id=text.replace(" ", "-"))
        except httpx.TransportError:
            return False
        except Refused as refusal:
            if refusal.code not in PASSING:
                raise
            return False
        return True


async def view(player: Player) -> None:
    """Open pages until one of them has its first view."""
    while True:
        with suppress(OSError, websockets.WebSocketException, AssertionError, TimeoutError):
            if (await player.page()).greeted:
                return
        await asyncio.sleep(0.2)


@asynccontextmanager
async def talking(talkers: list[Talker]) -> AsyncIterator[None]:
    """Let everybody talk while the block runs."""
    tasks = [asyncio.ensure_future(talker.talk()) for talker in talkers]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(each, asyncio.CancelledError) for each in ended), ended


# A handshake that a fault breaks off leaves a socket to the collector.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.timeout(900)  # most of it is the start of nodes on a busy machine
@pytest.mark.parametrize("seed", [3 * TODAY, 3 * TODAY + 1, 3 * TODAY + 2])
async def test_after_random_faults_every_page_is_answered(seed):
    dice, done = Random(seed), []
    with fresh_postgres() as database, Line(database) as postgres, Line(redis_url()) as redis:
        async with cluster(postgres.url, redis=redis.url) as nodes:
            for site in nodes.sites:
                site.client.timeout = ANSWER_SECONDS / 2
            companies = [await nodes.sites[0].company("Ada Bo", "morpho") for _ in range(TABLES)]
            talkers = [Talker(nodes, each, dice) for people in companies for each in people]
            possible = faults(nodes, database, postgres, redis)
            with busy_neighbours():
                async with talking(talkers):
                    for _ in range(FAULTS):
                        done.append(dice.choice(sorted(possible)))
                        begin, end = possible[done[-1]]
                        await asyncio.to_thread(begin)
                        await asyncio.sleep(dice.uniform(0.2, 4))
                        await asyncio.to_thread(end)

                everybody = [at(site, each.player) for site in nodes.sites for each in talkers]
                unanswered = {(each.site.base, each.code, each.id) for each in everybody}

                async def answer(player: Player) -> None:
                    await view(player)
                    unanswered.discard((player.site.base, player.code, player.id))

                with suppress(TimeoutError):
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await asyncio.gather(*map(answer, everybody))
                assert not unanswered, f"after {done}"

            for talker in talkers:
                lines = Counter(await said(talker.player))
                assert lines.keys() >= set(talker.acknowledged), f"lost after {done}"
                assert max(lines.values(), default=1) == 1, f"done twice after {done}"
