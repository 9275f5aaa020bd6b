"""Rates: nobody can be faster than the host lets them, and nobody is slowed down by others."""

import pytest

from tests.serving import API, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

RATE = 1
"""How many commands a second these servers take; for two seconds at once."""
BURST = 2 * RATE


async def test_whoever_sends_too_many_commands_by_rest_is_told_to_wait(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=RATE) as site:
        ada, bo = await site.company("Ada Bo")
        for number in range(BURST):
            await ada.do("say", text=f"{number}")

        answer = await site.request(
            "POST",
            f"{API}/tables/{ada.code}/commands?player={ada.id}",
            ada.guest.token,
            json={"type": "say", "id": "x", "text": "One more"},
        )

        assert answer.status_code == 429
        assert answer.json()["code"] == "rate_limited"
        assert answer.headers["retry-after"] == "1"
        await bo.do("say", text="I am another.")
        assert "One more" not in str(await bo.updates())


async def test_whoever_sends_too_many_commands_on_a_socket_is_told_to_wait(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=RATE) as site:
        ada, bo = await site.company("Ada Bo")
        page, other = await ada.page(), await bo.page()
        for number in range(BURST):
            await page.do("say", text=f"{number}")

        with refused("rate_limited"):
            await page.do("say", text="One more")

        await other.do("say", text="I am another.")
        assert "One more" not in "".join(other.frames)


async def test_whoever_goes_on_is_sent_away(tmp_path):
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
