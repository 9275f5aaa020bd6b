"""Clocks of machines that are wrong: nobody's time runs out too early, or never."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

import pytest
from sqlalchemy import select

from morpho_server import app
from morpho_server.storage import clock
from morpho_server.system import SystemClock
from tests.support.absent import kinds
from tests.support.neighbours import fresh_postgres, redis_url
from tests.support.nightly import nightly
from tests.support.nodes.cluster import at
from tests.support.serving import MovableClock, Page, running

HOUR = 3600
TURN = 600
WRONG = HOUR // 2
"""The seconds that only a wrong clock can be off."""


def seconds_left(page: Page) -> float:
    """Return how many seconds are left of the deadline, by a clock that is right."""
    left: float = page.table["deadline"]["at"] / 1000 - time.time()
    return left


def seconds_given_back(page: Page) -> float:
    """Return how much time a page says was given back: a busy machine may pause, too."""
    given = [event for event in page.events if event["kind"] == "time_given_back"]
    return sum(event["millis"] for event in given) / 1000


async def choose_first(pages: list[Page]) -> None:
    """Make a move; everybody has the time of a turn afterwards."""
    mover = next(page for page in pages if page.legal)
    number = await mover.move(mover.legal[0])
    for page in pages:
        await page.reach(number)
        assert TURN - WRONG < seconds_left(page) < TURN + WRONG
        assert seconds_given_back(page) < WRONG
        assert "time_ran_out" not in kinds(page)


@asynccontextmanager
async def machines(monkeypatch, ahead: float = 0) -> AsyncIterator[tuple[Any, Any, Any]]:
    """Run two nodes, the second with a clock that is wrong; begin a match, with pages at both.

    Yield the clocks, the sites and the pages.
    """
    clocks = [MovableClock(), MovableClock()]
    clocks[1].set_wrong(ahead)
    unused = iter(clocks)
    monkeypatch.setattr(app, "SystemClock", lambda: next(unused))
    monkeypatch.setattr(clock, "SET_SECONDS", 0.05)
    bells = {"redis": redis_url(), "redis_prefix": f"test-{token_hex(4)}"}
    with fresh_postgres() as database:
        async with running(database, **bells) as here, running(database, **bells) as there:
            people = await here.match("Ada Bo Cy", turn_seconds=TURN)
            sites = [here, there, there]
            pages = [await at(*each).page() for each in zip(sites, people, strict=True)]
            yield clocks, (here, there), pages


@pytest.mark.parametrize("ahead", [HOUR, nightly(-HOUR)])
async def test_a_node_whose_clock_is_wrong_has_the_time_of_the_others(monkeypatch, ahead):
    async with machines(monkeypatch, ahead) as (clocks, (_, there), pages):
        for _ in range(4):
            await choose_first(pages)

        clocks[1].set_wrong(-2 * ahead)
        while abs(there.world.clock.now() / 1000 - time.time()) > WRONG:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        await choose_first(pages)


def by_the_database(seconds: int) -> Any:
    """Return the question for the database's time, as if its clock were off by some seconds."""
    answer = clock._NOW.selected_columns[0] + 1000 * seconds
    return select(answer)


@pytest.mark.nightly
async def test_a_database_whose_clock_is_put_back_stops_no_turn(monkeypatch):
    async with machines(monkeypatch) as (clocks, sites, pages):
        await choose_first(pages)

        monkeypatch.setattr(clock, "_NOW", by_the_database(-HOUR))
        for site in sites:
            while site.world.clock.now() / 1000 > time.time() - WRONG:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        for each in clocks:
            each.put_forward(TURN)
        await pages[0].do("say", text="Time flies.")

        for page in pages:
            await page.event("time_ran_out")


def test_the_time_does_not_go_back_when_the_clock_is_put_back(monkeypatch):
    system = SystemClock()
    right = system.now()
    now = time.time_ns

    monkeypatch.setattr(time, "time_ns", lambda: now() - HOUR * 10**9)

    assert 0 <= system.now() - right < 10_000
    assert right - system.wall() > 1000 * (HOUR - 60), "what expires goes by this one"
    before = system.now()
    time.sleep(0.01)
    assert system.now() > before


def test_the_time_is_later_when_the_clock_is_put_forward(monkeypatch):
    system = SystemClock()
    right = system.now()
    now = time.time_ns

    monkeypatch.setattr(time, "time_ns", lambda: now() + HOUR * 10**9)

    assert 0 <= system.now() - right - 1000 * HOUR < 10_000
