"""The largest table: nine people, each before a page."""

from collections.abc import Sequence

import pytest
from playwright.async_api import expect

from morpho_server.tables.log.entry import Entry
from tests.support.end_to_end.audit import audit
from tests.support.end_to_end.browsing import LAPTOP, PHONE, TABLET
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.playing import at_random, play

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES = "Ada Bo Cleo Dora Emil Fay Gus Hal Ida"


async def test_nine_people_sit_at_a_table_and_play(company, house):
    house.deck.shuffle_as(9)
    sizes = (PHONE, LAPTOP, TABLET, PHONE, LAPTOP, PHONE)
    people = await company.match(NAMES, *sizes, mode="expert")

    made = await play(people, at_random(9), most=12)

    assert len(made) == 12
    entries = await house.site.entries(people[0].code)
    assert [person.seat for person in people] == list(range(9))
    for person in people:
        assert await misfits(person) == [], person.name
        await expect(person.tab.find("[data-seat], [data-my-seat]")).to_have_count(9)
        await expect(person.tab.find("[data-event=turn_began]")).to_have_count(turns(entries))
        assert audit(person.id, person.tab.received, entries) > 0


def turns(entries: Sequence[Entry]) -> int:
    return sum(event.kind == "turn_began" for entry in entries for event in entry.events)
