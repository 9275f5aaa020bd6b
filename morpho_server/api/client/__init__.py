"""The browser client, served: its page with the preview of a table, and its files by release."""

from morpho_server.api.client.preview import preview_table
from morpho_server.api.client.release import ClientFolder
from morpho_server.api.client.routes import add_client

__all__ = ["ClientFolder", "add_client", "preview_table"]
