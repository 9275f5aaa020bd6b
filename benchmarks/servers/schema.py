"""Schemathesis tries the API by its own description: ``make schema``.

It makes requests up from the description, right ones and wrong ones, and follows the links from a
table to the commands, views and updates of its players. No answer may be a fault, or anything else
than what is described: its status, its content type, its body. The arguments are handed on to
``schemathesis run``, which prints what it finds, each with a request that shows it.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, get_args

import httpx

from benchmarks.harness.fuzzing.messages import MOVES, OPTIONS
from benchmarks.harness.process import ServerProcess, database
from morpho_server.api.description.games import prefix_of
from morpho_server.api.messages import from_client
from morpho_server.games.registry import RULES
from morpho_server.tables.messages.commands import AnyCommand

CHECKS: Final = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_headers_conformance,response_schema_conformance,unsupported_method,ignored_auth"
)

SETTINGS: Final = {"MORPHO_AWAY_SECONDS": "1"}
"""So nobody is kept waiting for updates."""

SENT: Final = {kind.__name__ for kind in get_args(AnyCommand)} | {
    kind.__name__ for kind in from_client.Body.__subclasses__()
}
"""The schemas of what clients send."""

USEFUL: Final[dict[str, Any]] = {
    "game": {"enum": [*RULES]},
    "move": {"enum": MOVES},
    "name": {"type": "string", "pattern": "^[A-Z][a-z]{1,15}$"},
    "options": {"enum": OPTIONS},
    "player": {"enum": ["p1", "p2", "p3"]},
    "strength": {"enum": ["recruit"]},
    "token": {"enum": ["A" * 43]},
}
"""Values with which something happens: few of those that the description allows do anything."""

LEAVING: Final = ("sign_out", "erase_me")
"""The operations after which the token is not valid any more. Other guests try them."""


def main() -> None:
    """Run it with the arguments of the command line."""
    with (
        database("sqlite") as url,
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(url, settings=SETTINGS) as server,
    ):
        server.start()
        server.wait()
        described = f"{server.base}/api/v1/openapi.json"
        useful = Path(folder) / "openapi.json"
        useful.write_text(json.dumps(_useful(described)), encoding="utf-8")
        one_by_one = ("--phases=coverage,fuzzing", f"--checks={CHECKS},negative_data_rejection")
        failed = [
            _run(
                *(folder, server.base, described, *one_by_one),
                *(f"--exclude-operation-id={each}" for each in LEAVING),
            ),
            *(
                _run(folder, server.base, described, *one_by_one, f"--include-operation-id={each}")
                for each in LEAVING
            ),
            # What is described as useful is not all that is right, so nothing is wrong here.
            _run(
                folder,
                server.base,
                useful,
                "--phases=stateful",
                f"--checks={CHECKS}",
                "--mode=positive",
            ),
        ]
    raise SystemExit(any(failed))


def _useful(described: str) -> Any:
    """Return the description with useful values in what clients send, and without signing out."""
    whole = httpx.get(described).raise_for_status().json()
    schemas = whole["components"]["schemas"]
    of_games = {f"{prefix_of(game)}{name}" for game in RULES for name in SENT}
    for name in (SENT | of_games) & schemas.keys():
        properties = schemas[name].get("properties", {})  # none: it is one of those of games
        open_ones = {field for field, schema in properties.items() if "const" not in schema}
        properties |= {field: USEFUL[field] for field in USEFUL.keys() & open_ones}
    for calls in whole["paths"].values():
        for method in [m for m, call in calls.items() if call["operationId"] in LEAVING]:
            del calls[method]
    return whole


def _run(folder: str, base: str, described: str | Path, *options: str) -> bool:
    """Run it in a folder as somebody new; return whether it has found anything."""
    made = httpx.post(f"{base}/api/v1/guests", json={"name": "Ada", "bearer": True})
    token = made.raise_for_status().json()["token"]
    command = [
        Path(sys.executable).with_name("schemathesis"),
        *("run", described, f"--url={base}", f"--header=Authorization: Bearer {token}"),
        *("--continue-on-failure", *options, *sys.argv[1:]),
    ]
    return subprocess.run(command, cwd=folder, check=False).returncode != 0
