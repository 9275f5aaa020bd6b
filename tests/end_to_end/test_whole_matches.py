"""Matches from the first page to the last, by nothing but clicks."""

import pytest

from tests.support.end_to_end.audit import audit
from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.matches import host_of, play_the_match
from tests.support.end_to_end.playing import at_random, eagerly, play

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_three_phones_play_a_match_to_its_end_and_begin_another(company, house):
    house.deck.shuffle_as(23)
    people = await company.match("Ada Bo Cleo", PHONE, target=3, turn_limit=8)
    seats = [person.seat for person in people]

    await play_the_match(people, eagerly(23))

    await host_of(people).tab.click("[data-action=rematch]")
    for person in people:
        await person.sees("play")
    assert [person.seat for person in people] == seats
    assert people[0].tab.heard.public["scores"] == [0, 0, 0]
    assert len(await play(people, at_random(23), most=3)) == 3
    entries = await house.site.entries(people[0].code)
    for person in people:
        assert audit(person.id, person.tab.received, entries) > 0
