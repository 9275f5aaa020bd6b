"""What a link to a table shows before anybody opens it: who is there, and what is played."""

from dataclasses import dataclass
from typing import Final

from starlette.requests import Request

from morpho_server.api.finding import find_table
from morpho_server.api.problems import ProblemError
from morpho_server.tables.arranging import seats_for_people
from morpho_server.tables.errors import CommandRefusedError
from morpho_server.tables.ports import LogUnavailableError
from morpho_server.tables.table import Table
from morpho_server.tables.words import Phase

MOST_NAMES: Final = 5
"""How many people are named, so that what is shown of the rest of the sentence is not cut off."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A table in two sentences. ``game`` is the name by which the client knows what is played."""

    code: str
    game: str
    phase: Phase
    title: str
    description: str


async def preview_table(request: Request, code: str) -> Preview | None:
    """Return the preview of a table; ``None`` where there is none, or none can be found just now.

    It tells what anybody with the code may see by the API, and looking for it counts as it does
    there.
    """
    try:
        table = (await find_table(request, code)).table
    except (CommandRefusedError, LogUnavailableError, ProblemError):
        return None
    title = f"You are invited to {table.game.title}"
    return Preview(table.code, table.game.name, table.phase, title, _description(table))


def _description(table: Table) -> str:
    people = _listed([player.name for player in table.people])
    if not people:
        return "The table is set. Sit down and play."
    free = bool(seats_for_people(table))
    are = "is" if len(table.people) == 1 else "are"
    if not table.in_match:
        return f"{people} {are} waiting. {'Sit down and play.' if free else 'Come and watch.'}"
    if free:
        return f"{people} {are} playing, and a seat is free. Sit down and play."
    return f"{people} {are} playing. {'Come and watch.' if table.may_watch else ''}".rstrip()


def _listed(names: list[str]) -> str:
    if len(names) > MOST_NAMES:
        names = [*names[: MOST_NAMES - 1], f"{len(names) - MOST_NAMES + 1} others"]
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
