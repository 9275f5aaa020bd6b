"""The address that a page at localhost gives to others; other pages get none."""

import re

import httpx
import pytest
from starlette.requests import Request

from morpho_server.api import reach
from morpho_server.api.reach import Reach, lan_address
from tests.support.serving import ServerProcess, running

LAN = "192.0.2.17"
OWN = ["localhost", "localhost:8000", "LocalHost:8000", "127.0.0.1:8000", "127.1.2.3", "[::1]:80"]
OTHERS = ["192.0.2.17:8000", "play.example.org", "localhost.example.org", "[2001:db8::1]:80", ""]


@pytest.fixture(autouse=True)
def on_a_network(monkeypatch):
    monkeypatch.setattr(reach, "lan_address", lambda: LAN)


def asked(host: str, client: str = "127.0.0.1") -> Request:
    headers = [(b"host", host.encode())]
    return Request({"type": "http", "headers": headers, "client": (client, 50_000)})


def listening(public_url: str | None = None, port: int | None = 8000) -> Reach:
    reached = Reach(public_url)
    reached.port = port
    return reached


@pytest.mark.parametrize("host", OWN)
def test_a_request_by_a_local_name_gets_the_address(host):
    assert listening().for_others(asked(host)) == f"http://{LAN}:8000"


@pytest.mark.parametrize("host", OTHERS)
def test_a_request_by_another_name_gets_no_address(host):
    assert listening().for_others(asked(host)) is None
    assert listening("https://play.example.org").for_others(asked(host)) is None


def test_a_server_on_loopback_has_no_shared_address():
    assert listening(port=None).for_others(asked("localhost")) is None


def test_without_a_network_there_is_no_address(monkeypatch):
    monkeypatch.setattr(reach, "lan_address", lambda: None)

    assert listening().for_others(asked("localhost")) is None


@pytest.mark.parametrize("client", ["172.18.0.1", "192.0.2.5", "unix", "::ffff:192.0.2.5"])
def test_requests_by_container_or_proxy_get_no_address(client):
    """The address that is seen from inside may be that of the container."""
    assert listening().for_others(asked("localhost", client)) is None


@pytest.mark.parametrize("client", ["127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"])
def test_this_machine_is_known_by_all_its_addresses(client):
    assert listening().for_others(asked("localhost", client)) is not None


@pytest.mark.parametrize(
    ("setting", "shown"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://play.example.org:8443/", "https://play.example.org:8443"),
        ("play.example.org", f"http://{LAN}:8000"),
        ("https://ann:hidden@play.example.org", f"http://{LAN}:8000"),
    ],
)
def test_a_public_address_comes_first(setting, shown):
    assert listening(setting).for_others(asked("localhost")) == shown


@pytest.mark.parametrize(
    "host",
    [*OWN, "play.example.org", "Play.Example.org:443", "192.0.2.17", "192.0.2.17:8000", "[::1]",
     "[2001:db8::1]:8000"],
)  # fmt: skip
def test_a_public_address_allows_its_name_and_local_names(host):
    assert listening("https://play.example.org").is_own_host(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "play.example.org:8000", "play.example.org.evil.example", "localhost.example",
     "192.0.2.17.evil.example", "[::1", "1", "", "x@play.example.org"],
)  # fmt: skip
def test_a_public_address_excludes_other_names(host):
    assert not listening("https://play.example.org").is_own_host(host)
    assert listening().is_own_host(host)


def named_in(page: str) -> list[str]:
    """Return the address that a page gives to others."""
    return re.findall('<meta name="for-others" content="([^"]*)">', page)


@pytest.mark.asyncio(loop_scope="session")
async def test_the_page_is_told_wherever_it_begins(tmp_path):
    async with running(tmp_path / "morpho.db", public_url="https://play.example.org") as site:
        for path in ("/", "/t/KTRWPM", "/rules", "/learn"):
            at_home = await site.request("GET", path)
            elsewhere = await site.request("GET", path, headers={"Host": "192.0.2.17:8000"})

            assert named_in(at_home.text) == ["https://play.example.org"]
            assert named_in(elsewhere.text) == []


@pytest.mark.parametrize("everywhere", [True, False])
def test_a_server_knows_whether_it_listens_at_every_address(tmp_path, everywhere):
    changed = {"morpho_server.api.reach.lan_address": _lan}
    host = "0.0.0.0" if everywhere else "127.0.0.1"
    with ServerProcess(tmp_path / "morpho.db", changed, f"serve --host {host} --port %i") as server:
        page = httpx.get(server.base, timeout=60).text

    assert named_in(page) == ([f"http://{LAN}:{server.port}"] if everywhere else [])


def _lan() -> str:
    return LAN


def test_a_network_address_is_not_local():
    assert not (lan_address() or "").startswith("127.")
