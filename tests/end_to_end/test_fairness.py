"""Pages of people play a match, and check by themselves that nobody chose what chance decided."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from morpho_server.verify.verdict import FAIR
from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.company import begin
from tests.support.end_to_end.people import Person, seen
from tests.support.end_to_end.playing import play_by_rest, tamely
from tests.support.fairness.saving import verdict_on
from tests.support.serving import Site, running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """Run a server that deals as chance has it, with no deck that a test has stacked."""
    path = tmp_path_factory.mktemp("fairness") / "morpho.db"
    async with running(path) as site:
        yield site


async def has_committed(person: Person) -> None:
    """Wait until the server has the share that this person's page has made."""
    promised = person.tab.heard.table["next_commitment"]
    script = """promised => JSON.parse(localStorage.getItem("morpho.shares") ?? "[]")
        .some((own) => own.promised === promised && own.committed)"""
    await person.tab.page.wait_for_function(script, arg=promised)


async def ends(people: list[Person]) -> None:
    """Call the match off, as the host."""
    await people[0].command("end_match")
    for person in people:
        await person.sees_the_result()


async def finds_it_fair(person: Person) -> None:
    """Wait for what this person's page finds."""
    verdict = person.tab.find("[data-fairness]:not([data-fairness=checking])")
    await expect(verdict).to_have_attribute("data-fairness", "fair")


async def proves_it(person: Person) -> None:
    """Save the match with this person's page, and let it be played again."""
    await person.tab.click("[data-fairness] > summary")
    async with person.tab.page.expect_download() as saved:
        await person.tab.click("[data-action=save-match]")
    path = await (await saved.value).path()
    verdict = verdict_on(json.loads(await asyncio.to_thread(path.read_text)))
    assert (verdict.kind, verdict.reason) == ("fair", FAIR)


async def plays_again(people: list[Person]) -> None:
    """Begin a rematch with everybody's share."""
    await people[0].tab.click("[data-action=rematch]")
    for person in people:
        await person.sees("play")
        await has_committed(person)


async def test_shares_of_all_pages_are_in_a_match_they_find_fair(company, site):
    """One of the pages is reloaded, before the match and in it."""
    players = await site.company("Ada Bo Cleo", "morpho")
    people = ada, bo = await company.pages_of(players[:2], PHONE)
    for person in people:
        await has_committed(person)
    await bo.tab.page.reload()
    await bo.sees("waiting")
    await bo.is_ready()
    await players[2].do("ready", ready=True)
    await ada.starts()
    await play_by_rest(players, tamely, most=4)
    await bo.tab.page.reload()
    await bo.sees("play")

    await ends(people)

    assert ada.tab.heard.table["match"]["shares"].keys() == {p.id for p in people}
    for person in people:
        await finds_it_fair(person)
        await proves_it(person)
    await seen("fairness", *people)


@pytest.mark.nightly
async def test_another_match_at_once_has_everybody_s_share_too(company):
    people = await company.table("Ada Bo Cleo")
    for person in people:
        await has_committed(person)
    await begin(people)
    for person in people:
        await has_committed(person)
    await ends(people)

    await plays_again(people)
    await ends(people)

    assert people[0].tab.heard.table["match"]["number"] == 2
    assert people[0].tab.heard.table["match"]["shares"].keys() == {p.id for p in people}
    for person in people:
        await finds_it_fair(person)
        await proves_it(person)


@pytest.mark.nightly
async def test_a_match_played_at_once_has_the_share_of_its_page(company):
    ada = await company.person("Ada")
    await ada.tab.page.goto("/")
    await ada.tab.click("[data-action=play-now]")
    await ada.sees("play")
    ada.code = ada.tab.page.url.rpartition("/")[2]

    await ends([ada])

    assert ada.tab.heard.table["match"]["shares"].keys() == {ada.id}
    await finds_it_fair(ada)
    await proves_it(ada)
    await expect(ada.tab.find("[data-fairness]")).to_contain_text("Bots give none")
