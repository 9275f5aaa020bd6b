"""Reverse proxies before several nodes of this machine, by the configurations of ``deploy/``."""

import asyncio
import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

import httpx

from benchmarks.harness.forwarder import forwarded

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
PROXIES: Final = ("caddy", "nginx")
ANSWER_SECONDS: Final = 20


def is_installed(proxy: str) -> bool:
    """Return whether a proxy can be run here."""
    return proxy == "forwarder" or shutil.which(proxy) is not None


@asynccontextmanager
async def proxied(proxy: str, ports: Sequence[int]) -> AsyncIterator[str]:
    """Run a proxy by its shipped configuration before nodes at ports; yield its address.

    ``forwarder`` is one that needs no program: each connection goes to the next node that takes it.
    """
    if proxy == "forwarder":
        async with forwarded(ports) as base:
            yield base
        return
    with tempfile.TemporaryDirectory() as folder, closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        own = probe.getsockname()[1]
        probe.close()
        start = _caddy if proxy == "caddy" else _nginx
        program = shutil.which(proxy)
        assert program is not None, f"there is no {proxy}"
        process = start(program, Path(folder), own, [f"127.0.0.1:{port}" for port in ports])
        try:
            await _answers(f"http://127.0.0.1:{own}")
            yield f"http://127.0.0.1:{own}"
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


def _caddy(program: str, folder: Path, own: int, nodes: Sequence[str]) -> subprocess.Popen[bytes]:
    settings = {"DOMAIN": f"http://127.0.0.1:{own}", "UPSTREAMS": " ".join(nodes)}
    # It would listen for orders at a port that all of this machine share.
    quiet = folder / "Caddyfile"
    shipped = (DEPLOY / "nodes.Caddyfile").read_text()
    quiet.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + shipped)
    return subprocess.Popen(
        [program, "run", "--config", str(quiet), "--adapter", "caddyfile"],
        env=os.environ | settings | {"HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _nginx(program: str, folder: Path, own: int, nodes: Sequence[str]) -> subprocess.Popen[bytes]:
    shipped = (DEPLOY / "nginx.conf").read_text()
    [each] = set(re.findall(r"server node\d:8000 (.*);", shipped))
    servers = "\n".join(f"server {node} {each};" for node in nodes)
    here = re.sub(r"(?:\s+server node\d:8000 .*;)+", lambda _: f"\n{servers}", shipped)
    here = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{own};", here)
    here = re.sub(r"\s+ssl_certificate.*;", "", here)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log /dev/null;\n"
        f"events {{ worker_connections 4096; }}\nhttp {{ access_log off;\n{here}\n}}\n"
    )
    return subprocess.Popen([program, "-p", str(folder), "-c", str(whole)])


async def _answers(base: str) -> None:
    async with httpx.AsyncClient(base_url=base) as http, asyncio.timeout(ANSWER_SECONDS):
        while True:
            try:
                if (await http.get("/readyz")).is_success:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.05)
