"""The server that these tests share, and databases for servers of their own."""

from tests.databases import postgres_url, url
from tests.serving import server, site

__all__ = ["postgres_url", "server", "site", "url"]
