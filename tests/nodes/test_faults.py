"""Nodes that stand still, are killed or restarted; what they need goes away and comes back."""

import asyncio
import json
import signal
from collections import Counter
from random import Random

import pytest

from benchmarks.harness.proxies import PROXIES, is_installed
from benchmarks.servers.nodes import restarts
from tests.support.cut_off import Line
from tests.support.neighbours import fresh_postgres, redis_url
from tests.support.nodes.beside import beside
from tests.support.nodes.cluster import at, cluster, go_on, said, spread
from tests.support.serving import Page, Player, Refused, together

pytestmark = pytest.mark.asyncio(loop_scope="session")

SECONDS = 40.0
"""How long anything may take that begins with a fault."""


async def until_done(player: Player, kind: str, **fields: object) -> int:
    """Carry out a command, the same again and again while the server can't."""
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                return await player.do(kind, **fields)
            except Refused as refusal:
                if refusal.code != "log_unavailable":
                    raise
            await asyncio.sleep(0.1)


def without_holes(page: Page) -> bool:
    """Return whether a page was sent every update, in order and once."""
    numbers = [json.loads(update)["n"] for update in page.updates]
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_a_paused_node_catches_up_before_it_decides():
    with fresh_postgres() as database:
        async with cluster(database, redis=redis_url()) as nodes:
            people = await nodes.match("Ada Bo Cy")
            there = nodes.sites[1]
            there.client.timeout = SECONDS
            pages = [await who.page() for who in people]
            await at(there, people[1]).page()
            before = pages[0].n
            frozen = nodes.nodes[1]

            frozen.ask_to_stop(signal.SIGSTOP)
            waiting = asyncio.ensure_future(
                at(there, people[1]).do("say", text="Once.", id="said-while-it-stood")
            )
            for _ in range(6):
                await go_on(pages, Random(1))
            elsewhere = await people[1].do("say", text="Once.", id="said-while-it-stood")
            frozen.ask_to_stop(signal.SIGCONT)

            view = await at(there, people[2]).view()
            assert view["n"] >= elsewhere
            assert await waiting == elsewhere, "done once, and answered by both"
            back = await at(there, people[1]).page(after=before)
            await back.reach(elsewhere)
            assert back.updates == pages[1].updates[-len(back.updates) :]
            assert await said(people[0]) == ["Once."]
            mixed = [pages[0], back, await at(there, people[2]).page()]
            for _ in range(3):
                await go_on(mixed, Random(2))


async def test_pages_of_a_killed_node_continue_at_another():
    with fresh_postgres() as database:
        async with cluster(database, redis=redis_url()) as nodes:
            people = await nodes.match("Ada Bo Cy Di")
            pages = await spread(people, nodes.sites)
            for _ in range(4):
                await go_on(pages, Random(4))
            last = [page.n for page in pages]

            nodes.nodes[1].kill()
            for i in (1, 3):
                await pages[i].end()
                pages[i] = await people[i].page(after=pages[i].n)
            for _ in range(4):
                await go_on([await who.page() for who in people], Random(5))

            for page, who, number in zip(pages, people, last, strict=True):
                await page.reach(number + 4)
                assert without_holes(page)
                assert "snapshot" not in [m["type"] for m in page.heard[1:]]
                missed = await who.updates(number)
                assert [json.loads(update) for update in page.updates[-4:]] == missed


@pytest.mark.nightly
async def test_redis_that_goes_and_comes_back_delays_and_loses_nothing():
    with fresh_postgres() as database, Line(redis_url()) as line:
        own = {"redis": line.url}
        async with beside(database, own, own) as two:
            here, there = two.sites
            ada, bo = await here.company("Ada Bo")
            pages = [await ada.page(), await at(there, bo).page()]
            lines: list[str] = []

            async def talk(count: int) -> None:
                for _ in range(count):
                    for who in (ada, at(there, bo)):
                        lines.append(f"line {len(lines)}")
                        number = await who.do("say", text=lines[-1])
                for page in pages:
                    await page.until(lambda page=page: page.n >= number, SECONDS)

            await talk(2)
            for trouble in (line.cut, line.stall):
                trouble()
                await talk(3)
                line.restore()
                await talk(3)

            assert await said(ada) == lines
            for page in pages:
                assert without_holes(page)
                heard = [e["text"] for e in page.events if e["kind"] == "said"]
                assert heard == lines


@pytest.mark.nightly
async def test_a_node_starts_and_serves_though_redis_cannot_be_reached():
    with fresh_postgres() as database, Line(redis_url()) as line:
        own = {"redis": line.url}
        line.cut()
        async with beside(database, own, own) as two:
            here, there = two.sites
            ada, bo = await here.company("Ada Bo")
            page = await at(there, bo).page()
            assert (await there.request("GET", "/readyz")).status_code == 200

            number = await ada.do("say", text="Without a notifier.")
            await page.until(lambda: page.n >= number, SECONDS)

            line.restore()
            other = await ada.page()
            for each in (page, other):
                await each.until(lambda each=each: each.here == [ada.id, bo.id], SECONDS)


async def test_nodes_recover_from_a_postgresql_outage():
    with fresh_postgres() as database, Line(database) as line:
        own = {"redis": redis_url()}
        async with beside(line.url, own, own) as two:
            here, there = two.sites
            ada, bo = await here.company("Ada Bo")
            people = [ada, at(there, bo)]
            pages = [await who.page() for who in people]
            await ada.do("say", text="Before.")

            line.cut()
            tried = [who.do("say", text=f"{who.id} says", id="same") for who in people]
            refusals = await together(*tried)
            line.restore()
            numbers = [await until_done(w, "say", text=f"{w.id} says", id="same") for w in people]
            again = [await w.do("say", text=f"{w.id} says", id="same") for w in people[::-1]]

            assert [refusal.code for refusal in refusals] == ["log_unavailable"] * 2
            assert again == numbers[::-1]
            for page in pages:
                await page.until(lambda page=page: page.n >= max(numbers), SECONDS)
                assert without_holes(page)
            assert Counter(await said(ada)) == Counter(["Before.", "p1 says", "p2 says"])
            for site in two.sites:
                site.complaints.clear()


@pytest.mark.nightly
@pytest.mark.timeout(600)  # it starts a server four times
@pytest.mark.parametrize("proxy", ["forwarder", *PROXIES])
async def test_a_rolling_restart_is_one_reconnect_for_each_page(proxy):
    if not is_installed(proxy):
        pytest.skip(f"there is no {proxy}")
    async with restarts(proxy, tables=2) as bench:
        await bench.restart_each()
        report = bench.report()

    assert report["restarts"] == 2
    assert report["acknowledged"] > 20
    assert [report[key] for key in ("lost", "twice", "stuck", "halves")] == [0, 0, 0, 0], report
    assert 1 <= len(bench.play.absences) <= 2 * len(bench.play.pages)
    assert bench.play.goodbyes >= len(bench.play.absences), "nobody was left without a word"
