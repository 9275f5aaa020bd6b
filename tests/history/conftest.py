"""The server that these tests share."""

from tests.support.serving import server, site

__all__ = ["server", "site"]
