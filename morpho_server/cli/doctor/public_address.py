"""Check that the public address reaches the server, and that nothing is lost on the way."""

import re
import time
from collections.abc import Iterator, Mapping
from email.utils import parsedate_to_datetime
from ipaddress import ip_address

from morpho_server.api.middleware.host_check import UNKNOWN_HOST
from morpho_server.api.problems import status_of
from morpho_server.cli.doctor.database import clock_skew
from morpho_server.cli.doctor.findings import ADDRESS, API, PAGE, PROXY, Finding
from morpho_server.cli.doctor.foreign_pages import why_foreign
from morpho_server.cli.doctor.network import check_network
from morpho_server.cli.doctor.requests import Answer, UnreachableError, Visitor
from morpho_server.cli.doctor.sockets import check_socket

_REDIRECTS = (301, 302, 303, 307, 308)
_NOT_THROUGH = (502, 503, 504)
_SCRIPT = re.compile(rb'src="(/c/[^"]+/main\.js)"')
_STRANGER = "198.51.100.7"
"""An address for documentation, which nobody has."""

_PROXIES = ("caddy", "nginx")


def check_address(url: str, idle: float) -> Iterator[Finding]:
    """Check page, API and socket as a browser would."""
    try:
        visitor = Visitor(url)
    except ValueError:
        # Without the address itself: it may hold a password.
        yield ADDRESS.problem("It should look like https://play.example.org.")
        return
    try:
        ready = visitor.get("/readyz")
        if not _is_ready(ready):
            yield _not_ready(visitor, ready)
            return
        yield ADDRESS.ok(f"The server answers at {visitor.url}.")
        yield from _clock(ready)
        yield from _page(visitor)
        yield from _passed_on(visitor, ready)
    except UnreachableError as error:
        yield ADDRESS.problem(f"{visitor.url} can't be reached: {error}.")
        return
    yield from check_socket(visitor, idle)
    if visitor.local and not visitor.secure:
        yield from check_network(visitor.port)


def _is_ready(answer: Answer) -> bool:
    return answer.status == 200 and answer.json().get("status") == "ready"


def _not_ready(visitor: Visitor, answer: Answer) -> Finding:
    if answer.status in _REDIRECTS:
        target = answer.headers.get("location", "elsewhere").removesuffix("/readyz")
        return ADDRESS.problem(f"{visitor.url} leads to {target}.", "Use that address.")
    code = answer.json().get("code")
    if code is not None:
        return ADDRESS.problem(f"The server answers, but is not ready: {code}.")
    if answer.status in _NOT_THROUGH:
        return ADDRESS.problem(
            f"The proxy answers ({answer.status}), but does not reach the server.",
            "Is the server running, and is the proxy told its address and port?",
            lacking=True,
            proxy=_proxy_of(answer),
        )
    return ADDRESS.problem(
        f"Something else answers there ({answer.status}).",
        "Let the proxy pass all paths of this host to the server, / and /api/ and /readyz.",
        lacking=True,
        proxy=_proxy_of(answer),
    )


def _clock(answer: Answer) -> Iterator[Finding]:
    if "date" in answer.headers:
        there = parsedate_to_datetime(answer.headers["date"]).timestamp()
        # The header has whole seconds, rounded down.
        yield clock_skew("that of the address", abs(there + 0.5 - time.time()))


def _page(visitor: Visitor) -> Iterator[Finding]:
    page = visitor.get("/", Accept_Encoding="identity")
    script = _SCRIPT.search(page.body)
    if page.status == status_of(UNKNOWN_HOST):
        yield PAGE.problem(
            f"The server refuses the name {visitor.host}: {why_foreign(visitor)}.",
            f"Set MORPHO_PUBLIC_URL={visitor.url} if people are to come by that.",
        )
        return
    if page.status != 200 or script is None:
        yield PAGE.problem(f"It is not there ({page.status}): no page of this server.")
        return
    module = visitor.get(script[1].decode(), Accept_Encoding="gzip")
    if module.status != 200:
        yield PAGE.problem(f"What it loads is not there ({module.status}).")
        return
    yield PAGE.ok("It is there, with what it loads.")
    if "content-encoding" not in module.headers:
        yield PAGE.warning(
            "It arrives uncompressed, three times as large: the proxy does not pass on"
            " Accept-Encoding, or unpacks what it gets.",
            "Leave compression to the server, and pass that header on.",
        )
    if "immutable" not in module.headers.get("cache-control", ""):
        yield PAGE.warning(
            "The proxy changes Cache-Control: pages load more than they must.",
            "Leave caching to the server.",
        )


def _passed_on(visitor: Visitor, ready: Answer) -> Iterator[Finding]:
    proxy = _proxy_of(ready)
    seen = visitor.get("/api/v1/connection").json()
    if "host" not in seen:
        yield API.problem("What answers at /api/v1/ is not this server.", lacking=True)
        return
    yield API.ok("It answers.")
    if seen["host"] != visitor.host:
        yield PROXY.problem(
            f"It does not pass on Host: the server sees {seen['host']} and refuses the pages of"
            f" {visitor.host} as foreign.",
            "Make it pass on Host unchanged.",
            lacking=True,
            proxy=proxy,
        )
    if seen["forwarded"] == "ignored":
        yield PROXY.problem(
            f"The server does not believe the proxy, which asks from {seen['address']}: cookies are"
            " not Secure, and all visitors share the limits of one address.",
            f"Set MORPHO_TRUSTED_PROXIES={seen['address']}",
        )
        return
    yield from _scheme(visitor, seen["scheme"], proxy)
    yield from _visitors(visitor, seen, proxy, ready)


def _scheme(visitor: Visitor, seen: str, proxy: str | None) -> Iterator[Finding]:
    if visitor.secure and seen != "https":
        yield PROXY.problem(
            "It does not say X-Forwarded-Proto: https. So unless MORPHO_PUBLIC_URL is set pages are"
            " refused as foreign, cookies are not Secure, and links in previews begin with http.",
            lacking=True,
            proxy=proxy,
        )
    elif not visitor.secure and not visitor.local:
        yield ADDRESS.warning(
            "It is not https: anybody on the way can read and play along, and browsers keep"
            " installing, notices and a screen that stays on from the page.",
            "Put a proxy with TLS in front; Caddy gets certificates by itself.",
            lacking=True,
        )
    else:
        yield PROXY.ok("Host and scheme arrive.")


def _visitors(
    visitor: Visitor, seen: Mapping[str, str], proxy: str | None, ready: Answer
) -> Iterator[Finding]:
    if seen["forwarded"] == "absent":
        if visitor.secure or "server" in ready.headers:
            yield PROXY.warning(
                "It does not say X-Forwarded-For: all visitors share the limits of one address.",
                lacking=True,
                proxy=proxy,
            )
        return
    if ip_address(seen["address"]).is_loopback:
        return  # this machine is trusted, so a check from here proves nothing
    claimed = visitor.get("/api/v1/connection", X_Forwarded_For=_STRANGER).json()
    if claimed.get("address") == _STRANGER:
        yield PROXY.warning(
            "It passes on X-Forwarded-For as visitors send it: anybody can evade the limits.",
            "Make it add or set the address that it sees.",
            lacking=True,
            proxy=proxy,
        )


def _proxy_of(answer: Answer) -> str | None:
    """Return which proxy it is, where it says so."""
    named = (answer.headers.get("server", "") + answer.headers.get("via", "")).lower()
    return next((proxy for proxy in _PROXIES if proxy in named), None)
