"""Who waits at one node is let in by a host at another."""

import pytest

from tests.support.nodes.cluster import Cluster, at

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_page_waiting_at_another_node_opens_on_admission(any_nodes: Cluster):
    here, there = any_nodes.sites
    [ada] = await here.company("Ada", "morpho")
    await ada.do("set_options", options={"entry": "approval"})
    cy = await (await there.guest()).join(ada.code, "Cy")
    page = await cy.page()
    assert page.n is None

    await ada.do("admit", player=cy.id)

    await page.until(lambda: page.n is not None)
    assert page.table["players"][cy.id]["name"] == "Cy"
    assert (await at(there, ada).view())["table"]["players"][cy.id]["seat"] == 1


async def test_home_has_a_table_as_it_stands_whichever_node_wrote_last(any_nodes: Cluster):
    here, there = any_nodes.sites
    ada, _ = await here.company("Ada Bo", "morphos")
    await at(there, ada).do("start")
    await ada.do("end_match")

    await at(there, ada).do("start")

    (table,) = (await ada.guest.ask("GET", "/guests/me"))["tables"]
    assert table["phase"] == "playing"
