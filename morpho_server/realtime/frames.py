"""The frames that tell people what happened. The public part is encoded once for all."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import orjson

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.audience import Audience, Told
from morpho_server.tables.table import Player
from morpho_server.tables.words import CommandId, Millis, PlayerId

_FIELDS: dict[type[Event], tuple[str, ...]] = {}


class Update:
    """What one entry tells everybody at a table, as text for each."""

    __slots__ = ("_common", "_legal", "_own", "_public", "told")

    def __init__(self, told: Told) -> None:
        self.told = told
        self._public = _public_part(told)
        self._common: str | None = None
        self._own = {seat: _own_part(told, seat) for seat in told.own}
        self._legal = {seat: f',"legal":{dumps(moves)}' for seat, moves in told.legal.items()}

    def is_for(self, player: PlayerId) -> bool:
        """Tell whether a player is told of this at all."""
        return self.told.only is None or player in self.told.only

    def text(self, player: PlayerId, seat: Seat | None) -> str:
        """Return the frame for a player in a seat (``None``: who only watches).

        All who are told the same get the same text.
        """
        own, legal = "", ""
        if seat is not None:
            own, legal = self._own.get(seat, ""), self._legal.get(seat, "")
        entry, number = self.told.entry, self.told.number_for(player)
        if entry.player == player and entry.command is not None:
            return self._frame(number, own, legal, f',"done":"{entry.command}"')
        if own or legal or number != self.told.number:
            return self._frame(number, own, legal, "")
        if self._common is None:
            self._common = self._frame(number, "", "", "")
        return self._common

    def _frame(self, number: int, own: str, legal: str, done: str) -> str:
        at = self.told.entry.at
        return f'{{"type":"update","n":{number},"at":{at}{self._public}{own}{legal}{done}}}'


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
    }
    return dumps(whole | {key: part for key, part in parts.items() if part is not None})


def done(command: CommandId, number: int) -> str:
    """Return the answer to a command that was done, as that update."""
    return dumps({"type": "done", "id": command, "n": number})


def refused(command: CommandId | None, code: str, reason: str) -> str:
    """Return the answer to a command that was refused."""
    return dumps({"type": "refused", "id": command, "code": code, "reason": reason})


def error(code: str, reason: str) -> str:
    """Return the answer to a message that can't be read."""
    return dumps({"type": "error", "code": code, "reason": reason})


def presence(here: list[PlayerId]) -> str:
    """Return the frame that says who has a page open."""
    return dumps({"type": "presence", "here": here})


def bye(code: str, reason: str) -> str:
    """Return the frame before the server closes a socket."""
    return dumps({"type": "bye", "code": code, "reason": reason})


def dumps(value: Any) -> str:
    """Return a value as JSON text."""
    return orjson.dumps(value).decode()


def event_json(event: Event) -> dict[str, Json]:
    """Return an event as it goes over the wire: its audience is left out."""
    names = _FIELDS.get(type(event))
    if names is None:
        names = tuple(f.name for f in fields(event) if f.name != "to")
        _FIELDS[type(event)] = names
    told: dict[str, Json] = {"kind": event.kind}
    for name in names:
        told[name] = getattr(event, name)
    return told


def _public_part(told: Told) -> str:
    part: dict[str, Json] = {}
    if told.events:
        part["events"] = [event_json(event) for event in told.events]
    if told.table:
        part["table"] = told.table
    if told.fresh:
        part["fresh"] = True
    if told.public:
        part["public"] = told.public
    return _continuation(part)


def _own_part(told: Told, seat: Seat) -> str:
    own = told.own[seat]
    part: dict[str, Json] = {}
    if own.events:
        part["yours"] = [event_json(event) for event in own.events]
    if own.patch:
        part["own"] = own.patch
    return _continuation(part)


def _continuation(part: Mapping[str, Json]) -> str:
    return f",{dumps(part)[1:-1]}" if part else ""
