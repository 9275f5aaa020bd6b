"""What each game puts on the wire, as JSON Schemas: ``MorphoPublic``, ``MorphoEvent`` and so on.

Messages mark the parts whose shape a game knows (:mod:`morpho_server.games.shapes`). Here a message
with a field ``game`` becomes one of several, a message for each game. Elsewhere a marked part may
be that of any game.
"""

import inspect
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final, get_args, get_type_hints, is_typeddict

from morpho_server.api.description.shapes import (
    NULL,
    PLACE,
    Schema,
    Shapes,
    any_of,
    option_schema,
    reference,
    shape,
    text_of,
)
from morpho_server.games.game import Game
from morpho_server.games.options import OptionField
from morpho_server.games.registry import RULES, analysis_of, deduction_of
from morpho_server.games.seats import Seat
from morpho_server.games.shapes import MARK
from morpho_server.tables.messages.events import TABLE_EVENTS
from morpho_server.tables.model.options import TABLE_FIELDS, for_table

_OPTIONAL: Final = ("Setup", "Deduction", "Chances", "Story")
_ROLES: Final = (
    *(*_OPTIONAL, "Carried", "Event", "EverythingPatch", "Options", "Own", "OwnPatch"),
    *("PrivateEvent", "Public", "PublicPatch", "SeatOptions", "TablePatch"),
)
"""The parts of messages that games fill; those that are optional not each of them has."""
_PATCH: Final = "Patch"
_PATCHED: Final = ("Public", "Own", "Everything", "Table")

OUT: Final = (
    "With `all_cards` you are out and see all that is hidden. `bet` is the seat on which you have"
    " bet; a spectator's has nothing else."
)
_SEAT: Final[Schema] = {"type": "integer"}


def prefix_of(game: str) -> str:
    """Return the beginning of the names of a game's schemas."""
    return game.capitalize()


def typed_by_game(root: Schema, messages: Mapping[str, Schema]) -> tuple[Schema, dict[str, Schema]]:
    """Return ``root`` with its references typed by game, and the schemas that it needs by name."""
    table_events = Shapes()
    for event in TABLE_EVENTS:
        table_events.schema(event)
    marked = _Marked({**table_events.schemas, **messages})
    shapes: dict[str, Schema] = {}
    for game in RULES.values():
        prefix = prefix_of(game.name)
        parts = _parts(game)
        _add(shapes, parts)
        happening = _event(game, marked)
        _add(shapes, {f"{prefix}Event": happening})
        _add(shapes, {f"{prefix}PrivateEvent": _private_event(happening)})
        _add(shapes, marked.of_game(game.name, parts.keys()))
    _add(shapes, marked.of_any_game())
    for game_name in RULES:
        for whole in _PATCHED:
            _add_patch(f"{prefix_of(game_name)}{whole}", shapes)
    for role in _ROLES:
        of_games = [f"{prefix_of(game_name)}{role}" for game_name in RULES]
        there = [reference(each) for each in of_games if each in shapes]
        shapes.setdefault(role, any_of(there))
    filled = marked.filled(root)
    return filled, _needed_by(filled, shapes)


def _needed_by(root: Any, shapes: Mapping[str, Schema]) -> dict[str, Schema]:
    """Return the schemas to which something refers, in the order of their names."""
    needed: set[str] = set()
    waiting = [*_references(root)]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            waiting.extend(_references(shapes[name]))
    return {name: shapes[name] for name in sorted(needed)}


def _parts(game: Game[Any]) -> dict[str, Schema]:
    """Return the schemas of a game's events, views, options and aids, with what they need."""
    prefix = prefix_of(game.name)
    public, own = map(_view_of, (game.public_observer, game.seat_observer))
    named: dict[type, str] = {public: f"{prefix}Public"}
    shapes = Shapes(prefix, named, modules=[sys.modules[type(game).__module__]])
    for function, role in (
        (game.everything, "Everything"),
        (game.setup, "Setup"),
        (deduction_of(game.name), "Deduction"),
    ):
        made: Any = None if function is None else get_type_hints(function)["return"]
        if is_typeddict(made):
            named[made] = f"{prefix}{role}"
            shapes.schema(made)
    for each in (public, *game.event_types):
        shapes.schema(each)
    nothing = shape("Nothing is hidden.", {})
    hidden = shapes.schemas.setdefault(f"{prefix}Everything", nothing)["properties"]
    seen, always = shapes.properties_of(own)
    about = text_of(inspect.getdoc(own))
    if game.has_elimination:
        beside = {"all_cards": {"type": "boolean"}, "bet": _SEAT}
        about, seen, always = f"{about} {OUT}", {**hidden, **seen, **beside}, set()
    parts = {
        "Own": shape(about, seen, always),
        "Options": _options(game),
        "SeatOptions": _chosen("What a player has chosen for their seat", game.seat_option_fields),
        "Carried": any_of([_SEAT, NULL] if _carries(game) else [NULL]),
    }
    if analysis := analysis_of(game.name):
        found, _ = shapes.properties_of(get_type_hints(analysis)["return"])
        parts |= {name.capitalize(): each for name, each in found.items()}
    return shapes.schemas | {f"{prefix}{name}": each for name, each in parts.items()}


def _carries(game: Game[Any]) -> bool:
    return get_type_hints(game.carry_over)["return"] is Seat


def _view_of(observer: Any) -> type:
    """Return the type of view with which a class of observers is derived."""
    view: type = get_args(observer.__orig_bases__[0])[0]
    return view


def _options(game: Game[Any]) -> Schema:
    suiting = for_table(game, {each.name: None for each in TABLE_FIELDS})
    of_table = [each for each in TABLE_FIELDS if each.name in suiting]
    return _chosen("The table's own options and the game's", (*of_table, *game.option_fields))


def _chosen(about: str, options: Iterable[OptionField]) -> Schema:
    return shape(f"{about}.", {each.name: option_schema(each) for each in options})


def _event(game: Game[Any], marked: "_Marked") -> Schema:
    prefix = prefix_of(game.name)
    names = {each.kind: f"{prefix}{each.__name__}" for each in game.event_types}
    for each in TABLE_EVENTS:
        names[each.kind] = marked.name_in(prefix, each.__name__)
    return {
        "description": f"What can happen at a table that plays {game.title}, by `kind`.",
        **_one_of(dict(sorted(names.items())), "kind"),
    }


def _private_event(event: Schema) -> Schema:
    """Return the schema of an event in ``yours``, which generators lose beside a reference."""
    after: Schema = {"required": ["after"], "properties": {"after": {"type": "integer"}}}
    about = (
        "An event for one seat alone; `after` says how many of the update's `events` came before."
    )
    # Generators would take a plain reference for a base class, told by the discriminator.
    return {"description": about, "allOf": [{"oneOf": event["oneOf"]}, after]}


def _one_of(names: Mapping[str, str], tag: str) -> Schema:
    """Return a union, of which the member is told by the value of a field."""
    return {
        "oneOf": [reference(name) for name in names.values()],
        "discriminator": {
            "propertyName": tag,
            "mapping": {value: f"{PLACE}{name}" for value, name in names.items()},
        },
    }


class _Marked:
    """Messages with marked parts, as they are in each game and in any."""

    def __init__(self, messages: Mapping[str, Schema]) -> None:
        self._plain = dict(messages)
        # What is a marked part as a whole, by the name that pydantic gave it.
        self._wholes = {name: each for name, each in messages.items() if MARK in each}
        self._marked: dict[str, Schema] = {}
        while more := [name for name, each in self._plain.items() if self._is_marked(each)]:
            self._marked |= {name: self._plain.pop(name) for name in more}

    def name_in(self, prefix: str, name: str) -> str:
        """Return the name of a message in a game."""
        # What names a game in an event need not be the game that is played.
        follows = name in self._marked and not self._is_choice(self._marked[name])
        return f"{prefix}{name}" if follows else name

    def of_game(self, game: str, parts: Collection[str]) -> dict[str, Schema]:
        """Return the messages as they are in a game that has these parts."""
        prefix = prefix_of(game)
        absent = {f"{prefix}{role}" for role in _OPTIONAL} - {*parts}
        copies: dict[str, Schema] = {}
        for name, message in self._marked.items():
            if name in self._wholes or self._is_choice(message):
                continue
            filled = self.filled(message, prefix, absent)
            if "game" in filled.get("properties", {}):
                filled["properties"]["game"] = {"type": "string", "const": game}
            copies[f"{prefix}{name}"] = filled
        return copies

    def of_any_game(self) -> dict[str, Schema]:
        """Return the messages as they are whatever is played."""
        made = dict(self._plain)
        for name, message in self._marked.items():
            if name in self._wholes:
                continue
            if "game" in message.get("properties", {}) and not self._is_choice(message):
                about = {"description": message.get("description", "")}
                made[name] = about | _one_of({g: f"{prefix_of(g)}{name}" for g in RULES}, "game")
            else:
                made[name] = self.filled(message)
        return made

    def _is_marked(self, value: Any) -> bool:
        match value:
            case {"$ref": str(place)}:
                return place.removeprefix(PLACE) in self._marked
            case dict():
                return MARK in value or any(map(self._is_marked, value.values()))
            case list():
                return any(map(self._is_marked, value))
        return False

    @staticmethod
    def _is_choice(message: Schema) -> bool:
        """Return whether a message is an event that names a game."""
        properties = message.get("properties", {})
        return "game" in properties and "kind" in properties

    def filled(self, value: Any, prefix: str = "", absent: Collection[str] = ()) -> Any:
        """Return a schema with the parts of a game, null for the absent; or with those of any."""
        match value:
            case {"$ref": str(place)}:
                name = place.removeprefix(PLACE)
                if name in self._wholes:
                    return reference(f"{prefix}{self._wholes[name][MARK]}")
                return reference(self.name_in(prefix, name))
            case {"x-of-game": role}:
                name = f"{prefix}{role}"
                return dict(NULL) if name in absent else reference(name)
            case {"anyOf": several, **beside}:
                return {**beside, **any_of(self.filled(each, prefix, absent) for each in several)}
            case dict():
                return {key: self.filled(each, prefix, absent) for key, each in value.items()}
            case list():
                return [self.filled(each, prefix, absent) for each in value]
            case str() if value.startswith(PLACE):  # in the mapping of a discriminator
                return f"{PLACE}{self.name_in(prefix, value.removeprefix(PLACE))}"
        return value


def _add(shapes: dict[str, Schema], more: Mapping[str, Schema]) -> None:
    if twice := shapes.keys() & more.keys():
        raise TypeError(f"Two schemas have the same name: {', '.join(twice)}.")
    shapes |= more


def _add_patch(name: str, shapes: dict[str, Schema]) -> None:
    """Add the JSON Merge Patch of an object, or of one of several, and those within it."""
    if name not in shapes or f"{name}{_PATCH}" in shapes:
        return
    shapes[f"{name}{_PATCH}"] = {}  # A place for it, for patches within each other.
    changed: dict[str, Schema] = {}
    for member in _members(name, shapes):
        for key, each in member["properties"].items():
            change = any_of([_patched(each, shapes), NULL])
            changed[key] = any_of([changed[key], change]) if key in changed else change
    about = f"A JSON Merge Patch (RFC 7396) of {name}: what is absent stays, `null` takes it away."
    shapes[f"{name}{_PATCH}"] = shape(about, changed)


def _members(name: str, shapes: Mapping[str, Schema]) -> list[Schema]:
    """Return the objects that a named schema can be; none if it is no object."""
    found = shapes[name]
    if "properties" in found:
        return [found]
    members = [shapes[each] for each in _references(found.get("anyOf", []))]
    return members if all("properties" in each for each in members) else []


def _patched(value: Schema, shapes: dict[str, Schema]) -> Schema:
    match value:
        case {"$ref": str(place)}:
            name = place.removeprefix(PLACE)
            if not _members(name, shapes):
                return value
            _add_patch(name, shapes)
            return reference(f"{name}{_PATCH}")
        case {"anyOf": several}:
            return any_of(_patched(each, shapes) for each in several)
        case {"additionalProperties": dict(values)}:
            return value | {"additionalProperties": any_of([_patched(values, shapes), NULL])}
    return {key: each for key, each in value.items() if key != "default"}


def _references(value: Any) -> Iterator[str]:
    match value:
        case {"$ref": str(place)}:
            yield place.removeprefix(PLACE)
        case dict():
            for each in value.values():
                yield from _references(each)
        case list():
            for each in value:
                yield from _references(each)
