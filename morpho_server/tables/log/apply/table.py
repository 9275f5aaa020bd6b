"""The table itself: its game and its options."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Invitation
from morpho_server.tables.model.table import Table


def _opened(table: Table, event: ev.TableOpened) -> None:
    table.play(event.game)
    table.code = event.code
    table.invitation = Invitation(event.code)
    table.options = dict(event.options)


def _game_chosen(table: Table, event: ev.GameChosen) -> None:
    table.play(event.game)
    table.options = dict(event.options)
    table.seat_options.clear()
    table.match = None
    table.banks = {}
    for player in table.people:
        player.ready = False


def _options_set(table: Table, event: ev.OptionsSet) -> None:
    table.options = dict(event.options)


TABLE: Final[Mapping[type[ev.TableEvent], Callable[[Table, Any], None]]] = {
    ev.TableOpened: _opened,
    ev.GameChosen: _game_chosen,
    ev.OptionsSet: _options_set,
}
