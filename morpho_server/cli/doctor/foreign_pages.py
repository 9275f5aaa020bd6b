"""Find out why the server takes its own pages for those of another site."""

from morpho_server.api.middleware.host_check import UNKNOWN_HOST
from morpho_server.api.problems import status_of
from morpho_server.cli.doctor.requests import Visitor


def why_foreign(visitor: Visitor) -> str:
    """Return which header is not passed on, or what else keeps pages of an address from acting."""
    seen = visitor.get("/api/v1/connection").json()
    if seen.get("host") != visitor.host:
        return "the proxy does not pass on Host"
    if visitor.get("/api/v1/games").status == status_of(UNKNOWN_HOST):
        return "MORPHO_PUBLIC_URL is another address"
    if visitor.secure and seen.get("scheme") != "https":
        return "the proxy does not say X-Forwarded-Proto: https"
    return "the proxy passes on Host and X-Forwarded-Proto with requests, but not with sockets"
