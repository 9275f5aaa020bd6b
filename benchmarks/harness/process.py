"""The server as a process that a benchmark can kill and restart at the same port and database."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final, Self

import httpx
import psutil

from tests.support.neighbours import fresh_postgres

START_SECONDS: Final = 60
STOP_SECONDS: Final = 10
ANSWER_SECONDS: Final = 90

GENEROUS: Final = {
    "MORPHO_COMMANDS_PER_SECOND": "100000",
    "MORPHO_REQUESTS_PER_SECOND": "100000",
    "MORPHO_ENTRIES_PER_DAY": "100000000",
    "MORPHO_TABLES_PER_DAY": "1000000",
    "MORPHO_BOTS_PER_GUEST": "1000000",
    "MORPHO_SOCKETS_PER_GUEST": "1000000",
    "MORPHO_OPENINGS_PER_MINUTE": "1000000",
    "MORPHO_WRONG_CODES_PER_HOUR": "1000000",
    "MORPHO_SOCKETS_PER_ADDRESS": "1000000",
}


@contextmanager
def database(kind: str) -> Iterator[str]:
    """Make an empty database, ``sqlite`` or ``postgres``, for a while; yield its URL."""
    if kind == "postgres":
        with fresh_postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'bench.db'}"


class ServerProcess:
    """A server on a database, started as a host starts it.

    ``core`` is the only one that it may use. ``module`` has its command, and ``checkout`` is
    another working tree to run, with an environment of its own. ``settings`` are environment
    variables. Its limits are out of reach unless it is not ``generous``. ``log`` is the file to
    which it logs instead of here. It is a context manager that kills the server and does not start
    it.
    """

    def __init__(
        self,
        url: str,
        core: int | None = None,
        module: str = "morpho_server.cli",
        checkout: Path | None = None,
        settings: Mapping[str, str] | None = None,
        *,
        generous: bool = True,
        log: Path | None = None,
    ) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._core = core
        self._module = module
        self._checkout = checkout
        self._log = log
        limits = _generous_settings(checkout) if generous else {}
        self._environment = os.environ | limits | {"MORPHO_DATABASE": url} | dict(settings or {})
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        """Return the address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def process(self) -> psutil.Process:
        """Return the process, to measure what it uses."""
        assert self._process is not None, "it is not running"
        return psutil.Process(self._process.pid)

    def start(self) -> None:
        """Start the process, and return before it listens."""
        core = self._core
        python = sys.executable if self._checkout is None else self._checkout / ".venv/bin/python"
        serve = [python, "-m", self._module, "serve", "--host", "127.0.0.1"]
        with nullcontext() if self._log is None else self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*serve, "--port", str(self.port)],
                cwd=self._checkout,
                env=self._environment,
                stdout=subprocess.DEVNULL,
                stderr=log,
                preexec_fn=None if core is None else lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509
            )

    def listens(self) -> bool:
        """Return whether the server accepts connections; raise if it has ended."""
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
        """Wait until the server listens."""
        end = time.monotonic() + START_SECONDS
        while not self.listens():
            if time.monotonic() > end:
                raise SystemExit("the server does not listen")
            time.sleep(0.02)

    def kill(self) -> None:
        """End the server as a power failure does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(10)
            self._process = None

    def stop(self) -> float:
        """Stop the server; return how many seconds that took. Raise unless it stopped well."""
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


def _generous_settings(checkout: Path | None) -> dict[str, str]:
    """Return the settings of another checkout, which may have others and refuses unknown ones."""
    if checkout is None:
        return GENEROUS
    program = f"import json; from {__name__} import GENEROUS; print(json.dumps(GENEROUS))"
    command = [str(checkout / ".venv/bin/python"), "-c", program]
    found: dict[str, str] = json.loads(subprocess.check_output(command, cwd=checkout))
    return found


PROGRAM: Final = """
import os, signal, sys
from morpho_server.cli import main
import morpho_server.cli.serve
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for port in sys.stdin:
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(0, 1)
        os._exit(main(["serve", "--host", "127.0.0.1", "--port", port.strip()]))
    print(child, flush=True)
"""


class ForkedServer(ServerProcess):
    """A server forked from a process that has made all imports.

    Where starting Python takes half a minute, two hundred starts are possible only so.
    """

    _parent: subprocess.Popen[str] | None = None
    _pid: int | None = None

    def start(self) -> None:
        """Start the process, and return before it listens."""
        if self._parent is None:
            self._parent = subprocess.Popen(
                [sys.executable, "-c", PROGRAM],
                env=self._environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        print(self.port, file=self._parent.stdin, flush=True)
        self._pid = int(self._parent.stdout.readline())

    def listens(self) -> bool:
        """Return whether the server accepts connections; raise if it has ended."""
        if not self._is_there():
            raise SystemExit("the server did not start")
        return self._is_open()

    def kill(self) -> None:
        """End the server as a power failure does."""
        if self._pid is None:
            return
        os.kill(self._pid, signal.SIGKILL)
        end = time.monotonic() + STOP_SECONDS
        while self._is_there() and time.monotonic() < end:
            time.sleep(0.005)
        self._pid = None

    def _is_there(self) -> bool:
        assert self._pid is not None, "it is not running"
        try:
            os.kill(self._pid, 0)
        except ProcessLookupError:
            return False
        return True

    def __exit__(self, *_: object) -> None:
        self.kill()
        if self._parent is not None:
            self._parent.kill()
            self._parent.communicate()


async def first_answer(server: ServerProcess) -> None:
    """Wait until a server has answered a request."""
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
        end = time.monotonic() + ANSWER_SECONDS
        while time.monotonic() < end:
            try:
                (await http.get("/healthz")).raise_for_status()
            except httpx.HTTPError:
                server.listens()
                await asyncio.sleep(0.01)
            else:
                return
    raise SystemExit("the server does not answer")
