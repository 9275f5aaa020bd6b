"""Answers and updates are durable; a failed write has no effect."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from dataclasses import replace

import pytest
import pytest_asyncio

from morpho_server.tables.runtime import timers
from tests.support.api.scenes import between
from tests.support.databases import KINDS, fresh
from tests.support.nightly import nightly
from tests.support.serving import API, TIMEOUT, Player, Site, essence, refused, running, together
from tests.support.tables.trouble import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="session")

SAME = {"id": "the-same", "text": "Once."}


@pytest_asyncio.fixture(
    scope="module", loop_scope="session", params=[KINDS[0], *map(nightly, KINDS[1:])]
)
async def troubled(request, tmp_path_factory) -> AsyncIterator[Trouble]:
    """Run a server whose log can fail, on each kind of database."""
    trouble = Trouble()
    with fresh(request.param, tmp_path_factory.mktemp("troubled")) as url:
        async with running(url, world_of=trouble.world) as trouble.site:
            yield trouble


async def said(player: Player) -> list[str]:
    """Return everything that was said at a table."""
    events = [event for update in await player.updates() for event in update.get("events", ())]
    return [event["text"] for event in events if event["kind"] == "said"]


async def test_a_failed_write_is_refused_and_sent_to_nobody(troubled):
    ada, bo = await troubled.site.company("Ada Bo")
    pages = [await ada.page(), await bo.page()]
    before = [essence(await player.view()) for player in (ada, bo)]

    with troubled.log.being("full"):
        with refused("log_unavailable"):
            await ada.do("say", **SAME)
        with refused("log_unavailable"):
            await pages[1].do("sit", seat=3)
        with refused("log_unavailable"):
            await ada.guest.join(ada.code, "Cy")

    assert [len(page.updates) for page in pages] == [0, 0]
    assert [essence(await player.view()) for player in (ada, bo)] == before


async def test_a_failed_write_can_be_repeated_under_its_id(troubled):
    ada, bo = await troubled.site.company("Ada Bo")
    page = await bo.page()
    with troubled.log.being("full"), refused("log_unavailable"):
        await page.do("say", **SAME)

    first = await page.do("say", **SAME)
    again = await bo.do("say", **SAME)

    assert first == again
    assert await said(ada) == ["Once."]


@pytest.mark.parametrize("fault", ["full", "unsure"])
async def test_a_table_whose_opening_got_no_answer_is_opened_once(troubled, fault):
    ada = await troubled.site.guest()
    with troubled.log.being(fault), refused("log_unavailable"):
        await ada.open("Ada", under="once")
    first = await ada.open("Ada", under="once")
    again = await ada.open("Ada", under="once")

    assert (first.code, first.id) == (again.code, again.id)
    assert list((await first.view())["table"]["players"]) == ["p1"]
    assert len((await ada.ask("GET", "/guests/me"))["tables"]) == 1


async def test_ids_find_tables_and_players_after_a_restart(url):
    async with running(url) as site:
        ada, bo = [await site.guest() for _ in range(2)]
        table = await ada.open("Ada", under="once")
        player = await bo.join(table.code, "Bo", under="once")
    async with running(url) as site:
        ada.site = bo.site = site

        again = await ada.open("Ada", under="once")

        assert (again.code, again.id) == (table.code, table.id)
        assert (await bo.join(table.code, "Bo", under="once")).id == player.id
        assert len((await again.view())["table"]["players"]) == 2


@pytest.mark.parametrize("fault", ["full", "unsure"])
async def test_somebody_who_came_and_got_no_answer_comes_once(troubled, fault):
    ada, bo = await troubled.site.company("Ada Bo")
    guest = await troubled.site.guest()
    with troubled.log.being(fault), refused("log_unavailable"):
        await guest.join(ada.code, "Cy", under="once")

    cy = await guest.join(ada.code, "Cy", under="once")

    assert list((await bo.view())["table"]["players"]) == ["p1", "p2", "p3"]
    assert (await cy.view())["you"] == {"player": "p3", "seat": 2}


async def test_a_write_found_late_is_not_repeated(troubled):
    ada, bo = await troubled.site.company("Ada Bo")
    page = await ada.page()
    with troubled.log.being("unsure"), refused("log_unavailable"):
        await bo.do("say", **SAME)
    assert page.updates == [], "nobody knows yet whether it was written"

    number = await bo.do("say", **SAME)

    await page.reach(number)
    assert await said(ada) == ["Once."]


async def test_a_write_found_late_counts_for_the_next_caller(troubled):
    ada, bo = await troubled.site.company("Ada Bo")
    with troubled.log.being("unsure"), refused("log_unavailable"):
        await bo.do("stand")

    await ada.do("sit", seat=1)


async def test_an_unreadable_log_keeps_a_write_in_doubt(troubled):
    ada, bo = await troubled.site.company("Ada Bo")
    with troubled.log.being("unsure"), refused("log_unavailable"):
        await bo.do("say", **SAME)
    with troubled.log.being("unreadable"), refused("log_unavailable"):
        await ada.do("say", text="Did you say something?")

    await ada.do("say", text="Twice.")

    assert await said(bo) == ["Once.", "Twice."]


async def test_nothing_is_sent_before_it_is_durable(troubled):
    ada, bo = await troubled.site.company("Ada Bo")
    page = await bo.page()
    troubled.log.quick.clear()
    troubled.log.held_up.clear()
    saying = asyncio.ensure_future(ada.do("say", text="Wait for it."))
    await troubled.log.held_up.wait()
    await asyncio.sleep(0.05)
    assert not saying.done()
    assert page.updates == []

    troubled.log.quick.set()

    await page.reach(await saying)


async def test_a_refusal_comes_by_rest_with_the_advice_to_come_again(troubled):
    ada, _ = await troubled.site.company("Ada Bo")
    path = f"{API}/tables/{ada.code}/commands?player={ada.id}"
    body = {"type": "say", "id": "x", "text": "x"}

    with troubled.log.being("full"):
        answer = await troubled.site.request("POST", path, ada.guest.token, json=body)

    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "1"


async def test_a_cancelled_wait_leaves_the_table_in_order(troubled):
    """A request that is cancelled during its write may still be written."""
    ada, bo = await troubled.site.company("Ada Bo")
    page = await bo.page()
    troubled.log.quick.clear()
    troubled.log.held_up.clear()
    await page.send({"type": "say", "id": "gone", "text": "I am off."})
    await troubled.log.held_up.wait()
    page.vanish()
    troubled.log.quick.set()

    await ada.do("say", text="Where is Bo?")

    assert await said(ada) == ["I am off.", "Where is Bo?"]


async def test_a_deadline_during_a_log_failure_is_made_up(troubled, monkeypatch):
    monkeypatch.setattr(timers, "RETRY_SECONDS", 0.01)
    ada, bo = await troubled.site.match("Ada Bo", turn_seconds=10)
    page = await bo.page()
    troubled.clock.put_forward(9.9)
    await ada.do("say", text="Nearly.")
    with troubled.log.being("full"):
        troubled.log.failed.clear()
        troubled.clock.put_forward(0.1)
        await asyncio.wait_for(troubled.log.failed.wait(), TIMEOUT)
        assert "time_ran_out" not in "".join(page.frames)

    await page.event("time_ran_out")


async def test_time_that_is_up_is_up_in_spite_of_a_fault(troubled, monkeypatch):
    monkeypatch.setattr(timers, "RETRY_SECONDS", 0.01)
    ada, bo = await troubled.site.match("Ada Bo", turn_seconds=10)
    page = await bo.page()
    troubled.clock.put_forward(9.9)
    await ada.do("say", text="Nearly.")
    with troubled.log.being("faulty"):
        troubled.log.failed.clear()
        troubled.clock.put_forward(0.1)
        await asyncio.wait_for(troubled.log.failed.wait(), TIMEOUT)

    await page.event("time_ran_out")
    complaints = "\n".join(troubled.site.complaints)
    troubled.site.complaints.clear()
    assert "time is up, but there is a fault" in complaints
    assert "a mistake in the log" in complaints


async def test_new_pages_do_not_hasten_retries_of_the_log(troubled, monkeypatch):
    monkeypatch.setattr(timers, "RETRY_SECONDS", 60)
    ada, bo = await troubled.site.match("Ada Bo", turn_seconds=10)
    troubled.clock.put_forward(9.9)
    await ada.do("say", text="Nearly.")
    table = (await troubled.site.world.index.find(ada.code)).id
    tries = troubled.log.tries[table]
    with troubled.log.being("full"):
        troubled.clock.put_forward(0.1)
        async with asyncio.timeout(TIMEOUT):
            while troubled.log.tries[table] == tries:  # noqa: ASYNC110 - other tables try too
                await asyncio.sleep(0.01)

        for _ in range(3):
            page = await bo.page()
            await page.close()

        assert troubled.log.tries[table] == tries + 1


async def test_unfinished_tables_are_told_without_reading_their_logs(tmp_path):
    database, trouble = tmp_path / "morpho.db", Trouble()
    async with running(database) as site:
        ada, _ = await site.match("Ada Bo", "morph")
        await ada.guest.open("Ada")
        before = await ada.guest.ask("GET", "/guests/me")
        assert [table["awaits_you"] for table in before["tables"]] == [False, True]

    async with running(database, world_of=trouble.world) as site:
        ada.guest.site = site
        with trouble.log.being("unreadable"):
            assert await ada.guest.ask("GET", "/guests/me") == before


async def test_tables_of_an_earlier_release_are_read_once(tmp_path):
    """One that can't be read hides no other."""
    database, trouble = tmp_path / "morpho.db", Trouble()
    async with running(database) as site:
        ada = await (await site.guest()).open("Ada")
        other, _ = await site.match("Ada Bo", "morph")
        other = await ada.guest.join(other.code, "Cy")
        before = await ada.guest.ask("GET", "/guests/me")
        damaged = await site.world.index.find(ada.code)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET company = NULL")
        connection.execute("UPDATE entries SET turn = NULL")

    async with running(database, world_of=trouble.world) as site:
        trouble.log.damaged.add(damaged.id)
        ada.guest.site = other.guest.site = site

        me = await ada.guest.ask("GET", "/guests/me")

        assert me["tables"] == [table for table in before["tables"] if table["code"] == other.code]
        with trouble.log.being("unreadable"):
            assert await ada.guest.ask("GET", "/guests/me") == me
        with refused("log_unavailable"):
            await ada.view()
        await other.do("say", text="Here all is well.")


async def test_simultaneous_requests_are_served_in_order(troubled):
    people = await troubled.site.company("Ada Bo Cy")
    pages = [await player.page() for player in people]

    await together(*(page.do("say", text=f"{i}") for i in range(20) for page in pages))

    for page in pages:
        await page.reach((await people[0].view())["n"])
    assert len({"".join(said_on(page)) for page in pages}) == 1
    assert len(await said(people[0])) == 60


def said_on(page) -> list[str]:
    """Return the chat lines that a page received."""
    return [event["text"] for event in page.events if event["kind"] == "said"]


@pytest_asyncio.fixture(loop_scope="session")
async def nodes(postgres_url) -> AsyncIterator[list[Site]]:
    """Run two servers with one database."""
    async with running(postgres_url) as one, running(postgres_url) as other:
        yield [one, other]


def at(site: Site, player: Player) -> Player:
    """Return a player who speaks to another server."""
    return replace(player, guest=replace(player.guest, site=site))


async def test_two_servers_with_one_database_agree_on_a_table(nodes):
    ada, bo = await nodes[0].company("Ada Bo")
    bo = at(nodes[1], bo)
    page = await bo.page()

    for round_ in range(3):
        await ada.do("say", text=f"one {round_}")
        await page.do("say", text=f"two {round_}")

    spoken = [f"{who} {round_}" for round_ in range(3) for who in ("one", "two")]
    assert await said(bo) == spoken
    assert said_on(page) == spoken


async def test_a_command_sent_to_two_servers_is_done_once(nodes):
    ada, bo = await nodes[0].company("Ada Bo")
    bo_there = at(nodes[1], bo)
    await bo_there.view()

    first = await bo.do("say", **SAME)
    again = await bo_there.do("say", **SAME)

    assert first == again
    assert await said(ada) == ["Once."]


async def test_an_entry_of_another_server_refuses_a_command(nodes):
    ada, bo = await nodes[0].company("Ada Bo")
    bo_there = at(nodes[1], bo)
    await bo_there.view()
    await ada.do("sit", seat=4)

    with refused("seat_taken"):
        await bo_there.do("sit", seat=4)


async def test_a_failed_index_does_not_undo_a_command(troubled):
    """The index is for finding tables; what happened at them is in the log."""
    ada, bo, cy = await troubled.site.company("Ada Bo Cy")
    for player in (bo, cy):
        await player.do("ready", ready=True)

    with troubled.index.lost():
        await ada.do("start")
        await cy.do("leave")
        di = await ada.guest.join(ada.code, "Di")
        await ada.do("remove", player=bo.id)

    shown = (await di.view())["table"]
    assert shown["phase"] == "playing"
    assert set(shown["players"]) == {ada.id, di.id}


async def test_the_index_is_set_right_when_it_can_be_written_again(troubled):
    ada, _ = await troubled.site.match("Ada Bo")
    with troubled.index.lost():
        await ada.do("end_match")

    await ada.do("say", text="That was it.")

    assert (await ada.guest.ask("GET", "/guests/me"))["tables"] == []


async def test_the_index_has_in_which_phase_a_table_is(troubled):
    people = await between(troubled.site)

    assert (await troubled.index.find(people["host"].code)).phase == "between"


@pytest.fixture
def anew(url) -> Callable[[], AbstractAsyncContextManager[Trouble]]:
    """Return how to start a server on the same database once more."""

    @asynccontextmanager
    async def start() -> AsyncIterator[Trouble]:
        trouble = Trouble()
        async with running(url, world_of=trouble.world) as trouble.site:
            yield trouble

    return start


async def test_loading_sets_the_players_of_a_table_right_in_the_index(anew):
    """Missing ones are added, wrong ones corrected, departed ones removed, others left alone."""
    async with anew() as before:
        index = before.index
        ada, bo = await before.site.company("Ada Bo")
        with index.lost():
            cy = await bo.guest.join(bo.code, "Cy")
        swapped, other = await before.site.company("Ada Bo")
        table = await index.find(swapped.code)
        right = await index.notes_of(table.id)
        [adas, bos] = [
            guest for who in (swapped, other) for id_, guest in right.members if id_ == who.id
        ]
        await index.store_player(table.id, adas, other.id)
        await index.forget_guest(table.id, bos, other.id)
        stayed, gone = await before.site.company("Ada Bo")
        with index.lost():
            await gone.do("leave")
        correct, _ = await before.site.company("Ada Bo")
    async with anew() as after:
        await at(after.site, correct).view()
        assert after.index.noted == []

        await at(after.site, ada).view()
        me = await at(after.site, bo).guest.ask("GET", "/guests/me")
        assert {table["player"] for table in me["tables"]} == {bo.id, cy.id}
        assert after.index.noted == [cy.id]

        await at(after.site, stayed).view()
        left = (await after.index.notes_of((await after.index.find(stayed.code)).id)).members
        assert [player for player, _ in left] == [stayed.id]
        assert after.index.noted == [cy.id, gone.id]

        await at(after.site, swapped).view()
        assert await after.index.notes_of(table.id) == right
