"""The programs that carry a server's address to the internet, and what each needs and says.

Their outputs and headers are those of cloudflared 2026.8.2 and tailscale 1.102.
"""

import json
import platform
import re
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True, slots=True)
class TunnelProgram:
    """A program that tunnels.

    ``arguments`` gets an empty folder of its own and the address to which it is to forward:
    ``http://127.0.0.1:PORT``, or ``unix:PATH`` if it ``takes_files`` and leaves the host name as it
    is. It overwrites the ``header`` of its visitors with their address. ``origin`` finds where it
    comes out in a line of its output, ``ready`` the line which says that it answers there, and
    ``noise`` lines that concern nobody.
    """

    name: str
    arguments: Callable[[Path, str], list[str]]
    takes_files: bool
    header: str
    origin: re.Pattern[str]
    ready: re.Pattern[str]
    noise: re.Pattern[str]


def _of_cloudflared(folder: Path, to: str) -> list[str]:
    """Return its arguments. A file, which it is written as JSON, may name a unix socket.

    It also takes the place of the user's own, with which there would be no quick tunnel; ``--url``
    asks for one, and nothing goes there.
    """
    config = folder / "config.yml"
    config.write_text(json.dumps({"ingress": [{"service": to}]}), encoding="utf-8")
    return ["tunnel", "--no-autoupdate", "--config", str(config), "--url", "http://localhost"]


_TS_NET: Final = re.compile(r"https://[\w.-]+\.ts\.net(?::\d+)?(?=/|\s|$)")

PROGRAMS: Final = (
    TunnelProgram(
        name="cloudflared",
        arguments=_of_cloudflared,
        takes_files=True,
        header="cf-connecting-ip",
        origin=re.compile(r"https://(?!api\.)[\w-]+\.trycloudflare\.com(?=\s|$)"),
        ready=re.compile("Registered tunnel connection"),
        noise=re.compile(r"^\s*$|^\S+Z (?:DBG|INF|WRN) "),
    ),
    TunnelProgram(
        name="tailscale",
        arguments=lambda _, to: ["funnel", to],
        takes_files=False,  # it would name the host "localhost"
        header="x-forwarded-for",
        origin=_TS_NET,
        ready=_TS_NET,
        noise=re.compile(r"^\s*$|^Available on|^\|--|^Press Ctrl"),
    ),
)
"""In the order in which they are looked for: the first needs no account."""

_ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf", "i686": "386"}
_RELEASES: Final = "https://github.com/cloudflare/cloudflared/releases/latest/download"


def find_program() -> TunnelProgram | None:
    """Return the first program that is installed."""
    return next((each for each in PROGRAMS if shutil.which(each.name)), None)


def how_to_install() -> str:
    """Return the line that installs one on this system."""
    if sys.platform == "win32":
        return "winget install --id Cloudflare.cloudflared"
    if sys.platform == "darwin":
        return "brew install cloudflared"
    machine = platform.machine()
    file, at = f"cloudflared-linux-{_ARCHITECTURES.get(machine, machine)}", "/usr/local/bin"
    return f"sudo curl -fLo {at}/cloudflared {_RELEASES}/{file} && sudo chmod +x {at}/cloudflared"
