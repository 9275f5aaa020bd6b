"""A database that has lost entries: tables go back to what it has, and say so."""

import asyncio

import pytest
from sqlalchemy import text

from morpho_server.api.routes import tables
from morpho_server.api.routes.long_poll import MOST_SECONDS, wait_for_update
from morpho_server.realtime import node
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import Said
from morpho_server.tables.stream.projection import Projection
from tests.api.test_lost_tables import all_end, behind_its_back
from tests.support.databases import postgres_url, sqlite_url
from tests.support.databases import usual_url as url
from tests.support.neighbours import redis_url
from tests.support.nightly import nightly
from tests.support.nodes.beside import beside
from tests.support.nodes.cluster import at
from tests.support.serving import essence, refused, running

__all__ = ["postgres_url", "sqlite_url", "url"]

LOSE = "DELETE FROM entries WHERE seq > (SELECT max(seq) - :count FROM entries)"


def lose(url, count):
    """Take the last entries of the only table away, as a standby does that was behind."""
    with behind_its_back(url) as connection:
        assert connection.execute(text(LOSE), {"count": count}).rowcount == count


def take_over(url, count):
    """Let another server go on with the database, without the last entries of its only table."""
    lose(url, count)
    with behind_its_back(url) as connection:
        connection.execute(text("UPDATE histories SET server = 'the one that is gone'"))


async def talk(player, *lines):
    for line in lines:
        await player.do("say", text=line)


async def lines_of(player):
    found = [event for update in await player.updates() for event in update.get("events", ())]
    return [event["text"] for event in found if event["kind"] == "said"]


def is_said_of(complaints, table=1):
    """Return whether the log says once that a table goes back, and nothing else."""
    said = [each for each in complaints if f"Table {table} goes back" in each]
    others, complaints[:] = len(complaints) - len(said), []
    return len(said) == 1 and not others


async def test_a_table_goes_back_to_what_the_database_has(url):
    async with running(url) as site:
        ada, bo = await site.company("Ada Bo")
        await talk(ada, "one", "two", "three")
        pages = [await ada.page(), await bo.page()]
        lose(url, 2)

        await pages[0].send({"type": "say", "id": "x1", "text": "lost?"})

        await all_end(pages, 4409, "history_changed")
        assert is_said_of(site.complaints)
        back = await ada.page(after=pages[0].n, history=pages[0].history)
        assert back.heard[0]["type"] == "snapshot"
        assert back.history != pages[0].history
        await back.do("say", text="four")
        assert await lines_of(bo) == ["one", "four"]
        assert [entry.seq for entry in await site.entries(ada.code)] == list(range(1, back.n + 1))


async def test_a_program_hears_that_its_command_was_not_done(url):
    async with running(url) as site:
        ada, bo = await site.company("Ada Bo")
        await talk(ada, "one", "two")
        lose(url, 1)

        with refused("history_changed"):
            await bo.do("say", id="x1", text="lost?")

        await bo.do("say", id="x1", text="again")
        assert await lines_of(ada) == ["one", "again"]
        assert is_said_of(site.complaints)


async def test_a_number_of_another_history_gets_no_updates(url):
    async with running(url) as site:
        [ada] = await site.company("Ada")
        await talk(ada, "one", "two")
        view = await ada.view()
        since = {"after": view["n"] - 1, "history": view["history"]}
        assert len((await ada.ask("GET", "updates", params=since))["updates"]) == 1

        for wrong in ({"history": "x"}, {"history": ""}):
            with refused("history_changed"):
                await ada.ask("GET", "updates", params=since | wrong)
        with refused("history_changed"):
            await ada.ask("GET", "updates", params={"after": since["after"]})

        for history in (view["history"], "x"):
            page = await ada.page(after=view["n"] - 1, history=history)
            kinds = [message["type"] for message in page.heard[:1]]
            assert kinds == ["update" if history == view["history"] else "snapshot"]


async def test_a_page_that_was_away_is_not_patched_onto_a_lost_view(url):
    async with running(url) as site:
        ada, bo = await site.company("Ada Bo")
        await talk(ada, "one", "two", "three")
        page = await bo.page()
        await page.close()
        lose(url, 2)
        with refused("history_changed"):
            await ada.do("say", text="lost?")
        await talk(ada, "two again", "three again", "four")
        site.complaints.clear()

        back = await bo.page(after=page.n, history=page.history)

        assert back.heard[0]["type"] == "snapshot"
        assert back.shows == essence(await bo.view())


async def test_a_move_seen_in_a_lost_history_is_stale(sqlite_url):
    async with running(sqlite_url) as site:
        ada, _bo = await site.match("Ada Bo")
        number = (await ada.view())["n"]

        with refused("stale"):
            await ada.do("move", move="stake 1", at=number + 1)

        await ada.do("move", move="stake 1", at=number)


async def test_a_long_wait_ends_when_the_table_goes_back(url, monkeypatch):
    begun = asyncio.Event()

    async def wait(*given):
        begun.set()
        await wait_for_update(*given)

    monkeypatch.setattr(tables, "wait_for_update", wait)
    async with running(url) as site:
        ada, bo = await site.company("Ada Bo")
        await talk(ada, "one", "two")
        view = await bo.view()
        since = {"after": view["n"], "history": view["history"], "wait": MOST_SECONDS}
        waiting = asyncio.create_task(bo.ask("GET", "updates", params=since))
        await begun.wait()
        lose(url, 1)
        with refused("history_changed"):
            await ada.do("say", text="lost?")

        with refused("history_changed"):
            await waiting
        site.complaints.clear()


async def test_a_page_is_not_patched_onto_what_no_node_remembers(postgres_url):
    async with running(postgres_url) as site:
        ada, bo = await site.company("Ada Bo")
        await talk(ada, "one", "two", "three")
        page = await bo.page()
    take_over(postgres_url, 2)

    async with running(postgres_url) as site:
        ada, bo = at(site, ada), at(site, bo)
        await talk(ada, "two again", "three again", "four")

        with refused("history_changed"):
            await bo.ask("GET", "updates", params={"after": page.n, "history": page.history})
        back = await bo.page(after=page.n, history=page.history)
        assert back.heard[0]["type"] == "snapshot"
        assert back.shows == essence(await bo.view())


@pytest.mark.parametrize("redis", [nightly(None), redis_url])
async def test_nodes_agree_on_what_is_left(postgres_url, redis):
    own = {} if redis is None else {"redis": redis()}
    async with beside(postgres_url, own, own) as nodes:
        one, other = nodes.sites
        ada, bo = await one.company("Ada Bo")
        await talk(ada, "one", "two", "three")
        here, there = await ada.page(), await at(other, bo).page()
        assert here.n == there.n
        lose(postgres_url, 2)

        await here.send({"type": "say", "id": "x1", "text": "lost?"})
        await all_end([here], 4409, "history_changed")
        await talk(ada, "two again", "three again", "four")

        await all_end([there], 4409, "history_changed")
        back = await at(other, bo).page(after=there.n, history=there.history)
        assert back.heard[0]["type"] == "snapshot"
        assert back.shows == essence(await bo.view())
        assert back.history == (await ada.page()).history, "one loss, one other history"
        await back.do("say", text="five")
        lines = ["one", "two again", "three again", "four", "five"]
        assert await lines_of(ada) == lines
        other.complaints.clear()


async def test_nodes_notice_a_loss_by_themselves(postgres_url, monkeypatch):
    monkeypatch.setattr(node, "RARE_LOOK_SECONDS", 0.05)
    async with running(postgres_url) as site:
        ada, bo = await site.company("Ada Bo")
        await talk(ada, "one", "two")
        pages = [await ada.page(), await bo.page()]

        lose(postgres_url, 1)

        await all_end(pages, 4409, "history_changed")
        assert is_said_of(site.complaints)


async def test_other_tables_go_on_while_one_goes_back(url):
    async with running(url) as site:
        [cy] = await site.company("Cy")
        [ada] = await site.company("Ada")
        await talk(ada, "one", "two")
        page = await cy.page()
        with behind_its_back(url) as connection:
            connection.execute(text("DELETE FROM entries WHERE table_id = 2 AND seq = 4"))

        with refused("history_changed"):
            await ada.do("say", text="lost?")

        await page.do("say", text="All is well here.")
        assert is_said_of(site.complaints, table=2)


def fail_once(monkeypatch, of, name):
    """Make a method fail at its next call."""
    method, calls = getattr(of, name), []

    def failing(*given):
        calls.append(name)
        if len(calls) == 1:
            raise MemoryError
        return method(*given)

    monkeypatch.setattr(of, name, failing)


@pytest.mark.parametrize("name", ["apply", nightly("_parts")])
async def test_a_fault_after_the_append_undoes_no_command(url, monkeypatch, name):
    async with running(url) as site:
        ada, bo = await site.company("Ada Bo")
        page = await bo.page()
        fail_once(monkeypatch, Projection, name)

        number = await ada.do("say", id="once", text="Once.")

        assert await ada.do("say", id="once", text="Once.") == number
        assert await page.end() == (4500, "internal_error")
        back = await bo.page(after=page.n, history=page.history)
        assert back.heard[0]["n"] == number
        assert await lines_of(bo) == ["Once."]
        assert back.shows == essence(await bo.view())
        assert ["is loaded anew" in said for said in site.complaints] == [True]
        site.complaints.clear()


async def test_a_page_whose_command_met_a_fault_is_answered(url, monkeypatch):
    async with running(url) as site:
        ada, _bo = await site.company("Ada Bo")
        page = await ada.page()
        fail_once(monkeypatch, Projection, "apply")
        for number in (1, 2):
            await page.send({"type": "say", "id": f"c{number}", "text": str(number)})
        assert await page.end() == (4500, "internal_error")

        back = await ada.page()
        for number in (1, 2):
            await back.do("say", id=f"c{number}", text=str(number))

        assert await lines_of(ada) == ["1", "2"]
        site.complaints.clear()


async def test_a_fault_with_an_entry_of_another_node_skips_nothing(postgres_url, monkeypatch):
    async with beside(postgres_url, {}, {}) as nodes:
        one, other = nodes.sites
        ada, bo = await one.company("Ada Bo")
        there = await at(other, bo).page()
        await one.world.log.append(1, *await a_line_after(one, ada))
        fail_once(monkeypatch, Projection, "apply")

        view = await at(other, bo).view()

        assert view["n"] == there.n + 1
        assert (await there.end())[1] == "internal_error"
        other.complaints.clear()


async def a_line_after(site, player):
    """Return an entry in which somebody says something, and after which it is."""
    last = (await site.entries(player.code))[-1]
    said = Said("all", player.id, "Hello.")
    return Entry(last.seq + 1, last.at, player.id, "x1", None, None, (said,)), last.checksum
