"""Hostile connections: the server keeps little for them, and others notice nothing.

Sockets here are plain ones, since no library sends what these do.
"""

import asyncio
import base64
import contextlib
import json
import logging
import os
import socket
import struct
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import psutil
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from morpho_server.api.limiting.limits import PAGES_PER_SOCKET
from morpho_server.api.security_log import SecurityLog
from morpho_server.api.sockets import connections, timeouts
from morpho_server.api.sockets.connections import MOST_HEADERS
from morpho_server.api.sockets.proxy_echo import Echo
from morpho_server.api.sockets.socket_connection import LARGEST_HEAD
from tests.support.nightly import nightly
from tests.support.serving import API, TIMEOUT, Player, Site, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

LITTLE = 40_000_000
"""Bytes by which the process may grow, its tests included, whatever it is sent."""
MUCH = 200_000_000
"""Bytes that an attacker sends at least, or tries to make the server keep."""
ENDLESS = 65_536


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def open_site(tmp_path_factory) -> AsyncIterator[Site]:
    """Run a server that looks after its connections all the time."""
    folder = tmp_path_factory.mktemp("hostile")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timeouts, "_CHECK_SECONDS", 0.01)
        async with running(folder / "morpho.db") as site:
            yield site


class Line:
    """A connection on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        """Send, and wait until the system has taken it; raises :exc:`OSError` when cut off."""
        self.writer.write(data)
        await self.writer.drain()

    async def flood(self, data: bytes, least: int = MUCH) -> int:
        """Send the same again and again until cut off, or enough; return how much was sent."""
        sent = 0
        with contextlib.suppress(OSError):
            while sent < least:
                async with asyncio.timeout(2):
                    await self.send(data)
                sent += len(data)
        return sent

    async def ended(self) -> bytes:
        """Wait until the server closes; return what it said."""
        said = b""
        with contextlib.suppress(OSError):
            async with asyncio.timeout(2 * TIMEOUT):
                said = await self.reader.read()
        return said


@contextlib.asynccontextmanager
async def line(site: Site) -> AsyncIterator[Line]:
    """Connect to a server."""
    address = urlsplit(site.base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


def handshake(player: Player) -> bytes:
    """Return a request for a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {API}/tables/{player.code}/socket?player={player.id} HTTP/1.1\r\n"
        f"Host: {urlsplit(player.site.base).netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Authorization: Bearer {player.guest.token}\r\n\r\n"
    ).encode()


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """Return a frame as a client sends it, masked with nothing."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
    return bytes([(0x80 if last else 0) | opcode]) + length + bytes(4) + payload


CONTINUED, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA


@contextlib.asynccontextmanager
async def socket_of(player: Player) -> AsyncIterator[Line]:
    """Open a socket by hand."""
    async with line(player.site) as opened:
        await opened.send(handshake(player))
        answer = await opened.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101 ")
        yield opened


@contextlib.asynccontextmanager
async def unharmed(site: Site) -> AsyncIterator[Player]:
    """Yield a player who may attack while others talk. Check that memory does not grow."""
    ada, bo, eve = await site.company("Ada Bo Eve")
    page = await bo.page()
    process, done = psutil.Process(), asyncio.Event()
    before = process.memory_info().rss

    async def talk() -> int:
        said = 0
        while not done.is_set():
            number = await ada.do("say", text=f"{said}")
            await page.reach(number)
            said += 1
        return said

    talking = asyncio.ensure_future(talk())
    yield eve
    grown = process.memory_info().rss - before
    done.set()
    assert await talking > 0, "the others could talk"
    assert grown < LITTLE, f"{grown:,} bytes more"


async def test_headers_without_end_are_cut_off(open_site):
    async with unharmed(open_site), line(open_site) as attack:
        await attack.send(b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: ")

        assert await attack.flood(b"x" * ENDLESS) < MUCH

        assert (await attack.ended())[:12] in (b"", b"HTTP/1.1 431")


async def test_an_address_without_end_is_cut_off(open_site):
    async with unharmed(open_site), line(open_site) as attack:
        await attack.send(b"GET /")

        assert await attack.flood(b"x" * ENDLESS) < MUCH


async def test_headers_after_a_body_without_end_are_cut_off(open_site):
    async with unharmed(open_site), line(open_site) as attack:
        head = b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        await attack.send(head + b"2\r\n{}\r\n0\r\nX-Endless: ")

        assert await attack.flood(b"x" * ENDLESS) < MUCH


async def test_an_oversized_head_in_one_packet_is_refused(open_site):
    large = b"x" * 120_000
    for address, value in ((b"/healthz?" + large, b"x"), (b"/healthz", large)):
        async with line(open_site) as attack:
            await attack.send(b"GET %s HTTP/1.1\r\nHost: x\r\nX: %s\r\n\r\n" % (address, value))

            assert (await attack.ended())[:12] in (b"", b"HTTP/1.1 431")


async def test_pipelined_requests_of_any_total_size_are_answered(
    open_site,
):
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 1000 + b"\r\n\r\n"
    many = 2 * LARGEST_HEAD // len(request)
    async with line(open_site) as attack:
        await attack.send(request * many + request.replace(b"Host", b"Connection: close\r\nHost"))

        assert (await attack.ended()).count(b"HTTP/1.1 200 ") == many + 1


async def test_endless_requests_with_unread_answers_are_cut_off(open_site):
    before = psutil.Process().memory_info().rss
    request = b"GET / HTTP/1.1\r\n\r\n"
    async with line(open_site) as attack:
        sent = await attack.flood(request * (ENDLESS // len(request)), least=20_000_000)

    assert sent < 20_000_000
    assert psutil.Process().memory_info().rss - before < LITTLE


async def test_a_few_requests_with_unread_answers_are_cut_off(open_site, monkeypatch):
    monkeypatch.setattr(timeouts, "READING_SECONDS", 1)
    request = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    async with line(open_site) as attack, asyncio.timeout(2 * TIMEOUT):
        await attack.send(request * 200)
        with contextlib.suppress(OSError):
            while True:
                await attack.send(b"\r\n")  # nothing; it shows whether anybody is there
                await asyncio.sleep(0.05)


async def test_a_large_head_that_ends_is_served(open_site):
    answer = await open_site.request("GET", "/healthz", headers={"X": "x" * (LARGEST_HEAD - 2000)})

    assert answer.status_code == 200


async def test_a_head_of_many_tiny_headers_is_refused(open_site):
    for end in (b"", b"\r\n"):
        async with line(open_site) as attack:
            await attack.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"a:\r\n" * 8000 + end)

            assert (await attack.ended()).startswith(b"HTTP/1.1 431 ")


async def test_a_head_of_as_many_headers_as_may_be_is_served(open_site):
    many = [f"x-{number}" for number in range(MOST_HEADERS - len(open_site.client.headers) - 1)]
    answer = await open_site.request("GET", "/healthz", headers=dict.fromkeys(many, "x"))

    assert answer.status_code == 200


async def test_headers_after_a_body_claim_nothing(open_site):
    head = b"GET /api/v1/connection HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.5\r\n"
    body = b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n1\r\nx\r\n0\r\n"
    claimed = b"X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https\r\n\r\n"
    async with line(open_site) as attack:
        await attack.send(head + body + claimed)
        answer = await attack.ended()

    assert b"203.0.113.5" in answer
    assert b"203.0.113.9" not in answer
    assert b"strict-transport-security" not in answer.lower()


def socket_request(end: bytes, method: bytes = b"GET") -> bytes:
    """Return a request for a socket; ``end`` is its last headers, and what comes after them."""
    return (
        method + b" /api/v1/connection/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + end
    )


HOSTS = {
    "no host": (b"", b"HTTP/1.1 400 "),
    "two": (b"Host: x\r\nHost: y\r\n", b"HTTP/1.1 400 "),
    "the same twice": (b"host: x\r\nHOST: x\r\n", b"HTTP/1.1 400 "),
    "one": (b"Host: x\r\n", b"HTTP/1.1 200 "),
}


@pytest.mark.parametrize("what", HOSTS)
async def test_a_request_names_one_host(open_site, what):
    hosts, answered = HOSTS[what]
    async with line(open_site) as asking:
        await asking.send(b"GET /healthz HTTP/1.1\r\n" + hosts + b"Connection: close\r\n\r\n")
        answer = await asking.ended()

    assert answer.startswith(answered)
    assert answer.count(b"HTTP/1.1") == 1


async def test_a_socket_names_one_host(open_site):
    async with line(open_site) as asking:
        await asking.send(socket_request(b"Host: y\r\n\r\n"))
        assert (await asking.ended()).startswith(b"HTTP/1.1 400 ")


async def test_a_request_of_http_1_0_needs_no_host(open_site):
    async with line(open_site) as asking:
        await asking.send(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert b" 200 " in await asking.ended()


NO_HANDSHAKES = {
    "a body": socket_request(b"Content-Length: 3\r\n\r\nabc"),
    "a long header": socket_request(b"X: " + b"x" * 9000 + b"\r\n\r\n"),
    "another method": socket_request(b"\r\n", b"POST"),
    "another version": socket_request(b"\r\n").replace(b"Version: 13", b"Version: 7"),
}


@pytest.mark.parametrize("what", NO_HANDSHAKES)
async def test_a_malformed_handshake_is_refused_and_counted(open_site, what, caplog):
    caplog.set_level(logging.INFO, SecurityLog.__module__)
    open_site.security_log.write()
    caplog.clear()
    async with line(open_site) as attack:
        await attack.send(NO_HANDSHAKES[what])

        assert (await attack.ended()).startswith(b"HTTP/1.1 4")

    open_site.security_log.write()
    assert "refused malformed from 127.0.0.1: 1" in caplog.messages


async def test_a_handshake_before_earlier_answers_have_come_is_refused(open_site):
    async with line(open_site) as attack:
        earlier = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        await attack.send(earlier + socket_request(b"\r\n"))

        await attack.ended()
        assert attack.reader.at_eof() or attack.reader.exception() is not None


async def test_a_client_that_never_finishes_a_request_is_cut_off(open_site, monkeypatch):
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 2)  # enough for those who talk meanwhile
    beginnings = [
        b"",
        b"GET /he",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + b"GET /he",
    ]
    async with unharmed(open_site) as eve, contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line(open_site)) for _ in range(6)]
        for attack, begun in zip(lines, [*beginnings, handshake(eve)[:-2]], strict=True):
            await attack.send(begun)

        for attack in lines:
            await attack.ended()
            assert attack.reader.at_eof() or attack.reader.exception() is not None


EARLY = b"POST /api/v1/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n"
"""The head of a request that is answered before its body has come."""

AFTER_ANSWERS = {
    "an empty line": (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", b"\r\n"),
    "a late body": (EARLY, b"{}"),
}


@pytest.mark.parametrize("what", AFTER_ANSWERS)
async def test_bytes_after_an_answer_buy_no_time(open_site, monkeypatch, what):
    request, after = AFTER_ANSWERS[what]
    async with line(open_site) as attack:
        await attack.send(request)
        await attack.reader.readuntil(b"\r\n\r\n")
        monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.5)
        await attack.send(after)

        await attack.ended()
        assert attack.reader.at_eof() or attack.reader.exception() is not None


async def test_an_empty_line_while_an_answer_is_awaited_is_harmless(open_site, monkeypatch):
    [ada] = await open_site.company("Ada")
    after = (await ada.view())["n"]
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.2)
    since = f"after={after}&history={await ada.history()}"
    path = f"{API}/tables/{ada.code}/updates?player={ada.id}&{since}&wait=1"
    head = f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.guest.token}\r\n\r\n"
    async with line(open_site) as opened:
        await opened.send(head.encode())
        await opened.send(b"\r\n")

        assert (await opened.reader.readline()).startswith(b"HTTP/1.1 200 ")


async def test_a_socket_whose_handshake_nobody_answers_is_cut_off(open_site, monkeypatch):
    over = asyncio.Event()

    async def never(*_: object) -> None:
        await over.wait()

    monkeypatch.setattr(Echo, "__call__", never)
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.5)
    async with line(open_site) as attack:
        await attack.send(socket_request(b"\r\n"))

        await attack.ended()
        over.set()
        assert attack.reader.at_eof() or attack.reader.exception() is not None


async def test_a_byte_now_and_then_buys_no_time(open_site, monkeypatch):
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.5)
    async with line(open_site) as attack, asyncio.timeout(2 * TIMEOUT):
        with contextlib.suppress(OSError):
            while True:
                await attack.send(b"x")
                await asyncio.sleep(0.05)


async def test_the_limits_leave_an_honest_request_its_time():
    assert timeouts.REQUEST_SECONDS >= 15
    assert timeouts.CLOSING_SECONDS >= 30
    assert timeouts.READING_SECONDS >= 100


async def test_empty_parts_of_a_message_without_end_are_cut_off(open_site):
    async with unharmed(open_site) as eve, socket_of(eve) as attack:
        await attack.send(frame(TEXT, b"x", last=False))

        assert await attack.flood(frame(CONTINUED, last=False) * 10_000) < MUCH


async def test_a_client_that_pings_without_reading_is_cut_off(open_site):
    async with unharmed(open_site) as eve, socket_of(eve) as attack:
        attack.writer.transport.pause_reading()

        assert await attack.flood(frame(PING, b"x" * 125) * 500) < MUCH


@pytest.mark.parametrize("opcode", [PING, nightly(PONG)])
async def test_a_flood_of_pings_is_cut_off(open_site, opcode):
    async with unharmed(open_site) as eve, socket_of(eve) as attack:
        reading = asyncio.ensure_future(attack.ended())

        assert await attack.flood(frame(opcode) * 500) < MUCH

        await reading


async def test_a_very_slow_reader_no_longer_counts_as_present(tmp_path, monkeypatch):
    for waiting in ("PING_SECONDS", "PONG_SECONDS"):
        monkeypatch.setattr(connections, waiting, 0.3)
    async with running(tmp_path / "morpho.db", send_buffer=4096) as site:
        ada, eve = await site.company("Ada Eve")
        async with one_byte_at_a_time(eve):
            while eve.id not in (await ada.view())["here"]:
                pass
            for number in range(60):
                await ada.do("say", text=f"{number} {'x' * 250}")

            async with asyncio.timeout(TIMEOUT):
                while (await ada.view())["here"]:
                    pass


@contextlib.asynccontextmanager
async def one_byte_at_a_time(player: Player) -> AsyncIterator[None]:
    """Open a socket and read it too slowly."""
    address = urlsplit(player.site.base)
    loop = asyncio.get_running_loop()

    async def read() -> None:
        for _ in range(10_000):
            await loop.sock_recv(slow, 1)
            await asyncio.sleep(0.02)

    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.setblocking(False)
        await loop.sock_connect(slow, (address.hostname, address.port))
        await loop.sock_sendall(slow, handshake(player))
        reading = asyncio.ensure_future(read())
        try:
            yield
        finally:
            reading.cancel()
            await asyncio.wait([reading])


async def test_half_a_frame_holds_nobody_up(open_site):
    async with unharmed(open_site) as eve, socket_of(eve) as attack:
        await attack.send(frame(TEXT, b"x" * 1000)[:500])

        page = await eve.page()
        await page.do("say", text="Here I am.")


@pytest.mark.parametrize(
    "message",
    [
        b"x" * 4000,
        json.dumps({"type": "say", "id": "x", "text": "Flood"}).encode(),
        *(nightly(each) for each in (b"{" * 4000, b"", b'{"type":"move","id":"x","move":"ask C"}')),
    ],
    ids=["noise", "the same", "braces", "nothing", "illegal"],
)
async def test_a_flood_of_messages_is_cut_off_or_slowed_down(message, tmp_path):
    async with running(tmp_path / "morpho.db", commands_per_second=20) as site:
        ada, bo, eve = await site.company("Ada Bo Eve")
        talking, watching = await ada.page(), await bo.page()
        process = psutil.Process()
        before = process.memory_info().rss
        async with socket_of(eve) as attack:
            await attack.flood(frame(TEXT, message) * 100, 20_000_000)
            await talking.do("say", text="Calm.")
            await watching.until(lambda: "Calm." in "".join(watching.frames))

        assert process.memory_info().rss - before < LITTLE
        assert len(watching.updates) < 100


async def test_an_address_can_have_so_many_sockets_open(tmp_path):
    async with running(tmp_path / "morpho.db", sockets_per_address=3) as site:
        ada, bo = await site.company("Ada Bo")
        pages = [await ada.page(), await ada.page(), await bo.page()]

        one_more = await bo.page()

        assert await one_more.end() == (4429, "rate_limited")
        await pages[0].close()
        await pages[2].until(lambda: pages[2].here == [ada.id, bo.id])
        await (await bo.page()).do("say", text="Now.")


async def test_sockets_that_test_a_proxy_count_as_well(tmp_path):
    async with running(tmp_path / "morpho.db", sockets_per_address=3) as site:
        ada = await (await site.guest()).open("Ada")
        address = site.base.replace("http", "ws", 1) + f"{API}/connection/socket"
        async with connect(address, proxy=None), connect(address, proxy=None):
            await ada.page()

            async with connect(address, proxy=None) as one_more:
                with pytest.raises(ConnectionClosed) as closed:
                    await one_more.recv()

        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "rate_limited")


async def test_behind_a_trusted_proxy_sockets_are_counted_by_browser(tmp_path):
    async with running(tmp_path / "morpho.db", sockets_per_address=1) as site:
        ada, bo = await site.company("Ada Bo")

        one = await ada.page(headers={"X-Forwarded-For": "192.0.2.1"})
        other = await bo.page(headers={"X-Forwarded-For": "192.0.2.2"})

        await one.do("say", text="One.")
        await other.do("say", text="Other.")


async def test_an_address_has_a_limit_of_idle_connections(tmp_path):
    stranger = {"trusted_proxies": "192.0.2.1", "sockets_per_address": 3}
    async with running(tmp_path / "morpho.db", **stranger) as site:
        ada = await (await site.guest()).open("Ada")  # by a connection that is kept
        async with socket_of(ada), socket_of(ada), socket_of(ada), line(site) as silent, line(site):
            async with line(site) as too_many:
                assert (await too_many.ended()).startswith(b"HTTP/1.1 429 ")

            await silent.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert (await silent.ended()).startswith(b"HTTP/1.1 200 ")
            async with line(site) as next_one:
                await next_one.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                assert (await next_one.reader.readline()).startswith(b"HTTP/1.1 200 ")


async def test_behind_a_trusted_proxy_connections_are_not_counted(tmp_path):
    async with running(tmp_path / "morpho.db", sockets_per_address=1) as site, line(site):
        assert (await site.request("GET", "/healthz")).status_code == 200


async def test_a_player_cannot_come_and_go_all_the_time(tmp_path):
    async with running(tmp_path / "morpho.db", sockets_per_guest=1) as site:
        ada, bo = await site.company("Ada Bo")
        watching = await ada.page()
        for _ in range(PAGES_PER_SOCKET):
            await (await bo.page()).close()

        refused_page = await bo.page()

        assert await refused_page.end() == (4429, "rate_limited")
        updates = sum(m["type"] == "presence" for m in watching.heard)
        assert updates <= 1 + 2 * PAGES_PER_SOCKET
