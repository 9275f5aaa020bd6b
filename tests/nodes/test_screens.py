"""A big screen, where several nodes serve its table: it shows what is done at any of them."""

import pytest

from tests.realtime.test_public_pages import on_screen
from tests.support.nodes.cluster import Cluster, at
from tests.support.visitors import screen_letters

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_screen_shows_what_is_done_at_the_other_node(nodes: Cluster):
    here, there = nodes.sites
    people = await here.match("Ada Bo Cy", "morpho")
    ada = people[0]
    await at(there, ada).view()  # which has the table in memory from now on
    token = screen_letters()
    await ada.do("offer_screen", token=token)
    guest = await there.guest()
    screen = await guest.become_screen(ada.code, token)
    page = await on_screen(ada.code, guest, screen)
    number = page.n

    legal = {player.id: (await player.view()).get("legal") for player in people}
    mover = next(player for player in people if legal[player.id])
    await mover.move(legal[mover.id][0])

    await page.until(lambda: page.n > number)
    await ada.do("end_screen", screen=screen)
    assert await page.end() == (4403, "screen_ended")
