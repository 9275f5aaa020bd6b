"""The security log: refusals are counted by kind and address, and never fill it."""

import logging

import pytest
import websockets

from morpho_server.api.security_log import MOST_LINES, MOST_PAIRS, SecurityLog
from morpho_server.api.sockets.connections import MOST_HEADERS
from morpho_server.api.sockets.socket_connection import LARGEST_HEAD
from tests.support.serving import API, Site, running
from tests.support.speaking import said_to

pytestmark = pytest.mark.asyncio(loop_scope="session")

FROM_AFAR = {"X-Forwarded-For": "203.0.113.7"}
FROM_ELSEWHERE = {"X-Forwarded-For": "203.0.113.8"}


@pytest.fixture
def written(caplog):
    """What the security log says: that of every server that this process runs."""
    caplog.set_level(logging.INFO, "morpho_server.api.security_log")
    return lambda: [record.getMessage() for record in caplog.records if "refused" in record.msg]


def write(site: Site) -> None:
    assert site.security_log is not None
    site.security_log.write()


async def test_refusals_are_counted_by_kind_and_address(tmp_path, written):
    async with running(tmp_path / "morpho.db", public_url="https://play.example.org") as site:
        for _ in range(3):
            await site.request("GET", f"{API}/tables/KTRWPM", headers=FROM_AFAR)
        await site.request("GET", f"{API}/tables/KTRWPM", headers=FROM_ELSEWHERE)
        await site.request("GET", f"{API}/guests/me", headers=FROM_AFAR)
        link = {"token": "a" * 43}
        await site.request("POST", f"{API}/shared-replays", json=link, headers=FROM_AFAR)
        await site.request("GET", "/", headers=FROM_AFAR | {"Host": "evil.example"})
        write(site)

        assert [line for line in written() if "from 203.0.113." in line] == [
            "refused no_such_table from 203.0.113.7: 3",
            "refused no_such_table from 203.0.113.8: 1",
            "refused not_signed_in from 203.0.113.7: 1",
            "refused no_such_link from 203.0.113.7: 1",
            "refused unknown_host from 203.0.113.7: 1",
        ]


async def test_sockets_are_counted_too(tmp_path, written):
    async with running(tmp_path / "morpho.db") as site:
        ada = await (await site.guest()).open("Ada")
        page = await ada.page(headers=FROM_AFAR)
        assert (await page.refusal("{")).code == "malformed"
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(
                site.socket_address(ada.code),
                origin="http://evil.example",
                additional_headers=FROM_AFAR,
                proxy=None,
            ):
                pass
        write(site)

        assert "refused malformed from 203.0.113.7: 1" in written()
        assert "refused foreign_origin from 203.0.113.7: 1" in written()


async def test_malformed_requests_are_counted_too(tmp_path, written):
    async with running(tmp_path / "morpho.db") as site:
        await said_to(site, b"Good morning\r\n\r\n")
        await said_to(site, b"GET / HTTP/1.1\r\nX: " + b"x" * 2 * LARGEST_HEAD)
        await said_to(site, b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 2 * MOST_HEADERS)
        write(site)

        assert "refused malformed from 127.0.0.1: 1" in written()
        assert "refused head_too_large from 127.0.0.1: 2" in written()


async def test_a_forwarded_name_that_is_no_address_is_ignored(tmp_path, written):
    async with running(tmp_path / "morpho.db") as site:
        for named in ("unknown", "10.0.0.300", "fe80::1%eth0 refused", "x" * 300, "_hidden"):
            for by in (named, f"{named}, 127.0.0.1"):
                headers = {"X-Forwarded-For": by}
                answer = await site.request("GET", f"{API}/connection", headers=headers)
                assert answer.json()["address"] == "127.0.0.1"
        answer = await site.request("GET", f"{API}/connection", headers=FROM_AFAR)
        assert answer.json()["address"] == "203.0.113.7"
        write(site)

    assert [line for line in written() if "no_address" in line] == [
        "refused no_address from 127.0.0.1: 10"
    ]


async def test_moves_that_a_game_refuses_are_not_counted(tmp_path, written):
    async with running(tmp_path / "morpho.db") as site:
        ada, _ = await site.company("Ada Bo")
        answer = await site.request(
            "POST",
            f"{API}/tables/{ada.code}/commands?player={ada.id}",
            ada.guest.token,
            json={"type": "move", "id": "x", "move": "stake 1"},
            headers=FROM_AFAR,
        )
        write(site)

        assert answer.status_code == 409
        assert "203.0.113.7" not in "".join(written())


async def test_it_says_nothing_twice_and_the_rest_at_the_end(tmp_path, written):
    async with running(tmp_path / "morpho.db") as site:
        await site.request("GET", f"{API}/tables/KTRWPM", headers=FROM_AFAR)
        write(site)
        write(site)
        await site.request("GET", f"{API}/guests/me", headers=FROM_AFAR)

    assert [line for line in written() if "from 203.0.113." in line] == [
        "refused no_such_table from 203.0.113.7: 1",
        "refused not_signed_in from 203.0.113.7: 1",
    ]


async def test_however_many_attack_it_writes_a_few_lines(written):
    log = SecurityLog()
    for number in range(2 * MOST_PAIRS):
        log.count("rate_limited", f"address {number}")
    for _ in range(5):
        log.count("rate_limited", "address 0")
    log.write()

    lines = [line for line in written() if "address" in line or "others" in line]
    assert len(lines) == MOST_LINES + 1
    assert lines[0] == "refused rate_limited from address 0: 6"
    assert lines[-1] == f"refused others: {2 * MOST_PAIRS - MOST_LINES}"
