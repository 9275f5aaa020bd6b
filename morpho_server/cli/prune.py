"""``morpho prune``: remove what is old, now."""

import argparse
import asyncio

from morpho_server.cli.read_settings import BadSettingError, read_settings
from morpho_server.cli.terminal import Commands, refuse, say
from morpho_server.settings import MOST_DAYS
from morpho_server.storage.database.errors import DatabaseUnusableError
from morpho_server.storage.database.open import check_up_to_date, open_database
from morpho_server.storage.expiry import DAY
from morpho_server.storage.retention import Removed
from morpho_server.system import SystemClock
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.ports import LogUnavailableError


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("prune", help="remove inactive tables and guests")
    parser.add_argument(
        "--older-than",
        type=_days,
        required=True,
        metavar="DAYS",
        help="inactive for that long",
    )
    parser.add_argument("--dry-run", action="store_true", help="only report what it would remove")
    parser.set_defaults(run=_run)


def _days(given: str) -> int:
    if not given.isdecimal() or not 1 <= int(given) <= MOST_DAYS:
        raise argparse.ArgumentTypeError(f"it is a number of days, from 1 to {MOST_DAYS}")
    return int(given)


def _run(chosen: argparse.Namespace) -> int:
    try:
        url = read_settings().database
        check_up_to_date(url)
        found = asyncio.run(_prune(url, chosen.older_than, dry=chosen.dry_run))
    except (BadSettingError, DatabaseUnusableError, LogUnavailableError) as error:
        return refuse(error)
    say(f"{'Would remove' if chosen.dry_run else 'Removed'} {found}.")
    return 0


async def _prune(url: str, days: int, *, dry: bool) -> Removed:
    clock = SystemClock()
    before = Millis(clock.now() - days * DAY)
    async with open_database(url, {}, clock) as database:
        if dry:
            return await database.retention.count(before)
        return await database.retention.remove(before, lambda _table: False)
