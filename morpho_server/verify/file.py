"""A match as a page saves it. It may come from anybody, so it is bounded and read strictly."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final

import orjson
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import PlayerId

MOST_BYTES: Final = 16 * 1024 * 1024
MOST_MOVES: Final = 100_000
MOST_NESTED: Final = 20
"""The greatest depth of nested lists and objects; in honest files it is nine."""

EventJson = dict[str, Any]
"""An event as a page was sent it."""


class UnreadableError(Exception):
    """A file that holds no match as a page saves it. It says why."""


@dataclass(frozen=True, slots=True)
class Published:
    """The seats and commitments that a page saw before it revealed its share."""

    seats: tuple[PlayerId, ...]
    commitments: Mapping[PlayerId, str]


@dataclass(frozen=True, slots=True)
class ShareMade:
    """A page's own note: the share that it made, and the commitment that the server showed then."""

    kind: ClassVar[str] = "share_made"
    player: PlayerId
    share: str
    promised: str
    published: Published | None = None


Read = ev.TableEvent | ShareMade
"""An event that the check reads."""

_READERS: Final[Mapping[str, TypeAdapter[Read]]] = {
    kind.kind: TypeAdapter(kind)
    for kind in (
        *(ev.TableOpened, ev.GameChosen, ev.OptionsSet, ev.SeatOptionsSet),
        *(ev.Sat, ev.SeatGiven, ev.Stood, ev.PlayerLeft, ev.PlayerRemoved),
        *(ev.MatchPrepared, ev.ShareCommitted, ev.TermsSet, ev.MatchStarting, ev.SharesRevealed),
        *(ev.MatchStarted, ev.MatchPlayedOn, ev.MatchEnded),
        ShareMade,
    )
}

_LACKED: Final[Mapping[str, EventJson]] = {
    "match_starting": {"setup": None},
    "match_ended": {"winners": None, "draws": {}},
}
"""The fields that events of older releases lack."""


class RoundMoves(BaseModel):
    """The moves of a round in their order: the seat, the move, and whether the game chose it."""

    round: int
    moves: list[tuple[Annotated[Seat, Field(ge=0)], Move, bool]]


class MatchMoves(BaseModel):
    """The moves of a match, as ``GET /tables/{code}/matches/{match}/moves`` answers."""

    match: int
    game: str
    rounds: list[RoundMoves]


class Saved(BaseModel):
    """A match as a page saves it.

    ``events`` are those that the page of a ``player`` was sent, and its own notes. ``moves`` are
    those of its matches; files of older releases have none. Of so many updates it heard only when
    the match was over: ``unseen``. It was ``restored`` if their numbers went back meanwhile.
    """

    events: list[EventJson]
    player: PlayerId | None = None
    moves: list[MatchMoves] = []
    unseen: int = 0
    restored: bool = False


def read_file(path: Path) -> Saved:
    """Return a saved match. Raises :exc:`UnreadableError`, :exc:`OSError`."""
    with path.open("rb") as file:
        return read_text(file.read(MOST_BYTES + 1))


def read_text(text: bytes) -> Saved:
    """Return a saved match from the bytes of its file. Raises :exc:`UnreadableError`."""
    if len(text) > MOST_BYTES:
        raise UnreadableError(f"it has more than {MOST_BYTES // 2**20} MB")
    try:
        content = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise UnreadableError(f"it is not JSON: {error}") from None
    if _is_deeper(content, MOST_NESTED):
        raise UnreadableError("its parts lie too deep in each other")
    try:
        saved = Saved.model_validate_json(orjson.dumps(content), strict=True)
    except ValidationError as error:
        raise UnreadableError(f"it holds no match as a page saves it: {_place(error)}") from None
    if sum(len(each.moves) for match in saved.moves for each in match.rounds) > MOST_MOVES:
        raise UnreadableError(f"it has more than {MOST_MOVES} moves")
    if any(not isinstance(event.get("kind"), str) for event in saved.events):
        raise UnreadableError("an event in it has no kind")
    return saved


def read_event(event: EventJson) -> Read | None:
    """Return an event that the check reads, ``None`` for any other. Raises the same."""
    kind: str = event["kind"]
    if (reader := _READERS.get(kind)) is None:
        return None
    try:
        whole = {**_LACKED.get(kind, {}), **event, "to": "all"}
        return reader.validate_json(orjson.dumps(whole), strict=True)
    except ValidationError as error:
        raise UnreadableError(f"an event “{kind}” in it is none: {_place(error)}") from None


def _is_deeper(content: object, most: int) -> bool:
    level: list[object] = [content]
    for _ in range(most):
        lists = [part for part in level if isinstance(part, list)]
        objects = [part.values() for part in level if isinstance(part, dict)]
        level = [inner for part in (*lists, *objects) for inner in part]
    return bool(level)


def _place(error: ValidationError) -> str:
    found: Sequence[Any] = error.errors(include_url=False, include_input=False)
    return f"{'.'.join(map(str, found[0]['loc']))}: {found[0]['msg']}"
