"""A page of whose script the browser complains fails its test, however it was opened."""

from random import Random

import pytest
from playwright.async_api import expect

from tests.support.complaints import complaints
from tests.support.end_to_end.browsing import PHONE
from tests.support.history import play_round
from tests.support.nightly import nightly

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_an_expected_complaint_excuses_its_own_page_alone(company):
    ada, bo = await company.people("Ada Bo", PHONE)
    for person in (ada, bo):
        await person.tab.page.evaluate("console.error('oh')")

    ada.tab.expects("oh")
    with pytest.raises(AssertionError, match="oh"):
        complaints.check()
    bo.tab.expects("oh")


@pytest.mark.parametrize(
    "game", ["morpho", *map(nightly, ("morph", "morphatrons", "morphos", "morpyam"))]
)
async def test_nothing_goes_wrong_while_a_round_moves(company, site, game):
    players = await site.match("Ada Bo Cleo" if game == "morpho" else "Ada Bo", game)
    ada = await company.page_of(players[0], PHONE)
    await ada.tab.page.emulate_media(reduced_motion="no-preference")

    await play_round(players, Random(1))

    await ada.tab.is_current()
    await expect(ada.tab.find(".motion > *")).to_have_count(0)
