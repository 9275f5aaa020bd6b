"""A table always has a host who is there, as long as anybody is."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.support.pages import TIMEOUT
from tests.support.serving import Page, Player, Site, running
from tests.support.tables.trouble import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="session")

GRACE = 0.1
"""How many seconds a host's pages may be gone in these tests, by a clock that they put forward."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def trouble(tmp_path_factory) -> AsyncIterator[Trouble]:
    """Run a server that doesn't wait for hosts for long, and looks often whether it must."""
    trouble = Trouble()
    database = tmp_path_factory.mktemp("hosts") / "morpho.db"
    async with running(database, world_of=trouble.world, host_grace_seconds=GRACE) as trouble.site:
        yield trouble


@pytest.fixture
def hasty(trouble: Trouble) -> Site:
    """Return the site of that server."""
    return trouble.site


async def host_is(page: Page, player: Player, patience: float = TIMEOUT) -> None:
    """Wait until a player is host."""
    await page.until(lambda: page.table["host"] == player.id, patience=patience)


async def grace_is_over(trouble: Trouble, page: Page, *here: Player) -> None:
    """Let the time pass that a host may be gone, when a page shows who is still here."""
    await page.until(lambda: set(page.here) == {player.id for player in here})
    trouble.clock.put_forward(GRACE)


async def test_somebody_present_replaces_an_absent_host(hasty, trouble):
    ada, _, cy = await hasty.company("Ada Bo Cy")
    pages = [await ada.page(), await ada.page(), await cy.page()]

    await pages[0].close()
    await pages[1].close()
    await grace_is_over(trouble, pages[2], cy)

    await host_is(pages[2], cy)
    assert await pages[2].event("host_changed") == {"kind": "host_changed", "player": cy.id}


async def test_those_who_sit_come_before_those_who_watch(hasty, trouble):
    ada, bo, cy = await hasty.company("Ada Bo Cy")
    await bo.do("stand")
    pages = [await player.page() for player in (ada, bo, cy)]

    await pages[0].close()
    await grace_is_over(trouble, pages[1], bo, cy)

    await host_is(pages[1], cy)


async def test_in_a_match_who_watches_is_not_made_host_and_who_sits_is(hasty, trouble):
    ada, bo = await hasty.match("Ada Bo")
    zed = await (await hasty.guest()).join(ada.code, "Zed", sit=False)
    gone, watching = await ada.page(), await zed.page()

    await gone.close()
    await grace_is_over(trouble, watching, zed)
    with pytest.raises(AssertionError, match="did not come true"):
        await host_is(watching, zed, 3 * GRACE)

    page = await bo.page()
    await host_is(page, bo)


async def test_a_host_who_comes_back_in_time_stays_host(hasty, trouble):
    ada, bo = await hasty.company("Ada Bo")
    gone, page = await ada.page(), await bo.page()
    await gone.close()
    await page.until(lambda: page.here == [bo.id])

    await ada.page()
    await grace_is_over(trouble, page, ada, bo)

    with pytest.raises(AssertionError, match="did not come true"):
        await page.until(lambda: page.table["host"] == bo.id, patience=3 * GRACE)


async def test_nobody_is_made_host_while_nobody_is_there(hasty, trouble):
    ada, bo = await hasty.company("Ada Bo")
    page = await ada.page()

    await page.close()
    trouble.clock.put_forward(GRACE)
    await asyncio.sleep(3 * GRACE)

    assert (await bo.view())["table"]["host"] == ada.id


async def test_the_first_player_present_replaces_an_absent_host(hasty, trouble):
    _, bo = await hasty.company("Ada Bo")

    page = await bo.page()
    await grace_is_over(trouble, page, bo)

    await host_is(page, bo)


async def test_a_leaving_host_is_followed_by_somebody_present(hasty, trouble):
    ada, bo, cy = await hasty.company("Ada Bo Cy")
    host, page = await ada.page(), await cy.page()

    await host.send({"type": "leave", "id": "bye"})

    await host_is(page, bo)
    await grace_is_over(trouble, page, cy)
    await host_is(page, cy)


async def test_an_absent_new_host_is_replaced(hasty, trouble):
    ada, bo, _ = await hasty.company("Ada Bo Cy")
    page = await ada.page()

    await ada.do("hand_over", player=bo.id)

    await host_is(page, bo)
    await grace_is_over(trouble, page, ada)
    await host_is(page, ada)


async def gone_while_the_log_is(state, hasty, trouble):
    """Let a host go while the log is in a state; wait until somebody else is host afterwards."""
    ada, bo = await hasty.company("Ada Bo")
    gone, page = await ada.page(), await bo.page()
    with trouble.log.being(state):
        trouble.log.failed.clear()
        await gone.close()
        await grace_is_over(trouble, page, bo)
        await trouble.log.failed.wait()

    await host_is(page, bo)


async def test_a_host_is_replaced_although_the_log_fails_for_a_while(hasty, trouble):
    await gone_while_the_log_is("full", hasty, trouble)


async def test_a_host_who_asks_by_rest_is_there(hasty, trouble):
    ada, bo = await hasty.company("Ada Bo")
    page = await bo.page()
    for _ in range(4):
        trouble.clock.put_forward(GRACE / 2)
        await ada.view()
        await asyncio.sleep(2 * GRACE)  # it looks meanwhile
    assert page.table["host"] == ada.id

    await grace_is_over(trouble, page, bo)

    await host_is(page, bo)


async def test_a_host_is_replaced_in_spite_of_a_fault(hasty, trouble):
    await gone_while_the_log_is("faulty", hasty, trouble)

    complaints = "\n".join(hasty.complaints)
    hasty.complaints.clear()
    assert "somebody is gone, but there is a fault" in complaints
    assert "a mistake in the log" in complaints
