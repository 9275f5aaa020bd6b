"""Passes, where several nodes serve a table: each admits once, and what one node ends has ended."""

from secrets import token_urlsafe

import pytest

from tests.support.nodes.cluster import Cluster, at
from tests.support.serving import Player, Refused, refused, together

pytestmark = pytest.mark.asyncio(loop_scope="session")

TIMES = 5


async def linked(player: Player) -> str:
    """Make a link to another device for a player; return its token."""
    token = token_urlsafe(32)
    await player.do("link_device", token=token)
    return token


async def test_one_of_two_nodes_gives_a_seat_away(any_nodes: Cluster):
    ada, bo, _ = await any_nodes.match("Ada Bo Cy")
    here, there = any_nodes.sites
    await at(there, ada).view()  # which has the table in memory from now on
    await bo.do("leave")

    for number in range(TIMES):
        token = token_urlsafe(32)
        await ada.do("offer_seat", seat=1, token=token)
        guests = [await site.guest() for site in (here, there)]
        came = await together(
            *(g.use_pass(ada.code, token, f"Eve {number}{i}") for i, g in enumerate(guests))
        )
        [late] = [one for one in came if isinstance(one, Refused)]
        [eve] = [one for one in came if isinstance(one, Player)]
        assert late.code == "no_such_pass"
        seats = (await at(there, ada).view())["table"]["seats"]
        assert seats["1"] == eve.id
        await eve.do("leave")


async def test_dropping_a_device_reaches_the_other_node(any_nodes: Cluster):
    _, bo = await any_nodes.sites[0].company("Ada Bo", "morpho")
    here, there = any_nodes.sites
    phone = at(here, await (await here.guest()).use_pass(bo.code, await linked(bo)))
    laptop = await at(there, bo).page()

    kept, *said = await together(
        phone.do("keep_this_device"),
        *(laptop.do("say", text=f"line {number}") for number in range(TIMES)),
    )

    assert isinstance(kept, int)
    assert await laptop.end() == (4403, "device_dropped")
    assert {one.code for one in said if isinstance(one, Refused)} <= {"device_dropped"}


async def test_a_device_linked_at_another_node_is_signed_out_at_once(any_nodes: Cluster):
    ada, _ = await any_nodes.sites[0].company("Ada Bo", "morpho")
    here, there = any_nodes.sites
    await at(there, ada).view()  # which has the table in memory from now on
    phone = await (await here.guest()).use_pass(ada.code, await linked(ada))

    await at(there, ada).guest.ask("POST", "/guests/me/sign-out", json={"where": "elsewhere"})

    with refused("device_dropped"):
        await phone.do("say", text="I am still here.")
