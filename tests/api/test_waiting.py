"""Waiting for updates by REST."""

import asyncio
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from starlette.requests import Request

from morpho_server.api.middleware.drain import Drain
from morpho_server.api.routes import tables
from morpho_server.api.routes.long_poll import MOST_SECONDS, wait_for_update
from morpho_server.realtime import subscribers
from tests.support.serving import API, Json, Player, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def waits(monkeypatch) -> asyncio.Event:
    """Return the event that is set when a request begins to wait."""
    begun = asyncio.Event()

    async def waiting(*given: object) -> None:
        begun.set()
        await wait_for_update(*given)

    monkeypatch.setattr(tables, "wait_for_update", waiting)
    return begun


def asking(player: Player, after: int, wait: int = MOST_SECONDS) -> asyncio.Task:
    """Ask for updates, and wait for them if need be."""
    return asyncio.create_task(
        player.site.request("GET", path_of(player, after, wait), player.guest.token)
    )


def path_of(player: Player, after: int, wait: int = MOST_SECONDS) -> str:
    """Return where somebody waits for updates."""
    history = player.site.world.log.history
    since = f"after={after}&history={history}"
    return f"{API}/tables/{player.code}/updates?player={player.id}&{since}&wait={wait}"


def said(answer) -> list[Json]:
    """Return the events that an answer tells of."""
    return [event["kind"] for update in answer.json()["updates"] for event in update["events"]]


async def test_an_update_that_comes_later_is_answered_when_it_comes(site, waits):
    ada, bo = await site.company("Ada Bo")
    asked = asking(bo, (await bo.view())["n"])
    await waits.wait()

    await ada.do("say", text="Hello.")

    assert said(await asked) == ["said"]


async def test_past_updates_are_answered_at_once(site):
    ada, bo = await site.company("Ada Bo")
    before = (await bo.view())["n"]
    await ada.do("say", text="Hello.")

    assert said(await asking(bo, before)) == ["said"]


@pytest.mark.parametrize(
    "hang_up", [asyncio.StreamWriter.close, lambda line: line.transport.abort()]
)
async def test_a_request_whose_asker_hangs_up_waits_no_longer(site, monkeypatch, hang_up):
    begun, ended = asyncio.Event(), asyncio.Event()

    async def waiting(*given: object) -> None:
        begun.set()
        await wait_for_update(*given)
        ended.set()

    monkeypatch.setattr(tables, "wait_for_update", waiting)
    ada, bo = await site.company("Ada Bo")
    after = (await bo.view())["n"]
    path = path_of(bo, after)
    server = urlsplit(site.base)
    _, line = await asyncio.open_connection(server.hostname, server.port)
    head = (
        f"GET {path} HTTP/1.1",
        f"Host: {server.netloc}",
        f"Authorization: Bearer {bo.guest.token}",
    )
    line.write("\r\n".join([*head, "", ""]).encode())
    await begun.wait()
    assert not ended.is_set()

    hang_up(line)

    async with asyncio.timeout(MOST_SECONDS / 2):
        await ended.wait()
    await ada.do("say", text="Hello.")
    assert said(await asking(bo, after)) == ["said"]


async def test_where_nothing_comes_the_answer_is_nothing_in_the_end(site):
    [ada] = await site.company("Ada")

    assert said(await asking(ada, (await ada.view())["n"], 1)) == []


async def test_a_player_who_waits_is_shown_as_here(site, monkeypatch):
    monkeypatch.setattr(subscribers, "POLL_GAP", 0.5)
    ada, bo = await site.company("Ada Bo")
    page = await ada.page()

    asked = asking(bo, (await bo.view())["n"], 1)

    await page.until(lambda: bo.id in page.here)
    assert (await asked).json()["here"] == [ada.id, bo.id]
    await page.until(lambda: bo.id not in page.here)


async def test_an_idle_table_stays_while_somebody_waits_for_updates(tmp_path, waits):
    async with running(tmp_path / "morpho.db", idle_minutes=0.0005) as site:
        ada, bo = await site.company("Ada Bo")
        asked = asking(bo, (await bo.view())["n"])
        await waits.wait()
        await asyncio.sleep(0.2)  # idle tables are let go meanwhile

        await ada.do("say", text="Hello.")

        async with asyncio.timeout(MOST_SECONDS / 2):
            assert said(await asked) == ["said"]


async def test_a_player_removed_meanwhile_hears_of_it(site, waits):
    ada, bo = await site.company("Ada Bo")
    asked = asking(bo, (await bo.view())["n"])
    await waits.wait()

    await ada.do("remove", player=bo.id)

    assert (await asked).json()["code"] == "removed"


async def test_a_copied_token_hears_nothing_after_sign_out(site, waits):
    ada, bo = await site.company("Ada Bo")
    asked = asking(bo, (await bo.view())["n"])
    await waits.wait()

    await bo.guest.ask("POST", "/guests/me/sign-out", json={"where": "elsewhere"})
    await ada.do("say", text="Hello.")

    assert (await asked).json()["code"] == "not_signed_in"


@pytest.mark.parametrize("wait", [-1, MOST_SECONDS + 1])
async def test_nobody_waits_for_longer_than_that(site, wait):
    [ada] = await site.company("Ada")

    assert (await asking(ada, 0, wait)).json()["code"] == "invalid"


async def test_a_player_who_waits_asks_again_before_they_are_away(tmp_path, monkeypatch):
    waited = []

    async def waiting(*given: object) -> None:
        waited.append(given[4])

    monkeypatch.setattr(tables, "wait_for_update", waiting)
    async with running(tmp_path / "morpho.db", away_seconds=12) as site:
        [ada] = await site.company("Ada")
        for wait in (MOST_SECONDS, 4):
            assert said(await asking(ada, (await ada.view())["n"], wait)) == []

    assert waited == [10, 4]


async def test_when_the_server_stops_nobody_is_waited_for():
    drain, listeners = Drain(), []
    session = SimpleNamespace(
        listeners=listeners,
        delayed=None,
        table=SimpleNamespace(players={"p1"}),
        projection=SimpleNamespace(number=lambda _: 5),
        log=SimpleNamespace(on_lost=[], lost=None),
    )
    request = Request({"type": "http"}, asyncio.Event().wait)
    asked = asyncio.create_task(
        wait_for_update(session, lambda: session, "p1", 5, 3600, drain, request)
    )
    await asyncio.sleep(0)
    assert listeners

    drain.shut()

    await asked
    assert listeners == []
    await wait_for_update(session, lambda: session, "p1", 5, 3600, drain, request)
