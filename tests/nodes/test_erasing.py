"""A guest erased at one node is erased at the others, in the middle of a match."""

import pytest

from morpho_server.tables.model.names import erased_name
from tests.api.test_erasing import NAME, SENTENCE, backup_of, erase, traces_in
from tests.support.nodes.cluster import Cluster, at, spread
from tests.support.serving import refused

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_no_node_remembers_who_was_erased(any_nodes: Cluster):
    here, there = any_nodes.sites
    bo, zephyrine, cy = people = await any_nodes.match(f"Bo {NAME} Cy")
    pages = await spread(people, any_nodes.sites)
    await zephyrine.do("say", text=SENTENCE)
    for page in pages:
        await page.event("said")

    await erase(at(there, zephyrine))

    for site in (here, there):
        view = await at(site, bo).view()
        assert view["table"]["left"]["1"]["name"] == erased_name(zephyrine.id)
        assert traces_in(str([view, await at(site, cy).updates()]).encode()) == []
        with refused("not_signed_in"):
            await at(site, zephyrine).view()
    assert traces_in(backup_of(any_nodes.database)) == []
    await at(there, cy).do("say", text="Let us go on.")
    events = [event for update in await bo.updates() for event in update["events"]]
    assert [event["text"] for event in events if event["kind"] == "said"][-1] == "Let us go on."
