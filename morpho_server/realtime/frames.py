"""The frames that tell people what happened. The public part is encoded once for all."""

from collections.abc import Mapping
from typing import Any

import orjson

from morpho_server.games.events import as_told
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.audience import Audience, Told
from morpho_server.tables.events import Sat, SeatGiven, Stood
from morpho_server.tables.table import Player, Table
from morpho_server.tables.words import CommandId, Millis, PlayerId


class Update:
    """What one entry tells everybody at a table, as text for each; nothing else is kept of it.

    ``common`` is for all but those in ``special``. ``only`` are the players told, if not everybody
    is; ``sat`` those who took a seat or gave one up, whose view is another than before.
    """

    __slots__ = ("_extras", "_number", "common", "only", "sat", "special")

    def __init__(self, told: Told, table: Table) -> None:
        self._number = told.number
        self._extras = told.extras
        self.only = told.only
        self.sat = _seated_anew(told) if told.beyond_play else ()
        entry, public = told.entry, _public_part(told)

        def frame(number: int, own: str, done: str) -> str:
            return f'{{"type":"update","n":{number},"at":{entry.at}{public}{own}{done}}}'

        own = _own_parts(told, table)
        self.common = frame(told.number, "", "")
        self.special = {
            player: frame(told.number_for(player), own.get(player, ""), "")
            for player in own.keys() | told.extras.keys()
        }
        if entry.player is not None and entry.command is not None:
            number = told.number_for(entry.player)
            done = f',"done":"{entry.command}"'
            self.special[entry.player] = frame(number, own.get(entry.player, ""), done)

    def is_for(self, player: PlayerId) -> bool:
        """Tell whether a player is told of this at all."""
        return self.only is None or player in self.only

    def text(self, player: PlayerId) -> str:
        """Return the frame for a player: the same text for all who are told the same."""
        return self.special.get(player, self.common)

    def number_for(self, player: PlayerId) -> int:
        """Return the number that this update has for a player."""
        return self._number + self._extras.get(player, 0)


def _seated_anew(told: Told) -> tuple[PlayerId, ...]:
    return tuple(e.player for e in told.events if isinstance(e, Sat | Stood | SeatGiven))


def snapshot(audience: Audience, player: Player, here: list[PlayerId], now: Millis) -> str:
    """Return the frame with everything that a player may know."""
    whole: dict[str, Json] = {
        "type": "snapshot",
        "n": audience.number(player.id),
        "now": now,
        "you": {"player": player.id},
        "table": audience.table_view(),
        "here": here,
    }
    if player.seat is not None:
        whole["you"]["seat"] = player.seat
    parts = {
        "public": audience.public_view(),
        "own": audience.own_view(player.seat),
        "legal": audience.legal(player.seat),
        "at_zero": audience.at_zero(player.seat),
    }
    return dumps(whole | {key: part for key, part in parts.items() if part is not None})


def done(command: CommandId, number: int) -> str:
    """Return the answer to a command that was done, as that update."""
    return dumps({"type": "done", "id": command, "n": number})


def refused(command: CommandId, code: str, reason: str) -> str:
    """Return the answer to a command that was refused."""
    return dumps({"type": "refused", "id": command, "code": code, "reason": reason})


def error(code: str, reason: str) -> str:
    """Return the answer to a message that can't be read."""
    return dumps({"type": "error", "code": code, "reason": reason})


def presence(here: list[PlayerId]) -> str:
    """Return the frame that says who has a page open."""
    return dumps({"type": "presence", "here": here})


def bye(code: str, reason: str, retry_ms: int | None = None) -> str:
    """Return the frame before the server closes a socket, with when to come back if it may."""
    word: dict[str, Json] = {"type": "bye", "code": code, "reason": reason}
    if retry_ms is not None:
        word["retry_ms"] = retry_ms
    return dumps(word)


def dumps(value: Any) -> str:
    """Return a value as JSON text."""
    return orjson.dumps(value).decode()


def _public_part(told: Told) -> str:
    part: dict[str, Json] = {}
    if told.events:
        part["events"] = [as_told(event) for event in told.events]
    if told.table:
        part["table"] = told.table
    if told.fresh:
        part["fresh"] = True
    if told.public:
        part["public"] = told.public
    return _continuation(part)


def _own_parts(told: Told, table: Table) -> dict[PlayerId, str]:
    """Return what is told to single players, by who holds the seat that it is for."""
    parts: dict[PlayerId, str] = {}
    for seat in told.own.keys() | told.legal.keys():
        holder = table.holders.get(seat)
        if holder is not None:
            parts[holder.id] = _own_part(told, seat)
    return parts


def _own_part(told: Told, seat: Seat) -> str:
    part: dict[str, Json] = {}
    own = told.own.get(seat)
    if own is not None and own.events:
        part["yours"] = [{"after": after, **as_told(event)} for after, event in own.events]
    if own is not None and own.patch:
        part["own"] = own.patch
    if seat in told.legal:
        part["legal"] = told.legal[seat]
    if seat in told.at_zero:
        part["at_zero"] = told.at_zero[seat]
    return _continuation(part)


def _continuation(part: Mapping[str, Json]) -> str:
    return f",{dumps(part)[1:-1]}" if part else ""
