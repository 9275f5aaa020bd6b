"""Which process of several serves a connection, and why several can't start."""

import asyncio
import errno
import os
import signal
import socket
from collections.abc import Collection
from contextlib import ExitStack
from itertools import product

import pytest
import uvicorn

from morpho_server.api.middleware.drain import Drain
from morpho_server.cli import main
from morpho_server.cli.serve import processes
from morpho_server.cli.serve.handover import ReceivingServer, hand_over, table_asked_for
from morpho_server.cli.serve.processes import Processes
from morpho_server.cli.terminal.console import REFUSED
from morpho_server.config import Settings
from tests.support.pages import PATIENCE


def test_the_reason_why_a_process_can_not_start_is_the_reason_of_all(monkeypatch, capfd):
    monkeypatch.setenv("MORPHO_DATABASE", "postgresql://ann:opensesame@127.0.0.1:1/x?no=1")

    assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--processes", "3"]) == REFUSED
    said = capfd.readouterr().err
    assert said.count("has an unknown “no”") == 1
    assert "opensesame" not in said


@pytest.mark.parametrize(
    ("count", "why"), [("0", "is a number from 1 up"), ("2", "SQLite serves one process alone")]
)
def test_a_number_of_processes_that_can_not_be_is_refused(
    count, why, tmp_path, monkeypatch, capsys
):
    monkeypatch.setenv("MORPHO_DATABASE", f"sqlite:///{tmp_path / 'morpho.db'}")

    assert main(["serve", "--port", "0", "--processes", count]) == REFUSED
    assert why in capsys.readouterr().err


async def test_a_process_that_can_not_be_started_is_tried_again(monkeypatch, caplog):
    tries = 0

    async def fails(*_: object, **__: object) -> None:
        nonlocal tries
        tries += 1
        if tries == 3:
            os.kill(os.getpid(), signal.SIGTERM)
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", fails)
    monkeypatch.setattr(processes, "AGAIN_SECONDS", 0.01)

    with socket.socket() as listening:
        status = await Processes(2, Settings(), []).serve(listening, "127.0.0.1")

    assert status == 0
    assert tries == 3
    assert "No process can be started: Too many open files" in caplog.text


async def test_only_so_many_silent_connections_wait_at_the_parent(monkeypatch):
    monkeypatch.setattr(processes, "MOST_SILENT", 2)
    monkeypatch.setattr(processes, "FIRST_BYTES_SECONDS", 1000)
    server = Processes(1, Settings(), [])
    parent, its = socket.socketpair()
    server._ready[0] = processes._Child(None, parent)  # type: ignore[arg-type]
    with parent, its, socket.create_server(("127.0.0.1", 0)) as listening, ExitStack() as clients:
        its.settimeout(PATIENCE)
        accepting = asyncio.ensure_future(server._accept(listening))

        for _ in range(3):
            clients.enter_context(socket.create_connection(listening.getsockname()))
        _, received, _, _ = await asyncio.to_thread(socket.recv_fds, its, 1, 1)

        assert len(received) == 1, "the third goes on at once"
        assert len(server._routing) == 2, "the others wait"
        for descriptor in received:
            os.close(descriptor)
        for task in (accepting, *server._routing):
            task.cancel()


async def test_a_process_that_stops_takes_no_more_connections():
    parent, its = socket.socketpair()
    client, connection = socket.socketpair()
    configuration = uvicorn.Config(None, lifespan="off")  # type: ignore[arg-type]
    configuration.load()
    serving = ReceivingServer(configuration, Drain(), its, lambda: None)
    serving.lifespan = configuration.lifespan_class(configuration)
    with parent, client, connection:
        await serving.startup([])
        assert parent.recv(1) == b"r"
        assert hand_over(connection, parent)

        await serving.shutdown([])

        assert not hand_over(connection, parent), "its parent tries the next process"


LETTERS = "BCDFGHJKMNPQRTVWXY"
PROCESSES = Processes(8, Settings(), [])
CODES = ["".join(letters).encode() + b"BCD" for letters in product(LETTERS, repeat=3)]


def order(ready: Collection[int], code: bytes) -> list[int]:
    """Return which of the processes that are ready is tried first for a table, and which then."""
    PROCESSES._ready = dict.fromkeys(ready)
    return list(PROCESSES._in_order(code))


def test_tables_are_spread_evenly():
    for count in (2, 3, 8):
        firsts = [order(range(count), code)[0] for code in CODES]

        assert all(0.8 < firsts.count(n) * count / len(CODES) < 1.2 for n in range(count))


def test_only_the_tables_of_a_process_that_has_ended_move():
    for code in CODES:
        first, second, *_ = order(range(4), code)

        assert order({0, 1, 2, 3} - {first}, code)[0] == second
        assert order({0, 1, 2, 3} - {second}, code)[0] == first


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"GET /t/BCDFGH HTTP/1.1\r\n", b"BCDFGH"),
        (b"GET /t/bcdfgh?x=1 HTTP/1.1\r\n", b"BCDFGH"),
        (b"POST /api/v1/tables/BCDFGHJKMNPQ/players HTTP/1.1\r\n", b"BCDFGH"),
        (b"GET http://play.example.org/t/BCDFGH HTTP/1.1\r\n", b"BCDFGH"),
        (b"GET /api/v1/tables HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\n", None),
        (b"GET /te", None),
        (b"\x16\x03\x01", None),
        (b"", None),
    ],
)
async def test_the_table_is_known_by_the_first_line_of_a_request(line, code):
    client, connection = socket.socketpair()
    with client, connection:
        client.send(line)
        client.shutdown(socket.SHUT_WR)

        assert await table_asked_for(connection, PATIENCE) == code
        assert connection.recv(1000) == line, "all of it is left for the process that serves it"
