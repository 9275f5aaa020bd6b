"""A server that is shared by a tunnel: who comes through it, and what they may do."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import psutil
import pytest

from morpho_server.api.tunnel import Tunnel
from morpho_server.cli import main
from morpho_server.cli.serve.sharing import Sharing
from morpho_server.cli.serve.tunnel_programs import PROGRAMS
from morpho_server.cli.terminal import REFUSED
from tests.support.pages import TIMEOUT
from tests.support.serving import API, ServerProcess, begin, refused, url_of, visiting
from tests.support.tunnel_programs import VISITOR
from tests.support.tunnels import StandIn

SHARE = "serve --host 127.0.0.1 --port %i --share"
CLAIMED = "198.51.100.9"
CLOSED = '<meta name="opening" content="closed">'


@pytest.fixture(params=["cloudflared", "tailscale"])
def tunnel(tmp_path, monkeypatch, request) -> Iterator[StandIn]:
    """A program that tunnels, the only one that is installed."""
    monkeypatch.setenv("PATH", str(tmp_path))
    with TemporaryDirectory() as short:  # a socket's file can't have a long path
        monkeypatch.setenv("TMPDIR", short)
        yield StandIn(request.param, tmp_path)


only_cloudflared = pytest.mark.parametrize("tunnel", ["cloudflared"], indirect=True)


@pytest.fixture
def server(tmp_path, tunnel):
    with ServerProcess(tmp_path / "morpho.db", command=SHARE) as server:
        yield server


def ask(base: str, **headers: str) -> httpx.Response:
    """Ask how a request looks from the server."""
    return httpx.get(f"{base}{API}/connection", headers=headers, timeout=TIMEOUT)


def test_a_visitor_counts_under_the_address_that_the_tunnel_names(server, tunnel):
    claims = {"X-Forwarded-For": CLAIMED, "X-Real-IP": CLAIMED, "Cf-Connecting-Ip": CLAIMED}

    seen = ask(tunnel.up(), **claims).json()

    assert (seen["scheme"], seen["host"], seen["address"]) == ("https", tunnel.host, VISITOR)


def test_the_name_of_the_tunnel_is_added_to_those_of_the_server(tmp_path, tunnel):
    known = {"public_url": "https://play.example.org"}
    with ServerProcess(tmp_path / "morpho.db", command=SHARE, **known) as server:
        tunnel.up()
        names = ("192.0.2.17", "play.example.org", tunnel.host, "evil.example")
        answers = [httpx.get(server.base, headers={"Host": name}) for name in names]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 421]
    assert f'<meta name="tunnel" content="https://{tunnel.host}">' in answers[0].text


@only_cloudflared
def test_the_tunnel_s_listener_alone_believes_it_and_nobody_else(server, tunnel):
    tunnel.up()
    file = tunnel.noted("to").removeprefix("unix:")
    named, of_visitor = ("Host", tunnel.host), ("Cf-Connecting-Ip", VISITOR)
    transport = httpx.HTTPTransport(uds=file)

    assert ask(server.base, **{"Cf-Connecting-Ip": CLAIMED}).json()["address"] == "127.0.0.1"
    assert Path(file).parent.stat().st_mode & 0o777 == 0o700
    with httpx.Client(transport=transport, base_url="http://x", timeout=TIMEOUT) as client:
        refused = [
            client.get("/healthz", headers=headers).json()["code"]
            for headers in (
                [named],
                [named, ("X-Forwarded-For", CLAIMED)],
                [named, of_visitor, of_visitor],
                [named, ("Cf-Connecting-Ip", "this machine")],
                [("Host", "localhost"), of_visitor],
            )
        ]
        page = client.get("/", headers=[named, ("Cf-Connecting-Ip", "127.0.0.1")]).text
    assert refused == ["no_address"] * 4 + ["unknown_host"]
    assert CLOSED in page, "it does not pass for this machine"


async def test_friends_play_through_the_tunnel(server, tunnel):
    through = tunnel.up()
    async with server.visit() as at_home, visiting(through) as elsewhere:
        host = await (await at_home.guest("Ada")).open("Ada", "morphos")
        friend = await (await elsewhere.guest("Bo")).join(host.code, "Bo")
        page = await friend.page()
        await begin([host, friend])
        await page.until(lambda: page.table["phase"] == "playing")
        if not page.legal:
            await host.move((await host.view())["legal"][0])
            await page.until(lambda: page.legal)

        await page.do("move", move=page.legal[0])


@only_cloudflared
async def test_only_this_machine_opens_tables(server, tunnel):
    async with server.visit() as at_home, visiting(tunnel.up()) as elsewhere:
        host = await (await at_home.guest()).open("Ada", "morphos")
        friend = await elsewhere.guest()
        in_the_house = {"X-Forwarded-For": "192.168.1.9"}  # by a proxy that is trusted
        body = {"game": "morphos", "name": "Cy"}

        with refused("opening_closed"):
            await friend.open("Bo", "morphos")
        with refused("opening_closed"):
            await host.guest.ask("POST", "/tables", json=body, headers=in_the_house)
        assert (await friend.join(host.code, "Bo")).code == host.code
        assert CLOSED in (await elsewhere.request("GET", "/")).text
        assert CLOSED not in (await at_home.request("GET", "/")).text


@only_cloudflared
async def test_everybody_may_open_tables_if_the_host_wants_that(tmp_path, tunnel):
    with ServerProcess(tmp_path / "morpho.db", command=f"{SHARE}-open"):
        async with visiting(tunnel.up()) as elsewhere:
            await (await elsewhere.guest()).open("Bo", "morphos")


@only_cloudflared
async def test_pages_are_told_where_the_tunnel_comes_out_and_when_it_has_ended(server, tunnel):
    async with server.visit() as site:
        page = await (await (await site.guest()).open("Ada", "morphos")).page()
        tunnel.up()
        up = {"type": "tunnel", "origin": f"https://{tunnel.host}"}
        await page.message(lambda message: message == up)

        tunnel.end()

        await page.message(lambda message: message == {"type": "tunnel"}, len(page.frames))
        assert 'name="tunnel"' not in (await site.request("GET", "/")).text


@only_cloudflared
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_the_program_ends_with_the_server(server, tunnel, how):
    tunnel.up()

    server.ask_to_stop(how)
    await asyncio.to_thread(server.ended)

    async with asyncio.timeout(TIMEOUT):
        while psutil.pid_exists(int(tunnel.noted("pid"))):  # noqa: ASYNC110 - the process tells nobody
            await asyncio.sleep(0.02)


@only_cloudflared
def test_the_terminal_says_where_the_tunnel_comes_out_and_when_it_has_ended(tmp_path, tunnel):
    command = (sys.executable, "-m", "morpho_server.cli", *SHARE.replace("%i", "0").split())
    environment = {**os.environ, "MORPHO_DATABASE": url_of(tmp_path / "morpho.db")}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment) as server:
        said = [next(server.stdout)]
        while "--share-open" not in said[-1]:
            said.append(next(server.stdout))
        tunnel.end()
        ended = next(line for line in server.stderr if "has ended" in line)
        server.terminate()
        server.communicate()

    assert f"  https://{tunnel.host}/\n" in said
    assert ended.startswith("The tunnel has ended")


async def test_what_a_program_complains_of_is_shown(capsys):
    complaint = 'failed to request quick Tunnel: Post "https://api.trycloudflare.com/tunnel": EOF'
    command = [sys.executable, "-c", f"print({complaint!r})"]
    with socket.socket() as listening:
        way = Tunnel(("127.0.0.1", 1), "cf-connecting-ip", may_open=False)

        await Sharing(way, listening, PROGRAMS[0], command).run()

    _, complained, ended = capsys.readouterr().err.splitlines()
    assert complained == f"cloudflared: {complaint}"
    assert ended.startswith("cloudflared has ended without an address")


def test_without_a_program_the_line_that_installs_one_is_said(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("MORPHO_DATABASE", url_of(tmp_path / "morpho.db"))

    assert main(["serve", "--port", "0", "--share"]) == REFUSED

    assert "/cloudflared" in capsys.readouterr().err.splitlines()[1]
