"""Play at the tables of a Morpho Server.

::

    async with Client("https://play.example.org", keep="rosie.json") as client:
        table = await client.join("KTRWPM", "Rosie")
        async for view in table.turns():
            await table.move(random.choice(view.legal))

:mod:`morpho_client.sync` is the same without ``async``.
"""

from morpho_client.client import Client
from morpho_client.errors import InUse, Refused, SentAway, Unreachable
from morpho_client.running import run
from morpho_client.table import Table
from morpho_client.views import Update, View

__all__ = [
    "Client",
    "InUse",
    "Refused",
    "SentAway",
    "Table",
    "Unreachable",
    "Update",
    "View",
    "run",
]
