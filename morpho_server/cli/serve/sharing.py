"""``morpho serve --share``: a tunnel beside the server, which lets in friends from anywhere."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from morpho_server.api.tunnel import Tunnel
from morpho_server.cli import tunnel_guard
from morpho_server.cli.serve.listening import bound, bound_to_file
from morpho_server.cli.serve.qr_code import print_qr_code
from morpho_server.cli.serve.tunnel_programs import TunnelProgram, find_program, how_to_install
from morpho_server.cli.terminal import say

READY_SECONDS: Final = 10.0
"""The longest wait for a program to say that its address answers, once it has named that."""

LONGEST_LINE: Final = 4096
"""The most bytes of a line of a program's output; what is longer is cut."""

_AT_HOME: Final = "The server goes on without it, for friends on the same network."
_ENDED: Final = (
    f"The tunnel has ended: its address leads nowhere any more. {_AT_HOME} Start it anew with"
    " --share for another address."
)


class NoTunnelError(Exception):
    """A tunnel that can't be had. The text says what to do."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """A tunnel that can be started, and its ``listening`` socket, bound."""

    tunnel: Tunnel
    listening: socket.socket
    program: TunnelProgram
    command: list[str]

    async def run(self) -> None:
        """Run the program until it ends, or until cancelled; it never outlives this.

        Terminal and pages are told where it comes out, and when it has ended.
        """
        name = self.program.name
        say(f"Starting {name} …")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-I", tunnel_guard.__file__, *self.command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={key: value for key, value in os.environ.items() if not key.startswith("MORPHO_")},
            # What a terminal asks of the server is not for the tunnel: it ends after it.
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            was_up = await self._follow(process.stdout)
            say(_ENDED if was_up else f"{name} has ended without an address. {_AT_HOME}")
        finally:
            self.tunnel.change(None)
            process.stdin.close()
            await process.wait()

    async def _follow(self, output: asyncio.StreamReader) -> bool:
        """Read what the program says until it ends; return whether the tunnel was up."""
        program, origin = self.program, None
        with ExitStack() as waits:
            async for line in _lines_of(output):
                if self.tunnel.origin is not None:
                    continue
                if origin is None and (found := program.origin.search(line)):
                    origin = found[0]
                    late = asyncio.get_running_loop().call_later(READY_SECONDS, self._open, origin)
                    waits.callback(late.cancel)
                if origin is not None and program.ready.search(line):
                    self._open(origin)
                elif not program.noise.search(line):
                    say(f"{program.name}: {line}")
        return self.tunnel.origin is not None

    def _open(self, origin: str) -> None:
        """Let guests in by that address, and print it."""
        if self.tunnel.origin is not None:
            return
        self.tunnel.change(origin)
        with suppress(OSError):  # nobody reads it
            print(f"Friends anywhere come in at\n  {origin}/", flush=True)
            print_qr_code(f"{origin}/")
            if not self.tunnel.may_open:
                print("Only pages at localhost open tables; --share-open lets all.", flush=True)


async def _lines_of(output: asyncio.StreamReader) -> AsyncIterator[str]:
    rest = b""
    while part := await output.read(LONGEST_LINE):
        *lines, rest = (rest[:LONGEST_LINE] + part).split(b"\n")
        for line in lines:
            yield line.decode(errors="replace").rstrip()
    yield rest.decode(errors="replace").rstrip()


@contextmanager
def prepared(*, may_open: bool) -> Iterator[Sharing]:
    """Yield a tunnel by a program that is installed, with a listener of its own.

    ``may_open`` says whether others than this machine may open tables. Raises
    :exc:`NoTunnelError`, and :exc:`~.listening.CannotListenError`.
    """
    program = find_program()
    if program is None:
        raise NoTunnelError(
            f"--share needs cloudflared, or tailscale. This installs one:\n  {how_to_install()}"
        )
    with ExitStack() as kept:
        folder = Path(kept.enter_context(TemporaryDirectory(prefix="morpho-")))  # for its user only
        place: tuple[str, int | None]
        if program.takes_files and sys.platform != "win32":
            file = folder / "tunnel.sock"
            listening = kept.enter_context(bound_to_file(file))
            place, to = (str(file), None), f"unix:{file}"
        else:
            listening = kept.enter_context(bound("127.0.0.1", 0))
            place = listening.getsockname()
            to = f"http://127.0.0.1:{place[1]}"
        tunnel = Tunnel(place, program.header, may_open=may_open)
        yield Sharing(tunnel, listening, program, [program.name, *program.arguments(folder, to)])
