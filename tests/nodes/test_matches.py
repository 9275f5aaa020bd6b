"""Players of one table at different nodes: nobody can tell that there is more than one."""

import json
from random import Random

import pytest

from tests.support.nodes.cluster import Cluster, at, go_on, play_on, spread
from tests.support.serving import Page, ServerProcess, essence

pytestmark = pytest.mark.asyncio(loop_scope="session")


def numbers(page: Page) -> list[int]:
    """Return the numbers of the updates that a page was sent."""
    return [json.loads(update)["n"] for update in page.updates]


async def test_two_nodes_send_a_match_like_one_node(any_nodes: Cluster):
    people = await any_nodes.match("Ada Bo Cy Di")
    began = (await people[0].view())["n"]
    pages = await spread(people, any_nodes.sites)
    others = await spread(people, any_nodes.sites[::-1])

    await play_on([*pages, *others], Random(5))

    for who, page, other in zip(people, pages, others, strict=True):
        again = await who.updates(began)
        done = [(m["id"], m["n"]) for m in page.heard if m["type"] == "done"]
        assert not done, "every move is sent as the update that it became"
        assert [json.loads(update) for update in page.updates] == again
        assert page.updates == other.updates, "byte for byte"
        assert numbers(page) == list(range(began + 1, page.n + 1)), "in order, without holes"
        assert page.shows == other.shows == essence(await who.view())


async def test_a_node_that_comes_later_tells_the_same(nodes: Cluster):
    people = await nodes.match("Ada Bo Cy")
    pages = await spread(people, nodes.sites)
    for _ in range(8):
        await go_on(pages, Random(3))

    with ServerProcess(nodes.database, **nodes.settings) as third:
        async with third.visit() as site:
            for who, page in zip(people, pages, strict=True):
                newcomer = await at(site, who).page(after=page.n - len(page.updates))
                await newcomer.reach(page.n)

                assert newcomer.shows == page.shows
                updates = await at(site, who).updates()
                assert updates[-len(page.updates) :] == [json.loads(u) for u in page.updates]


async def test_a_player_who_joins_is_known_at_the_other_node(any_nodes: Cluster):
    here, there = any_nodes.sites
    ada, _ = await here.company("Ada Bo", "morpho")
    await at(there, ada).page()

    for name in ("Cy", "Di", "Ed"):
        newcomer = await (await here.guest()).join(ada.code, name)
        page = await at(there, newcomer).page()
        assert page.table["players"][newcomer.id]["name"] == name

    said = await (await here.guest()).join(ada.code, "Fay")
    await at(there, said).do("say", text="Here I am.")


async def test_an_answered_command_is_visible_at_the_other_node(any_nodes: Cluster):
    here, there = any_nodes.sites
    ada, bo = await here.company("Ada Bo", "morpho")
    await at(there, bo).page()

    for player, other in [(ada, at(there, bo)), (at(there, bo), ada)] * 5:
        number = await player.do("say", text="Do you hear me?")

        assert (await other.view())["n"] >= number
        assert (await other.updates(number - 1))[0]["n"] == number
        page = await other.page()
        assert page.n >= number
        await page.close()


async def test_a_page_resumes_at_another_node_by_number(any_nodes: Cluster):
    people = await any_nodes.match("Ada Bo Cy")
    pages = await spread(people, any_nodes.sites)
    gone = pages[1]
    await go_on(pages, Random(1))
    await gone.close()
    last, seen = gone.n, len(gone.updates)
    for _ in range(3):
        rest = [pages[0], await at(any_nodes.sites[1], people[1]).page(), pages[2]]
        await go_on(rest, Random(2))
        await rest[1].close()

    back = await at(any_nodes.sites[0], people[1]).page(after=last)
    await back.reach(last + 3)

    assert numbers(back) == [last + 1, last + 2, last + 3]
    assert [m["type"] for m in back.heard].count("snapshot") == 0
    everything = await people[1].updates(last - seen)
    assert [json.loads(u) for u in [*gone.updates, *back.updates]] == everything


async def test_nobody_is_refused_for_what_another_node_has_changed(any_nodes: Cluster):
    """The second node has heard of nothing yet when it is asked."""
    here, there = any_nodes.sites
    ada, bo = await here.company("Ada Bo", "morpho")
    await at(there, ada).view()

    for _ in range(5):
        await bo.do("stand")
        await at(there, bo).do("sit", seat=1)
        await bo.do("ready", ready=True)
        await at(there, ada).do("hand_over", player=bo.id)
        await bo.do("hand_over", player=ada.id)
