"""Observers, the frames that they receive, and the frames' bytes."""

import json
from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import fields
from typing import Any

from morpho_server.games.events import EVERYONE, Event, is_shown
from morpho_server.games.game import Game
from morpho_server.games.seats import Seat


class Watcher:
    """Somebody at the table, a seat or (``None``) a spectator, and all they are ever sent."""

    def __init__(self, game: Game[Any], seat: Seat | None) -> None:
        self.seat = seat
        self.public = game.public_observer()
        self.own = None if seat is None else game.seat_observer(seat)

    def frame(self, events: Iterable[Event]) -> dict[str, Any]:
        """Show a batch of events; return what the table sends, which may be nothing.

        It is to be encoded or merged before the next batch is shown.
        """
        seen = [event for event in events if is_shown(event, self.seat)]
        for event in seen:
            if event.to == EVERYONE:
                self.public.see(event)
            if self.own:
                self.own.see(event)
        parts = {
            "events": [wire(event) for event in seen if event.to == EVERYONE],
            "yours": [wire(event) for event in seen if event.to != EVERYONE],
            "public": self.public.take_patch(),
            "own": self.own.take_patch() if self.own else {},
        }
        return {name: part for name, part in parts.items() if part}

    def views(self) -> dict[str, Mapping[str, Any]]:
        """Return the views of a snapshot."""
        own = {"own": self.own.view()} if self.own else {}
        return {"public": self.public.view(), **own}


def watchers(game: Game[Any], seats: int) -> list[Watcher]:
    """Return a spectator and every seat."""
    return [Watcher(game, None), *(Watcher(game, Seat(seat)) for seat in range(seats))]


def wire(event: Event) -> dict[str, Any]:
    """Return an event as a client is sent it: its kind and its fields, but not its audience."""
    return {"kind": event.kind, **payload(event)}


def payload(event: Event) -> dict[str, Any]:
    """Return an event's own fields by name."""
    return {f.name: getattr(event, f.name) for f in fields(event) if f.name != "to"}


def as_bytes(value: object) -> bytes:
    """Return a JSON value as it would be sent; the order of keys counts."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False).encode()


def merge(target: dict[str, Any], patch: Mapping[str, Any]) -> None:
    """Apply a JSON Merge Patch (RFC 7396, section 2) in place."""
    for name, value in patch.items():
        if value is None:
            target.pop(name, None)
        elif isinstance(value, dict):
            if not isinstance(target.get(name), dict):
                target[name] = {}
            merge(target[name], value)
        else:
            target[name] = deepcopy(value)


def is_json(value: object) -> bool:
    """Return whether a value is JSON as games use it: without fractions, and keyed by text."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_json(each) for key, each in value.items())
    if isinstance(value, list | tuple):
        return all(map(is_json, value))
    return value is None or isinstance(value, bool | int | str)
