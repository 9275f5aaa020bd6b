"""Around the match: coming, sitting, choosing how to play, talking, going."""

import re
import sqlite3
from contextlib import closing

import pytest
from playwright.async_api import Route, expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.company import Company
from tests.support.end_to_end.observations import picture
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import at_random, play_by_rest
from tests.support.serving import refused, running
from tests.support.visitors import begin

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_people_come_by_link_and_by_name(company):
    ada, bo, cleo = await company.people("Ada Bo Cleo", PHONE, LAPTOP)
    await ada.opens_a_table()

    name = await ada.tab.find("[data-table-name]").inner_text()
    await bo.follows(await ada.tab.find("[data-link]").inner_text())
    await expect(bo.tab.find("main")).to_contain_text("Ada is at the table")
    await bo.sits_down()
    await cleo.types_the_code(f"It\u2019s {name.title()}!")
    await cleo.sits_down()

    for person in (ada, bo, cleo):
        for other in (ada, bo, cleo):
            seat = person.tab.find(f"[data-seat='{other.seat}'][data-player={other.id}]")
            await expect(seat).to_contain_text(other.name)


async def test_a_table_whose_answers_are_lost_is_opened_once(company):
    ada = await company.person("Ada", PHONE)
    ada.tab.expects("ERR_FAILED")
    await ada.tab.page.route("**/api/v1/tables", lose_answer, times=2)

    code = await ada.opens_a_table()

    assert await tables_of(ada) == [code]
    assert ada.id == "p1"


@pytest.mark.nightly
async def test_a_much_later_retry_opens_no_second_table(company):
    ada = await company.person("Ada", PHONE)
    ada.tab.expects("ERR_FAILED")
    await ada.tab.page.route("**/api/v1/tables", lose_answer)
    await ada.tab.page.goto("/")
    await ada.asks_for_a_table()
    await expect(ada.tab.find("[data-refused=unreachable]")).to_be_visible()
    await ada.tab.page.unroute("**/api/v1/tables")

    await ada.tab.click("[data-action=make-table]")

    await ada.tab.shows("waiting")
    assert len(await tables_of(ada)) == 1


@pytest.mark.nightly
async def test_somebody_whose_answers_are_lost_comes_once(company, house):
    (ada,) = await house.site.company("Ada", "morpho")
    bo = await company.person("Bo", PHONE)
    bo.tab.expects("ERR_FAILED")
    await bo.tab.page.route("**/players", lose_answer, times=2)

    await bo.joins(ada.code)

    players = (await ada.view())["table"]["players"]
    assert [player["name"] for player in players.values()] == ["Ada", "Bo"]
    assert bo.id == "p2"


async def lose_answer(route: Route) -> None:
    """Let a request reach the server, and its answer nobody."""
    await route.fetch()
    await route.abort()


async def tables_of(person: Person) -> list[str]:
    """Return the codes of the tables at which a browser plays, as its server knows them."""
    me = "fetch('/api/v1/guests/me').then((answer) => answer.json())"
    return [table["code"] for table in (await person.tab.page.evaluate(me))["tables"]]


async def test_an_unreadable_table_is_reported_and_not_asked_again(browser, tmp_path):
    file = tmp_path / "morpho.db"
    async with running(file) as site, Company(browser, site.base) as company:
        (player,) = await site.company("Ada", "morpho")
        ada = await company.page_of(player, PHONE)
        ada.tab.expects("status of 500")
        asked: list[str] = []
        ada.tab.page.on("websocket", lambda socket: asked.append(socket.url))
        await ada.tab.page.clock.install()
        with closing(sqlite3.connect(file)) as damaging, damaging:
            damaging.execute(
                "INSERT INTO entries (table_id, seq, at, body)"
                " SELECT 1, max(seq) + 1, 0, '{}' FROM entries"
            )

        async with ada.tab.page.expect_response(lambda answer: answer.url.endswith(ada.code)):
            with refused("table_unreadable"):
                await player.do("say", text="Hello?")

        said = ada.tab.find("[data-refused=table_unreadable]")
        await expect(said).to_contain_text("tell the person who runs the server")
        await expect(ada.tab.find("[data-action=try-again]")).to_have_count(0)
        ada.tab.page.on("request", lambda request: asked.append(request.url))
        await ada.tab.page.clock.run_for(60_000)
        assert [url for url in asked if "/api/" in url] == []
        await ada.tab.click("[data-action=home]")
        await ada.tab.shows("home")
        site.complaints.clear()


async def test_an_address_without_a_page_says_so(company):
    person = await company.person("Somebody", PHONE)
    person.tab.expects("status of 404")

    await person.tab.page.goto("/nothing/here")

    await person.tab.shows("home")
    await expect(person.tab.find("[data-lost]")).to_be_visible()
    await person.tab.page.goto("/")
    await person.tab.shows("home")
    await expect(person.tab.find("[data-lost]")).to_have_count(0)


async def test_the_host_chooses_how_to_play_and_all_can_read_it(company, house):
    ada, bo = await company.pages_of(await house.site.company("Ada Bo", "morpho"), PHONE)
    await bo.tab.click("[data-action=options]")
    await expect(bo.tab.find("[data-options-form] [data-option]")).to_have_count(0)

    await ada.tab.click("[data-action=options]")
    for option, value in (("mode", "expert"), ("target", "5"), ("turn_limit", "10")):
        await ada.tab.click(f"[data-option={option}] [data-value='{value}']")
    await ada.tab.click("[data-option=unknowns] [data-value=chosen]")
    for stranger in ("spy", "investor", "cyborg", "psionics"):
        await ada.tab.click(f"[data-unknown={stranger}]")
    await ada.tab.click("[data-option=turn_seconds] [data-value='60']")
    await ada.tab.click("[data-option=reaction_seconds] [data-value='40']")
    await ada.tab.click("[data-option=spectators]")

    read = bo.tab.find("[data-options-form]")
    for words in ("Parasite", "5 points", "10 turns", "1 min", "40 s", "No spectators"):
        await expect(read).to_contain_text(words)
    await expect(read).not_to_contain_text("Psionics")
    await ada.tab.click("[data-action=close-sheet]")
    await expect(ada.tab.find("[data-option=target]")).to_have_count(0)
    await expect(ada.tab.find("[data-options]")).to_contain_text("first to 5")


async def test_people_get_ready_talk_and_change_seats_and_host(company, house):
    players = await house.site.company("Ada Bo Cleo", "morpho")
    ada, bo = await company.pages_of(players[:2], PHONE)
    start = ada.tab.find("[data-action=start]")

    await expect(start).to_be_enabled()
    await bo.is_ready()
    seat = ada.tab.find(f".seatring [data-player={bo.id}]")
    await expect(seat).to_contain_text("ready")
    await bo.tab.click("[data-action=ready]")
    await expect(seat).not_to_contain_text("ready")
    await expect(bo.tab.find("[data-action=start]")).to_have_count(0)

    await bo.opens_the_menu()
    await bo.tab.click("[data-action=stand]")
    await expect(bo.tab.find(f"li[data-player={bo.id}]")).to_contain_text("Watching")
    await bo.tab.click("[data-action=close-sheet]")
    await bo.tab.click("[data-action=sit][data-seat='4']")
    await expect(bo.tab.find("[data-seat='4']")).to_contain_text("Bo")

    await bo.opens_the_menu()
    await bo.tab.click("[data-action=rename]")
    await bo.tab.page.get_by_label("Your name at the table").fill("Beatrice")
    await bo.tab.click("[data-action=save]")
    await expect(ada.tab.find(f"[data-seat][data-player={bo.id}]")).to_contain_text("Beatrice")

    await ada.opens_the_menu()
    await ada.tab.click("[data-action=manage]")
    await ada.tab.click(f"[data-player={bo.id}] [data-action=hand-over]")
    await ada.answers_yes()
    await expect(bo.tab.find("[data-action=start]")).to_be_visible()
    await expect(start).to_have_count(0)


async def test_a_spectator_sees_public_cards_and_can_only_chat(company, house):
    house.deck.shuffle_as(11)
    players = await house.site.match("Ada Bo Cleo", "morpho")
    ada, eve = await company.page_of(players[0], LAPTOP), await company.person("Eve", LAPTOP)
    await eve.follows(f"/t/{ada.code}")
    await eve.just_watches()

    await play_by_rest(players, at_random(11), most=3)
    await eve.says("<b>Hello</b> & 'good' evening")
    for person in (ada, eve):
        said = person.tab.find("[data-event=said]")
        await expect(said).to_contain_text("<b>Hello</b> & 'good' evening")

    seen = await picture(eve)
    assert seen["legal"] == "0"
    assert seen["chips"] == []
    assert all(look != "known" for look, _, _ in seen["cards"].values())


@pytest.mark.nightly
async def test_a_spectator_must_leave_an_unwatchable_match(company, house):
    players = await house.site.company("Ada Bo Cleo", "morpho", spectators=False)
    eve = await company.person("Eve", PHONE)
    await eve.follows(f"/t/{players[0].code}")
    await eve.just_watches()
    await begin(players)

    await eve.tab.shows("invite")
    await expect(eve.tab.find("[data-refused=no_spectators]")).to_be_visible()
    await expect(eve.tab.find("[data-action=come-back]")).to_have_count(0)


async def test_a_seat_that_is_left_can_be_taken_over(company, house):
    house.deck.shuffle_as(13)
    players = await house.site.match("Ada Bo Cleo", "morpho")
    await play_by_rest(players, at_random(13), most=6)
    bo, dora = await company.page_of(players[1], PHONE), await company.person("Dora", PHONE)
    held = (await picture(bo))["cards"]

    await bo.opens_the_menu()
    await bo.tab.click("[data-action=leave]")
    await bo.answers_yes()
    await bo.tab.shows("home")
    await dora.follows(f"/t/{players[0].code}")
    await dora.just_watches()
    await dora.opens_the_menu()
    await dora.tab.click("[data-action=sit][data-seat-number='1']")
    await expect(dora.tab.find("[data-seat-requests]")).to_contain_text("as soon as Ada")
    await players[0].do("admit", player=dora.id)
    await expect(dora.tab.find("[data-my-seat='1']")).to_be_visible()
    await dora.tab.click("[data-action=close-menu]")

    assert (await picture(dora))["cards"] == held


async def test_the_host_ends_a_match_and_all_may_arrange_the_next(company, house):
    players = await house.site.match("Ada Bo Cleo", "morpho")
    ada, bo = await company.pages_of(players[:2], PHONE)
    await bo.opens_the_menu()
    await expect(bo.tab.find("[data-action=end-match]")).to_have_count(0)
    await bo.tab.click("[data-action=rules]")
    await expect(bo.tab.find("[data-rules-panel] [data-identity-entry]")).to_have_count(12)
    await bo.tab.page.keyboard.press("Escape")

    await ada.opens_the_menu()
    await ada.tab.click("[data-action=end-match]")
    await ada.answers_yes()

    for person in (ada, bo):
        await person.sees("game-over")
    await bo.tab.click("[data-action=arrange]")
    await bo.tab.shows("waiting")
    await bo.tab.click("[data-action=back]")
    await bo.tab.shows("game-over")


async def test_the_host_lets_people_in_and_removes_somebody_for_good(company, house):
    (host,) = await house.site.company("Ada", "morpho")
    code = host.code
    ada, bo = await company.page_of(host, PHONE), await company.person("Bo", LAPTOP)
    await ada.opens_the_menu()
    await ada.tab.click("[data-action=manage]")
    await ada.tab.click("[data-option=entry] [data-value=approval]")
    await bo.follows(f"/t/{code}")
    await bo.tab.find("[name=name]").fill("Bo")
    await bo.tab.click("[data-action=sit]")
    await bo.tab.shows("outside")
    found = await barriers(bo)
    await expect(ada.tab.find("[data-entry-requests]")).to_contain_text("Bo wants to join")
    found += await barriers(ada)
    await ada.tab.click("[data-action=close-sheet]")

    await ada.tab.click("[data-entry-requests] [data-action=admit]")

    await bo.tab.shows("waiting")
    await expect(ada.tab.find("[data-entry-requests]")).to_have_count(0)

    await ada.opens_the_menu()
    await ada.tab.click("[data-action=manage]")
    await ada.tab.click(f".people [data-player={bo.id}] [data-action=remove]")
    await ada.tab.click(f".people [data-player={bo.id}] [data-action=confirm]")

    await expect(bo.tab.find("[data-refused=removed]")).to_be_visible()
    found += await barriers(bo)
    bo.tab.expects("status of 403")
    link = ada.tab.find(".seatring [data-link]")
    await expect(link).to_contain_text(re.compile(rf"/t/{code}[A-Z]{{6}}$"))
    await expect(ada.tab.page).to_have_url(re.compile(rf"/t/{code}[A-Z]{{6}}$"))
    await bo.tab.page.reload()
    await expect(bo.tab.find("[data-refused=removed]")).to_be_visible()
    await bo.follows(await link.inner_text())
    await expect(bo.tab.find("[data-refused=removed]")).to_be_visible()
    await expect(bo.tab.find("[name=name]")).to_have_count(0)
    await ada.tab.page.reload()
    await ada.tab.shows("waiting")
    assert found == []
