"""Spectators who are behind see the same at every node."""

import pytest

from tests.support.nodes.cluster import Cluster, at

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_those_behind_see_a_round_when_it_is_over_at_any_node(nodes: Cluster):
    here, there = nodes.sites
    people = await here.company("Ada Bo Cy", "morpho", spectator_delay="round")
    dora = await (await here.guest()).join(people[0].code, "Dora", sit=False)
    pages = [await at(where, dora).page() for where in nodes.sites]
    for player in people[1:]:
        await player.do("ready", ready=True)
    await people[0].do("start")
    at_other_node = at(there, people[1])
    await at_other_node.do("say", text="Good luck!")

    views = [await at(where, dora).view() for where in nodes.sites]
    assert [view["table"]["phase"] for view in views] == ["waiting"] * 2
    assert (await at_other_node.view())["table"]["phase"] == "playing"

    await people[0].do("end_match")

    for page in pages:
        await page.event("match_ended")
        await page.event("said")
    assert pages[0].n == pages[1].n
