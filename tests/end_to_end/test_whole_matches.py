"""Matches from the first page to the last, by nothing but clicks."""

import pytest
from playwright.async_api import expect

from tests.end_to_end.audit import audit
from tests.end_to_end.browsing import LAPTOP, PHONE
from tests.end_to_end.people import Person
from tests.end_to_end.playing import all_are_current, eagerly, play
from tests.pages import Json

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_three_phones_play_a_match_to_its_end(company, house):
    house.deck.shuffle_as(1)
    people = await company.match("Ada Bo Cleo", PHONE, target=3, turn_limit=8)

    await play_the_match(people, seed=1)

    for person in people:
        await person.sees("game-over")
        await says_who_won(person)
    await nothing_leaked(house, people)


async def test_three_phones_and_a_laptop_play_with_strangers(company, house):
    house.deck.shuffle_as(2)
    sizes = (PHONE, PHONE, PHONE, LAPTOP)
    people = await company.match("Ada Bo Cleo Dora", *sizes, mode="expert", target=3, turn_limit=8)

    await play_the_match(people, seed=2)

    for person in people:
        await person.sees("game-over")
        await says_who_won(person)
    await nothing_leaked(house, people)


async def play_the_match(people: list[Person], seed: int) -> None:
    """Play rounds until the match is over; each is scored before all pages."""
    choose = eagerly(seed)
    for _ in range(12):
        await play(people, choose)
        if people[0].phase == "over":
            return
        for person in people:
            await shows_the_scoring(person)
        await host_of(people).goes_on()
        await all_are_current(people)
    raise AssertionError("nobody has won after twelve rounds")


def host_of(people: list[Person]) -> Person:
    return next(person for person in people if person.is_host)


async def shows_the_scoring(person: Person) -> None:
    """See why the round ended, who scored what, and every card."""
    await person.sees("round-over")
    outcome = outcome_of(person)
    await expect(person.tab.find("[data-reason]")).to_have_attribute(
        "data-reason", outcome["reason"]
    )
    gains = await person.tab.reads("[data-gain]", "all => all.map(e => Number(e.dataset.gain))")
    assert gains == [points for points in outcome["points"] if points]
    scores = await person.tab.reads("[data-score]", "all => all.map(e => Number(e.dataset.score))")
    assert sorted(scores) == sorted(outcome["scores"])
    assert await cards_turned_up(person) == outcome["cards"]


async def cards_turned_up(person: Person) -> dict[str, str]:
    script = "all => Object.fromEntries(all.map(e => [e.dataset.slot, e.dataset.identity]))"
    return await person.tab.reads("[data-card=up]", script)


async def says_who_won(person: Person) -> None:
    winner = outcome_of(person)["winner"]
    first = person.tab.find("[data-place='1']")
    await expect(first).to_have_count(1)
    await expect(first).to_have_attribute("data-seat", str(winner))
    name = person.tab.heard.table["players"][person.tab.heard.table["seats"][str(winner)]]["name"]
    await expect(first).to_contain_text(name)
    await expect(person.tab.find("h1").first).to_contain_text(name)


def outcome_of(person: Person) -> Json:
    return person.tab.heard.public["outcome"]


async def nothing_leaked(house, people: list[Person]) -> None:
    entries = await house.site.entries(people[0].code)
    for person in people:
        assert audit(person.id, person.tab.told, entries) > 0
