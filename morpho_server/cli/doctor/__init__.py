"""``morpho doctor``: check a setup, from the settings to the page as others see it."""

import argparse
import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from morpho_server.cli.doctor.bots import check_bots
from morpho_server.cli.doctor.database import check_database, count_servers, newest_backup
from morpho_server.cli.doctor.findings import ADDRESS, SETTINGS, Finding
from morpho_server.cli.doctor.network import check_network
from morpho_server.cli.doctor.proxies import lines_for
from morpho_server.cli.doctor.public_address import check_address
from morpho_server.cli.doctor.redis import check_redis
from morpho_server.cli.read_settings import (
    IS_NONE,
    NAMES,
    BadSettingError,
    known_settings,
    unknown_settings,
)
from morpho_server.cli.serve.listening import DEFAULT_PORT
from morpho_server.cli.terminal import Commands
from morpho_server.settings import Settings

WELL, UNWELL = 0, 1
"""The exit statuses: whether there is anything that must be mended."""


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("doctor", help="check settings, database, Redis and proxy")
    parser.add_argument("--url", help="where people reach the server (unless MORPHO_PUBLIC_URL)")
    parser.add_argument(
        "--idle",
        type=float,
        default=25,
        metavar="SECONDS",
        help="how many seconds a silent socket should stay open (25); 0 skips this",
    )
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    findings: list[Finding] = []
    for finding in _examine(chosen.url, chosen.idle):
        findings.append(finding)
        if not chosen.json:
            print(finding, flush=True)
    well = all(finding.level != "problem" for finding in findings)
    if chosen.json:
        found = [asdict(finding) for finding in findings]
        print(json.dumps({"well": well, "findings": found}, indent=1))
    elif any(finding.lacking for finding in findings):
        print(lines_for(next((f.proxy for f in findings if f.proxy), None)))
    return WELL if well else UNWELL


def _examine(url: str | None, idle: float) -> Iterator[Finding]:
    try:
        settings = known_settings()
    except BadSettingError as error:
        yield SETTINGS.problem(str(error))
        settings = None
    yield from _variables()
    if settings is not None:
        yield from _beside(settings)
    address = url or (settings.public_url if settings is not None else None)
    if address is None:
        yield ADDRESS.note(
            "Nothing was tried from outside: name the address with --url https://… or"
            " MORPHO_PUBLIC_URL.",
        )
        yield from check_network(DEFAULT_PORT)
    else:
        yield from check_address(address.rstrip("/"), idle)


def _variables() -> Iterator[Finding]:
    """Find variables that nothing reads: with them the server does not start."""
    for name, meant in unknown_settings():
        yield SETTINGS.problem(f"{name} {IS_NONE}", meant or None)
    chosen = sorted(name.upper() for name in os.environ if name.upper() in NAMES)
    yield SETTINGS.ok(", ".join(chosen) + " set" if chosen else "all as usual")


def _beside(settings: Settings) -> Iterator[Finding]:
    yield from check_database(settings.database)
    servers = count_servers(settings.database) if settings.redis is None else 1
    yield from check_redis(settings.redis, settings.redis_prefix, servers)
    yield from check_bots(settings.bot_processes)
    if settings.backup_folder is not None:
        yield newest_backup(Path(settings.backup_folder))
