"""Watching a replay together at different nodes: one leads, wherever the others are."""

import pytest

from tests.support.nodes.cluster import Cluster, at
from tests.support.pages import Json, Page

pytestmark = pytest.mark.asyncio(loop_scope="session")

START = {"match": 1, "round": 1, "step": 3, "eyes": "all", "playing": False, "speed": 1.0}


async def lead(page: Page, step: int) -> None:
    """Lead to a step."""
    await page.send({"type": "watch", "role": "lead", "moment": START | {"step": step}})


def last(page: Page) -> Json:
    """Return the last frame about the leader that a page was sent."""
    heard_of = [heard for heard in page.heard if heard["type"] == "watching"]
    return heard_of[-1] if heard_of else {}


def leading(page: Page) -> tuple[Json, Json]:
    """Return who leads by a page, and at which step."""
    return last(page).get("led_by"), (last(page).get("moment") or {}).get("step")


async def test_one_leads_the_pages_of_all_nodes_until_another_does(nodes: Cluster):
    here, there = nodes.sites
    ada, bo, _ = await here.match("Ada Bo Cy", "morpho")
    await ada.do("end_match")
    one, two = await ada.page(), await at(there, bo).page()
    await two.send({"type": "watch", "role": "follow"})
    await lead(one, 1)
    await two.until(lambda: leading(two) == (ada.id, 1))
    await one.until(lambda: last(one).get("followers") == [bo.id])

    await lead(two, 7)

    for page in (one, two):
        await page.until(lambda page=page: leading(page) == (bo.id, 7))
    assert "leads" not in last(one)
    assert last(two)["leads"]
    await two.close()
    await one.until(lambda: leading(one) == (None, None))


async def test_a_page_at_another_node_hears_who_leads(nodes: Cluster):
    here, there = nodes.sites
    ada, bo, _ = await here.match("Ada Bo Cy", "morpho")
    await ada.do("end_match")
    one = await ada.page()
    await lead(one, 4)
    await one.until(lambda: leading(one) == (ada.id, 4))

    two = await at(there, bo).page()
    await two.send({"type": "watch", "role": "other"})

    await two.until(lambda: leading(two) == (ada.id, 4))


async def test_a_returning_leader_is_heard_at_another_node(nodes: Cluster):
    here, there = nodes.sites
    ada, bo, _ = await here.match("Ada Bo Cy", "morpho")
    await ada.do("end_match")
    one, two = await ada.page(), await at(there, bo).page()
    await two.send({"type": "watch", "role": "other"})
    for step in (1, 2, 3):
        await lead(one, step)
        await two.until(lambda step=step: leading(two) == (ada.id, step))
    await one.send({"type": "watch", "role": "none"})
    await two.until(lambda: leading(two) == (None, None))

    await lead(one, 5)

    await two.until(lambda: leading(two) == (ada.id, 5))
