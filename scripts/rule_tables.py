"""Write the facts of the rules that a game's web client repeats, as its ``rule_tables.js``."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from client_tables import CLIENT_TABLES
from client_tables.table import ClientTable

HEAD: Final = "// Written by `make wire` from the server's rules: don't edit.\n"


def rule_tables(client: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files of each game that has such tables, with what should be in them."""
    for name, tables in CLIENT_TABLES.items():
        yield client / "games" / name / "rule_tables.js", _text(tables)


def _text(tables: Iterable[ClientTable]) -> str:
    return HEAD + "".join(
        f"\n/** {table.about} @type {{{table.type}}} */\n"
        f"export const {table.name} = {_lines(table.value)};\n"
        for table in tables
    )


def _lines(value: Any) -> str:
    """Return a literal with a line for each entry of a mapping."""
    if not isinstance(value, Mapping):
        return _literal(value)
    lines = "".join(f"  {key}: {_literal(part)},\n" for key, part in value.items())
    return f"{{\n{lines}}}"


def _literal(value: Any) -> str:
    if isinstance(value, Mapping):
        parts = (f"{_key(key)}: {_literal(part)}" for key, part in value.items())
        return "{ " + ", ".join(parts) + " }"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(map(_literal, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(name: Any) -> str:
    return f"{name}" if re.fullmatch(r"\w+", f"{name}") else json.dumps(name, ensure_ascii=False)
