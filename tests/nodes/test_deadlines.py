"""Deadlines at two nodes: both watch them, and each is acted on once."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.support.neighbours import fresh_postgres, redis_url
from tests.support.nightly import nightly
from tests.support.nodes.beside import Beside, beside
from tests.support.nodes.cluster import at
from tests.support.serving import Page, Player, StoppedClock, together

pytestmark = pytest.mark.asyncio(loop_scope="session")

TURN = 10
"""The shortest time that a host can choose for a turn, in seconds."""

LAST_MOMENT = 0.1
"""For that many seconds, both nodes wait until an alarm rings."""

LAPSES = 2
"""How often time runs out; after three who pass the round would be over."""


@pytest_asyncio.fixture(
    scope="module", loop_scope="session", params=[nightly("with Redis"), "without"]
)
async def two(request: pytest.FixtureRequest) -> AsyncIterator[Beside]:
    """Run two nodes whose clocks a test can put forward."""
    settings = {"redis": redis_url()} if request.param == "with Redis" else {}
    with fresh_postgres() as database:
        async with beside(database, settings, settings, StoppedClock) as nodes:
            yield nodes


@pytest.fixture
def in_time(two: Beside):
    """Set both clocks right again after the test."""
    yield
    for clock in two.clocks:
        clock.ahead = 0


async def match(two: Beside) -> tuple[Player, list[Page]]:
    """Begin a match of three, each with a page at both nodes; return its host and the pages."""
    people = await two.sites[0].match("Ada Bo Cy", turn_seconds=TURN)
    pages = [await at(site, who).page() for who in people for site in two.sites]
    for who in people:
        await who.move("stake 1")
    for page in pages:
        await page.until(lambda page=page: "turn" in (page.public or {}))
    return people[0], pages


async def let_time_run_out(two: Beside, player: Player, pages: list[Page]) -> None:
    """Let the time of a turn pass, its last moment at both nodes at once."""
    two.put_forward(TURN - LAST_MOMENT)
    await heard_by_all(player, pages)
    two.put_forward(LAST_MOMENT)


async def heard_by_all(player: Player, pages: list[Page]) -> None:
    """Let every page hear something, and so all that was before it."""
    number = await player.do("say", text="Listen!")
    for page in pages:
        await page.reach(number)


def lapses(page: Page) -> int:
    """Return how often time ran out, by a page's events."""
    return [event["kind"] for event in page.events].count("time_ran_out")


@pytest.mark.usefixtures("in_time")
@pytest.mark.parametrize("ahead", [nightly([0, 0]), nightly([0, 1]), nightly([1, 0]), [-1, 1]])
async def test_nothing_is_done_twice_whatever_clock_is_ahead(two: Beside, ahead: list[int]):
    """Each deadline is acted on once, though both nodes watch it, and so is a move."""
    for clock, seconds in zip(two.clocks, ahead, strict=True):
        clock.put_forward(seconds)
    ada, pages = await match(two)

    for lapse in range(1, LAPSES + 1):
        await let_time_run_out(two, ada, pages)
        for page in pages:
            await page.until(lambda page=page, lapse=lapse: lapses(page) >= lapse)

    await heard_by_all(ada, pages)
    assert {lapses(page) for page in pages} == {LAPSES}
    moving = [page for page in pages if page.legal]
    assert len(moving) == 2, "one player, who has a page at each node"
    assert moving[0].table["deadline"] == moving[1].table["deadline"]
    results = await together(*(page.move(page.legal[0]) for page in moving))
    assert sum(isinstance(result, int) for result in results) == 1
