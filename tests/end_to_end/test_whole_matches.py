"""Matches from the first page to the last, by nothing but clicks; and the largest table."""

from collections.abc import Sequence

import pytest
from playwright.async_api import expect

from morpho_server.tables.log.entry import Entry
from tests.support.end_to_end.audit import audit
from tests.support.end_to_end.browsing import LAPTOP, PHONE, TABLET
from tests.support.end_to_end.matches import play_the_match
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.playing import at_random, by_command, eagerly, play
from tests.support.end_to_end.recorded import read_record

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.fixture(scope="module")
def bundled(installed):
    """Serve the client as it is installed."""
    return installed


async def test_three_phones_play_a_match_to_its_end_and_begin_another(company, house):
    house.deck.shuffle_as(23)
    people = await company.match("Ada Bo Cleo", PHONE, target=1, turn_limit=4)
    seats = [person.seat for person in people]

    await play(people, eagerly(23), most=3)
    await play_the_match(people, eagerly(24), by=by_command)

    for person in people:
        await person.tab.click("[data-action=again]")
    for person in people:
        await person.sees("play")
    assert [person.seat for person in people] == seats
    assert people[0].tab.heard.public["scores"] == [0, 0, 0]
    assert len(await play(people, at_random(23), most=1)) == 1
    entries = await house.site.entries(people[0].code)
    for person in people:
        assert audit(person.id, person.tab.received, entries) > 0


TRAILS = """() => {
    const has = () => document.querySelectorAll(".motion .trail").length === 2;
    globalThis.trails = new Promise((seen) => {
        const look = () => { if (has()) seen(true); };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
}"""
"""Looks out for two trails: on a slow machine they may have gone before anybody asks."""

LOADED_AHEAD = """() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    return ["play_again", "lookup_sheet"].every((part) => names.some((one) => one.includes(part)));
}"""
"""Whether a page has what it loads when it is left alone: the result of a round is among it."""


async def test_points_leave_trails_to_the_track_until_a_tap_where_motion_is_wanted(company, house):
    played = read_record("both-killers-score-when-the-leader-falls")
    house.deck.lay_out(played.header)
    players = await house.site.match("Ada Bo Cleo Dora Emil", "morpho")
    ada, bo = await company.pages_of(players[:2], PHONE)
    await ada.tab.page.emulate_media(reduced_motion="no-preference")
    await expect(ada.tab.find(".motion")).to_be_attached()
    await ada.tab.page.wait_for_function(LOADED_AHEAD)
    await ada.tab.page.evaluate(TRAILS)

    for step in played.steps:
        await players[step.seat].move(step.move)
        await ada.tab.is_current()

    assert await ada.tab.page.evaluate("trails")
    await ada.tab.page.mouse.click(2, 200)
    for person in (ada, bo):
        await expect(person.tab.find(".motion > *")).to_have_count(0)
        await expect(person.tab.find("[data-deciding='killer,leader']")).to_be_visible()


NAMES = "Ada Bo Cleo Dora Emil Fay Gus Hal Ida"


@pytest.mark.nightly
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
