"""A table itself: its game and its options."""

from morpho_server.games.events import Event
from morpho_server.games.shapes import GameOptions


class TableEvent(Event):
    """A fact about a table."""


class TableOpened(TableEvent, kind="table_opened"):
    """A table stands; ``options`` are complete, the table's own and the game's."""

    code: str
    game: str
    options: GameOptions


class GameChosen(TableEvent, kind="game_chosen"):
    """The host chose another game; ``options`` are complete.

    It comes first in its entry. The entries that follow have events of that game.
    """

    game: str
    options: GameOptions


class OptionsSet(TableEvent, kind="options_set"):
    """The host chose; ``options`` are complete."""

    options: GameOptions
