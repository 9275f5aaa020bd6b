"""Screens: browsers that show the table to a room."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.passes import Pass
from morpho_server.tables.model.screens import Screen
from morpho_server.tables.model.table import Table


def _offered(table: Table, event: ev.ScreenOffered) -> None:
    made = Pass(event.token_hash, event.player, None, event.until, None, event.delayed)
    table.passes.make(made, table.at)


def _added(table: Table, event: ev.ScreenAdded) -> None:
    table.screens_added += 1
    table.screens[event.screen] = Screen(event.delayed)


def _bound(table: Table, event: ev.ScreenBound) -> None:
    screen = table.screens[event.screen]
    table.screens[event.screen] = replace(screen, guest=event.guest, token_hash=event.token_hash)
    table.passes.end_screen_link()


def _ended(table: Table, event: ev.ScreenEnded) -> None:
    del table.screens[event.screen]


SCREENS: Final[Mapping[type[ev.TableEvent], Callable[[Table, Any], None]]] = {
    ev.ScreenOffered: _offered,
    ev.ScreenAdded: _added,
    ev.ScreenBound: _bound,
    ev.ScreenEnded: _ended,
}
