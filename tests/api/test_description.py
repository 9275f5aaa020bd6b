"""The API's own description, from which docs/reference is written: complete and true."""

import json
import re
from collections.abc import Iterator
from typing import get_args

import pytest
import pytest_asyncio
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter

from morpho_server.api.messages.frames import FromServer, Snapshot, TunnelMoved, Update
from morpho_server.api.messages.table import Match, Table
from morpho_server.api.problems import CODES, DETAILS, STATUSES, status_of
from morpho_server.games.registry import RULES
from morpho_server.tables.messages.commands import AnyCommand
from morpho_server.tables.messages.errors import REASONS, RefusalCode
from tests.support.administering import administrator
from tests.support.serving import API, Json, Site, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

METHODS = {"get", "post", "put", "patch", "delete", "head", "options"}


@pytest_asyncio.fixture(loop_scope="session")
async def described(site: Site) -> Json:
    """Return the description, as anybody can fetch it."""
    answer = await site.request("GET", f"{API}/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    return answer.json()


def operations(described: Json) -> Iterator[tuple[str, str, Json]]:
    """Return every operation with its method and path."""
    for path, item in described["paths"].items():
        for method in METHODS & item.keys():
            yield method.upper(), path, item[method]


def references(value: Json) -> Iterator[str]:
    """Return every reference in a part of the description."""
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for inner in value.values():
            yield from references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner)


def parts(value: Json) -> Iterator[Json]:
    """Return a part of the description and all parts of it."""
    yield value
    for inner in value.values() if isinstance(value, dict) else value:
        if isinstance(inner, dict | list):
            yield from parts(inner)


def schemas_in(value: Json) -> Iterator[Json]:
    """Return every schema of a field, of an item, or of what an answer holds."""
    for part in parts(value):
        if isinstance(part, dict):
            yield from (part[key] for key in ("schema", "items") if key in part)
            yield from part.get("properties", {}).values()
            yield from part.get("anyOf", [])


def identified(described: Json) -> dict[str, Json]:
    """Return every operation by its id."""
    return {operation["operationId"]: operation for _, _, operation in operations(described)}


async def test_the_description_is_rendered_once(site, monkeypatch):
    first = await site.request("GET", f"{API}/openapi.json")
    monkeypatch.delattr(JSONResponse, "render")

    again = await site.request("GET", f"{API}/openapi.json")

    assert again.content == first.content
    assert again.headers["cache-control"] == first.headers["cache-control"] == "no-store"


async def test_the_description_is_whole(described):
    assert described["openapi"].startswith("3.1")
    for reference in references(described):
        part = described
        for step in reference.removeprefix("#/").split("/"):
            part = part[step]
    for _, path, operation in operations(described):
        named = {p["name"] for p in operation.get("parameters", ()) if p["in"] == "path"}
        assert named == {*re.findall(r"{(\w+)}", path)}
        assert operation["summary"]
        assert operation["description"]
    assert len({*identified(described)}) == len([*operations(described)])


async def test_calls_are_grouped_by_tags_that_are_explained(described):
    explained = {tag["name"] for tag in described["tags"] if tag["description"]}

    for _, _, operation in operations(described):
        [tag] = operation["tags"]
        assert tag in explained, operation["operationId"]


async def test_every_view_event_and_option_has_a_type(described):
    """JSON of any kind is only in the settings, the audit log and reports of problems."""
    untyped = {
        f"{name}.{key}"
        for name, shape in described["components"]["schemas"].items()
        for key, value in shape.get("properties", {}).items()
        if {"$ref": "#/components/schemas/JsonValue"} in [*parts(value)]
    }

    assert untyped == {
        "AuditedShown.details",
        "ReportShown.report",
        "SendReport.report",
        "SettingsShown.settings",
    }
    assert {} not in [part for path in described["paths"].values() for part in schemas_in(path)]
    assert {} not in [*schemas_in(described["components"]["schemas"])]
    assert "x-of-game" not in json.dumps(described)


async def test_messages_with_a_game_are_told_apart_by_it(described):
    schemas = described["components"]["schemas"]
    by_game = {
        name: shape["discriminator"]["mapping"]
        for name, shape in schemas.items()
        if shape.get("discriminator", {}).get("propertyName") == "game"
    }

    assert {"OpenTable", "PastRound", "PuzzleAttempt", "Report", "Snapshot", "Updates"} <= {
        *by_game
    }
    for name, mapping in by_game.items():
        assert mapping.keys() == RULES.keys(), name
        for game, reference in mapping.items():
            shape = schemas[reference.rpartition("/")[2]]
            assert shape["properties"]["game"]["const"] == game


async def test_a_command_is_described_by_the_type_that_it_names(described):
    path = f"{API}/tables/{{code}}/commands"
    body = described["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"]
    named = body["discriminator"]["mapping"]

    assert body["discriminator"]["propertyName"] == "type"
    assert sorted(named.values()) == sorted(one["$ref"] for one in body["oneOf"])
    for kind, reference in named.items():
        schema = described["components"]["schemas"][reference.rpartition("/")[2]]
        assert schema["properties"]["type"]["const"] == kind


async def test_links_lead_to_calls_and_give_parameters_that_these_have(described):
    calls = identified(described)
    links = [
        link
        for operation in calls.values()
        for answer in operation["responses"].values()
        for link in answer.get("links", {}).values()
    ]

    assert {link["operationId"] for link in links} > {
        "get_updates",
        "get_view",
        "join_table",
        "send_command",
    }
    for link in links:
        call = calls[link["operationId"]]
        assert {*link["parameters"]} <= {parameter["name"] for parameter in call["parameters"]}


async def test_every_answer_is_described_by_a_schema(described):
    for method, path, operation in operations(described):
        [done] = [status for status in operation["responses"] if status.startswith("2")]
        content = operation["responses"][done]["content"]
        assert content, f"{method} {path}"
        assert all(answer["schema"] for answer in content.values()), f"{method} {path}"


async def test_every_answer_is_explained_and_nothing_speaks_of_the_code(described):
    for method, path, operation in operations(described):
        answers = [a for status, a in operation["responses"].items() if status.startswith("2")]
        assert all(a["description"].endswith(".") for a in answers), f"{method} {path}"
    text = json.dumps(described)
    assert not re.search(r"Successful Response|`None`|`True`|\bR\d\.\d|:\w+:`", text)


async def test_every_call_names_the_shape_of_its_errors(described):
    for method, path, operation in operations(described):
        for status in ("4XX", "5XX"):
            content = operation["responses"][status]["content"]
            assert set(content) == {"application/problem+json"}, f"{method} {path}"
            assert content["application/problem+json"]["schema"] == {
                "$ref": "#/components/schemas/Problem"
            }
    shape = described["components"]["schemas"]["Problem"]
    assert set(shape["required"]) >= {"title", "status", "code", "detail"}


async def test_every_code_has_its_meaning_and_status():
    assert {*STATUSES, *CODES.values()} <= {*DETAILS, *REASONS}
    assert {*get_args(RefusalCode)} == {*REASONS}
    assert {code: status_of(code) for code in CODES.values()} == {c: s for s, c in CODES.items()}


async def test_calls_that_need_a_token_say_so(described):
    assert set(described["components"]["securitySchemes"]) == {
        "GuestToken",
        "GuestCookie",
        "AdminCookie",
    }
    for method, path, operation in operations(described):
        needs = path.endswith(
            (
                "/view",
                "/season",
                "/report",
                "/reports",
                "/replay-links",
                "/commands",
                "/updates",
                "/deduction",
                "/players",
                "/passes",
                "/screens",
                "/keeping",
                "/call",
            )
        )
        needs = (
            needs
            or "/me" in path
            or "/matches/" in path
            or ("/admin/" in path and (method, path) != ("POST", f"{API}/admin/session"))
            or (method, path) == ("POST", f"{API}/tables")
        )
        for_anybody = not operation["security"] or {} in operation["security"]
        assert for_anybody != needs, f"{method} {path}"


async def test_responses_are_as_described(site):
    """A view and updates have the parts that the description gives them, and no others."""
    ada, *_ = await site.match("Ada Bo Cy", "morpho")
    await ada.do("end_match")
    await ada.do("rematch")

    view, updates = await ada.view(), await ada.updates()

    Snapshot.model_validate(view)
    assert view.keys() <= Snapshot.model_fields.keys()
    assert view["table"].keys() <= Table.model_fields.keys()
    assert view["table"]["match"].keys() <= Match.model_fields.keys()
    for update in updates:
        Update.model_validate(update)
        assert update.keys() <= Update.model_fields.keys()
    assert any(update.get("yours") for update in updates)


async def test_every_frame_of_the_socket_is_as_described(tmp_path):
    """Each type is here once, with exactly the fields that the description names."""
    async with running(tmp_path / "morpho.db") as site:
        ada, _ = await site.company("Ada Bo")
        page = await ada.page()
        await (await administrator(site)).ask("PATCH", "state", json={"maintenance": False})
        await page.do("say", text="Hello.")
        await page.do("link_device", token="A" * 43)
        with refused("not_now"):
            await page.do("next_round")
        await page.refusal("{")
        await page.send({"type": "watch", "role": "other"})
        await page.do("set_options", options={"entry": "approval"})
        cy = await (await site.guest()).join(ada.code, "Cy")
        outside = await cy.page()
        with refused("left"):
            await page.do("leave")

    everything = [*page.heard, *outside.heard]
    frames = [(heard, TypeAdapter(FromServer).validate_python(heard)) for heard in everything]

    for heard, frame in frames:
        assert heard.keys() <= type(frame).model_fields.keys()
    described = get_args(get_args(FromServer)[0])
    of_shared_servers = {TunnelMoved}
    assert {type(frame) for _, frame in frames} == set(described) - of_shared_servers


async def test_every_command_is_described(described):
    schemas = described["components"]["schemas"]
    kinds = {kind: schemas[kind.__name__] for kind in get_args(AnyCommand)}

    for kind, schema in kinds.items():
        assert {"type", "id"} <= set(schema["required"]), kind
        assert not schema["additionalProperties"], kind
