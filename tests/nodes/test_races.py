"""Two nodes that decide at once: one wins, the other decides again, and nobody sees a mistake."""

import asyncio
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.support.nodes.cluster import Cluster, at, said
from tests.support.serving import Page, Player, Refused, refused, together

pytestmark = pytest.mark.asyncio(loop_scope="session")

TIMES = 10
"""How often a race is run: not each time are both nodes at the same place at once."""


def codes(results: list[Any]) -> list[str]:
    """Return why some things were refused; the others were done."""
    return [result.code for result in results if isinstance(result, Refused)]


async def at_both(cluster: Cluster, player: Player) -> tuple[Player, Player]:
    """Return somebody as they are at both nodes, where their table is live."""
    here, there = (at(site, player) for site in cluster.sites)
    await here.view()
    await there.view()
    return here, there


async def test_a_command_sent_to_both_nodes_at_once_is_done_once(any_nodes: Cluster):
    ada, _ = await any_nodes.sites[0].company("Ada Bo", "morpho")
    here, there = await at_both(any_nodes, ada)

    for number in range(TIMES):
        same = {"id": f"same-{number}", "text": f"line {number}"}
        first, second = await asyncio.gather(here.do("say", **same), there.do("say", **same))
        assert first == second

    assert await said(ada) == [f"line {number}" for number in range(TIMES)]


async def test_a_move_sent_to_both_nodes_at_once_is_made_once(any_nodes: Cluster):
    people = await any_nodes.match("Ada Bo Cy")
    for number in range(TIMES):
        views = [await who.view() for who in people]
        asked = [(who, view) for who, view in zip(people, views, strict=True) if "legal" in view]
        if not asked:
            break  # the round was over soon
        mover, view = asked[0]
        here, there = await at_both(any_nodes, mover)
        move = {"id": f"m{number}", "at": view["n"], "move": view["legal"][0]}

        first, second = await asyncio.gather(here.do("move", **move), there.do("move", **move))

        assert first == second


async def test_opening_one_id_at_both_nodes_makes_one_table(any_nodes: Cluster):
    here, there = any_nodes.sites
    guest = await here.guest()
    elsewhere = replace(guest, site=there)

    for number in range(TIMES):
        first, second = await together(
            *(each.open("Ada", "morpho", under=f"same-{number}") for each in (guest, elsewhere))
        )
        assert (first.code, first.id) == (second.code, second.id)
        for who in (first, second):
            assert list((await who.view())["table"]["players"]) == ["p1"]


async def test_joining_at_both_nodes_under_one_id_makes_one_player(any_nodes: Cluster):
    ada = await (await any_nodes.sites[0].guest()).open("Ada", "morpho")
    await at_both(any_nodes, ada)

    for number in range(TIMES):
        guest = await any_nodes.sites[0].guest()
        elsewhere = replace(guest, site=any_nodes.sites[1])
        first, second = await together(
            *(g.join(ada.code, f"Bo {number}", under=f"{number}") for g in (guest, elsewhere))
        )
        assert first.id == second.id == f"p{number + 2}"

    assert len((await ada.view())["table"]["players"]) == TIMES + 1


async def test_only_one_of_two_people_with_one_name_is_let_in(any_nodes: Cluster):
    here, there = any_nodes.sites
    ada = await (await here.guest()).open("Ada", "morpho")
    await at_both(any_nodes, ada)

    for number in range(TIMES):
        name = f"Bo {number}"
        guests = [await site.guest() for site in (here, there)]  # one may be nine people at most
        results = await together(*(g.join(ada.code, name, sit=False) for g in guests))
        assert codes(results) == ["name_taken"]

    names = Counter(p["name"] for p in (await ada.view())["table"]["players"].values())
    assert set(names.values()) == {1}
    assert len(names) == TIMES + 1


async def test_only_one_of_two_people_on_one_seat_sits(any_nodes: Cluster):
    here, there = any_nodes.sites
    ada, bo = await here.company("Ada Bo", "morpho")
    await at_both(any_nodes, ada)

    for seat in (2, 3, 4, 5, 6, 7, 8):
        sitting = together(ada.do("sit", seat=seat), at(there, bo).do("sit", seat=seat))
        assert codes(await sitting) == ["seat_taken"]


async def test_chat_at_both_nodes_has_one_order(any_nodes: Cluster):
    """Each node always has one more entry to write, so one could starve the other."""
    ada, bo = await any_nodes.sites[0].company("Ada Bo", "morpho")
    here, there = await at_both(any_nodes, ada)
    pages = [await here.page(), await at(any_nodes.sites[1], bo).page()]
    mine = [f"here {number}" for number in range(40)]
    yours = [f"there {number}" for number in range(40)]

    await asyncio.gather(
        *(here.do("say", text=text, id=text.replace(" ", "-")) for text in mine),
        *(there.do("say", text=text, id=text.replace(" ", "-")) for text in yours),
    )

    heard = await said(ada)
    assert Counter(heard) == Counter(mine + yours)
    for page in pages:
        await _hears(page, heard)


async def _hears(page: Page, lines: list[str]) -> None:
    await page.until(lambda: len(_said_on(page)) == len(lines))
    assert _said_on(page) == lines


def _said_on(page: Page) -> list[str]:
    return [event["text"] for event in page.events if event["kind"] == "said"]


async def test_one_of_two_conflicting_host_commands_is_refused(any_nodes: Cluster):
    ada, bo, cy = await any_nodes.sites[0].company("Ada Bo Cy", "morpho")
    here, there = await at_both(any_nodes, ada)

    results = await together(
        here.do("hand_over", player=bo.id), there.do("hand_over", player=cy.id)
    )

    assert codes(results) == ["not_host"]
    with refused("not_host"):
        await ada.do("hand_over", player=ada.id)
