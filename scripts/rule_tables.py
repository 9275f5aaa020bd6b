"""Write the facts of the rules that others repeat.

They are ``rule_tables.js`` of a game's web client, ``chance_rules.js`` there, which only the check
of a match loads, and ``docs/chance_rules.json`` for those who check matches by themselves.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from morpho_server.games.entry import ClientTable
from morpho_server.games.fairness.chance_rules import ChanceRules
from morpho_server.games.registry import GAMES

HEAD: Final = "// Written by `make wire` from the server's rules: don't edit.\n"


def rule_tables(client: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files of each game that has such tables, with what should be in them."""
    for name, entry in GAMES.items():
        if entry.client_tables:
            folder = client / "games" / name
            yield folder / "rule_tables.js", _text(entry.client_tables)
            yield folder / "chance_rules.js", _text((_chance_rules(entry.chance_rules),))


def _chance_rules(rules: ChanceRules) -> ClientTable:
    return ClientTable(
        "CHANCE_RULES",
        "What is left to chance, and how events show it.",
        'import("../../state/fairness/check.js").ChanceRules',
        rules.as_json(),
    )


def chance_rules(docs: Path) -> tuple[Path, str]:
    """Return the file with what each game leaves to chance, and what should be in it."""
    rules = {name: entry.chance_rules.as_json() for name, entry in GAMES.items()}
    return docs / "chance_rules.json", json.dumps(rules, indent=1) + "\n"


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
