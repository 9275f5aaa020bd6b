"""Bans keep a guest or a network out, by REST and on sockets, until they end."""

import time

import pytest

from morpho_server.tables.model.ids import Millis
from tests.support.administering import administrator
from tests.support.serving import API, MovableClock, refused, running
from tests.support.tables.trouble import Trouble
from tests.support.visitors import body_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

HOUR = 3600
FAR = "2001:db8:1:2::7"
NEIGHBOUR = "2001:db8:1:2:ffff::1"


def soon() -> Millis:
    return Millis(time.time_ns() // 1_000_000 + 1000 * HOUR)


async def test_a_banned_guest_is_out_at_once_with_those_linked_to_it(site):
    ada = await administrator(site)
    host, bo = await site.company("Ada Bo")
    await bo.do("link_device", token="L" * 43)
    other = await (await site.guest()).use_pass(bo.code, "L" * 43)
    pages = [await bo.page(), await other.page()]
    people = (await ada.ask("GET", f"tables/{bo.code}"))["people"]
    numbers = next(each["guests"] for each in people if each["name"] == "Bo")
    asked = {"guest": numbers[1], "reason": "Rude."}

    tried = await ada.ask("POST", "bans", json=asked | {"dry_run": True})
    await bo.view()
    made = await ada.ask("POST", "bans", json=asked)

    assert tried == made
    assert tried["guests_of_the_last_hour"] == 2
    assert not tried["others_may_know"]
    assert sorted(made["guests"]) == numbers
    for page in pages:
        assert await page.end() == (4403, "banned")
        assert page.heard[-1]["code"] == "banned"
    for each in (bo, other):
        with refused("banned"):
            await each.view()
        assert await (await each.page()).end() == (4403, "banned")
    await host.view()
    [ban] = (await ada.ask("GET", "bans"))["bans"]
    assert (ban["reason"], ban["until"], ban["who"]) == ("Rude.", None, "Ada")

    assert (await ada.ask("DELETE", f"bans/{ban['id']}"))["bans"] == []
    await bo.view()
    with refused("no_such_ban"):
        await ada.ask("DELETE", f"bans/{ban['id']}")


async def test_a_network_is_out_until_its_ban_ends(tmp_path):
    trouble = Trouble(MovableClock())
    async with running(tmp_path / "morpho.db", world_of=trouble.world) as site:
        ada, guest = await administrator(site), await site.guest()
        until = trouble.clock.now() + 1000 * HOUR
        asked = {"network": FAR, "until": until, "reason": ""}
        from_there = {"headers": {"X-Forwarded-For": NEIGHBOUR}}
        await guest.ask("GET", "/guests/me", **from_there)

        made = await ada.ask("POST", "bans", json=asked)

        assert made["network"] == "2001:db8:1:2::/64"
        assert made["guests_of_the_last_hour"] == 1
        new = {"name": "Bo"}
        for method, path, body in (
            ("GET", "/guests/me", None),
            ("POST", "/guests", new),
            ("GET", "/games", None),
        ):
            with refused("banned"):
                answer = await site.request(
                    method, API + path, guest.token, json=body, **from_there
                )
                body_of(answer)
        await guest.ask("GET", "/guests/me")
        trouble.clock.put_forward(HOUR)
        await guest.ask("GET", "/guests/me", **from_there)
        assert (await ada.ask("GET", "bans"))["bans"] == []


@pytest.mark.parametrize(
    ("network", "code"),
    [
        ("127.0.0.1", "not_bannable"),
        ("::1", "not_bannable"),
        ("10.9.0.0/16", "not_bannable"),
        ("203.0.113.7", "not_bannable"),
        ("0.0.0.0/0", "invalid"),
        ("everybody", "invalid"),
    ],
)
async def test_nobody_locks_out_the_server_its_proxies_or_themselves(tmp_path, network, code):
    proxies = "127.0.0.1,10.9.8.7"
    async with running(tmp_path / "morpho.db", trusted_proxies=proxies) as site:
        ada = await administrator(site)
        headers = {"X-Forwarded-For": "203.0.113.7"}

        for dry_run in (True, False):
            asked = {"network": network, "until": soon(), "reason": "", "dry_run": dry_run}
            with refused(code):
                await ada.ask("POST", "bans", json=asked, headers=headers)
        assert (await ada.ask("GET", "bans"))["bans"] == []


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"guest": 1, "network": "203.0.113.8", "until": 2**62},
        {"network": "203.0.113.8"},
        {"network": "203.0.113.8", "until": 1},
        {"network": "203.0.113.8", "until": 2**62},
        {"guest": 0},
    ],
)
async def test_a_ban_names_one_thing_and_a_network_has_an_end(site, asked):
    ada = await administrator(site)

    with refused("invalid"):
        await ada.ask("POST", "bans", json={"reason": "", **asked})
