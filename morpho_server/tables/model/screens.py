"""Screens: browsers that show a table to a room, and are nobody at it."""

from dataclasses import dataclass
from typing import Final

from morpho_server.tables.model.ids import GuestId, TokenHash

MOST_SCREENS: Final = 4
"""The most screens of a table."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A browser that is shown what everybody sees, ``delayed`` like spectators or at once.

    ``guest`` is whose browser it is, ``token_hash`` that of the link by which it came.
    """

    delayed: bool
    guest: GuestId | None = None
    token_hash: TokenHash | None = None
