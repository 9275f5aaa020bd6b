"""Write the types of the wire for the web client, from the types that the server itself uses.

``web_client/net/wire.d.ts`` is made from the models of ``morpho_server/api/messages`` and the
commands and events of tables. ``web_client/games/<name>/wire.d.ts`` is made from a game's events
and from the annotations of its options, set-ups, observers' views, deduction and analysis. The
pages of ``docs/reference`` have the same for people. With --check it only compares.

It reads type hints and not pydantic's JSON schema. In a schema seats, slots and identities lose
their names, and views are missing. A compiler for it needs a dozen npm packages.
"""

import argparse
import ast
import inspect
import re
import sys
import types
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from itertools import pairwise
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NewType,
    NotRequired,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel, JsonValue
from reference_pages import reference_pages
from rule_tables import rule_tables
from wire_pages import Shapes, wire_page

from morpho_server.api.messages import (
    administration,
    frames,
    from_client,
    past_round,
    puzzles,
    responses,
    results,
    table,
)
from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.registry import RULES, analysis_of, deduction_of
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.commands import Command
from morpho_server.tables.messages.events import TABLE_EVENTS

CLIENT: Final = Path(__file__).parent.parent / "web_client"

HEAD: Final = """/**
 * {about}
 * Written by `make wire` from the server's own types: don't edit.
 */
"""
JSON: Final = """
/** Any JSON object; what is in it, a game knows. */
export type Json = Record<string, any>;
"""

PLAIN: Final[Mapping[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
    JsonValue: "any",
}
WIDTH: Final = 100


def main() -> int:
    """Write the files, or check them; return the exit status."""
    parser = argparse.ArgumentParser(description="Write the types of the wire for the web client.")
    parser.add_argument("--check", action="store_true", help="only compare the files")
    check = parser.parse_args().check
    status = 0
    for path, text in wires():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        name = path.relative_to(CLIENT.parent)
        if check:
            print(f"{name} is not what the server speaks: run make wire", file=sys.stderr)
            status = 1
        else:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"Wrote {name}")
    return status


def wires() -> Iterator[tuple[Path, str]]:
    """Yield every generated file with what should be in it."""
    about = "The wire, as docs/protocol.md describes it: what the server sends, and what it takes."
    modules = [responses, table, frames, past_round, puzzles, results, commands, administration]
    wire = Wire(modules)
    wire.declare_union("TableEvent", "What can happen at a table, by kind.", TABLE_EVENTS)
    for model in (
        responses.Me,
        responses.Devices,
        responses.Keeping,
        responses.Privacy,
        responses.GameOffered,
        responses.TableSummary,
        responses.ServerState,
        responses.PassSummary,
        responses.Seated,
        frames.Updates,
        past_round.PastMatch,
        past_round.MatchMoves,
        past_round.RoundAnalysis,
        past_round.MatchAnalysis,
        past_round.ReplayLinks,
        past_round.SharedRound,
        past_round.OpenedRecord,
        past_round.Report,
        puzzles.PuzzleOffered,
        puzzles.PuzzleListed,
        puzzles.PuzzleAttempt,
        puzzles.PuzzleSolution,
        results.PlayedMatches,
        results.MyNumbers,
        results.Rival,
        results.GameNumbers,
        results.Season,
        administration.Admin,
        administration.AdminSessions,
        administration.AuditEntries,
        administration.TablesListed,
        administration.TableInspected,
        administration.BansShown,
        administration.BanTried,
        administration.AdminServerState,
        administration.OpeningLink,
        administration.SettingsShown,
        administration.ReportsListed,
        administration.ReportShown,
        administration.BackupsShown,
        administration.BackupMade,
        administration.BackupChecked,
        frames.FromServer,
        commands.AnyCommand,
        from_client.Learn,
        from_client.Watch,
    ):
        wire.type_of(model)
    yield CLIENT / "net" / "wire.d.ts", HEAD.format(about=about) + JSON + wire.text()
    for game in RULES.values():
        if (folder := CLIENT / "games" / game.name).is_dir():
            yield folder / "wire.d.ts", _wire_of_game(game)
        written = CLIENT.parent / "docs" / "games" / f"{game.name}.md"
        wire, shapes = _wire_and_shapes(game)
        page = wire_page(game, written.read_text("utf-8"), wire, shapes)
        yield CLIENT.parent / "docs" / "reference" / f"{game.name}.md", page
    yield from rule_tables(CLIENT)
    yield from reference_pages(CLIENT.parent / "docs" / "reference")


def _wire_and_shapes(game: Game[Any]) -> "tuple[Wire, Shapes]":
    wire = Wire([sys.modules[type(game).__module__]])
    wire.declare_union("GameEvent", "What can happen in a round, by kind.", game.event_types)
    shapes = Shapes(
        *map(_result_of, (game.options, game.seat_options)),
        *map(_view_of, (game.public_observer, game.seat_observer)),
    )
    aids = filter(None, (deduction_of(game.name), analysis_of(game.name)))
    views = (shapes.public, shapes.own)
    for shape in (shapes.options, _result_of(game.setup), *views, *map(_result_of, aids)):
        if is_typeddict(shape):
            wire.type_of(shape)
    return wire, shapes


def _wire_of_game(game: Game[Any]) -> str:
    wire, _ = _wire_and_shapes(game)
    about = f"What the game “{game.name}” puts on the wire."
    text = wire.text()
    imported = '\nimport type { Json } from "../../net/wire.js";\n' if ": Json" in text else ""
    return HEAD.format(about=about) + imported + text


def _view_of(observer: Any) -> Any:
    """Return the type of view with which a class of observers is derived."""
    return get_args(observer.__orig_bases__[0])[0]


def _result_of(function: Any) -> Any:
    return get_type_hints(function)["return"]


@dataclass
class Wire:
    """Declarations in TypeScript, each after those that it needs.

    Named types (aliases, ``Literal``s, ``NewType``s) keep the name that they have in the module
    where they are met; ``modules`` are where to look first.
    """

    modules: list[types.ModuleType]
    declared: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """Return all declarations."""
        return "".join(f"\n{declaration}" for declaration in self.declared.values())

    def declare_union(self, name: str, about: str, members: Iterable[type]) -> None:
        """Declare a name for any one of these types."""
        parts = [self.type_of(member) for member in members]
        self.declared[name] = f"{_comment(about)}{_alias(name, parts)}"

    def type_of(self, hint: Any) -> str:
        """Return how a type is written, having declared what it needs."""
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, NewType):
            self._note(hint.__module__)
            return self._named(hint.__name__, hint, [self.type_of(hint.__supertype__)])
        if inspect.isclass(hint) and (
            is_dataclass(hint) or is_typeddict(hint) or issubclass(hint, BaseModel)
        ):
            return self._interface(hint)
        if name := self._name_of(hint):
            return self._named(name, hint, self._members(hint))
        if get_origin(hint) in (Annotated, NotRequired):
            return self.type_of(get_args(hint)[0])
        return " | ".join(self._members(hint))

    def _members(self, hint: Any) -> list[str]:
        """Return the parts of a union, or the one that a type is that has no name."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Literal:
            return [f'"{value}"' if isinstance(value, str) else str(value) for value in inner]
        if _is_union(hint):
            return [self.type_of(member) for member in inner]
        if origin is Annotated:
            return self._members(inner[0])
        if origin in (list, Sequence, Collection) or (origin is tuple and inner[-1] is ...):
            item = self.type_of(inner[0])
            return [f"({item})[]" if " | " in item else f"{item}[]"]
        if origin is tuple:
            return [f"[{', '.join(map(self.type_of, inner))}]"]
        if origin in (dict, Mapping):
            return [self._record(*inner)]
        raise TypeError(f"{hint} can't be described to the client")

    def _record(self, key: Any, value: Any) -> str:
        if PLAIN.get(value) == "any":
            return "Json"
        record = f"Record<{self.type_of(key)}, {self.type_of(value)}>"
        return f"Partial<{record}>" if get_origin(key) is Literal else record

    def _interface(self, shape: type) -> str:
        name = shape.__name__
        if name not in self.declared:
            self._note(shape.__module__)
            self.declared[name] = ""  # A place for it, for types that name each other.
            lines = list(self.fields_of(shape))
            del self.declared[name]
            body = "".join(f"  {line};\n" for line in lines)
            about = _comment(inspect.getdoc(shape) or "")
            self.declared[name] = f"{about}export interface {name} {{\n{body}}}\n"
        return name

    def fields_of(self, shape: type) -> Iterator[str]:
        """Yield the fields of a type with theirs, having declared what they need."""
        hints = get_type_hints(shape, include_extras=True)
        if issubclass(shape, BaseModel):
            for name, info in shape.model_fields.items():
                yield f"{name}{'' if info.is_required() else '?'}: {self.type_of(hints[name])}"
            if shape.model_config.get("extra") == "allow":
                yield "[more: string]: any"
        elif is_typeddict(shape):
            optional = cast("frozenset[str]", getattr(shape, "__optional_keys__"))  # noqa: B009
            for name, hint in hints.items():
                yield f"{name}{'?' if name in optional else ''}: {self.type_of(hint)}"
        else:
            yield from self._fields_of_dataclass(shape, hints)

    def _fields_of_dataclass(self, shape: type, hints: Mapping[str, Any]) -> Iterator[str]:
        if issubclass(shape, Event):
            yield f'kind: "{shape.kind}"'
        for each in fields(cast("Any", shape)):
            # A command's type has a default for the server's own code alone.
            left_out = issubclass(shape, Command) and each.default is not MISSING
            mark = "?" if left_out and each.name != "type" else ""
            if each.name != "to":
                yield f"{each.name}{mark}: {self.type_of(hints[each.name])}"

    def _named(self, name: str, hint: Any, parts: list[str]) -> str:
        if name not in self.declared:
            self.declared[name] = f"{_comment(self._about(name, hint))}{_alias(name, parts)}"
        return name

    def _name_of(self, hint: Any) -> str | None:
        """Return the name under which a module that was met knows an alias, if any does."""
        inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
        if get_origin(inner) is not Literal and not _is_union(inner):
            return None
        for module in self.modules:
            for name, value in vars(module).items():
                if value is hint or (get_origin(value) is Literal and value == hint):
                    return name if not name.startswith("_") else None
        return None

    def _note(self, module: str) -> None:
        if sys.modules[module] not in self.modules:
            self.modules.append(sys.modules[module])

    @staticmethod
    def _about(name: str, hint: Any) -> str:
        """Return the text that stands below a name where it is defined."""
        for module in [m for n, m in sys.modules.items() if n.startswith("morpho_server.")]:
            if vars(module).get(name) == hint and (about := _texts(module).get(name)):
                return about
        return ""


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _texts(module: types.ModuleType) -> dict[str, str]:
    """Return the texts that stand below the names that a module defines."""
    body = ast.parse(inspect.getsource(module)).body
    return {
        defined.targets[0].id: inspect.cleandoc(text.value.value)
        for defined, text in pairwise(body)
        if isinstance(defined, ast.Assign)
        and isinstance(defined.targets[0], ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


def _alias(name: str, parts: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(parts)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";\n"


def _comment(text: str) -> str:
    """Return a docstring as a comment, in the marks that an editor shows."""
    text = re.sub(r"``(.*?)``", r"`\1`", re.sub(r":\w+:`~?(?:[\w.]*\.)?(\w+)`", r"`\1`", text))
    lines = text.strip().splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


if __name__ == "__main__":
    sys.exit(main())
