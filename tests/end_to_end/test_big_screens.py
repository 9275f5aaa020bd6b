"""A big screen, from the link that the host makes to the move that the room sees there."""

import re

import pytest
from playwright.async_api import expect

from tests.support.end_to_end.playing import play_by_rest, tamely
from tests.support.visitors import begin, screen_letters

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_room_sees_a_move_on_the_screen_that_a_link_has_made(company, site):
    players = await site.company("Ada Bo Cleo", "morpho")
    token = screen_letters()
    await players[0].do("offer_screen", token=token)
    room = (await company.person("Room")).tab.page

    await room.goto(f"/t/{players[0].code}/tv#{token}")
    await expect(room.locator("[data-here]")).to_contain_text("3 of 9 are here")
    await begin(players)
    await expect(room.locator(".wheel [data-slot]")).to_have_count(7)
    await play_by_rest(players, tamely, most=1)

    await expect(room.locator("[data-sentence]")).to_have_text(re.compile("Ada|Bo|Cleo"))
    await expect(room.locator(".wheel [data-identity]")).to_have_count(0)
    assert room.url.endswith("/tv")
