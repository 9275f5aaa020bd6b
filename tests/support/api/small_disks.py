"""A server on a small disk of its own, which a test can fill; it takes no special rights."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.support.places import reserved_place
from tests.support.serving import GENEROUS, STARTING_SECONDS

DISK = "3m"
"""The size of the disk."""

_IN_NAMESPACE = ("unshare", "--user", "--map-root-user", "--mount")

_SERVE = 'mount -t tmpfs -o size="$0" disk "$1" && shift && exec "$@"'


def can_have_one() -> bool:
    """Return whether this machine lets its users mount a disk in a namespace of their own."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        return False
    mounting = (*_IN_NAMESPACE, "mount", "-t", "tmpfs", "disk", "/tmp")
    return subprocess.run(mounting, capture_output=True, check=False).returncode == 0


@dataclass
class SmallDisk:
    """The disk of a server, by the path at which other processes see it."""

    base: str
    folder: Path

    def fill(self) -> None:
        """Leave no room."""
        with (self.folder / "filler").open("wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(bytes(4096))
            except OSError:
                pass

    def make_room(self) -> None:
        """Free what was filled."""
        (self.folder / "filler").unlink()


@contextmanager
def server_on_small_disk(folder: Path) -> Iterator[SmallDisk]:
    """Run a server whose database is on such a disk, mounted at a folder."""
    with reserved_place() as place:
        port = place.getsockname()[1]
        serve = ("-m", "morpho_server.cli", "serve", "--host", "127.0.0.1", "--port", str(port))
        chosen = {"database": f"sqlite:///{folder / 'morpho.db'}", **GENEROUS}
        process = subprocess.Popen(
            [*_IN_NAMESPACE, "sh", "-c", _SERVE, DISK, str(folder), sys.executable, *serve],
            env=os.environ | {f"MORPHO_{key.upper()}": str(value) for key, value in chosen.items()},
            stdout=subprocess.DEVNULL,
        )
        try:
            _wait_until_it_listens(process, port)
            disk = Path(f"/proc/{process.pid}/root{folder}")
            yield SmallDisk(f"http://127.0.0.1:{port}", disk)
            process.terminate()
            assert process.wait(STARTING_SECONDS) == 0
        finally:
            process.kill()
            process.wait()


def _wait_until_it_listens(process: "subprocess.Popen[bytes]", port: int) -> None:
    end = time.monotonic() + STARTING_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert process.poll() is None, "the server did not start"
            assert time.monotonic() < end, "the server does not listen"
            time.sleep(0.02)
        else:
            return
