"""A server that listens at a file, for a proxy on the same machine."""

import os
import socket
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.asyncio.client import unix_connect

from morpho_server.cli import main
from tests.support.forking import forked
from tests.support.pages import TIMEOUT
from tests.support.serving import API, STARTING_SECONDS, url_of

HOST = "http://play.example.org"
BY_PROXY = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}


@pytest.fixture
def file(tmp_path):
    return tmp_path / "morpho.sock"


@contextmanager
def serving(file: Path, database: Path) -> Iterator[BaseProcess]:
    """Run a server at a file, and stop it in order."""
    environment = os.environ | {"MORPHO_DATABASE": url_of(database)}
    server = forked(["serve", "--uds", str(file)], environment)
    end = time.monotonic() + STARTING_SECONDS
    while not answers(file):
        assert server.exitcode is None, "the server did not start"
        assert time.monotonic() < end, "the server does not listen"
        time.sleep(0.02)
    try:
        yield server
    finally:
        server.terminate()
        server.join(TIMEOUT)
        assert server.exitcode == 0


def answers(file: Path) -> bool:
    """Return whether somebody listens at a file."""
    with socket.socket(socket.AF_UNIX) as probe:
        return probe.connect_ex(str(file)) == 0


def left_behind(file: Path) -> None:
    """Leave a socket's file behind, as a server that was killed does."""
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(file))


def ask(file: Path, path: str, **headers: str) -> httpx.Response:
    """Ask by a file."""
    with httpx.Client(transport=httpx.HTTPTransport(uds=str(file)), timeout=TIMEOUT) as client:
        return client.get(HOST + path, headers=headers)


def test_a_proxy_at_the_file_is_believed(file, tmp_path):
    with serving(file, tmp_path / "morpho.db"):
        seen = ask(file, f"{API}/connection", **BY_PROXY).json()

    assert seen == {
        "scheme": "https",
        "host": "play.example.org",
        "address": "203.0.113.7",
        "forwarded": "believed",
        "may_act": None,
    }


@pytest.mark.asyncio
async def test_a_proxy_at_the_file_is_believed_for_sockets_as_well(file, tmp_path):
    address = f"{HOST.replace('http', 'ws')}{API}/connection/socket"
    with serving(file, tmp_path / "morpho.db"):
        async with unix_connect(str(file), address, additional_headers=BY_PROXY) as connection:
            seen = await connection.recv()
        with pytest.raises(websockets.InvalidStatus):
            await unix_connect(str(file), address, origin="https://elsewhere.example")

    assert '"address":"203.0.113.7"' in str(seen)


def test_the_file_is_for_owner_and_group_and_removed_in_the_end(file, tmp_path):
    with serving(file, tmp_path / "morpho.db"):
        mode = file.stat().st_mode

    assert stat.S_ISSOCK(mode)
    assert stat.S_IMODE(mode) == 0o660
    assert not file.exists()


def test_a_file_that_a_server_left_behind_is_replaced(file, tmp_path):
    left_behind(file)

    with serving(file, tmp_path / "morpho.db"):
        assert ask(file, "/healthz").status_code == 200


def test_a_file_at_which_another_server_listens_is_left_alone(file, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("MORPHO_DATABASE", url_of(tmp_path / "other.db"))
    with serving(file, tmp_path / "morpho.db"):
        assert main(["serve", "--uds", str(file)]) != 0
        assert ask(file, "/healthz").status_code == 200

    assert "another server does" in capsys.readouterr().err


def test_a_file_that_is_no_socket_is_left_alone(file, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("MORPHO_DATABASE", url_of(tmp_path / "morpho.db"))
    file.write_text("mine")

    assert main(["serve", "--uds", str(file)]) != 0
    assert file.read_text() == "mine"
    assert "there is another file" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_named(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("MORPHO_DATABASE", url_of(tmp_path / "morpho.db"))

    assert main(["serve", "--uds", str(tmp_path / "none" / "morpho.sock")]) != 0
    assert "No such file or directory" in capsys.readouterr().err
