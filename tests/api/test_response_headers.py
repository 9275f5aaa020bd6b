"""Every answer says that it is what it claims to be, and is for nobody else."""

import re

import pytest

from morpho_server.api.sockets.socket_connection import LARGEST_HEAD
from tests.support.serving import API, Site, running
from tests.support.speaking import said_to

pytestmark = pytest.mark.asyncio(loop_scope="session")

ON_EVERY_ANSWER = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HANDSHAKE = b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEYED = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
JSON = b"Host: x\r\nContent-Type: application/json\r\n"
REQUESTS = {
    "200 of the API": (200, b"GET /api/v1/games HTTP/1.1\r\nHost: x\r\n\r\n"),
    "200 of a page": (200, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
    "200 of a file": (200, b"GET /app/main.js HTTP/1.1\r\nHost: x\r\n\r\n"),
    "200 of a head": (200, b"HEAD /app/main.js HTTP/1.1\r\nHost: x\r\n\r\n"),
    "200 of health": (200, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"),
    "200 of the description": (200, b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"),
    "307 of a release": (307, b"GET /c/ab/ui/screen/base.css HTTP/1.1\r\nHost: x\r\n\r\n"),
    "400 of a body": (
        400,
        b"POST /api/v1/guests HTTP/1.1\r\n" + JSON + b"Content-Length: 1\r\n\r\n{",
    ),
    "400 of what is no request": (400, b"Good morning\r\n\r\n"),
    "401": (401, b"GET /api/v1/guests/me HTTP/1.1\r\nHost: x\r\n\r\n"),
    "403 of a socket": (
        403,
        b"GET /api/v1/tables/KTRWPM/socket HTTP/1.1\r\nOrigin: http://evil.example\r\n"
        + HANDSHAKE + KEYED + b"\r\n",
    ),
    "404": (404, b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n"),
    "404 of a page": (404, b"GET /nothing HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n"),
    "404 of the API": (404, b"GET /api/v1/nothing HTTP/1.1\r\nHost: x\r\n\r\n"),
    "405": (405, b"PUT /api/v1/guests HTTP/1.1\r\nHost: x\r\n\r\n"),
    "413": (413, b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 999999\r\n\r\n"),
    "400 of a socket": (
        400,
        b"GET /api/v1/tables/KTRWPM/socket HTTP/1.1\r\nSec-WebSocket-Version: 7\r\n"
        + HANDSHAKE + b"\r\n",
    ),
    "431": (431, b"GET /healthz HTTP/1.1\r\nX: " + b"x" * 2 * LARGEST_HEAD + b"\r\n\r\n"),
}  # fmt: skip


async def answered(site: Site, request: bytes) -> tuple[int, dict[str, list[str]]]:
    """Send a request as it is; return the status and the headers, each with all its values."""
    head = (await said_to(site, request)).partition(b"\r\n\r\n")[0].decode("latin-1")
    first, *lines = head.split("\r\n")
    headers: dict[str, list[str]] = {}
    for line in lines:
        name, _, value = line.partition(": ")
        headers.setdefault(name.lower(), []).append(value)
    return int(first.split()[1]), headers


@pytest.mark.parametrize("what", REQUESTS)
async def test_every_answer_has_the_security_headers_once(site, what):
    expected, request = REQUESTS[what]

    status, headers = await answered(site, request)

    assert status == expected
    for name, value in ON_EVERY_ANSWER.items():
        assert headers[name] == [value], name
    assert len(headers["cache-control"]) == 1


@pytest.mark.parametrize(
    "what", [each for each in REQUESTS if not re.search(r"page|file|head", each)]
)
async def test_only_what_belongs_to_the_client_may_be_stored(site, what):
    _, headers = await answered(site, REQUESTS[what][1])

    assert headers["cache-control"] == ["no-store"]


async def test_a_refused_connection_gets_the_security_headers(tmp_path):
    stranger = {"trusted_proxies": "192.0.2.1", "sockets_per_address": 1}
    async with running(tmp_path / "morpho.db", **stranger) as site:
        await site.request("GET", "/healthz")  # by a connection that is kept

        status, headers = await answered(site, b"")

    assert status == 429
    assert {name: headers[name] for name in ON_EVERY_ANSWER} == {
        name: [value] for name, value in ON_EVERY_ANSWER.items()
    }


async def test_responses_over_tls_carry_hsts(site):
    for path in ("/", "/healthz", f"{API}/games", "/nothing"):
        by_tls = await site.request("GET", path, headers={"X-Forwarded-Proto": "https"})
        plain = await site.request("GET", path)

        assert by_tls.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in plain.headers
