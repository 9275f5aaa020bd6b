"""Modules of the web client import downwards only, and read no wall clock; styles name no side."""

import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("state/store.js", 'import { Board } from "../ui/board.js";'),
        ("state/types.d.ts", 'import type { Play } from "../games/types.js";'),
        ("net/socket.js", '/** @import { Table } from "../state/types.js" */'),
        ("ui/home.js", 'const load = () => import("../games/morpho/index.js");'),
        ("games/shared/dock.js", 'import { M } from "../morpho/words.js";'),
        ("games/morphos/board.js", 'import { Card } from "../morph/card.js";'),
    ],
)
def test_an_upward_import_of_the_client_is_a_fault(
    module: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    upward_imports = importlib.import_module("check_client").upward_imports
    (tmp_path / module).parent.mkdir(parents=True)
    (tmp_path / module).write_text('import { own } from "./own.js";')
    assert upward_imports(tmp_path) == []
    (tmp_path / module).write_text(line)
    assert len(upward_imports(tmp_path)) == 1


def test_the_registry_may_name_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    upward_imports = importlib.import_module("check_client").upward_imports
    (tmp_path / "games").mkdir()
    (tmp_path / "games/registry.js").write_text('import("./morpho/index.js");')
    assert upward_imports(tmp_path) == []


@pytest.mark.parametrize("line", ["const a = Date.now();", "new Date()", "Date . now ()", "Date()"])
def test_a_wall_clock_is_read_for_dates_alone(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    checks = importlib.import_module("check_client")
    for module in checks.WALL_CLOCKS:
        (tmp_path / module).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / module).write_text("Date.now();")
    assert checks.wall_clocks(tmp_path) == []
    (tmp_path / "net/socket.js").write_text(line)
    assert len(checks.wall_clocks(tmp_path)) == 1
    (tmp_path / "net/wake.js").write_text("")
    assert len(checks.wall_clocks(tmp_path)) == 2


@pytest.mark.parametrize(
    "line",
    [
        "margin-left: 4px;",
        "border-right-color: red;",
        "text-align: right;",
        "left: 4px;",
        "inset: 0 auto 0 calc(1px + (2px * 3));",
        "padding: 1px 2px 3px\n      4px;",
    ],
)
def test_a_style_names_no_side(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    sides = importlib.import_module("check_client").sides
    style = tmp_path / "own.css"
    style.write_text(".left {\n  left: 50%;\n  inset: 0 1px;\n  margin: 0 1px 2px 1px;\n}\n")
    assert sides(tmp_path) == []
    style.write_text(f".own {{\n  color: red;\n  {line}\n}}\n")
    assert sides(tmp_path) == ["own.css:3: write start or end instead of left or right"]
