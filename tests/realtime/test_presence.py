"""Presence: everybody hears when a player's first page opens or last one closes."""

import pytest

from tests.support.serving import Page, Site, begin

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def pages(site: Site, names: str) -> list[Page]:
    """Return the open pages of people at a new table."""
    return [await player.page() for player in await site.company(names)]


async def test_everybody_is_told_who_is_there(site):
    ada, bo = await site.company("Ada Bo")
    first = await ada.page()
    assert first.here == [ada.id]

    second = await bo.page()

    await first.until(lambda: first.here == [ada.id, bo.id])
    await second.until(lambda: second.here == [ada.id, bo.id])


async def test_a_second_page_gets_presence_without_announcing_any(site):
    ada, bo = await site.company("Ada Bo")
    first = await ada.page()
    heard = len(first.frames)

    second = await ada.page()
    assert second.here == [ada.id]
    await bo.do("say", text="Are you there twice?")

    await first.event("said")
    assert [message["type"] for message in first.heard[heard:]] == ["update"]


async def test_those_present_are_listed_in_order_of_arrival(site):
    _, bo, *_ = await site.company("Ada Bo Cy Di Ed Flo Gus Hal Ida")
    zed = await (await site.guest()).join(bo.code, "Zed", sit=False)
    await zed.page()

    page = await bo.page()

    assert page.here == [bo.id, zed.id] == ["p2", "p10"]


@pytest.mark.parametrize("how", ["close", "vanish"])
async def test_closing_the_last_page_ends_presence(site, how):
    ada, bo = await site.company("Ada Bo")
    watching = await ada.page()
    two = [await bo.page(), await bo.page()]
    await watching.until(lambda: bo.id in watching.here)

    await two[0].close()
    await ada.do("say", text="One page less.")
    await watching.event("said")
    assert bo.id in watching.here
    if how == "close":
        await two[1].close()
    else:
        two[1].vanish()

    await watching.until(lambda: watching.here == [ada.id])


async def test_a_player_who_leaves_is_no_longer_there(site):
    ada, bo = await site.company("Ada Bo")
    watching, leaving = await ada.page(), await bo.page()
    await watching.until(lambda: bo.id in watching.here)

    await bo.do("leave")

    assert await leaving.end() == (4409, "left")
    await watching.until(lambda: watching.here == [ada.id])


async def test_a_removed_player_is_no_longer_there(site):
    ada, bo = await site.company("Ada Bo")
    watching, removed = await ada.page(), [await bo.page(), await bo.page()]
    await watching.until(lambda: bo.id in watching.here)

    await ada.do("remove", player=bo.id)

    for page in removed:
        assert await page.end() == (4403, "removed")
        assert page.heard[-1]["type"] == "bye"
        assert page.heard[-1]["code"] == "removed"
    await watching.until(lambda: watching.here == [ada.id])


async def test_a_spectator_who_may_not_watch_is_no_longer_there(site):
    ada, bo = await site.company("Ada Bo", spectators=False)
    cy = await (await site.guest()).join(ada.code, "Cy", sit=False)
    watching, sent_away = await ada.page(), await cy.page()
    await watching.until(lambda: cy.id in watching.here)

    await begin([ada, bo])

    await sent_away.end()
    await watching.until(lambda: watching.here == [ada.id])
