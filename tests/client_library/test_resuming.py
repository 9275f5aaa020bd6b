"""The library's tables come back after any failure: nothing is lost, and nothing is done twice."""

import asyncio
import json

import pytest

from morpho_client import Client, SentAway, Table, Unreachable, Update, links
from morpho_client.links import LongPoll, Socket
from tests.api.test_lost_history import take_over
from tests.support.cut_off import Line
from tests.support.databases import KINDS, fresh
from tests.support.proxying import Headers, ReverseProxy, proxied
from tests.support.serving import (
    TIMEOUT,
    Player,
    ServerProcess,
    Site,
    essence,
    running,
    server,
    site,
)

__all__ = ["server", "site"]
pytestmark = pytest.mark.asyncio(loop_scope="session")


def said(updates: list[Update]) -> list[str]:
    """Return the chat lines of updates, in their order."""
    return [event["text"] for one in updates for event in one.events if event["kind"] == "said"]


async def hear(table: Table, text: str) -> list[Update]:
    """Return the updates that come until something is said."""
    heard: list[Update] = []
    async with asyncio.timeout(TIMEOUT):
        async for update in table:
            heard.append(update)
            if text in said([update]):
                return heard
    raise AssertionError


async def come(client: Client, host: Player, name: str = "Rosie") -> Table:
    """Join a table, and wait for its view."""
    table = await client.join(host.code, name)
    async with asyncio.timeout(TIMEOUT):
        await table.until(lambda view: view.seat is not None)
    return table


@pytest.mark.parametrize("sockets", [True, False], ids=["socket", "long poll"])
@pytest.mark.parametrize("missed", [2, 12], ids=["few", "many"])
async def test_what_was_missed_comes_once_and_in_order(site: Site, sockets, missed):
    [ada] = await site.company("Ada")
    with Line(site.base) as line:
        async with Client(line.url, sockets=sockets) as client:
            table = await come(client, ada)
            line.cut()
            lines = [f"Line {number}." for number in range(missed)]
            for text in lines:
                await ada.do("say", text=text)
            line.restore()
            await ada.do("say", text="After.")

            heard = await hear(table, "After.")

            numbers = [update.n for update in heard if update.events]
            assert numbers == list(range(numbers[0], numbers[-1] + 1))
            assert said(heard) == [*lines, "After."]
            assert [update.reset for update in heard].count(True) == 1, "the first"
            rest = await table._rest.ask("GET", f"/tables/{ada.code}/view", player=table.player)
            assert table.view.table == essence(rest)["table"]


async def test_a_command_whose_answer_is_lost_is_done_once(site: Site):
    [ada] = await site.company("Ada")
    page = await ada.page()
    with Line(site.base) as line:
        async with Client(line.url) as client:
            table = await come(client, ada)
            line.stall(answers=True)
            asked = asyncio.ensure_future(table.do("say", text="Once."))
            await page.event("said")
            line.cut()
            line.restore()

            async with asyncio.timeout(TIMEOUT):
                number = await asked

            await ada.do("say", text="After.")
            heard = await hear(table, "After.")
    assert said(heard) == ["Once.", "After."]
    assert number == next(update.n for update in heard if said([update]))


async def test_a_new_process_goes_on_where_the_last_one_was(site: Site, tmp_path):
    [ada] = await site.company("Ada")
    keep = tmp_path / "rosie.json"
    async with Client(site.base, keep) as client:
        table = await come(client, ada)
        await ada.do("say", text="Seen.")
        await hear(table, "Seen.")
        table.memory["seen"] = ["Seen."]
        await ada.do("say", text="Not seen.")
        await hear(table, "Not seen.")  # it has it, but has asked for nothing after it
        table.memory["seen"] = ["Seen.", "Not seen."]
        await table.do("say", text="Mine.")
    left = json.loads(keep.read_text(encoding="utf-8"))
    for number in range(12):
        await ada.do("say", text=f"Line {number}.")

    async with Client(site.base, keep) as client:
        again = await client.join(ada.code, "Rosie")
        memory = again.memory
        heard = await hear(again, "Line 11.")
        now = await again.until(lambda view: view.n >= heard[-1].n)

    assert again.player == table.player
    assert memory == {"seen": ["Seen."]}
    lines = [f"Line {number}." for number in range(12)]
    assert said(heard) == ["Not seen.", "Mine.", *lines]
    assert not any(update.reset for update in heard)
    assert all(update.view.n == now.n for update in heard), "what was missed has the present view"
    assert keep.stat().st_mode & 0o777 == 0o600
    assert left["token"] == client.token
    assert {path.name for path in tmp_path.iterdir()} == {"rosie.json", ".rosie.json.lock"}


@pytest.mark.parametrize("kind", KINDS)
async def test_what_a_server_has_lost_counts_no_more(tmp_path, kind):
    with fresh(kind, tmp_path) as url, ServerProcess(url) as process:
        async with process.visit() as site, Client(site.base) as client:
            [ada] = await site.company("Ada", "morpho")
            table = await come(client, ada)
            for text in ("Kept.", "Lost.", "Lost, too."):
                await ada.do("say", text=text)
            before = await hear(table, "Lost, too.")

            process.stop()
            take_over(url, 2)
            process.start()
            async with asyncio.timeout(TIMEOUT):
                first = await anext(table)
            await ada.do("say", text="After.")
            after = await hear(table, "After.")

    assert (first.reset, first.events) == (True, ())
    assert first.n < before[-1].n or first.view.history != before[-1].view.history
    assert said(after) == ["After."]
    assert not after[0].reset


async def test_what_is_refused_for_a_while_is_sent_again(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=10.0) as site:
        [ada] = await site.company("Ada")
        async with Client(site.base) as client:
            table = await come(client, ada)
            texts = [f"Line {number}." for number in range(40)]

            async with asyncio.timeout(3 * TIMEOUT):
                await asyncio.gather(*(table.do("say", text=text) for text in texts))

            await table.do("say", text="After.")
            heard = await hear(table, "After.")
    assert sorted(said(heard)) == sorted([*texts, "After."])


async def test_requests_do_where_sockets_are_blocked_and_until_they_work(site: Site, monkeypatch):
    monkeypatch.setattr(links, "RETRIAL", 0.05)
    blocked = True

    def block(headers: Headers) -> None:
        if blocked and headers.get("upgrade") == "websocket":
            del headers["upgrade"]

    [ada] = await site.company("Ada")
    async with proxied(ReverseProxy(site.base, block)) as base, Client(base) as client:
        table = await come(client, ada)
        assert isinstance(table._connection._link, LongPoll)
        await table.do("say", text="By requests.")

        blocked = False
        async with asyncio.timeout(TIMEOUT):
            await table.until(lambda _: isinstance(table._connection._link, Socket))
        await table.do("say", text="By a socket.")
        heard = await hear(table, "By a socket.")

    assert said(heard) == ["By requests.", "By a socket."]
    numbers = [update.n for update in heard if update.events]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))


async def test_a_table_that_is_closed_to_a_player_says_why(site: Site):
    ada, bo = await site.company("Ada Bo")
    async with Client(site.base, token=bo.guest.token) as client:
        table = client.table(bo.code, bo.id)
        await table.until(lambda view: view.n)
        waiting = asyncio.ensure_future(table.do("ready", id="r", ready=True))
        await waiting
        await ada.do("remove", player=bo.id)

        with pytest.raises(SentAway) as away:
            async with asyncio.timeout(TIMEOUT):
                await table.until(lambda view: view.phase == "playing")
        assert away.value.code == "removed"
        with pytest.raises(SentAway):
            await table.do("say", text="Hello?")


@pytest.mark.parametrize("sockets", [True, False], ids=["socket", "long poll"])
async def test_a_table_that_never_was_open_to_a_player_says_why(site: Site, sockets):
    ada, bo = await site.company("Ada Bo")
    async with Client(site.base, token=bo.guest.token, sockets=sockets) as client:
        with pytest.raises(SentAway) as away:
            async with asyncio.timeout(TIMEOUT):
                await client.table(ada.code, ada.id).until(lambda view: view.n)
    assert away.value.code == "not_your_player"


async def test_patience_ends(site: Site):
    [ada] = await site.company("Ada")
    with Line(site.base) as line:
        async with Client(line.url, patience=0.5) as client:
            table = await come(client, ada)
            line.cut()

            with pytest.raises(Unreachable):
                async with asyncio.timeout(TIMEOUT):
                    await table.do("say", text="Is anybody there?")
            with pytest.raises(Unreachable):
                await client.ask("GET", "/games")
