"""A removal at one node is known at the others as soon as anybody comes there."""

import pytest

from tests.support.nodes.cluster import Cluster, at
from tests.support.serving import refused

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_removal_replaces_the_invitation_at_the_other_node(any_nodes: Cluster):
    here, there = any_nodes.sites
    ada, bo = await here.company("Ada Bo", "morpho")
    await at(there, ada).view()  # which has the table in memory from now on

    await ada.do("remove", player=bo.id)
    renewed = (await ada.view())["table"]["invitation"]

    with refused("no_such_table"):
        await (await there.guest()).join(ada.code, "Bob")
    with refused("no_such_table"):
        await (await there.guest()).ask("GET", f"/tables/{ada.code}")
    cy = await (await there.guest()).join(renewed, "Cy")
    assert (await cy.view())["table"]["invitation"] == renewed
