"""The frames of a socket other than updates: snapshots, answers, presence and the last word."""

from collections.abc import Mapping

from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.realtime.presence import Lesson
from morpho_server.tables.model.ids import CommandId, Millis, PlayerId
from morpho_server.tables.model.table import Player
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.update import dumps


def snapshot(
    projection: Projection,
    player: Player | None,
    here: list[PlayerId],
    now: Millis,
    history: str | None = None,
    bet: Seat | None = None,
) -> str:
    """Return the frame with everything that a player may know, or everybody without one.

    ``history`` is the one that its number belongs to, ``bet`` the seat on which a spectator has
    bet.
    """
    table = projection.table_view()
    if player is not None and player.id not in table["players"]:  # whose coming is held back
        own = {player.id: {"name": player.name, "ready": False}}
        table = {**table, "players": table["players"] | own}
    whole: dict[str, Json] = {
        "type": "snapshot",
        "n": projection.number(None if player is None else player.id),
        "now": now,
        "game": table["game"],
        "you": None,
        "table": table,
        "here": here,
        "history": history,
        "public": projection.public_view(),
    }
    if player is not None:
        seat = player.seat
        whole["you"] = {"player": player.id} | ({} if seat is None else {"seat": seat})
        whole["own"] = projection.own_view(seat) if bet is None else {"bet": bet}
        whole["legal"] = projection.legal(seat)
        whole["timeout_move"] = projection.timeout_move(seat)
    return dumps({key: part for key, part in whole.items() if part is not None})


def done(command: CommandId, number: int | None) -> str:
    """Return the answer to a command that was done, as that update if it may be named."""
    answer: dict[str, Json] = {"type": "done", "id": command}
    return dumps(answer if number is None else answer | {"n": number})


def refused(command: CommandId, code: str, reason: str, **more: Json) -> str:
    """Return the answer to a command that was refused, with ``more`` fields that are not null."""
    answer = {"type": "refused", "id": command, "code": code, "reason": reason}
    return dumps(answer | {key: value for key, value in more.items() if value is not None})


def error(code: str, reason: str, **more: Json) -> str:
    """Return the answer to a message that can't be read, with ``more`` that is not null."""
    answer = {"type": "error", "code": code, "reason": reason}
    return dumps(answer | {key: value for key, value in more.items() if value is not None})


def presence(here: list[PlayerId], lessons: Mapping[PlayerId, Lesson]) -> str:
    """Return the frame that says who has a page open, and who learns the game meanwhile."""
    frame: dict[str, Json] = {"type": "presence", "here": here}
    return dumps(frame | {"learning": lessons} if lessons else frame)


def server_state(view: Mapping[str, object]) -> str:
    """Return the frame with what the server's admin tells all pages."""
    return dumps({"type": "server_state", **view})


def waiting() -> str:
    """Return the frame for somebody whom the host has not let in yet."""
    return dumps({"type": "waiting"})


def tunnel(origin: str | None) -> str:
    """Return the frame that says where the tunnel comes out by which the server is shared."""
    frame: dict[str, Json] = {"type": "tunnel"}
    return dumps(frame if origin is None else frame | {"origin": origin})


def bye(code: str, reason: str, retry_ms: int | None = None) -> str:
    """Return the frame before the server closes a socket, with when to come back if it may."""
    word: dict[str, Json] = {"type": "bye", "code": code, "reason": reason}
    if retry_ms is not None:
        word["retry_ms"] = retry_ms
    return dumps(word)
