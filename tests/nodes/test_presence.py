"""Presence across nodes; a fault alone makes nobody count as gone."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest
import pytest_asyncio
import redis

from morpho_server.realtime import node
from morpho_server.realtime.pages import MOST_PAGES
from tests.support.cut_off import Line
from tests.support.neighbours import fresh_postgres, redis_url
from tests.support.nodes.beside import Beside, beside
from tests.support.nodes.cluster import at, cluster
from tests.support.serving import TIMEOUT, Json, Page, Player, begin

pytestmark = pytest.mark.asyncio(loop_scope="session")

GRACE = 0.5
"""How many seconds a host's pages may be gone in these tests."""

IDLE_SECONDS = 0.2
"""How long a table stays in memory where it is to leave soon."""

SECONDS = 40.0
"""How long a node that stands still, or a mended connection, may take at most to be noticed."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def line() -> AsyncIterator[Line]:
    """Make a way to Redis that can be cut."""
    with Line(redis_url()) as line:
        yield line


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def two(line: Line) -> AsyncIterator[Beside]:
    """Run two nodes, of which the second reaches Redis by that way."""
    with fresh_postgres() as database:
        async with beside(
            database, {"redis": redis_url()}, {"redis": line.url}, host_grace_seconds=GRACE
        ) as nodes:
            yield nodes


@pytest_asyncio.fixture(loop_scope="session")
async def patient() -> AsyncIterator[Beside]:
    """Run two nodes that wait for hosts longer than it takes to tell what was asked by REST."""
    own = {"redis": redis_url()}
    with fresh_postgres() as database:
        async with beside(database, own, own, host_grace_seconds=4) as nodes:
            yield nodes


async def here_is(page: Page, *players: Player) -> None:
    """Wait until a page shows that just these players are here."""
    wanted = [player.id for player in players]
    await page.until(lambda: page.here == wanted, SECONDS)


async def test_a_replayed_node_message_revives_nobody():
    own = {"redis": redis_url()}
    with fresh_postgres() as database, redis.Redis.from_url(redis_url()) as attacker:
        async with beside(database, own, own) as two:
            ada, bo = await two.sites[0].company("Ada Bo")
            page, other = await ada.page(), await at(two.sites[1], bo).page()
            await here_is(page, ada, bo)
            channel = f"{two.prefix}:presence"
            with attacker.pubsub() as listening:
                listening.subscribe(channel)
                # A node that is new is sent everything.
                await two.start(database, redis_prefix=two.prefix, **own)
                await here_is(await at(two.sites[2], ada).page(), ada, bo)
                said = [*heard_on(listening)]
            await two.stop()
            assert any(b"whole" in each and b'"p2"' in each for each in said)
            await other.close()
            await here_is(page, ada)

            seen = len(page.frames)
            for each in said:
                attacker.publish(channel, each)
            await at(two.sites[1], bo).do("say", text="I have no page open.")
            await page.until(lambda: "no page open" in "".join(page.frames[seen:]))

            assert not [frame for frame in page.frames[seen:] if '"p2"]' in frame]


def heard_on(listening: redis.client.PubSub) -> Iterator[bytes]:
    """Yield what has come on a channel."""
    while message := listening.get_message(timeout=0.5):
        if message["type"] == "message":
            yield message["data"]


async def host_is(page: Page, player: Player) -> None:
    """Wait until a player is host."""
    await page.until(lambda: page.table["host"] == player.id, SECONDS)


async def host_stays(page: Page, player: Player, seconds: float = 4 * GRACE) -> None:
    """See that a player is host for much longer than the grace."""
    with pytest.raises(AssertionError, match="did not come true"):
        await page.until(lambda: page.table["host"] != player.id, seconds)


async def test_presence_is_shared_between_nodes(two: Beside):
    here, there = two.sites
    ada, bo, cy = await here.company("Ada Bo Cy")
    first, second = await ada.page(), await at(there, bo).page()
    await here_is(first, ada, bo)
    await here_is(second, ada, bo)

    third = await at(there, cy).page()
    await here_is(first, ada, bo, cy)
    assert (await at(there, ada).view())["here"] == [ada.id, bo.id, cy.id]
    await third.close()

    for page in (first, second):
        await here_is(page, ada, bo)


async def test_a_second_page_at_another_node_is_silent(two: Beside):
    here, there = two.sites
    ada, bo, cy = await here.company("Ada Bo Cy")
    first, second = await ada.page(), await bo.page()
    await here_is(first, ada, bo)
    heard = len(first.frames)

    await at(there, bo).page()
    await at(there, cy).page()
    await here_is(first, ada, bo, cy)
    await second.close()
    await bo.do("say", text="Still here.")

    await first.event("said")
    assert [message["type"] for message in first.heard[heard:]] == ["presence", "update"]


async def lessons_are(page: Page, lessons: dict[str, list[int]]) -> None:
    """Wait until a page has last heard of just these lessons."""

    def heard() -> Json:
        return [m for m in page.heard if m["type"] == "presence"][-1].get("learning", {})

    await page.until(lambda: heard() == lessons, SECONDS)


async def test_a_dismissed_learner_is_gone_from_other_nodes(two: Beside):
    here, there = two.sites
    people = await here.company("Ada Bo", "guess", spectators=False)
    zed = await (await there.guest()).join(people[0].code, "Zed", sit=False)
    page, watching = await people[0].page(), await zed.page()
    await watching.send({"type": "learn", "step": 3, "steps": 12})
    await lessons_are(page, {zed.id: [3, 12]})

    await begin(people)

    await watching.gone()
    await here_is(page, people[0])


async def test_a_lesson_ends_at_other_nodes_with_its_dismissed_page(two: Beside):
    """The player stays, by newer pages."""
    here, there = two.sites
    ada, bo = await here.company("Ada Bo")
    page, oldest = await ada.page(), await at(there, bo).page()
    await oldest.send({"type": "learn", "step": 3, "steps": 12})
    await lessons_are(page, {bo.id: [3, 12]})

    for _ in range(MOST_PAGES):
        await at(there, bo).page()

    await lessons_are(page, {})
    assert page.here == [ada.id, bo.id]


async def test_moves_tell_other_nodes_nothing_of_who_is_here(two: Beside):
    here, there = two.sites
    ada, bo = await here.company("Ada Bo")
    pages = [await ada.page(), await at(there, bo).page()]
    for page in pages:
        await here_is(page, ada, bo)
    with redis.Redis.from_url(redis_url()) as asked, asked.pubsub() as eavesdropping:
        eavesdropping.subscribe(f"{two.prefix}:presence")
        eavesdropping.get_message(timeout=TIMEOUT)

        numbers = [await ada.do("say", text="Hear, hear.") for _ in range(20)]
        for page in pages:
            await page.reach(numbers[-1])

        heard = list(iter(eavesdropping.get_message, None))
    assert not [message for message in heard if b'"here"' in message["data"]]


async def page_of_a_table_let_go(player: Player, after: int) -> Page:
    """Open pages until one is sent a snapshot: then the node no longer had the table."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            page = await player.page(after)
            if page.heard[0]["type"] == "snapshot":
                return page
            await page.close()
            await asyncio.sleep(4 * IDLE_SECONDS)


@pytest.mark.nightly
async def test_a_node_releases_a_table_whose_pages_are_elsewhere():
    own = {"redis": redis_url()}
    with fresh_postgres() as database:
        async with beside(database, own, own, idle_minutes=IDLE_SECONDS / 60) as nodes:
            here, there = nodes.sites
            people = await here.match("Ada Bo Cy", "morpho", turn_seconds=600)
            page, *others = [await at(there, player).page() for player in people]
            await here_is(page, *people)

            again = await page_of_a_table_let_go(people[0], page.n - 1)

            assert again.table["deadline"] == page.table["deadline"]
            mover = next(each for each in (page, *others) if each.legal)
            await again.reach(await mover.move(mover.legal[0]))


async def test_a_host_whose_page_is_at_another_node_stays_host(two: Beside):
    here, there = two.sites
    ada, bo = await here.company("Ada Bo")
    gone, page = await ada.page(), await bo.page()
    await at(there, ada).page()
    await here_is(page, ada, bo)

    await gone.close()

    await host_stays(page, ada)


async def test_two_nodes_replace_an_absent_host_once(two: Beside):
    here, there = two.sites
    ada, bo, cy = await here.company("Ada Bo Cy")
    gone, pages = await ada.page(), [await bo.page(), await at(there, cy).page()]
    for page in pages:
        await here_is(page, ada, bo, cy)

    await gone.close()

    for page in pages:
        await host_is(page, bo)
        await page.reach(await cy.do("say", text="Long live the host."))
        assert [e["kind"] for e in page.events].count("host_changed") == 1


@pytest.mark.nightly
async def test_rest_requests_at_another_node_keep_a_host_present(patient: Beside):
    here, there = patient.sites
    ada, bo = await here.company("Ada Bo")
    page = await bo.page()
    for _ in range(24):
        await at(there, ada).view()
        await asyncio.sleep(0.3)
    assert page.table["host"] == ada.id

    await host_is(page, bo)


@pytest.mark.nightly
async def test_nobody_is_replaced_while_nodes_cannot_hear_one_another(two: Beside, line: Line):
    here, there = two.sites
    ada, bo = await here.company("Ada Bo")
    gone, page = await at(there, ada).page(), await bo.page()
    await here_is(page, ada, bo)

    line.cut()
    await gone.close()
    await at(there, ada).page()
    await host_stays(page, ada)
    assert page.here == [ada.id, bo.id], "as they were last known to be"

    for other in there.pages:
        if other.you["player"] == ada.id and not other.closed:
            await other.close()
    await host_stays(page, ada)
    line.restore()

    await host_is(page, bo)
    await here_is(page, bo)


@pytest.mark.nightly
async def test_without_redis_several_nodes_replace_no_host():
    with fresh_postgres() as database:
        # Longer than it takes a node to see that another one has come.
        async with beside(database, {}, {}, host_grace_seconds=3) as two:
            here, there = two.sites
            ada, bo = await here.company("Ada Bo")
            gone, page = await at(there, ada).page(), await bo.page()
            await gone.close()
            await host_stays(page, ada, 6)

            await two.stop()

            await host_is(page, bo)


async def test_a_node_that_stops_is_on_the_roll_no_more(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(node, "LEAVING_SECONDS", TIMEOUT)
    with fresh_postgres() as database:
        async with beside(database, {}, {}) as two:
            await two.stop()

            with psycopg.connect(database) as connection:
                [(count,)] = connection.execute("SELECT count(*) FROM nodes")
            assert count == 1


@pytest.mark.nightly
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
async def test_people_at_a_dead_node_are_soon_absent(how: signal.Signals):
    with fresh_postgres() as database:
        async with cluster(database, redis=redis_url()) as nodes:
            here, there = nodes.sites
            ada, bo = await here.company("Ada Bo", "morpho")
            page = await ada.page()
            lost = await at(there, bo).page()
            await here_is(page, ada, bo)

            nodes.nodes[1].ask_to_stop(how)
            await here_is(page, ada)

            if how is signal.SIGSTOP:
                nodes.nodes[1].ask_to_stop(signal.SIGCONT)
                back = await at(there, bo).page(lost.n)
                await here_is(page, ada, bo)
                await back.reach(await ada.do("say", text="Welcome back."))
