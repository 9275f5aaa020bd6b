"""The addresses that a page at localhost gives to others; other pages get none."""

import re
import socket
from ipaddress import ip_address
from types import SimpleNamespace

import httpx
import pytest
from starlette.requests import Request

from morpho_server.api import network_interfaces
from morpho_server.api.network_interfaces import own_addresses
from morpho_server.api.origins import canonical, origin_of
from morpho_server.api.public_address import OtherOrigin, Reach
from tests.support.serving import ServerProcess, running

LAN = "192.0.2.17"
OWN = ["localhost", "localhost:8000", "LocalHost:8000", "127.0.0.1:8000", "127.1.2.3", "[::1]:80"]
OTHERS = ["192.0.2.17:8000", "play.example.org", "localhost.example.org", "[2001:db8::1]:80", ""]


OFF = "broadcast,multicast"
NETWORK = [("lo", "127.0.0.1"), ("wlan0", LAN)]


@pytest.fixture(autouse=True)
def on_a_network(monkeypatch):
    at_interfaces(monkeypatch, NETWORK, LAN)


def at_interfaces(monkeypatch, named, routed=None):
    """Give this machine these interfaces, and a default route by one of them or by none."""
    addresses = {name: [] for name, *_ in named}
    for name, address, *_ in named:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        addresses[name].append(SimpleNamespace(family=family, address=address))
    states = {
        name: SimpleNamespace(isup=flags != OFF, flags=flags)
        for name, _, flags in ((*each, "up")[:3] for each in named)
    }
    monkeypatch.setattr("psutil.net_if_addrs", lambda: addresses)
    monkeypatch.setattr("psutil.net_if_stats", lambda: states)
    monkeypatch.setattr(
        network_interfaces, "_routed_address", lambda: routed and ip_address(routed)
    )


def asked(host: str, client: str = "127.0.0.1") -> Request:
    headers = [(b"host", host.encode())]
    return Request({"type": "http", "headers": headers, "client": (client, 50_000)})


def listening(public_url: str | None = None, port: int | None = 8000) -> Reach:
    reached = Reach(public_url)
    reached.everywhere = port and ("0.0.0.0", port)
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
    at_interfaces(monkeypatch, NETWORK[:1])

    assert listening().for_others(asked("localhost")) is None


WLAN = ("wlan0", "192.168.1.20")
WIRED = ("eth0", "10.1.2.3")
VPN = ("tun0", "10.8.0.3")
UNNAMED_VPN = ("work", "10.7.0.3", "up,pointopoint,running")
OVERLAY = ("ts0", "100.101.102.103")
DOCKER = ("docker0", "172.17.0.1")
UNASSIGNED = ("eth2", "169.254.3.4")
UNPLUGGED = ("wlan1", "192.168.7.7", OFF)
BY_IPV6 = ("wlan0", "2001:db8::7")
LINK_ONLY = ("wlan0", "fe80::7%wlan0")


@pytest.mark.parametrize(
    ("named", "routed", "likeliest_first"),
    [
        ([WLAN], None, [WLAN]),  # a hotspot of one's own has no default route
        ([VPN, WLAN], VPN[1], [WLAN, VPN]),
        ([OVERLAY, WLAN], OVERLAY[1], [WLAN, OVERLAY]),
        ([DOCKER, VPN, WLAN], WLAN[1], [WLAN, VPN, DOCKER]),
        ([WIRED, WLAN], WLAN[1], [WLAN, WIRED]),
        ([WIRED, WLAN], None, [WIRED, WLAN]),
        ([UNNAMED_VPN, WLAN], UNNAMED_VPN[1], [WLAN, UNNAMED_VPN]),
        ([UNASSIGNED, UNPLUGGED, WIRED], None, [WIRED, UNASSIGNED]),
        ([UNASSIGNED], None, [UNASSIGNED]),
        ([BY_IPV6, LINK_ONLY, WLAN], None, [WLAN]),
    ],
)
def test_a_network_of_one_s_own_is_the_likeliest(monkeypatch, named, routed, likeliest_first):
    at_interfaces(monkeypatch, named, routed)

    found = [(own.interface, str(own.address)) for own in own_addresses("0.0.0.0")]

    assert found == [each[:2] for each in likeliest_first]


def test_a_server_of_both_kinds_has_addresses_of_both(monkeypatch):
    at_interfaces(monkeypatch, [BY_IPV6, LINK_ONLY, WLAN])

    assert [own.host for own in own_addresses("::")] == ["192.168.1.20", "[2001:db8::7]"]


def test_the_route_is_an_address_where_interfaces_are_unknown(monkeypatch):
    at_interfaces(monkeypatch, [], LAN)

    assert [str(own.address) for own in own_addresses("0.0.0.0")] == [LAN]


def test_this_machine_names_its_own_interfaces(monkeypatch):
    monkeypatch.undo()

    assert all(own.interface for own in own_addresses("::"))


def test_without_a_list_of_interfaces_there_is_the_route(monkeypatch):
    def refuse():
        raise PermissionError

    at_interfaces(monkeypatch, [], LAN)
    monkeypatch.setattr("psutil.net_if_addrs", refuse)

    assert [str(own.address) for own in own_addresses("0.0.0.0")] == [LAN]


@pytest.mark.parametrize("client", ["172.18.0.1", "192.0.2.5", "unix", "::ffff:192.0.2.5"])
def test_requests_by_container_or_proxy_get_no_address(client):
    """The address that is seen from inside may be that of the container."""
    assert listening().for_others(asked("localhost", client)) is None


@pytest.mark.parametrize("client", ["127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"])
def test_this_machine_is_known_by_all_its_addresses(client):
    assert listening().for_others(asked("localhost", client))


@pytest.mark.parametrize(
    ("setting", "shown"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://Spiel.Müller.example./", "https://spiel.xn--mller-kva.example"),
        ("https://play.example.org:8443/", "https://play.example.org:8443"),
        ("play.example.org", f"http://{LAN}:8000"),
        ("https://ann:hidden@play.example.org", f"http://{LAN}:8000"),
    ],
)
def test_a_public_address_comes_first(setting, shown):
    assert listening(setting).for_others(asked("localhost")) == shown


@pytest.mark.parametrize(
    "host",
    [*OWN, "localhost.:8000", "play.example.org.", "play.example.org.:443", "play.example.org",
     "Play.Example.org:443", "192.0.2.17", "192.0.2.17:8000", "[::1]",
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
    changed = {"morpho_server.api.public_address.origins_for_others": _others}
    host = "0.0.0.0" if everywhere else "127.0.0.1"
    with ServerProcess(tmp_path / "morpho.db", changed, f"serve --host {host} --port %i") as server:
        page = httpx.get(server.base, timeout=60).text

    assert named_in(page) == ([f"http://{LAN}:{server.port}"] if everywhere else [])


def _others(_: str, port: int) -> list[OtherOrigin]:
    return [OtherOrigin(f"http://{LAN}:{port}", "wlan0")]


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("https://spiel.müller.example", "https://spiel.xn--mller-kva.example"),
        ("https://straße.example/", "https://xn--strae-oqa.example"),
        ("https://xn--mller-kva.example", "https://xn--mller-kva.example"),
        ("https://🎲.example", "https://xn--jl8h.example"),
        ("https://例え。example", "https://xn--r8jz45g.example"),
        ("https://Play.Example.org.:443/", "https://play.example.org"),
        ("http://play_room.local.:8000", "http://play_room.local:8000"),
        ("http://[2001:DB8::7]:80", "http://[2001:db8::7]"),
    ],
)
def test_an_address_is_known_by_the_form_that_browsers_send(address, origin):
    assert origin_of(address) == origin
    assert canonical(origin) == origin
    assert Reach(address).is_own_host(origin.partition("//")[2])


@pytest.mark.parametrize(
    "address",
    ["play.example.org", "https://", "https://a..b", "https://ann:x@play.example.org",
     "https://a b", "https://a/b", "ftp://play.example.org", "https://play.example.org:70000", "https://.",
     "https://play.example.org:\u0668"],
)  # fmt: skip
def test_an_address_that_is_not_a_sites_is_refused(address):
    with pytest.raises(ValueError, match="not"):
        origin_of(address)
