"""Programs that stand in for those that tunnel: they say what the real ones say, and forward.

What they print is that of cloudflared 2026.8.2 (cmd/cloudflared/tunnel/quick_tunnel.go,
connection/observer.go) and tailscale 1.102 (cmd/tailscale/cli/serve_v2.go). The headers that they
add are those of Cloudflare's documentation ("Cloudflare HTTP headers", 2026) and of tailscale's
ipn/ipnlocal/serve.go. Instead of a name on the internet each listens at a port of this machine.
Tests start many, so this module loads little.
"""

import asyncio
import json
import os
from pathlib import Path
from typing import Final

from tests.support.proxying import Headers, ReverseProxy, proxied

VISITOR: Final = "203.0.113.7"
NAMES: Final = {
    "cloudflared": "brave-old-fox.trycloudflare.com",
    "tailscale": "den.tail1a2b3.ts.net",
}
CLOUDFLARED: Final = """\
2026-08-20T10:37:18Z INF Requesting new quick Tunnel on trycloudflare.com...
2026-08-20T10:37:20Z INF +-----------------------------------------------------------+
2026-08-20T10:37:20Z INF |  Your quick Tunnel has been created! Visit it at (it may  |
2026-08-20T10:37:20Z INF |  https://brave-old-fox.trycloudflare.com                  |
2026-08-20T10:37:20Z INF +-----------------------------------------------------------+
2026-08-20T10:37:20Z INF Initial protocol quic
2026-08-20T10:37:21Z INF Registered tunnel connection connIndex=0 location=fra08 protocol=quic
"""
TAILSCALE: Final = """\
Available on the internet:

https://den.tail1a2b3.ts.net/
|-- proxy http://127.0.0.1:40123

Press Ctrl+C to exit.
"""


def by_cloudflare(headers: Headers) -> None:
    """Change headers as Cloudflare and cloudflared do: what visitors claim comes first."""
    claimed = headers.get("x-forwarded-for")
    headers |= {
        "accept-encoding": "br, gzip",
        "cdn-loop": "cloudflare; loops=1",
        "cf-connecting-ip": VISITOR,
        "cf-ipcountry": "DE",
        "cf-ray": "8f1d2c3b4a596877-FRA",
        "cf-visitor": '{"scheme":"https"}',
        "cf-warp-tag-id": "5ac6b9a8-8d4b-4f0e-9d3c-2f6d7a1c0b3e",
        "x-forwarded-for": f"{claimed},{VISITOR}" if claimed else VISITOR,
        "x-forwarded-proto": "https",
    }


def by_tailscale(headers: Headers) -> None:
    """Change headers as tailscaled does: it drops what visitors claim."""
    for name in [each for each in headers if each.startswith(("forwarded", "tailscale-"))]:
        del headers[name]
    headers |= {
        "tailscale-funnel-request": "?1",
        "x-forwarded-for": VISITOR,
        "x-forwarded-host": headers["host"],
        "x-forwarded-proto": "https",
    }


async def tunnel(name: str, arguments: list[str], place: Path) -> None:
    """Be one of the programs until a signal; ``place`` is where tests read how it is reached."""
    if name == "cloudflared":
        written = Path(arguments[arguments.index("--config") + 1])
        config = json.loads(written.read_text())  # noqa: ASYNC240 - nobody waits for it
        to, change, says = config["ingress"][0]["service"], by_cloudflare, CLOUDFLARED
    else:
        to, change, says = arguments[arguments.index("funnel") + 1], by_tailscale, TAILSCALE

    def as_named(headers: Headers) -> None:
        headers["host"] = NAMES[name]
        change(headers)
        if "upgrade" not in headers:
            headers["connection"] = "close"  # it changes the first request of a connection only

    async with proxied(ReverseProxy(to, as_named)) as base:
        noted = json.dumps({"pid": os.getpid(), "base": base, "to": to})
        place.with_suffix(".new").write_text(noted)
        place.with_suffix(".new").rename(place)
        print(says, flush=True)  # noqa: T201 - what it says is read
        await asyncio.Event().wait()
