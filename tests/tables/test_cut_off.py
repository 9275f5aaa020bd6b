"""A PostgreSQL that goes away while people play: everybody hears of it, and nothing is lost."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import psycopg
import pytest
import pytest_asyncio

from morpho_server.storage.database import postgres
from tests.support.cut_off import Line
from tests.support.serving import Page, Refused, Site, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

SAME = {"id": "the-same", "text": "Once."}


@pytest.fixture
def line(postgres_url) -> Iterator[Line]:
    """A way to a PostgreSQL database that can be cut."""
    with Line(postgres_url) as line:
        yield line


@contextmanager
def impatience(seconds: int) -> Iterator[None]:
    """Limit how long the server waits for an answer of the database."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "ANSWER_SECONDS", seconds)
        yield


@pytest_asyncio.fixture(loop_scope="session")
async def remote(line) -> AsyncIterator[Site]:
    """A server whose database is at the other end of the line."""
    async with running(line.url) as site:
        yield site
        site.complaints[:] = [each for each in site.complaints if "Writing failed" not in each]


async def done_at_last(page: Page, kind: str, **fields) -> int:
    """Send a command under one id until it is done; return the number it has."""
    for _ in range(500):
        try:
            return await page.do(kind, **fields)
        except Refused as refusal:
            if refusal.code != "log_unavailable":
                raise
            await asyncio.sleep(0.1)
    raise AssertionError("the log did not come back")


def heard(page: Page) -> list[str]:
    """Return the chat lines that a page received."""
    return [event["text"] for event in page.events if event["kind"] == "said"]


def end_all_connections(url: str) -> None:
    """End all other connections to a PostgreSQL database."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_a_command_repeated_after_an_outage_is_done_once(remote, line):
    """Meanwhile the server is alive, but not ready."""
    ada, bo, cy = await remote.match("Ada Bo Cy", "morpho", turn_seconds=600)
    pages = [await player.page() for player in (ada, bo, cy)]
    mover = next(page for page in pages if page.legal)
    move = {"id": "my-move", "move": mover.legal[0], "at": mover.n}
    before = [page.shows for page in pages]

    line.cut()
    assert (await remote.request("GET", "/readyz")).status_code == 503
    assert (await remote.request("GET", "/healthz")).status_code == 200
    for _ in range(2):
        with refused("log_unavailable"):
            await mover.do("move", **move)
    with refused("log_unavailable"):
        await bo.do("say", **SAME)
    assert [page.shows for page in pages] == before
    line.restore()

    number = await done_at_last(mover, "move", **move)
    assert (await remote.request("GET", "/readyz")).status_code == 200
    assert await mover.do("move", **move) == number
    assert await done_at_last(pages[1], "say", **SAME) == await bo.do("say", **SAME)
    for page in pages:
        await page.until(lambda page=page: heard(page) == ["Once."])
        assert page.shows != before[pages.index(page)]


async def test_a_silent_network_stops_commands_briefly_and_repeats_none(remote, line):
    """Whether the command or its answer is lost."""
    ada, bo = await remote.company("Ada Bo")
    page, other = await ada.page(), await bo.page()
    line.stall(answers=True)

    with impatience(1), refused("log_unavailable"):
        await page.do("say", **SAME)

    assert (await remote.request("GET", "/healthz")).status_code == 200
    line.cut()
    line.restore()
    await done_at_last(page, "say", **SAME)
    line.stall()
    with impatience(1), refused("log_unavailable"):
        await other.do("say", id="another", text="Twice.")
    line.restore()
    await done_at_last(other, "say", id="another", text="Twice.")
    for each in (page, other):
        await each.until(lambda each=each: "Twice." in heard(each))
        assert heard(each) == ["Once.", "Twice."]


@pytest.mark.nightly
async def test_commands_during_closed_connections_are_done_once(remote, postgres_url):
    people = await remote.company("Ada Bo Cy")
    pages = [await player.page() for player in people]

    async def talk(page: Page) -> list[str]:
        who = page.you["player"]
        for number in range(30):
            await done_at_last(page, "say", id=f"{who}-{number}", text=f"{who} {number}")
        return [f"{who} {number}" for number in range(30)]

    async def disturb() -> None:
        while not talking.done():
            await asyncio.to_thread(end_all_connections, postgres_url)
            await asyncio.sleep(0.05)

    talking = asyncio.gather(*(talk(page) for page in pages))
    disturbing = asyncio.create_task(disturb())
    said = await talking
    await disturbing  # or a thread of its would end connections when all is over

    everything = {text for one in said for text in one}
    for page in pages:
        await page.until(lambda page=page: len(heard(page)) >= len(everything))
        assert sorted(heard(page)) == sorted(everything)
        assert heard(page) == heard(pages[0])


@pytest.mark.nightly
async def test_nobodys_time_runs_out_while_postgres_is_away(remote, line):
    people = await remote.match("Ada Bo", turn_seconds=10)
    page, other = [await player.page() for player in people]
    until = page.table["deadline"]["at"] / 1000

    line.cut()
    await asyncio.sleep(until + 1 - time.time())
    line.restore()

    given = await page.event("time_given_back")
    assert given["millis"] > 8000
    assert page.table["deadline"]["at"] / 1000 >= until + 8
    await done_at_last(page, "move", move=page.legal[0])
    await done_at_last(other, "move", move=other.legal[0])
    assert not [event for event in page.events if event["kind"] == "time_ran_out"]
