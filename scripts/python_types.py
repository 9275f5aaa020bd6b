"""Types of the wire, written as declarations in Python for ``morpho_client``."""

import json
import re
import textwrap
from collections.abc import Mapping, Sequence
from keyword import iskeyword
from typing import Any, ClassVar, Final

from pydantic import JsonValue
from wire_types import Wire

from morpho_server.api.messages import table
from morpho_server.tables.messages.events import TABLE_EVENTS

WIDTH: Final = 100
HEAD: Final = '''# Written by `make wire` from the server's own types: don't edit.
"""{about}"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict
'''

VIEWS: Final = '''
Public: TypeAlias = {public}
"""What all see of a round."""


class Own({own}):
    """What the player's seat alone sees.

    With ``all_cards`` they are out and see all that is hidden. ``bet`` is the seat on which they
    have bet.
    """

    all_cards: NotRequired[bool]
    bet: NotRequired[Seat]


class OwnOfSpectator(TypedDict):
    """What a spectator alone sees who has bet on a seat."""

    bet: Seat
'''
"""What the table adds to a game's types, under names that each game has."""


class PythonWire(Wire):
    """Declarations in Python, each after those that it needs."""

    plain: ClassVar[Mapping[object, str]] = {
        **{kind: kind.__name__ for kind in (str, int, float, bool)},
        type(None): "None",
        Any: "Any",
        JsonValue: "Any",
    }
    others: ClassVar[Sequence[str]] = ()

    def literals(self, values: Sequence[Any]) -> list[str]:
        """Return how values are written as types."""
        return [f"Literal[{', '.join(map(json.dumps, values))}]"]

    def array(self, item: str) -> str:
        """Return how a list is written."""
        return f"Sequence[{item}]"

    def tuple(self, items: Sequence[str]) -> str:
        """Return how a list of fixed length is written: its items are of any of these types."""
        return self.array(" | ".join(dict.fromkeys(items)))

    def record(self, key: Any, value: Any) -> str:
        """Return how a map is written."""
        return f"Mapping[{self.type_of(key)}, {self.type_of(value)}]"

    def interface(self, name: str, lines: Sequence[str], about: str) -> str:
        """Return the declaration of a type with fields."""
        body = "".join(f"    {line}\n" for line in lines)
        doc = textwrap.indent(_docstring(about), "    ")
        return "\n".join(("", f"class {name}(TypedDict):", *filter(None, (doc, body))))

    def alias(self, name: str, parts: Sequence[str], about: str) -> str:
        """Return the declaration of a name for any one of some types."""
        line = f"{name}: TypeAlias = {' | '.join(parts)}\n"
        if len(line) > WIDTH:
            line = f"{name}: TypeAlias = (\n    " + "\n    | ".join(parts) + "\n)\n"
        return line + _docstring(about)

    def field(self, name: str, hint: Any, *, optional: bool) -> str:
        """Return how a field is written, having declared what it needs."""
        if iskeyword(name):
            raise TypeError(f"{name} can't be a field in Python")
        kind = self.type_of(hint)
        return f"{name}: NotRequired[{kind}]" if optional else f"{name}: {kind}"


def table_types() -> str:
    """Return the module of what every table has."""
    wire = PythonWire([table])
    wire.type_of(table.Table)
    wire.declare_union("TableEvent", "What can happen at a table, by kind.", TABLE_EVENTS)
    return HEAD.format(about="What every table has on the wire, of any game.") + wire.text()


def module_of(title: str, wire: PythonWire, public: Any, own: Any) -> str:
    """Return the module of a game, with these types of what is ``public`` and a seat's ``own``."""
    types = HEAD.format(about=f"What {title} puts on the wire.") + wire.text()
    return types + VIEWS.format(public=public.__name__, own=own.__name__)


def _docstring(about: str) -> str:
    text = re.sub(r":\w+:`~?(?:[\w.]*\.)?(\w+)`", r"``\1``", about).strip()
    end = "\n" if "\n" in text else ""
    return f'"""{text}{end}"""\n' if text else ""
