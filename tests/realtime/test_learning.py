"""Learning while others come: all see how far somebody is, and nothing of it is kept."""

import pytest

from tests.support.pages import Json
from tests.support.serving import Page, Player, begin

pytestmark = pytest.mark.asyncio(loop_scope="session")


def learn(step: int, steps: int = 12) -> Json:
    return {"type": "learn", "step": step, "steps": steps}


def learning(page: Page) -> Json:
    """Return the progress of those who learn, as a page heard of it last."""
    heard = [message for message in page.heard if message["type"] == "presence"]
    return heard[-1].get("learning", {})


async def pages(site, names: str = "Ada Bo Cy") -> tuple[list[Player], list[Page]]:
    people = await site.company(names)
    return people, [await player.page() for player in people]


async def test_all_see_how_far_somebody_is(site):
    (_, bo, _), (ada_page, bo_page, cy_page) = await pages(site)

    await bo_page.send(learn(7))

    for page in (ada_page, bo_page, cy_page):
        await page.until(lambda page=page: learning(page) == {bo.id: [7, 12]})
    late = await bo.page()
    await late.until(lambda: learning(late) == {bo.id: [7, 12]})
    await bo_page.send(learn(0))
    await ada_page.until(lambda: learning(ada_page) == {})


@pytest.mark.parametrize("pages_left", [0, 1])
async def test_it_is_forgotten_with_the_page(site, pages_left):
    (_, bo, _), (ada_page, bo_page, _) = await pages(site)
    for _ in range(pages_left):
        await bo.page()
    await bo_page.send(learn(3))
    await ada_page.until(lambda: learning(ada_page) == {bo.id: [3, 12]})

    await bo_page.close()

    await ada_page.until(lambda: learning(ada_page) == {})
    assert (bo.id in ada_page.here) == bool(pages_left)


async def test_nothing_of_it_is_in_the_log(site):
    (ada, *_), (ada_page, bo_page, _) = await pages(site)
    before = await site.entries(ada.code)

    await bo_page.send(learn(5))
    await ada_page.until(lambda: bool(learning(ada_page)))

    assert await site.entries(ada.code) == before


async def test_in_a_round_nobody_hears_of_it(site):
    """A number could tell something of the cards."""
    people, (ada_page, bo_page, _) = await pages(site)
    await bo_page.send(learn(5))
    await ada_page.until(lambda: bool(learning(ada_page)))
    await begin(people)
    await bo_page.until(lambda: bo_page.table["phase"] == "playing")

    await bo_page.send(learn(6))

    await ada_page.until(lambda: learning(ada_page) == {})


@pytest.mark.parametrize(
    "message",
    [
        learn(100),
        learn(-1),
        learn(1, 0),
        learn(1, 100),
        {"type": "learn", "step": "1", "steps": 12},
        {"type": "learn", "step": 1},
        {"type": "learn", "step": 1, "steps": 12, "at": "home"},
    ],
)
async def test_steps_out_of_bounds_are_rejected(site, message):
    _, (ada_page, bo_page, _) = await pages(site)
    heard = len(bo_page.frames)

    await bo_page.send(message)

    answer = await bo_page.message(lambda m: m["type"] == "error", heard)
    assert answer["code"] == "invalid"
    assert learning(ada_page) == {}


async def test_nobody_is_further_than_the_end(site):
    (_, bo, _), (ada_page, bo_page, _) = await pages(site)

    await bo_page.send(learn(20, 12))

    await ada_page.until(lambda: learning(ada_page) == {bo.id: [12, 12]})
