"""Limits: nobody gets more than the host lets them, and nobody gets less for others."""

import asyncio
import re
from collections import Counter
from secrets import token_urlsafe

import pytest

from morpho_server.api import problems
from morpho_server.api.limiting import limiter_store, rate_limiter
from morpho_server.api.limiting.limiter_store import Limiters
from morpho_server.api.limiting.rate_key import rate_key
from morpho_server.history import history as past_updates
from morpho_server.history import request_queues
from morpho_server.realtime.kept_updates import KEPT
from tests.support.serving import API, refused, running

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("at_once")]

RATE = 1
"""How many commands a second these servers take; for two seconds at once."""
BURST = 2 * RATE


def at(address: str) -> dict[str, str]:
    """Return a proxy's headers for a browser at an address."""
    return {"X-Forwarded-For": address}


async def test_too_many_rest_commands_of_a_player_are_refused(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=RATE) as site:
        ada, bo = await site.company("Ada Bo")
        for number in range(BURST):
            await ada.do("say", text=f"{number}")
        seen = (await bo.view())["n"]

        answer = await site.request(
            "POST",
            f"{API}/tables/{ada.code}/commands?player={ada.id}",
            ada.guest.token,
            json={"type": "say", "id": "x", "text": "One more"},
        )

        assert answer.status_code == 429
        assert answer.json()["code"] == "rate_limited"
        assert answer.headers["retry-after"] == "1"
        assert answer.json()["retry_ms"] == 1000
        assert answer.headers["ratelimit"].startswith('"commands";r=0;t=1')
        assert (await bo.view())["n"] == seen
        await bo.do("say", text="I am another.")


async def test_too_many_socket_commands_of_a_page_are_refused(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=RATE) as site:
        ada, bo = await site.company("Ada Bo")
        page, other = await ada.page(), await bo.page()
        for number in range(BURST):
            await page.do("say", text=f"{number}")

        with refused("rate_limited"):
            await page.do("say", text="One more")

        assert page.heard[-1]["retry_ms"] == 1000

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

        view = await ada.view()
        for after in (view["n"], 2**31 - 1):
            known = {"after": after, "history": view["history"]}
            assert (await ada.ask("GET", "updates", params=known))["updates"] == []
        with refused("rate_limited"):
            for _ in range(50):
                await ada.updates()


async def test_requests_for_the_past_delay_only_their_asker(tmp_path, monkeypatch):
    """Not others at the same table either, while one guest's request stands still."""
    monkeypatch.setattr(request_queues, "WAITING_SECONDS", 0.05)
    updates_of, begun, go_on = past_updates.Past.updates, asyncio.Event(), asyncio.Event()

    async def slowly(past, log, player, *more):
        if player == "p1":
            begun.set()
            await go_on.wait()
        return await updates_of(past, log, player, *more)

    monkeypatch.setattr(past_updates.Past, "updates", slowly)
    async with running(tmp_path / "morpho.db") as site:
        ada, bo = await site.company("Ada Bo")
        for number in range(KEPT):
            await ada.do("say", text=f"{number}")
        first = asyncio.ensure_future(ada.updates())
        await begun.wait()

        with refused("rate_limited"):
            await ada.ask("GET", "report")
        assert await bo.ask("GET", "report")
        assert len(await bo.updates()) >= KEPT
        await ada.do("say", text="We play on.")
        assert not first.done()

        go_on.set()
        assert len(await first) >= KEPT


async def test_nobody_can_try_all_codes(tmp_path):
    async with running(tmp_path / "morpho.db", wrong_codes_per_hour=3) as site:
        ada = await (await site.guest()).open("Ada")
        for _ in range(3):
            assert (await site.request("GET", f"{API}/tables/BBBBBB")).status_code == 404

        answer = await site.request("GET", f"{API}/tables/{ada.code}")

        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "1200"


async def test_a_page_that_goes_on_is_disconnected(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=RATE) as site:
        page = await (await (await site.guest()).open("Ada")).page()

        for number in range(BURST + 40):
            await page.send({"type": "say", "id": f"{number}", "text": "Flood"})

        assert await page.end() == (4429, "rate_limited")


async def test_new_guests_end_nobodys_limit_early(monkeypatch):
    monkeypatch.setattr(limiter_store, "MOST_KNOWN", 3)
    known, rate = Limiters(), rate_limiter.Rate("tests", 1, 10, "Too many tests.")
    known.of(rate, "Ada").add()

    for number in range(20):
        known.of(rate, f"guest {number}").add()
    assert not known.of(rate, "Ada").has_room()

    monkeypatch.setattr(rate_limiter, "_now", lambda: 20.0)
    for number in range(20):
        known.of(rate, f"another {number}")
    assert len(known.of_rate(rate)) <= 5


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


async def test_nobody_chooses_the_address_under_which_they_are_counted(tmp_path, caplog):
    strict = {"openings_per_minute": 1, "trusted_proxies": None}
    async with running(tmp_path / "morpho.db", **strict) as site:
        answers = [
            await site.request(
                "POST",
                f"{API}/guests",
                json={"name": "Bo"},
                headers={"X-Forwarded-For": f"192.0.2.{number}"},
            )
            for number in range(3)
        ]

    assert [answer.status_code for answer in answers] == [201, 429, 429]
    assert caplog.text.count("MORPHO_TRUSTED_PROXIES") == 1


async def test_a_trusted_proxy_passes_the_browser_address_to_limits(tmp_path):
    by_address = {"192.0.2.1": 201, "::ffff:192.0.2.1": 429, "192.0.2.2": 201}
    by_network = {"2001:db8::1": 201, "2001:db8::abcd:2": 429, "2001:db8:0:1::1": 201}
    expected = by_address | by_network
    async with running(tmp_path / "morpho.db", openings_per_minute=1) as site:
        found = {}
        for address in expected:
            name = {"name": "Bo"}
            answer = await site.request("POST", f"{API}/guests", json=name, headers=at(address))
            found[address] = answer.status_code

    assert found == expected


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
async def test_an_address_of_ipv6_counts_as_its_network(address, whose):
    assert rate_key(address) == whose


async def test_a_guest_is_as_fast_at_many_tables_as_at_one(tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=RATE) as site:
        guest = await site.guest()
        tables = [await guest.open("Ada") for _ in range(BURST + 1)]
        for ada in tables[:BURST]:
            await ada.do("say", text="Hello")

        with refused("rate_limited"):
            await tables[-1].do("say", text="One more")


async def test_many_guests_of_an_address_share_its_limit(tmp_path):
    few = {"commands_per_second": RATE, "guests_per_address": 1}
    async with running(tmp_path / "morpho.db", **few) as site:
        ada, bo = [await (await site.guest()).open("Ada") for _ in range(2)]
        for _ in range(BURST):
            await ada.do("say", text="Hello")

        with refused("rate_limited"):
            await bo.do("say", text="One more")
        elsewhere = await bo.page(headers=at("192.0.2.7"))
        await elsewhere.do("say", text="From elsewhere")


async def test_too_many_views_of_a_guest_are_refused_with_a_wait(tmp_path):
    async with running(tmp_path / "morpho.db", requests_per_second=RATE) as site:
        ada, bo = await site.company("Ada Bo")
        await bo.view()
        await ada.view()

        path = f"{API}/tables/{ada.code}/view?player={ada.id}"
        answer = await site.request("GET", path, ada.guest.token)

        assert answer.status_code == 429
        assert answer.json()["code"] == "rate_limited"
        assert answer.headers["retry-after"] == "1"
        assert answer.headers["ratelimit-policy"] == '"requests";q=2;w=2'
        assert answer.headers["ratelimit"] == '"requests";r=0;t=1'
        await (await site.guest()).join(bo.code, "Cy")


async def test_too_many_requests_of_an_address_are_refused(tmp_path):
    few = {"requests_per_second": RATE, "guests_per_address": 1}
    async with running(tmp_path / "morpho.db", **few) as site:
        for _ in range(BURST):
            await site.request("GET", f"{API}/games")

        for path in (f"{API}/games", "/readyz", "/t/BBBBBB"):
            answer = await site.request("GET", path)
            assert (answer.status_code, answer.headers["retry-after"]) == (429, "1"), path
        with refused("rate_limited"):
            await site.guest()
        assert (await site.request("GET", "/healthz")).status_code == 429
        assert (await site.request("GET", f"{API}/games", headers=at("::2"))).status_code == 200


@pytest.mark.parametrize(
    ("name", "so_many", "path"),
    [
        ("STEPS_AS_A_COMMAND", 0.001, "matches/1/rounds/1"),
        ("UPDATES_AS_A_COMMAND", 0.01, "matches/1"),
    ],
)
async def test_a_long_past_counts_as_many_commands(tmp_path, monkeypatch, name, so_many, path):
    monkeypatch.setattr(f"morpho_server.api.routes.past_matches.{name}", so_many)
    async with running(tmp_path / "morpho.db", commands_per_second=20) as site:
        ada, _ = await site.match("Ada Bo")
        await ada.do("end_match")

        await ada.ask("GET", path)

        with refused("rate_limited"):
            await ada.do("say", text="Once more!")


async def test_the_moves_of_the_last_match_count_as_one_command(tmp_path, monkeypatch):
    """So that everybody can check it, however much they have been sent."""
    monkeypatch.setattr("morpho_server.api.routes.past_matches.UPDATES_AS_A_COMMAND", 0.01)
    async with running(tmp_path / "morpho.db", commands_per_second=20) as site:
        ada, _ = await site.match("Ada Bo")
        await ada.do("end_match")
        await ada.do("rematch")
        await ada.do("end_match")

        await ada.ask("GET", "matches/2/moves")
        await ada.ask("GET", "matches/1/moves")

        with refused("rate_limited"):
            await ada.ask("GET", "matches/2/moves")


async def test_only_the_files_of_the_present_client_have_no_rate(tmp_path):
    few = {"requests_per_second": RATE, "guests_per_address": 1}
    async with running(tmp_path / "morpho.db", **few) as site:
        page = (await site.request("GET", "/")).text
        file, release = re.search(r'href="(/c/(\w+)/[^"]+\.css)"', page).groups()
        past = file.replace(release, "past")
        for _ in range(2 * BURST):
            assert (await site.request("GET", file)).status_code == 200
        assert (await site.request("GET", past)).status_code == 307

        for path in (past, f"/c/{release}", "/c/", f"/c/x/c/{release}/", "/"):
            assert (await site.request("GET", path)).status_code == 429, path
        assert (await site.request("GET", file)).status_code == 200


async def test_an_address_that_goes_too_fast_waits_for_the_refusal(tmp_path, monkeypatch):
    monkeypatch.setattr(problems, "HELD_SECONDS", 0.3)
    async with running(tmp_path / "morpho.db", requests_per_second=RATE) as site:
        ada = await (await site.guest()).open("Ada")
        await ada.view()
        loop = asyncio.get_running_loop()
        begun = loop.time()

        with refused("rate_limited"):
            await ada.view()

        assert loop.time() - begun >= 0.3


async def test_one_page_too_many_waits_for_the_refusal(tmp_path, monkeypatch):
    monkeypatch.setattr(problems, "HELD_SECONDS", 0.3)
    async with running(tmp_path / "morpho.db", sockets_per_guest=1) as site:
        ada = await (await site.guest()).open("Ada")
        page = await ada.page()
        loop = asyncio.get_running_loop()
        begun = loop.time()

        assert await (await ada.page()).end() == (4429, "rate_limited")

        assert loop.time() - begun >= 0.3
        await page.do("say", text="We play on.")


async def test_a_guest_can_have_so_many_pages_open(tmp_path):
    async with running(tmp_path / "morpho.db", sockets_per_guest=2) as site:
        ada, bo = await site.company("Ada Bo")
        pages = [await ada.page(), await ada.page()]

        refused_page = await ada.page()
        assert await refused_page.end() == (4429, "rate_limited")
        assert [message["type"] for message in refused_page.heard] == ["bye"]
        assert refused_page.heard[0]["retry_ms"] == 5000

        await (await bo.page()).do("say", text="I am another.")
        await pages[0].close()
        await (await ada.page()).do("say", text="Now.")


async def test_everybody_together_can_have_so_many_pages_open(tmp_path):
    few = {"sockets_per_guest": 1, "guests_per_server": 2}
    async with running(tmp_path / "morpho.db", **few) as site:
        ada, bo, cy = await site.company("Ada Bo Cy")
        pages = [await ada.page(), await bo.page()]

        assert await (await cy.page()).end() == (4429, "rate_limited")
        await pages[0].do("say", text="We play on.")


async def test_new_guests_don_t_make_more_guesses_than_an_address_may(tmp_path):
    async with running(tmp_path / "morpho.db", wrong_codes_per_hour=2) as site:
        ada = await (await site.guest()).open("Ada")
        for _ in range(2):
            with refused("no_such_table"):
                await (await site.guest()).join("BBBBBB", "Eve")

        with refused("rate_limited"):
            await (await site.guest()).join(ada.code, "Eve")


async def test_wrong_codes_of_all_addresses_count_together(tmp_path):
    few = {"wrong_codes_per_hour": 2, "guests_per_address": 1, "guests_per_server": 2}
    async with running(tmp_path / "morpho.db", **few) as site:
        ada = await (await site.guest()).open("Ada")

        async def status(code: str, address: str) -> int:
            path = f"{API}/tables/{code}"
            return (await site.request("GET", path, headers=at(address))).status_code

        assert [await status("BBBBBB", f"192.0.2.{n}") for n in range(5)] == [404] * 4 + [429]
        assert await status(ada.code, "192.0.2.9") == 429
        await ada.view()


async def test_guesses_at_once_are_as_few_and_lock_out_nobody(tmp_path):
    """Nor does one of them find a table that is in memory, sooner than a wrong code is refused."""
    async with running(tmp_path / "morpho.db", wrong_codes_per_hour=2) as site:
        ada = await (await site.guest()).open("Ada")
        guessing = await site.guest()
        wrong, right = (f"{API}/tables/{code}" for code in ("BBBBBB", ada.code))

        async def at_once(token: str | None) -> Counter:
            paths = [*[wrong] * 20, right]
            answers = await asyncio.gather(*(site.request("GET", path, token) for path in paths))
            return Counter(answer.status_code for answer in answers)

        assert await at_once(None) == {404: 2, 429: 19}
        answer = await site.request("GET", wrong)
        assert answer.status_code == 429
        assert 1700 < int(answer.headers["retry-after"]) <= 1800
        assert await at_once(guessing.token) == {404: 1, 429: 20}, "a guest has one free guess"
        with refused("rate_limited"):
            await guessing.join(ada.code, "Eve")

        await (await site.guest()).join(ada.code, "Bo")
        await ada.view()
        await (await ada.page()).do("say", text="We play on.")


async def test_the_server_limits_the_people_at_a_table(tmp_path):
    async with running(tmp_path / "morpho.db", people_per_table=9) as site:
        ada = await (await site.guest()).open("Ada")
        for number in range(8):
            await (await site.guest()).join(ada.code, f"Bo {number}", sit=False)

        with refused("table_full"):
            await (await site.guest()).join(ada.code, "Cy", sit=False)


async def test_a_guest_can_t_fill_a_table_alone(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        ada = await (await site.guest()).open("Ada")
        guest = await site.guest()
        for number in range(9):
            await guest.join(ada.code, f"Bo {number}", sit=False)

        answer = await site.request(
            "POST", f"{API}/tables/{ada.code}/players", guest.token, json={"name": "Bo"}
        )

        assert (answer.status_code, answer.json()["code"]) == (429, "quota_reached")
        assert answer.headers["retry-after"] == "60"
        await (await site.guest()).join(ada.code, "Cy")


async def test_a_guest_is_no_more_people_by_links_than_by_joining(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        ada, bo, cy = await site.match("Ada Bo Cy")
        guest = await site.guest()
        own = [await guest.join(ada.code, f"Di {number}", sit=False) for number in range(9)]
        seat, device = token_urlsafe(32), token_urlsafe(32)
        await cy.do("leave")
        await ada.do("offer_seat", seat=2, token=seat)
        await bo.do("link_device", token=device)

        with refused("quota_reached"):
            await guest.use_pass(ada.code, seat, "Di")
        with refused("quota_reached"):
            await guest.use_pass(ada.code, device)

        await own[0].do("leave")
        await guest.use_pass(ada.code, seat, "Di")


async def test_a_guest_is_no_more_people_by_being_admitted(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        ada, bo = await site.company("Ada Bo")
        guest, device = await site.guest(), token_urlsafe(32)
        for number in range(8):
            await guest.join(ada.code, f"Di {number}", sit=False)
        await ada.do("set_options", options={"entry": "approval"})
        await guest.join(ada.code, "Ed", sit=False)
        await bo.do("link_device", token=device)
        await guest.use_pass(ada.code, device)
        [asking] = (await ada.view())["table"]["entry_requests"]

        with refused("quota_reached"):
            await ada.do("admit", player=asking)
