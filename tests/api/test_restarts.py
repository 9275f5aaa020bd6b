"""A server that is killed and started again: what was answered is there, and everybody goes on."""

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
import websockets

from tests.support.databases import fresh
from tests.support.nightly import nightly
from tests.support.serving import Json, Page, Player, ServerProcess, essence

NAMES = "Ada Bo Cy"


@pytest.fixture(scope="module", params=["sqlite", nightly("postgres")])
def process(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """Run a server that can be killed, on each kind of database."""
    folder = tmp_path_factory.mktemp("process")
    with fresh(request.param, folder) as url, ServerProcess(url) as process:
        yield process


async def play(people: list[Player], moves: int) -> int:
    """Make up to ``moves`` moves while anybody owes a decision; return how many were made."""
    for made in range(moves):
        views = [await player.view() for player in people]
        due = [(p, view) for p, view in zip(people, views, strict=True) if "legal" in view]
        if not due:
            return made
        player, view = due[0]
        await player.do("move", id=f"move-{view['n']}", move=view["legal"][0], at=view["n"])
    return moves


async def test_a_killed_server_has_lost_nothing_that_it_answered(process):
    async with process.visit() as site:
        people = await site.match(NAMES, "morpho", turn_seconds=600)
        pages = [await player.page() for player in people]
        assert await play(people, 8) == 8
        once = await people[1].do("say", id="once", text="Once.")
        before = [but_for_time(await player.view()) for player in people]
        seen = [await player.updates() for player in people]
        mine = but_for_activity(await people[0].guest.ask("GET", "/guests/me"))

        process.kill()
        for page in pages:
            await page.end()
        process.start()

        assert [but_for_time(await player.view()) for player in people] == before
        for player, updates in zip(people, seen, strict=True):
            assert (await player.updates())[: len(updates)] == updates
        assert but_for_activity(await people[0].guest.ask("GET", "/guests/me")) == mine
        assert await people[1].do("say", id="once", text="Once.") == once, "it is done once"
        again = [await p.page(page.n) for p, page in zip(people, pages, strict=True)]
        since = (await people[0].view())["n"]
        made = await play(people, 4)
        assert made > 0
        for page, old in zip(again, pages, strict=True):
            await page.reach(since + made)
            assert len(page.updates) == page.n - old.n, "what comes after, and nothing known"


def but_for_time(view: Json) -> Json:
    """Return a view without the deadline, which gets back the time of an outage."""
    table = {key: part for key, part in view["table"].items() if key != "deadline"}
    return essence(view) | {"n": None, "table": table}


def but_for_activity(me: Json) -> Json:
    """Return who a guest is, without the last activity: to give time back is one."""
    return me | {"tables": [table | {"updated_at": None} for table in me["tables"]]}


@pytest.mark.nightly
@pytest.mark.parametrize("ended", [True, nightly(False)], ids=["killed", "asleep"])
async def test_nobodys_time_runs_out_while_the_server_is_gone(process, ended):
    async with process.visit() as site:
        people = await site.match(NAMES, "morpho", turn_seconds=10, bank_seconds=0)
        page = await people[0].page()
        until = page.table["deadline"]["at"] / 1000

        process.ask_to_stop(signal.SIGKILL if ended else signal.SIGSTOP)
        await asyncio.sleep(until + 1 - time.time())
        if ended:
            process.ended()
            process.start()
            page = await people[0].page()
        else:
            process.ask_to_stop(signal.SIGCONT)

        await page.until(lambda: page.table["deadline"]["at"] / 1000 > time.time())
        seen = str(await people[0].updates())
        assert "time_given_back" in seen
        assert "time_ran_out" not in seen
        assert await play(people, 1) == 1
        await page.close()


async def talk(player: Player, done: list[str]) -> None:
    """Talk until the server is gone; note what it has answered."""
    with suppress(httpx.TransportError):
        while True:
            text = f"{player.id} {len(done)}"
            await player.do("say", id=f"say-{len(done)}", text=text)
            done.append(text)


async def talk_on_page(page: Page, done: list[str]) -> None:
    """Talk on a socket until the server is gone; note what it has answered."""
    with suppress(websockets.ConnectionClosed):
        while True:
            text = f"{page.you['player']} {len(done)}"
            number = await page.do("say", id=f"page-{len(done)}", text=text)
            if not isinstance(number, int):
                return
            done.append(text)


async def test_a_server_killed_under_load_has_every_answered_command(process):
    async with process.visit() as site:
        people = await site.company(NAMES, "morpho")
        page = await people[2].page()
        answered: list[list[str]] = [[], [], []]
        load = asyncio.gather(
            talk(people[0], answered[0]),
            talk(people[1], answered[1]),
            talk_on_page(page, answered[2]),
            return_exceptions=True,
        )
        await page.until(lambda: all(len(done) > 20 for done in answered))

        process.kill()
        await load
        process.start()

        said = await everything_said(people[0])
        assert {text for done in answered for text in done} <= set(said)
        assert len(said) == len(set(said)), "nothing is there twice"
        assert len(said) <= sum(map(len, answered)) + 3, "at most one each was not answered yet"


async def test_a_stopping_server_announces_it_and_loses_nothing(process):
    async with process.visit() as site:
        ada, bo = await site.company("Ada Bo", "morpho")
        page = await bo.page()
        await ada.do("say", text="Good night.")

        process.stop()

        assert (await page.end())[0] == 1012
        process.start()
        assert await everything_said(bo) == ["Good night."]


async def everything_said(player: Player) -> list[str]:
    """Return all that was said at a table, in order."""
    said, after = [], 0
    while updates := await player.updates(after):
        after = updates[-1]["n"]
        events = [event for update in updates for event in update.get("events", ())]
        said += [event["text"] for event in events if event["kind"] == "said"]
    return said
