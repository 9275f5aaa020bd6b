"""The library's types of the wire fit all that is sent in matches of each game."""

import importlib
import types
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from morpho_client import wire
from morpho_client.views import View, events_of
from morpho_server.games.registry import RULES
from tests.api.test_socket_schema import played
from tests.support.serving import server, site

__all__ = ["server", "site"]
pytestmark = pytest.mark.asyncio(loop_scope="session")

OPEN = {wire.TableOptions}
"""Types with more fields than these: a game's."""


def fits(value: Any, kind: Any) -> bool:
    """Whether JSON is of a type, and has nothing besides."""
    inner = get_args(kind)
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        return (
            isinstance(value, dict)
            and kind.__required_keys__ <= value.keys()
            and (kind in OPEN or value.keys() <= hints.keys())
            and all(fits(value[key], hints[key]) for key in value.keys() & hints.keys())
        )
    match get_origin(kind):
        case origin if origin is Literal:
            return value in inner
        case origin if origin in (Union, types.UnionType):
            return any(fits(value, one) for one in inner)
        case origin if origin is Sequence:
            return isinstance(value, list) and all(fits(one, inner[0]) for one in value)
        case origin if origin is Mapping:
            return isinstance(value, dict) and all(fits(one, inner[1]) for one in value.values())
    return kind is Any or type(value) is kind or (kind is type(None) and value is None)


@pytest.mark.parametrize("game", RULES)
async def test_all_that_a_match_sends_is_of_these_types(site, game):
    module = importlib.import_module(f"morpho_client.games.{game}")
    _, pages = await played(site, game)

    for page in pages:
        first, *heard = [one for one in page.heard if one["type"] in {"snapshot", "update"}]
        view = View.of(first)
        for message in heard:
            view = View.of(message) if message["type"] == "snapshot" else view.after(message)
            assert fits(view.table, wire.Table), view.table
            assert view.public is None or fits(view.public, module.Public), view.public
            assert view.own is None or fits(view.own, module.Own | module.OwnOfSpectator), view.own
            for event in events_of(message):
                assert fits(event, wire.TableEvent | module.GameEvent), event
        assert page.public == view.public
        assert page.own == view.own


async def test_what_is_not_of_a_type_is_found():
    module = importlib.import_module("morpho_client.games.morphos")
    placed = {"kind": "stone_placed", "seat": 0, "colour": "B", "point": "e5", "ends_turn": True}
    assert fits(placed, module.GameEvent)
    wrong = ({"seat": "0"}, {"colour": "R"}, {"more": 1}, {"kind": "stone_put"}, {"point": None})

    assert not any(fits(placed | each, module.GameEvent) for each in wrong)
    assert not fits({"kind": "stone_placed"}, module.GameEvent)
