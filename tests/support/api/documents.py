"""The promises of docs/protocol.md, in a form that tests can compare with the server."""

import re
from functools import cache
from pathlib import Path

PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"


@cache
def documented_codes() -> dict[str, int]:
    """Return every code of an error, with its HTTP status."""
    text = PROTOCOL.read_text(encoding="utf-8").partition("## Error codes")[2]
    rows = re.findall(r"^\| (`.*?) \| (\d{3}) \|", text, re.MULTILINE)
    return {code: int(status) for codes, status in rows for code in re.findall(r"`(\w+)`", codes)}


@cache
def documented_calls() -> set[tuple[str, str]]:
    """Return every REST call: its method, and its path below the root of the server."""
    text = PROTOCOL.read_text(encoding="utf-8").partition("## REST")[2].partition("## Socket")[0]
    calls = re.findall(r"`(GET|POST|DELETE) (/[^`?]*)(?:\?[^`]*)?`", text)
    return {(method, path if path.endswith("z") else f"/api/v1{path}") for method, path in calls}


@cache
def documented_rows(heading: str) -> set[str]:
    """Return what the rows of a table are about, of which the first column has that heading."""
    text = PROTOCOL.read_text(encoding="utf-8").partition(f"\n| {heading} |")[2]
    rows = re.findall(r"^\| (`.*?) \|", text.partition("\n\n")[0], re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


def documented_table_events() -> set[str]:
    """Return the kinds of the events of a table that pages are sent."""
    listed = PROTOCOL.read_text(encoding="utf-8").partition("Events of the table, in `events`: ")[2]
    return set(re.findall(r"`([a-z_]+)", listed.partition("\n")[0]))
