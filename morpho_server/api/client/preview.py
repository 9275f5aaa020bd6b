"""The preview of a link to a table: its people and its game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request

from morpho_server.api.client.preview_words import PreviewWords, words_for
from morpho_server.api.problems import ProblemError
from morpho_server.api.routes.table_lookup import find_table, invitation_in
from morpho_server.tables.decide.seating import seats_for_people
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import Invitation, Phase
from morpho_server.tables.model.names import is_invitation
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import LogUnavailableError

MOST_NAMES: Final = 5
"""The most people that are named, so that the rest of the sentence shown is not cut off."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A table in two sentences. ``game`` is its name in the client."""

    invitation: Invitation
    game: str
    phase: Phase
    title: str
    description: str


async def preview_table(request: Request, code: str, languages: Sequence[str]) -> Preview | None:
    """Return the preview of a table, in the first of some languages that it is available in.

    ``None`` where there is no table, or none can be found just now. It shows what anybody with the
    code may see by the API, and looking for it counts as it does there. An address may have a name
    in place of a code; then the page looks for the table.
    """
    if not is_invitation(invitation_in(code)):
        return None
    try:
        session = await find_table(request, code, None)
    except (CommandRefusedError, LogUnavailableError, ProblemError):
        return None
    table = session.stream_for().table
    words = words_for(languages)
    title = words.say("invited", game=table.game.title)
    return Preview(
        session.table.invitation, table.game.name, table.phase, title, _description(table, words)
    )


def _description(table: Table, words: PreviewWords) -> str:
    return words.joined(_standing(table, words), _welcome(table, words))


def _standing(table: Table, words: PreviewWords) -> str:
    names = [player.name for player in table.people]
    if not names:
        return words.say("ready")
    stands = "waiting"
    if table.in_match:
        stands = "free" if seats_for_people(table) else "playing"
    return words.say(stands, len(names), people=words.listed(_shortened(names, words)))


def _welcome(table: Table, words: PreviewWords) -> str:
    if seats_for_people(table) or not table.people:
        return words.say("sit")
    return words.say("watch") if table.may_watch or not table.in_match else ""


def _shortened(names: list[str], words: PreviewWords) -> list[str]:
    if len(names) <= MOST_NAMES:
        return names
    rest = len(names) - MOST_NAMES + 1
    return [*names[: MOST_NAMES - 1], words.say("others", rest)]
