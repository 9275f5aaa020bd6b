"""The stored form of entries: a promise for years.

A body is JSON: ``{"v": 9, "seat": 0, "move": "look C1", "events": [{"kind": …, "to": …, …}]}``.
``to`` is ``"all"`` or a list of seats; the event's own fields follow. Whatever changes that, in
any event, needs a new version and a function that makes the old form into the new one.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any
from zlib import crc32

import orjson
from pydantic import ValidationError

from morpho_server.games.events import Event
from morpho_server.games.views import Json
from morpho_server.storage.database.errors import (
    EntryUnreadableError,
    EntryUnwritableError,
    GameUnknownError,
)
from morpho_server.storage.log.entry_schema import BodyForm
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import TABLE_EVENTS
from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import Written

VERSION = 9

Upgrade = Callable[[str, dict[str, Json]], dict[str, Json]]
"""Makes a body of one version, of the named game, into one of the next version."""


def _add_winners(_game: str, body: dict[str, Json]) -> dict[str, Json]:
    for event in body["events"]:
        if event["kind"] == "match_ended":
            event["winners"] = [] if event["reason"] == "called_off" else None
    return body


def _rename_shares_and_add_phrases(game: str, body: dict[str, Json]) -> dict[str, Json]:
    for event in body["events"]:
        match event["kind"]:
            case "salt_given":
                event |= {"kind": "share_revealed", "share": event.pop("salt")}
            case "said":
                event["phrase"] = None
            case "match_ended":
                del event["salts"]
                event["draws"] = {}
            case "grid_set_up" if game == "morpyam":
                event["first_by"] = "chance" if event.pop("draw") else "host"
            case "dice_rolled" if game == "morpyam":
                del event["draw"]
    return body


def _add_kinds(_game: str, body: dict[str, Json]) -> dict[str, Json]:
    """Return the body as it is: only kinds of events were added."""
    return body


def _add_setup(_game: str, body: dict[str, Json]) -> dict[str, Json]:
    for event in body["events"]:
        if event["kind"] == "match_starting":
            event["setup"] = None
    return body


def _add_makers_of_links(_game: str, body: dict[str, Json]) -> dict[str, Json]:
    for event in body["events"]:
        match event["kind"]:
            case "pass_made":
                event["guest"] = None
            case "player_bound":
                event["linked_by"] = None
    return body


def _add_the_house(_game: str, body: dict[str, Json]) -> dict[str, Json]:
    for event in body["events"]:
        if event["kind"] in ("player_removed", "mute_set", "match_ended"):
            event["by_house"] = False
    return body


def _add_answers(_game: str, body: dict[str, Json]) -> dict[str, Json]:
    for event in body["events"]:
        if event["kind"] == "entry_requested":
            event["answer"] = None
    return body


UPGRADES: Mapping[int, Upgrade] = {
    1: _add_winners,
    2: _rename_shares_and_add_phrases,
    3: _add_kinds,
    4: _add_setup,
    5: _add_makers_of_links,
    6: _add_kinds,
    7: _add_the_house,
    8: _add_answers,
}
"""The upgrades by the version they begin with."""

NO_TEXT = "it is not text"
"""The fault of an entry that the database can't make text of."""

_CURRENT = f'{{"v":{VERSION},'


class Codec:
    """Encodes entries as text and decodes them, for the given games' event types."""

    def __init__(
        self,
        event_types: Mapping[str, tuple[type[Event], ...]],
        upgrades: Mapping[int, Upgrade] = UPGRADES,
    ) -> None:
        known = {game: (*TABLE_EVENTS, *types) for game, types in event_types.items()}
        self._forms = {game: BodyForm(types) for game, types in known.items()}
        self._parts = {each: _parts(each) for types in known.values() for each in types}
        self._upgrades = upgrades

    def encode(self, entry: Entry) -> str:
        """Return the body under which an entry is stored; raises :exc:`EntryUnwritableError`."""
        parts = self._parts
        try:
            events = []
            for event in entry.events:
                names, values = parts[event.__class__]
                events.append(dict(zip(names, values(event), strict=True)))
            body = {"v": VERSION, "seat": entry.seat, "move": entry.move, "events": events}
            return orjson.dumps(body, default=_plain).decode()
        except KeyError as error:
            raise EntryUnwritableError(f"No game has events of {error.args[0]}.") from None
        except TypeError as error:
            raise EntryUnwritableError(f"An event is not made of JSON values: {error}.") from None

    def forget_texts(self) -> None:
        """Keep no text that was read in memory."""
        for form in self._forms.values():
            form.forget_texts()

    def decode(self, game: str, table: TableId, stored: Written) -> Entry:
        """Return the entry of a row.

        Raises :exc:`EntryUnreadableError`, :exc:`GameUnknownError`.
        """
        seq, at, player, command, text, checksum = stored
        form = self._forms.get(game)
        if form is None:
            raise GameUnknownError(table, game)
        if not isinstance(text, str):
            raise EntryUnreadableError(table, seq, NO_TEXT)
        try:
            if not text.startswith(_CURRENT):
                text = self._upgraded(game, text)
            seat, move, events = form.read(text)
        except ValidationError as error:
            raise EntryUnreadableError(table, seq, _reason(error)) from None
        except _FormUnknownError as error:
            raise EntryUnreadableError(table, seq, str(error)) from None
        return Entry(seq, at, player, command, seat, move, events, checksum)

    def _upgraded(self, game: str, text: str) -> str:
        """Return a body in the present version's form, as far as that is possible."""
        try:
            body = orjson.loads(text)
        except orjson.JSONDecodeError:
            raise _FormUnknownError("it is not JSON") from None
        version = body.get("v") if isinstance(body, dict) else None
        if type(version) is not int:
            raise _FormUnknownError("it has no version")
        if version > VERSION:
            raise _FormUnknownError(f"version {version} was written by a newer release")
        for old in range(version, VERSION):
            if old not in self._upgrades:
                raise _FormUnknownError(f"version {old} is not known")
            try:
                body = self._upgrades[old](game, body) | {"v": old + 1}
            except (AttributeError, LookupError, TypeError, ValueError):
                raise _FormUnknownError(f"version {old} does not look like that") from None
        return orjson.dumps(body).decode()


class _FormUnknownError(Exception):
    """A body whose version can't be understood."""


def _parts(event_type: type[Event]) -> tuple[tuple[str, ...], Callable[[Event], tuple[Any, ...]]]:
    """Return the keys of an event's stored form, and a getter of their values."""
    names = ("kind", *(field.name for field in fields(event_type)))
    return names, attrgetter(*names)


def _plain(value: object) -> dict[Any, Any]:
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(type(value).__qualname__)


def _reason(error: ValidationError) -> str:
    """Return the error and its place, without the stored contents, which may be hidden."""
    first = error.errors(include_url=False, include_input=False)[0]
    # Of an event no more than its number, kind and field: keys further inside are content.
    place = ".".join(str(part) for part in first["loc"][:4]) or "the whole"
    if first["type"] == "union_tag_invalid":
        return f"{place}: no event is of the kind “{first['ctx']['tag'][:40]}”"
    return f"{place}: {first['msg']}"


def checksum_of(
    table: object, seq: object, at: object, player: object, command: object, body: object
) -> int:
    """Return the checksum of an entry's row: it shows damage that leaves the entry readable.

    Like the stored form, it is a promise for years. The values of a damaged row may be of any type.
    """
    return crc32(f"{table} {seq} {at} {player} {command} {body}".encode())
