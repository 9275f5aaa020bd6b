"""Dispatch tables have a line for each type of their kind, and for nothing else."""

from collections.abc import Collection
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, get_args

import pytest

from morpho_server.games.events import Event
from morpho_server.games.morpho import events as morpho_events
from morpho_server.games.morpho.play import evolve
from morpho_server.games.morpho.play.decisions import kinds as decision_kinds
from morpho_server.games.morpho.play.decisions.answers import ANSWERING
from morpho_server.tables.decide.handlers import HANDLERS
from morpho_server.tables.log import apply
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as table_events


def defined_in(module: ModuleType, base: type) -> set[type]:
    """Return the subclasses of a type that a module has."""
    found = {each for each in vars(module).values() if isinstance(each, type)}
    return {each for each in found if issubclass(each, base)} - {base}


def events_below(package: ModuleType) -> set[type]:
    """Return the kinds of events that the modules of a package have."""
    modules = iter_modules(package.__path__, f"{package.__name__}.")
    found = {each for m in modules for each in defined_in(import_module(m.name), Event)}
    return {each for each in found if "kind" in vars(each)}


COMMANDS = defined_in(commands, commands.Command)
TABLE_EVENTS = events_below(table_events)
MORPHO_EVENTS = set(morpho_events.EVENT_TYPES)
DECISIONS = defined_in(decision_kinds, decision_kinds.Decision)

TABLES: dict[str, tuple[Collection[Any], set[type]]] = {
    "AnyCommand in tables/messages/commands.py": (get_args(commands.AnyCommand), COMMANDS),
    "HANDLERS in tables/decide/handlers.py": (HANDLERS, COMMANDS),
    "_APPLY in tables/log/apply/__init__.py": (apply._APPLY, TABLE_EVENTS),
    "TABLE_EVENTS in tables/messages/events/__init__.py": (table_events.TABLE_EVENTS, TABLE_EVENTS),
    "_APPLY in games/morpho/play/evolve.py": (evolve._APPLY, MORPHO_EVENTS),
    "ANSWERING in games/morpho/play/decisions/answers.py": (ANSWERING, DECISIONS),
}


@pytest.mark.parametrize("name", TABLES)
def test_no_type_is_missing_from_a_table(name):
    table, types = TABLES[name]

    assert len(types) > 5
    missing = sorted(each.__name__ for each in types - set(table))
    assert not missing, f"{name} lacks {', '.join(missing)}"
    assert set(table) == types
