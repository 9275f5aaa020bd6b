"""Faults while a server serves: each kind is logged once, and people who go cause none."""

import os
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import httpx
import pytest

from tests.support.pages import TIMEOUT

SERVE = "import sys; from morpho_server.cli import main; sys.exit(main(sys.argv[1:]))"
FAULTY = f"""
from morpho_server.api.middleware.host_check import HostCheck

async def fail(*_):
    raise LookupError("a fault")

HostCheck.__call__ = fail
{SERVE}
"""


class Served:
    """A server as a host runs it; ``written`` is its log, once it has ended."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        assert process.stdout is not None
        self.address = next(each.strip() for each in process.stdout if "http://" in each)
        self.written = ""

    def connect(self) -> socket.socket:
        """Open a connection."""
        address = urlsplit(self.address)
        return socket.create_connection((address.hostname, address.port), TIMEOUT)

    def end(self) -> None:
        """Stop it, once it has answered what it has in hand."""
        self._process.send_signal(signal.SIGTERM)
        _, self.written = self._process.communicate(timeout=TIMEOUT)
        assert self._process.returncode == 0


@contextmanager
def serving(tmp_path, program: str = SERVE, **settings: object) -> Iterator[Served]:
    """Run a server by a program."""
    given = {"database": f"sqlite:///{tmp_path}/morpho.db", **settings}
    environment = {f"MORPHO_{key.upper()}": str(value) for key, value in given.items()}
    command = [sys.executable, "-c", program, "serve", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    ) as process:
        try:
            yield Served(process)
        finally:
            process.kill()


def test_a_fault_that_repeats_is_logged_once(tmp_path):
    with serving(tmp_path, FAULTY) as server:
        for _ in range(5):
            assert httpx.get(server.address, timeout=TIMEOUT).status_code == 500
        server.end()

    assert server.written.count("LookupError: a fault") == 1
    [line] = [each for each in server.written.splitlines() if "Exception in ASGI" in each]
    assert " ERROR " in line, "it has the time, as all lines have"


@pytest.mark.nightly
def test_hanging_up_while_earlier_requests_wait_causes_none(tmp_path):
    asked = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with serving(tmp_path, requests_per_second=0.001) as server:
        with server.connect() as hasty:
            hasty.sendall(3 * asked)
            assert hasty.recv(12) == b"HTTP/1.1 200"  # the next is held, as it comes too soon
            hasty.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        server.end()

    assert "Exception" not in server.written
