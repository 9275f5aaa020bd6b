"""A page that is reloaded is the same player, and sees what it saw."""

import pytest

from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.clicking import make
from tests.support.end_to_end.company import begin
from tests.support.end_to_end.observations import picture, sees_again, views
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import all_are_current, at_random, play, play_by_rest
from tests.support.end_to_end.recorded import read_record

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_page_reloaded_or_opened_again_shows_the_same(company, house):
    house.deck.shuffle_as(5)
    players = await house.site.match("Ada Bo Cleo", "morpho")
    await play_by_rest(players, at_random(5), most=7)
    bo = await company.browser_of(players[1].guest, "Bo", PHONE)
    await bo.comes_back_to(players[1].code)

    before, shown = await picture(bo), await views([bo])
    await bo.tab.page.reload()
    await sees_again(bo, before)
    assert await views([bo]) == [bo.tab.heard.shows] == shown

    again = await company.beside(bo, "Bo")
    await bo.tab.close()
    await again.comes_back_to(players[1].code)
    await sees_again(again, before)


@pytest.mark.nightly
async def test_a_page_that_reloads_between_two_bombs_throws_the_next(company, house):
    played = read_record("three-deserters-are-bombed")
    house.deck.lay_out(played.header)
    players = await house.site.match("Ada Bo Cleo Dora", "morpho", mode="expert")
    ada = await company.page_of(players[0], PHONE)
    for step in played.steps[:4]:
        await players[step.seat].move(step.move)
    for step in played.steps[4:6]:
        await ada.waits_for(step.move)
        await make(ada, step.move)

    before = await picture(ada)
    await ada.tab.page.reload()
    await sees_again(ada, before)
    await make(ada, played.steps[6].move)


@pytest.mark.nightly
async def test_pages_of_one_browser_are_different_people_and_stay_so(company, house):
    house.deck.shuffle_as(6)
    ada = await company.person("Ada", LAPTOP)
    code = await ada.opens_a_table()
    people = [ada]
    for name in ("Bo", "Cleo"):
        newcomer = await company.beside(ada, name)
        await newcomer.follows(f"/t/{code}")
        await newcomer.tab.click("[data-action=somebody-else]")
        await newcomer.sits_down()
        people.append(newcomer)
    await begin(people)
    choose = at_random(6)
    await play(people, choose, most=4)

    held = [await hand(person) for person in people]
    assert len({person.id for person in people}) == 3
    assert [list(cards) for cards in held] == [["A1", "A2"], ["B1", "B2"], ["C1", "C2"]]
    for person in people:
        await person.tab.page.reload()
    await all_are_current(people)
    assert [person.seat for person in people] == [0, 1, 2]
    assert [await hand(person) for person in people] == held
    await play(people, choose, most=4)


async def hand(person: Person) -> dict[str, str]:
    """Return the cards that lie before a person."""
    script = "all => Object.fromEntries(all.map(e => [e.dataset.slot, e.dataset.identity]))"
    return await person.tab.reads("[data-hand] [data-slot]", script)
