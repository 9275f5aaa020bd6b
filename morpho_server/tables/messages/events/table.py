"""A table itself: its game and its options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from morpho_server.games.events import Event
from morpho_server.games.views import Json


@dataclass(frozen=True, slots=True)
class TableEvent(Event):
    """A fact about a table."""


@dataclass(frozen=True, slots=True)
class TableOpened(TableEvent):
    """A table stands; ``options`` are complete, the table's own and the game's."""

    kind: ClassVar[str] = "table_opened"
    code: str
    game: str
    options: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class GameChosen(TableEvent):
    """The host chose another game; ``options`` are complete.

    It comes first in its entry. The entries that follow have events of that game.
    """

    kind: ClassVar[str] = "game_chosen"
    game: str
    options: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class OptionsSet(TableEvent):
    """The host chose; ``options`` are complete."""

    kind: ClassVar[str] = "options_set"
    options: Mapping[str, Json]
