"""A game with a board, dice and nothing hidden is played at a table, by several or alone."""

import pytest

from tests.support.serving import Page

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def play_on(*pages: Page) -> None:
    """Make legal moves until the match is over."""
    while True:
        for page in pages:
            await page.until(lambda page=page: page.legal or page.table["phase"] == "over")
            while page.legal:
                await page.move(page.legal[-1])
                await page.until(lambda page=page, at=page.n: page.n >= at)
            if page.table["phase"] == "over":
                return


async def test_several_win_together(site):
    """Everybody sees the same board and the same dice."""
    people = await site.match("Ada Bo Cy", game="lanes", length=4, laps=30)
    pages = [await player.page() for player in people]

    first = pages[0].public["first"]
    await play_on(*(pages[(first + turn) % 3] for turn in range(3)))
    for page in pages:
        await page.event("match_ended")

    assert pages[0].public == pages[1].public == pages[2].public
    home = [int(seat) for seat, square in pages[0].public["squares"].items() if square == 4]
    assert pages[0].table["match"]["winners"] == pages[0].public["winners"] == home


async def test_one_plays_alone(site):
    """Nobody else must be there, or be ready."""
    [ada] = await site.match("Ada", game="lanes", length=4, laps=None)
    page = await ada.page()

    await play_on(page)

    await page.event("match_ended")
    assert page.table["match"]["winners"] == [0]
