"""The server that these tests share."""

from tests.serving import server, site

__all__ = ["server", "site"]
