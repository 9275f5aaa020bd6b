"""The events with which a table opens."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.options import Options
from morpho_server.tables.decide.matches.terms import prepare_match
from morpho_server.tables.decide.proposal import Events
from morpho_server.tables.messages import events as ev
from morpho_server.tables.ports import Randomness


def open_table(code: str, game: str, complete: Options, randomness: Randomness) -> Events:
    """Open a table with complete options."""
    opened = ev.TableOpened(EVERYONE, code, game, complete)
    return (opened, *prepare_match(1, randomness))
