"""The server as a process that a bench can kill and start again, at the same port and database."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

import psutil

from tests.neighbours import fresh_postgres

START_SECONDS: Final = 60
STOP_SECONDS: Final = 10

GENEROUS: Final = {
    "MORPHO_COMMANDS_PER_SECOND": "100000",
    "MORPHO_OPENINGS_PER_MINUTE": "1000000",
    "MORPHO_WRONG_CODES_PER_MINUTE": "1000000",
    "MORPHO_SOCKETS_PER_ADDRESS": "1000000",
}


@contextmanager
def database(kind: str) -> Iterator[str]:
    """Make an empty database, ``sqlite`` or ``postgres``, gone in the end; yield its URL."""
    if kind == "postgres":
        with fresh_postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'bench.db'}"


class ServerProcess:
    """A server on that database, started as a host starts it; a context manager, not yet started.

    ``core`` is the only one that it may use, ``module`` what has its command, ``settings`` are
    further environment variables.
    """

    def __init__(
        self,
        url: str,
        core: int | None = None,
        module: str = "morpho_server.cli",
        **settings: str,
    ) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._core = core
        self._module = module
        self._environment = os.environ | GENEROUS | {"MORPHO_DATABASE": url} | settings
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        """Return the address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def process(self) -> psutil.Process:
        """Return the process, for what it uses."""
        assert self._process is not None, "it is not running"
        return psutil.Process(self._process.pid)

    def start(self) -> None:
        """Start it; it need not listen yet."""
        core = self._core
        serve = [sys.executable, "-m", self._module, "serve", "--host", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*serve, "--port", str(self.port)],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            preexec_fn=None if core is None else lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509
        )

    def listens(self) -> bool:
        """Tell whether it can be connected to; fails if it has ended."""
        if self._process is None or self._process.poll() is not None:
            raise SystemExit("the server did not start")
        return self._is_open()

    def _is_open(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def wait(self) -> None:
        """Wait until it listens."""
        end = time.monotonic() + START_SECONDS
        while not self.listens():
            if time.monotonic() > end:
                raise SystemExit("the server does not listen")
            time.sleep(0.02)

    def kill(self) -> None:
        """End it as a power failure does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(10)
            self._process = None

    def stop(self) -> float:
        """Ask it to stop; return how many seconds it took. Fails unless it stopped well."""
        assert self._process is not None, "it is not running"
        begun = time.monotonic()
        self._process.terminate()
        if self._process.wait(STOP_SECONDS) != 0:
            raise SystemExit("the server did not stop well")
        self._process = None
        return time.monotonic() - begun

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
