"""The page of each game's wire: what people wrote about it, and all that its types say."""

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol, get_type_hints

from error_page import codes
from reference_pages import WRITTEN, entry, option, prose

from morpho_server.api.description.games import OUT, prefix_of
from morpho_server.api.description.shapes import for_readers
from morpho_server.games.game import Game
from morpho_server.games.options import OptionField

ABOUT: Final = """\
This is what {title} puts into the snapshots, updates and options of a table. All else is the same
for every game: [protocol](../protocol.md), [socket](table.md), [errors](errors.md).
The rules of the game are the page `/rules/{name}` of a server.
Types are written as in TypeScript. A field with `?` may be absent, which means the same as `null`.
The [descriptions](../protocol.md#types-of-a-game) have them with `{prefix}` before each name.
"""
GRAMMAR: Final = """\
Every move matches one of these regular expressions as a whole; another text is `unreadable_move`.
`legal` and `own.open` say which may be made.
"""
USUAL: Final = ("bad_options", "too_few_players", "too_many_players")
"""The codes with which any game refuses options, beside its own."""
USUAL_OF_MOVES: Final = ("game_over", "not_your_turn", "unreadable_move")
_GROUP: Final = re.compile(r"\(\?(?::|P<\w+>)")
_COMMENT: Final = re.compile(r"\A/\*\*.*?\*/\n", re.DOTALL)


class Declarations(Protocol):
    """Types as the wire has them: each declaration by name, and the fields of a type."""

    declared: dict[str, str]

    def fields_of(self, shape: type) -> Iterator[str]:
        """Yield the fields of a type with theirs."""


class Shapes(NamedTuple):
    """The types of a game's options and views, which stand in chapters of their own."""

    options: Any
    seat_options: Any
    public: Any
    own: Any


def wire_page(game: Game[Any], written: str, wire: Declarations, shapes: Shapes) -> str:
    """Return the page of a game in Markdown; ``written`` is its part by people."""
    prefix = prefix_of(game.name)
    parts = [
        f"{WRITTEN}\n\n# {game.title} on the wire",
        ABOUT.format(title=game.title, name=game.name, prefix=prefix).rstrip(),
        _shown(written),
        "## Grammar",
        _grammar(game.name),
        *_options("Options", game.option_fields, shapes.options),
        *_options("Options of a seat", game.seat_option_fields, shapes.seat_options),
        *_view("public", prefix, shapes.public, wire),
        *_view("own", prefix, shapes.own, wire, _seen_when_out(game, shapes.own, wire)),
        "## Events",
        *(_event(kind, wire) for kind in sorted(game.event_types, key=lambda kind: kind.kind)),
        "## Types",
        _types(game, wire, shapes),
        "## Refusals",
        _refusals(game),
    ]
    return for_readers("\n\n".join(parts)) + "\n"


def _shown(written: str) -> str:
    """Return the hand-written text, where each block of the exchange says whose it is."""
    text = re.sub(r"\A<!--.*?-->\s*", "", written, flags=re.DOTALL).strip()
    text = text.replace("```json options", "The options of the table:\n\n```json")
    return re.sub(r"```json ([A-I] \w+)", r"*\1:*\n\n```json", text)


def _grammar(game: str) -> str:
    """Return the regular expressions of a game's moves, each alternative on a line."""
    grammar = import_module(f"morpho_server.games.{game}.notation").GRAMMAR
    patterns = grammar.values() if isinstance(grammar, Mapping) else [grammar]
    lines = [line for each in patterns for line in alternatives(_GROUP.sub("(", each.pattern))]
    return "\n".join((GRAMMAR, "```text", *lines, "```"))


def alternatives(pattern: str) -> Iterator[str]:
    """Yield the parts of a regular expression between the bars that are in no parentheses."""
    depth, part = 0, ""
    for sign in pattern:
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "|" and depth == 0:
            yield part
            part = ""
        else:
            part += sign
    yield part


def _options(title: str, fields: Iterable[OptionField], shape: Any) -> Iterator[str]:
    listed = [option(field) for field in fields]
    if listed:
        yield from (f"## {title}", prose(inspect.getdoc(shape) or ""), *listed)


def _view(
    name: str, prefix: str, shape: Any, wire: Declarations, more: Iterable[str] = ()
) -> Iterator[str]:
    """Yield the chapter of a view, under the name that it has in the descriptions."""
    declared = _COMMENT.sub("", wire.declared[shape.__name__])
    declared = declared.replace(shape.__name__, f"{prefix}{name.capitalize()}", 1)
    fields = "".join(f"  {field};\n" for field in more)
    about = f"{prose(inspect.getdoc(shape) or '')} {OUT if fields else ''}"
    yield from (f"## `{name}`", about.strip(), _block([declared.replace("\n}", f"\n{fields}}}")]))


def _seen_when_out(game: Game[Any], own: type, wire: Declarations) -> Iterator[str]:
    """Yield the fields that a seat has besides once it is out, in games that put anybody out."""
    if game.has_elimination:
        has = {re.split(r"\W", field)[0] for field in wire.fields_of(own)}
        for field in wire.fields_of(get_type_hints(game.everything)["return"]):
            name, _, kind = field.partition(": ")
            if name.removesuffix("?") not in has:
                yield f"{name.removesuffix('?')}?: {kind}"
        yield from ("all_cards?: boolean", "bet?: Seat")


def _event(kind: Any, wire: Declarations) -> str:
    fields = [field for field in wire.fields_of(kind) if not field.startswith("kind:")]
    return entry(kind.kind, inspect.getdoc(kind) or "", "; ".join(f"`{each}`" for each in fields))


def _types(game: Game[Any], wire: Declarations, shapes: Shapes) -> str:
    shown = {*game.event_types, shapes.public, shapes.own, shapes.options, shapes.seat_options}
    without = {"GameEvent", *(getattr(each, "__name__", "") for each in shown)}
    return _block(text for name, text in wire.declared.items() if name not in without)


def _block(declarations: Iterable[str]) -> str:
    text = "\n".join(declarations).replace("export ", "").rstrip()
    return f"```ts\n{text}\n```"


def _refusals(game: Game[Any]) -> str:
    known: Mapping[str, list[str]] = codes()
    own = sorted({code for code, _ in game.refusals})
    listed = (f"- [`{code}`](errors.md#{code}): {' Or: '.join(known[code])}" for code in own)
    usual = ", ".join(f"[`{code}`](errors.md#{code})" for code in (*USUAL, *USUAL_OF_MOVES))
    return "\n".join((*listed, f"- as in every game: {usual}"))
