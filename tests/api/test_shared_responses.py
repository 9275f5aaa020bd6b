"""What many ask for is found once for all of them, and again after a while."""

import asyncio

import pytest

from morpho_server.api import shared_response
from morpho_server.api.shared_response import FRESH_SECONDS, SharedAnswer

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Source:
    """Says how often it was asked, when it is let; fails as long as it is told to."""

    def __init__(self):
        self.asked = 0
        self.failing = False
        self.let = asyncio.Event()

    async def find(self):
        self.asked += 1
        await self.let.wait()
        if self.failing:
            raise LookupError
        return self.asked


@pytest.fixture
def clock(monkeypatch):
    """A clock that stands still until it is moved."""
    time = [0.0]
    monkeypatch.setattr(shared_response, "_now", lambda: time[0])
    return time


@pytest.fixture
async def source():
    return Source()


async def ask(shared, times):
    """Return who asks at once, after they have begun to wait."""
    asking = [asyncio.ensure_future(shared.get()) for _ in range(times)]
    await asyncio.sleep(0)
    return asking


@pytest.mark.usefixtures("clock")
async def test_all_who_ask_meanwhile_are_told_the_same(source):
    shared = SharedAnswer(source.find)
    asking = await ask(shared, 3)

    source.let.set()

    assert await asyncio.gather(*asking) == [1, 1, 1]


async def test_an_answer_is_good_for_a_while(source, clock):
    shared = SharedAnswer(source.find)
    source.let.set()
    answers = []
    for clock[0] in (0.0, 0.9 * FRESH_SECONDS, FRESH_SECONDS, 1.9 * FRESH_SECONDS):
        answers.append(await shared.get())

    assert answers == [1, 1, 2, 2]


@pytest.mark.usefixtures("clock")
async def test_a_failure_reaches_all_waiting_callers_and_no_later_ones(source):
    shared = SharedAnswer(source.find)
    source.failing = True
    asking = await ask(shared, 2)
    source.let.set()

    failed = await asyncio.gather(*asking, return_exceptions=True)
    source.failing = False

    assert [type(each) for each in failed] == [LookupError, LookupError]
    assert await shared.get() == 2


@pytest.mark.usefixtures("clock")
async def test_an_asker_who_goes_away_takes_the_answer_from_nobody(source):
    shared = SharedAnswer(source.find)
    first, second = await ask(shared, 2)

    first.cancel()
    await asyncio.sleep(0)
    source.let.set()

    assert await second == 1
    assert first.cancelled()
