"""Write the types of the wire for the web client, from the types that the server itself uses.

``web_client/net/wire.d.ts`` is made from the models of ``morpho_server/api/messages`` and the
commands and events of tables. ``web_client/games/<name>/wire.d.ts`` is made from a game's events
and from the annotations of its options, set-ups, observers' views, deduction and analysis. The
modules of ``client_library/morpho_client`` that say so have the same in Python, and the pages of
``docs/reference`` for people. With --check it only compares.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar, get_args, get_type_hints, is_typeddict

from python_types import PythonWire, module_of, table_types
from reference_pages import reference_pages
from rule_tables import rule_tables
from wire_pages import Shapes, wire_page
from wire_types import Wire

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
from morpho_server.games.game import Game
from morpho_server.games.registry import RULES, analysis_of, deduction_of
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.events import TABLE_EVENTS

CLIENT: Final = Path(__file__).parent.parent / "web_client"
LIBRARY: Final = CLIENT.parent / "client_library" / "morpho_client"

Declared = TypeVar("Declared", bound=Wire)

HEAD: Final = """/**
 * {about}
 * Written by `make wire` from the server's own types: don't edit.
 */
"""
JSON: Final = """
/** Any JSON object; what is in it, a game knows. */
export type Json = Record<string, any>;
"""


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


ANSWERS: Final = (
    responses.Me,
    responses.Devices,
    responses.Keeping,
    responses.Call,
    responses.Privacy,
    responses.GameOffered,
    responses.TableSummary,
    responses.ServerState,
    responses.PassSummary,
    responses.ScreenMade,
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
)
"""The messages of which the client names the type; those that they need come with them."""


def wires() -> Iterator[tuple[Path, str]]:
    """Yield every generated file with what should be in it."""
    about = "The wire, as docs/protocol.md describes it: what the server sends, and what it takes."
    modules = [responses, table, frames, past_round, puzzles, results, commands, administration]
    wire = Wire(modules)
    wire.declare_union("TableEvent", "What can happen at a table, by kind.", TABLE_EVENTS)
    for model in ANSWERS:
        wire.type_of(model)
    yield CLIENT / "net" / "wire.d.ts", HEAD.format(about=about) + JSON + wire.text()
    for game in RULES.values():
        if (folder := CLIENT / "games" / game.name).is_dir():
            yield folder / "wire.d.ts", _wire_of_game(game)
        written = CLIENT.parent / "docs" / "games" / f"{game.name}.md"
        wire, shapes = _wire_and_shapes(game, Wire)
        page = wire_page(game, written.read_text("utf-8"), wire, shapes)
        yield CLIENT.parent / "docs" / "reference" / f"{game.name}.md", page
        python, shapes = _wire_and_shapes(game, PythonWire)
        module = module_of(game.title, python, shapes.public, shapes.own)
        yield LIBRARY / "games" / f"{game.name}.py", module
    yield LIBRARY / "wire.py", table_types()
    yield from rule_tables(CLIENT)
    yield from reference_pages(CLIENT.parent / "docs" / "reference")


def _wire_and_shapes(game: Game[Any], kind: type[Declared]) -> "tuple[Declared, Shapes]":
    wire = kind([sys.modules[type(game).__module__]])
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
    wire, _ = _wire_and_shapes(game, Wire)
    about = f"What the game “{game.name}” puts on the wire."
    text = wire.text()
    imported = '\nimport type { Json } from "../../net/wire.js";\n' if ": Json" in text else ""
    return HEAD.format(about=about) + imported + text


def _view_of(observer: Any) -> Any:
    """Return the type of view with which a class of observers is derived."""
    return get_args(observer.__orig_bases__[0])[0]


def _result_of(function: Any) -> Any:
    return get_type_hints(function)["return"]


if __name__ == "__main__":
    sys.exit(main())
