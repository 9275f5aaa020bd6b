"""The rules stay pure, and nothing but a game's own folders knows that game."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from morpho_server.games.registry import RULES

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "morpho_server" / "games"

PURE = frozenset(
    {"__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum"}
    | {"fractions", "functools", "graphlib", "hashlib", "heapq", "itertools", "json", "math"}
    | {"numbers", "operator", "re", "string", "textwrap", "types", "typing"}
)
"""The standard modules that rules may import: none that waits, draws, reads or writes."""

IMPURE_CALLS = frozenset(
    {"open", "input", "print", "exec", "eval", "compile", "__import__", "breakpoint"}
    | {"id", "hash"}  # They differ from process to process, so a log would not replay.
)

OF_ONE_GAME = (
    "morpho_server/games/morpho/",
    "morpho_server/games/registry.py",
    "web_client/games/morpho/",
)
"""The places that may know a game by more than its name in the catalog."""

IDENTITIES = re.compile(
    r"\b(leader|technician|bodyguard|killer|deserter|spy|extremist|investor|mercenary|cyborg"
    r"|psionics|parasite)s?\b",
    re.IGNORECASE,
)
NOT_OURS = frozenset({"node_modules", "vendor", "__pycache__"})


def test_rules_import_only_the_pure_standard_library():
    """Neither a clock nor the network, nor anything that must be installed, reaches the rules."""
    assert list(GAMES.rglob("*.py"))
    assert not [*impurities(GAMES, "morpho_server.games")]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import time", "time"),
        ("import os.path", "os.path"),
        ("from datetime import datetime", "datetime"),
        ("import pydantic", "pydantic"),
        ("from random import Random", "random"),
        ("from morpho_server.tables import table", "morpho_server.tables"),
        ("from morpho_server import games", "morpho_server"),
        ("from ...tables import table", "morpho_server.tables"),
        ("def f():\n    import asyncio", "asyncio"),
        ("stamp = open('/dev/random')", "open()"),
        ("order = sorted(names, key=hash)", "hash()"),
    ],
)
def test_an_impure_line_is_found(tmp_path, line, found):
    """Wherever it stands in a file of the rules."""
    (tmp_path / "some_game").mkdir()
    (tmp_path / "some_game" / "rules.py").write_text(f'"""Rules."""\n\n{line}\n')

    assert [what for _, what in impurities(tmp_path, "morpho_server.games")] == [found]


def test_pure_lines_are_left_alone(tmp_path):
    """The pure standard library, and neighbours among the rules, however they are named."""
    (tmp_path / "some_game").mkdir()
    (tmp_path / "some_game" / "rules.py").write_text(
        "from collections.abc import Mapping\n"
        "import dataclasses\n"
        "from morpho_server.games.seats import Seat\n"
        "from ..moves import Move\n"
        "from . import deal\n"
        "class Ring:\n    def __hash__(self): return hash(self.slots)\n"
        "class View:\n    open: list[str]\n"
    )

    assert not [*impurities(tmp_path, "morpho_server.games")]


def test_only_a_games_own_folders_know_its_words():
    """The table, the wire, the store and the client's frame would serve any other game."""
    assert not [*words_of_a_game(ROOT)]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("morpho_server/tables/model/table.py", "if card == 'bodyguard':\n    pass\n"),
        ("morpho_server/games/records/steps.py", "# The Parasite is laid here.\n"),
        ("web_client/state/table/reducer.js", "const shown = { killers: 2 };\n"),
        ("alembic/versions/one.py", "SPY = 1\n"),
    ],
)
def test_a_word_of_a_game_is_found(tmp_path, path, text):
    """In code and in comments, of the server and of the client."""
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(text)

    assert [where for where, _ in words_of_a_game(tmp_path)] == [f"{path}:1"]


def test_a_games_own_folders_are_left_alone(tmp_path):
    """There, and in tests and in others' code, its words are at home."""
    for path in (*OF_ONE_GAME, "tests/games/", "web_client/vendor/"):
        file = tmp_path / (f"{path}rules.py" if path.endswith("/") else path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("KILLER = 'killer'\n")

    assert not [*words_of_a_game(tmp_path)]


def impurities(folder: Path, package: str) -> Iterator[tuple[str, str]]:
    """Find what rules must not import or call: the place and what it is."""
    for path in sorted(set(folder.rglob("*.py")) - set(bots(folder))):
        inside = [package, *path.relative_to(folder).parent.parts]
        for node in outside_of_hash(ast.parse(path.read_text())):
            for name in imported(node, inside):
                if not is_pure(name, package):
                    yield f"{path}:{node.lineno}", name
            read = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
            if read and node.id in IMPURE_CALLS:
                yield f"{path}:{node.lineno}", f"{node.id}()"


def bots(folder: Path) -> Iterator[Path]:
    """Find the modules of bots and their beliefs: they draw, and read what they have learnt."""
    yield folder / "bot.py"
    yield folder / "speech.py"
    yield from folder.glob("*/belief/**/*.py")
    yield from folder.glob("*/bots/**/*.py")


def outside_of_hash(node: ast.AST) -> Iterator[ast.AST]:
    """Walk through code, but not into ``__hash__``, whose one job is to call ``hash``."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.FunctionDef) and child.name == "__hash__"):
            yield child
            yield from outside_of_hash(child)


def imported(node: ast.AST, inside: list[str]) -> list[str]:
    """Return the full names of the modules that a node imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    if not node.level:
        return [node.module or ""]
    parts = ".".join(inside).split(".")
    above = parts[: len(parts) - node.level + 1]
    return [".".join([*above, *filter(None, [node.module])])]


def is_pure(name: str, package: str) -> bool:
    """Return whether rules may import a module."""
    top = name.split(".", maxsplit=1)[0]
    return (top in PURE and top in sys.stdlib_module_names) or f"{name}.".startswith(f"{package}.")


def words_of_a_game(root: Path) -> Iterator[tuple[str, str]]:
    """Find identities of a game in code that should not know any: the place and the word."""
    for folder in ("morpho_server", "web_client", "alembic"):
        for path in sorted([*(root / folder).rglob("*.py"), *(root / folder).rglob("*.js")]):
            shown = path.relative_to(root).as_posix()
            if shown.startswith(OF_ONE_GAME) or NOT_OURS & set(path.parts):
                continue
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if word := IDENTITIES.search(line):
                    yield f"{shown}:{number}", word[0]


def test_every_game_with_a_client_is_registered_on_both_sides():
    client = ROOT / "web_client/games"
    registry = (client / "registry.js").read_text(encoding="utf-8")
    folders = {each.name for each in client.iterdir() if each.is_dir()} - {"generic", "shared"}

    assert {name for name in folders if f"{name}: () =>" not in registry} == set()
    assert folders <= set(RULES)


def test_every_client_game_has_a_cover_and_all_words():
    client = ROOT / "web_client"
    registry = (client / "games/registry.js").read_text(encoding="utf-8")
    found = re.findall(r'import\("\./(\w+)/index\.js"\)', registry)
    games = [game for game in found if game != "generic"]
    words = [f"words/{tag}/{game}.ftl" for game in games for tag in ("en", "fr", "zh-Hant")]
    wanted = [*words, *(f"games/{game}/cover.svg" for game in games)]

    assert "morpho" in games
    assert [file for file in wanted if not (client / file).exists()] == []
