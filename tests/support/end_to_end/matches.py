"""A whole match, and what its pages must show on the way."""

import re
from collections.abc import Sequence

from playwright.async_api import expect

from tests.support.end_to_end.clicking import make
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import Chooser, Maker, all_are_current, play
from tests.support.pages import Json


async def play_the_match(
    people: Sequence[Person],
    choose: Chooser,
    watching: Sequence[Person] = (),
    by: Maker = make,
) -> None:
    """Play rounds until somebody has won; each is scored before all pages."""
    everybody = [*people, *watching]
    for _ in range(12):
        await play(people, choose, watching=watching, by=by)
        if people[0].phase == "over":
            break
        for person in everybody:
            await sees_the_scoring(person)
        await host_of(people).goes_on()
        await all_are_current(everybody)
    for person in everybody:
        await sees_who_won(person)


def host_of(people: Sequence[Person]) -> Person:
    """Return the host."""
    return next(person for person in people if person.is_host)


async def sees_the_scoring(person: Person) -> None:
    """See why the round ended, who scored what, and every card."""
    await person.sees("round-over")
    outcome = _outcome(person)
    reason = person.tab.find("[data-reason]")
    await expect(reason).to_have_attribute("data-reason", outcome["reason"])
    assert await _numbers(person, "gain") == [points for points in outcome["points"] if points]
    assert sorted(await _numbers(person, "score")) == sorted(outcome["scores"])
    script = "all => Object.fromEntries(all.map(e => [e.dataset.slot, e.dataset.identity]))"
    assert await person.tab.reads("[data-card=up]", script) == outcome["cards"]


async def sees_who_won(person: Person) -> None:
    """See the winner's name, alone on the first place."""
    await person.sees_the_result()
    table, winner = person.tab.heard.table, str(_outcome(person)["winner"])
    player = table["seats"][winner]
    name = table["players"][player]["name"]
    first = person.tab.find("[data-place='1']")
    await expect(first).to_have_count(1)
    await expect(first).to_have_attribute("data-seat", winner)
    await expect(first).to_contain_text(name)
    called = "You" if player == person.id else name
    await expect(person.tab.find("h1").first).to_have_text(re.compile(f"^{called} wins?$"))


def _outcome(person: Person) -> Json:
    assert person.tab.heard.public is not None
    return person.tab.heard.public["outcome"]


async def _numbers(person: Person, what: str) -> list[int]:
    script = f"all => all.map(e => Number(e.dataset.{what}))"
    return await person.tab.reads(f"[data-{what}]", script)
