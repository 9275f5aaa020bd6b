"""The types of each game in the descriptions, held against all that is sent in matches of it."""

from random import Random
from typing import Any

import jsonschema_rs
import pytest
import pytest_asyncio

from morpho_server.games.registry import RULES
from morpho_server.tables.model.match import commitment_to
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


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Json]:
    """Return the list of messages that pages send from now on."""
    messages: list[Json] = []
    send = Page.send

    async def recorded(page: Page, message: Json) -> None:
        messages.append(message)
        await send(page, message)

    monkeypatch.setattr(Page, "send", recorded)
    return messages


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


@pytest.mark.parametrize("game", RULES)
async def test_all_that_a_match_sends_is_described(site, game, socket_schema, rest_schema, sent):
    people, pages = await played(site, game)
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
