"""The types of each game, held against all that is sent in matches of it.

They are those of the descriptions, and those of the client library.
"""

import importlib
import types
from collections.abc import AsyncIterator, Mapping, Sequence
from random import Random
from typing import (
    Any,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import jsonschema_rs
import pytest
import pytest_asyncio

from morpho_client import wire
from morpho_client.views import View, events_of
from morpho_server.games.registry import RULES
from morpho_server.tables.model.match import commitment_to
from tests.support.dealt import deal_as
from tests.support.serving import API, Json, Page, Player, Site

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_MOVES = 90
SHARE = b"share of this table".rjust(32)
OPTIONS: dict[str, dict[str, Json]] = {
    "morpho": {"target": 1, "mode": "expert", "out_players_see": "all_cards", "deduction": True},
    "morpyam": {"turn_limit": 40},
    "morphos": {"size": 9},
    "morphatrons": {"turn_limit": 60},
    "morph": {},
}


def closed(schema: Json) -> Json:
    """Return a schema that refuses fields that it doesn't name, as no client should."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(each) for key, each in schema.items()}
    if schema.get("type") == "object" and "properties" in schema:
        inner.setdefault("additionalProperties", False)
    return inner


class Checker:
    """Validates by named schemas of a description."""

    def __init__(self, description: Json, place: str) -> None:
        self._whole = closed(description)
        self._place = place
        self._validators: dict[str, Any] = {}

    def faults(self, name: str, message: Json) -> list[str]:
        """Return the faults of a message."""
        if name not in self._validators:
            definitions = {key: each for key, each in self._whole.items() if key != "anyOf"}
            whole = {**definitions, "$ref": f"#{self._place}/{name}"}
            self._validators[name] = jsonschema_rs.Draft202012Validator(whole)
        validator = self._validators[name]
        return [
            f"{error.instance_path}: {error.message}" for error in validator.iter_errors(message)
        ]


@pytest_asyncio.fixture(loop_scope="session")
async def socket_schema(site: Site) -> Checker:
    """Return the schema of the socket, as anybody can fetch it."""
    answer = await site.request("GET", f"{API}/socket.json")
    jsonschema_rs.meta.validate(answer.json())
    return Checker(answer.json(), "/$defs")


@pytest_asyncio.fixture(loop_scope="session")
async def rest_schema(site: Site) -> Checker:
    """Return the schemas of REST."""
    answer = await site.request("GET", f"{API}/openapi.json")
    return Checker({"components": answer.json()["components"]}, "/components/schemas")


class Played(NamedTuple):
    """A match: its people, pages that saw all of it, and the messages that these sent."""

    game: str
    people: list[Player]
    pages: list[Page]
    sent: list[Json]


@pytest_asyncio.fixture(scope="module", loop_scope="session", params=RULES)
async def match(server: Site, request: pytest.FixtureRequest) -> AsyncIterator[Played]:
    """A match of each game, which is played once."""
    messages: list[Json] = []
    send = Page.send

    async def recorded(page: Page, message: Json) -> None:
        messages.append(message)
        await send(page, message)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Page, "send", recorded)
        deal_as(request.param)
        people, pages = await played(server, request.param)
    yield Played(request.param, people, pages, messages)


async def played(site: Site, game: str) -> tuple[list[Player], list[Page]]:
    """Return the people of a match that was played by chance, and pages that saw all of it."""
    dice = Random(game)
    names = ["Ada", "Bo", "Cy", "Di"][: RULES[game].seats[-1]]
    people = await site.company(" ".join(names), game, turn_seconds=600, **OPTIONS[game])
    people.append(await (await site.guest()).join(people[0].code, "Watcher", sit=False))
    pages = [await one.page() for one in people]
    host = pages[0]
    await host.do("set_options", options={"bank_seconds": 60})
    await host.do("commit_share", commitment=commitment_to(SHARE))
    await host.do("start")
    await host.do("reveal_share", share=SHARE.hex())
    await host.do("pause")
    await host.do("resume")
    await host.do("say_phrase", phrase="well_played")
    for _ in range(MOST_MOVES):
        await caught_up(people, pages)
        if host.table["phase"] == "between":
            await host.do("next_round")
            continue
        if host.table["phase"] == "over":
            break
        mover = dice.choice([page for page in pages if page.legal])
        await mover.move(dice.choice(mover.legal))
    else:
        await host.do("end_match")
    await caught_up(people, pages)
    return people, pages


async def caught_up(people: list[Player], pages: list[Page]) -> None:
    """Wait until all pages have been sent everything; have everybody bet who may."""
    for one, page in zip(people, pages, strict=True):
        await page.reach((await one.view())["n"])
        out = (page.public or {}).get("out", ())
        may = page.table["phase"] == "playing" and (page.seat is None or page.seat in out)
        if out and may and "bet" not in (page.own or {}):
            seats = range(page.table["match"]["seats"])
            await page.do("bet", on=next(seat for seat in seats if seat not in out))


async def test_all_that_a_match_sends_is_described(match, socket_schema, rest_schema):
    game, people, pages, sent = match
    title = game.capitalize()

    for page in pages:
        for heard in page.heard:
            assert not socket_schema.faults(f"{title}FromServer", heard), heard
            assert not socket_schema.faults("FromServer", heard), heard
    for message in sent:
        assert not socket_schema.faults("FromClient", message), message
    for one in people:
        view, updates = await one.view(), await one.ask("GET", "updates")
        past = await one.ask("GET", "matches/1/rounds/1")
        assert not rest_schema.faults(f"{title}Snapshot", view), view
        assert not rest_schema.faults(f"{title}Updates", updates)
        assert not rest_schema.faults(f"{title}PastRound", past)
        assert not rest_schema.faults(f"{title}Report", await one.ask("GET", "report"))
        assert not rest_schema.faults("PastMatch", await one.ask("GET", "matches/1"))
    kinds = {event["kind"] for page in pages for event in page.events}
    assert {"match_started", "round_opened", "match_ended", "said"} <= kinds
    assert kinds & {event.kind for event in RULES[game].event_types}


async def test_the_root_leads_to_the_messages_of_each_game(site):
    described = (await site.request("GET", f"{API}/socket.json")).json()

    named = {each["$ref"].removeprefix("#/$defs/") for each in described["anyOf"]}
    assert {f"{game.capitalize()}FromServer" for game in RULES} < named


async def test_what_is_not_described_is_found(site, socket_schema):
    """A field too many, a value of another type, a kind of another game: at every depth."""
    people = await site.match("Ada Bo Cy", "morpho")
    page = await people[0].page()
    snapshot = page.heard[0]
    update = next(each for each in await people[0].updates() if each.get("fresh"))
    assert not socket_schema.faults("MorphoFromServer", snapshot)
    assert not socket_schema.faults("MorphoFromServer", update)
    wrong = (
        snapshot | {"more": 1},
        snapshot | {"game": "morph"},
        snapshot | {"public": snapshot["public"] | {"more": 1}},
        snapshot | {"public": snapshot["public"] | {"round": "1"}},
        snapshot | {"own": snapshot["own"] | {"known": {"A1": "nobody"}}},
        snapshot | {"table": snapshot["table"] | {"options": {"mode": "other"}}},
        update | {"public": update["public"] | {"more": 1}},
        update | {"events": [{"kind": "dice_rolled"}]},
        update | {"events": [event | {"more": 1} for event in update["events"]]},
        update | {"yours": [{"kind": "saw", "cards": {}}]},
    )
    for message in wrong:
        assert socket_schema.faults("MorphoFromServer", message), message


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


async def test_all_that_a_match_sends_is_of_the_library_s_types(match):
    module = importlib.import_module(f"morpho_client.games.{match.game}")

    for page in match.pages:
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


async def test_what_is_not_of_the_library_s_types_is_found():
    module = importlib.import_module("morpho_client.games.morphos")
    placed = {"kind": "stone_placed", "seat": 0, "colour": "B", "point": "e5", "ends_turn": True}
    assert fits(placed, module.GameEvent)
    wrong = ({"seat": "0"}, {"colour": "R"}, {"more": 1}, {"kind": "stone_put"}, {"point": None})

    assert not any(fits(placed | each, module.GameEvent) for each in wrong)
    assert not fits({"kind": "stone_placed"}, module.GameEvent)
