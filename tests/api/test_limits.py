"""Rates: nobody can be faster than the host lets them, and nobody is slowed down by others."""

import asyncio

import pytest

from morpho_server.api.limits import RateLimiter
from morpho_server.realtime import past_updates
from morpho_server.realtime.subscribers import KEPT
from tests.support.serving import API, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

RATE = 1
"""How many commands a second these servers take; for two seconds at once."""
BURST = 2 * RATE


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Stop the limiter's clock, so that all requests of a test count as simultaneous."""
    monkeypatch.setattr(RateLimiter, "_drain", lambda _limiter: None)


async def test_a_player_who_sends_too_many_commands_by_rest_is_told_to_wait(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=RATE) as site:
        ada, bo = await site.company("Ada Bo")
        for number in range(BURST):
            await ada.do("say", text=f"{number}")
        told = (await bo.view())["n"]

        answer = await site.request(
            "POST",
            f"{API}/tables/{ada.code}/commands?player={ada.id}",
            ada.guest.token,
            json={"type": "say", "id": "x", "text": "One more"},
        )

        assert answer.status_code == 429
        assert answer.json()["code"] == "rate_limited"
        assert answer.headers["retry-after"] == "1"
        assert (await bo.view())["n"] == told
        await bo.do("say", text="I am another.")


async def test_a_page_that_sends_too_many_commands_on_its_socket_is_told_to_wait(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=RATE) as site:
        ada, bo = await site.company("Ada Bo")
        page, other = await ada.page(), await bo.page()
        for number in range(BURST):
            await page.do("say", text=f"{number}")

        with refused("rate_limited"):
            await page.do("say", text="One more")

        await other.do("say", text="I am another.")
        assert "One more" not in "".join(other.frames)


async def test_a_player_is_as_fast_with_many_pages_as_with_one(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=RATE) as site:
        ada = await (await site.guest()).open("Ada")
        for number in range(BURST):
            await (await ada.page()).do("say", text=f"{number}")

        for asker in (await ada.page(), ada):
            with refused("rate_limited"):
                await asker.do("say", text="One more")


async def test_the_past_is_not_looked_up_all_the_time(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=10) as site:
        ada = await (await site.guest()).open("Ada")
        for number in range(12):
            await ada.do("rename", name=f"Ada {number}")

        newest = (await ada.view())["n"]
        assert await ada.updates(after=newest) == await ada.updates(after=2**31 - 1) == []
        with refused("rate_limited"):
            for _ in range(50):
                await ada.updates()


async def test_many_who_ask_for_the_past_at_once_hold_nobody_up(site, monkeypatch):
    monkeypatch.setattr(past_updates, "WAITING_SECONDS", 0.05)
    told_again, begun, go_on = past_updates._past_updates, asyncio.Event(), asyncio.Event()

    async def slowly(*question):
        begun.set()
        await go_on.wait()
        return await told_again(*question)

    monkeypatch.setattr(past_updates, "_past_updates", slowly)
    ada = await (await site.guest()).open("Ada")
    for number in range(KEPT):
        await ada.do("say", text=f"{number}")
    first = asyncio.ensure_future(ada.updates())
    await begun.wait()

    with refused("rate_limited"):
        await ada.updates()
    await ada.do("say", text="We play on.")
    assert not first.done()

    go_on.set()
    assert len(await first) >= KEPT


async def test_nobody_can_try_all_codes(tmp_path):
    async with running(tmp_path / "morpho.db", wrong_codes_per_minute=3) as site:
        ada = await (await site.guest()).open("Ada")
        for _ in range(3):
            with refused("no_such_table"):
                await ada.guest.ask("GET", "/tables/BBBBBB")

        answer = await site.request("GET", f"{API}/tables/{ada.code}")

        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "20"


async def test_a_page_that_goes_on_is_disconnected(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=RATE) as site:
        page = await (await (await site.guest()).open("Ada")).page()

        for number in range(BURST + 40):
            await page.send({"type": "say", "id": f"{number}", "text": "Flood"})

        assert await page.end() == (4429, "rate_limited")


async def test_an_address_can_make_so_many_guests_and_tables_a_minute(tmp_path):
    async with running(tmp_path / "morpho.db", openings_per_minute=3) as site:
        guest = await site.guest()
        ada = await guest.open("Ada")
        await guest.open("Ada")

        with refused("rate_limited"):
            await site.guest()
        with refused("rate_limited"):
            await guest.open("Ada")
        await guest.join(ada.code, "Bo")


async def test_behind_a_trusted_proxy_it_is_the_address_of_each_browser_that_counts(tmp_path):
    async with running(tmp_path / "morpho.db", openings_per_minute=1) as site:

        async def guest_from(address: str) -> int:
            answer = await site.request(
                "POST",
                f"{API}/guests",
                json={"name": "Bo"},
                headers={"X-Forwarded-For": address},
            )
            return answer.status_code

        assert await guest_from("192.0.2.1") == 201
        assert await guest_from("192.0.2.1") == 429
        assert await guest_from("192.0.2.2") == 201
