"""The server that these tests share, and databases for servers of their own."""

from tests.support.databases import postgres_url, url
from tests.support.serving import server, site

__all__ = ["postgres_url", "server", "site", "url"]
