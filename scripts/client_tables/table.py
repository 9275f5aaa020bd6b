"""A table of the client."""

from dataclasses import dataclass

from morpho_server.games.views import Json


@dataclass(frozen=True, slots=True)
class ClientTable:
    """A constant that is written into ``rule_tables.js`` of a game's web client.

    ``type`` is its type in the client, as JSDoc spells it.
    """

    name: str
    about: str
    type: str
    value: Json
