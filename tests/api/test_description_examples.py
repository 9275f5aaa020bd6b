"""Every example of the description is sent to a server, which answers as it says."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from morpho_server.games.registry import RULES
from morpho_server.tables.model.passes import hash_of
from tests.support.administering import cookie_of, enter
from tests.support.serving import API, Guest, Json, Page, Player, Site, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAST = (
    *("get_match", "get_match_analysis", "get_match_moves", "get_round", "get_round_analysis"),
    *("get_round_record", "get_season", "get_keeping"),
)
FOR_ANYBODY = (
    *("get_me", "list_devices", "list_my_matches", "get_my_numbers", "list_my_rivals"),
    *("get_server_state", "get_statistics", "list_games", "list_puzzles", "get_puzzle"),
    *("get_puzzle_solution", "get_privacy", "get_connection", "get_health", "get_readiness"),
    "forget_my_matches",
)
BY_ADMINISTRATORS_ALONE = {
    *("end_table", "end_screen", "remove_person", "mute_person", "erase_guest", "delete_report"),
    *("make_backup", "list_backups", "check_backup", "end_admin_session", "end_own_admin_session"),
}
"""Calls without a body that need scenes of their own: the administration's tests have them."""


@dataclass
class Examples:
    """The examples of a description, and the calls that were made by them."""

    site: Site
    calls: dict[str, tuple[str, str, Json]]
    sent: set[tuple[str, str]] = field(default_factory=set)

    async def send(
        self, call: str, token: str | None = None, name: str = "", **real: str
    ) -> httpx.Response:
        """Send an example; assert that the answer is the documented one."""
        method, path, described = self.calls[call]
        given = {p["name"]: (p["in"], p["example"]) for p in parameters(described)}
        values = {name: real.get(name, value) for name, (_, value) in given.items()}
        query = {name: values[name] for name, (where, _) in given.items() if where == "query"}
        headers = {"Cookie": real["cookie"], "Origin": self.site.base} if "cookie" in real else {}
        body = bodies(described)[name] if name else None
        answer = await self.site.request(
            method, path.format(**values), token, params=query, json=body, headers=headers
        )
        [documented] = [each for each in described["responses"] if each.startswith("2")]
        assert str(answer.status_code) == documented, (call, name, answer.text)
        self.sent.add((call, name))
        return answer

    def unsent(self) -> set[tuple[str, str]]:
        """Return the examples of bodies that were not sent, and the calls without any body."""
        known = {
            (call, name)
            for call, (_, _, described) in self.calls.items()
            for name in bodies(described) or ("",)
        }
        return known - self.sent


def parameters(described: Json) -> list[Json]:
    """Return the parameters of a call that have an example: all that must be given."""
    given = described.get("parameters", [])
    assert all("example" in each for each in given if each["required"]), described["operationId"]
    return [each for each in given if "example" in each]


def bodies(described: Json) -> dict[str, Json]:
    """Return the examples of a call's body."""
    content = described.get("requestBody", {}).get("content", {}).get("application/json", {})
    return {name: each["value"] for name, each in content.get("examples", {}).items()}


async def examples_of(site: Site) -> Examples:
    """Return the examples, as anybody can fetch them."""
    described = (await site.request("GET", f"{API}/openapi.json")).json()
    return Examples(
        site,
        {
            call["operationId"]: (method.upper(), path, call)
            for path, item in described["paths"].items()
            for method, call in item.items()
        },
    )


async def administered(examples: Examples) -> str:
    """Send the examples of the administration; return the cookie of somebody who came by a link."""
    site = examples.site
    secret = bodies(examples.calls["begin_admin_session"][2])["a link"]["secret"]
    await site.administration.access.make_link(hash_of(secret), "Ada", site.world.clock.now())
    entered = await enter(site, secret)
    assert entered.status_code == 201
    examples.sent.add(("begin_admin_session", "a link"))
    cookie = cookie_of(entered)
    for call in ("make_ban", "change_server_state"):
        for name in bodies(examples.calls[call][2]):
            await examples.send(call, name=name, cookie=cookie)
    for call in (
        *("list_bans", "lift_ban", "get_audit_log", "get_admin_server_state", "get_settings"),
        *("list_admin_sessions", "get_admin_session", "make_opening_link"),
    ):
        await examples.send(call, cookie=cookie)
    return cookie


async def legal(move: str, page: Page, other: Page) -> None:
    """Play until this page may make a move; bots play by themselves."""
    while move not in page.legal:
        mover = page if page.legal else other
        if mover.legal:
            await mover.move(mover.legal[0])
        await page.until(lambda: bool(page.legal or other.legal))


async def at_a_table(examples: Examples, token: str) -> dict[str, str]:
    """Send the examples of a table up to the end of a match; return its code and player."""
    seated = (await examples.send("open_table", token, "others")).json()
    await examples.send("open_table", token, "usual options")
    real = {"code": seated["code"], "player": seated["player"]}
    others = [(await examples.site.guest()).token for _ in range(3)]
    await examples.send("join_table", others[0], "a player", **real)
    await examples.send("join_table", others[1], "a spectator", **real)
    ada = Player(Guest(examples.site, token), real["code"], real["player"])
    bo = (await Guest(examples.site, others[0]).ask("GET", f"/tables/{ada.code}"))["you"][0]
    pages = [
        await ada.page(),
        await Player(Guest(examples.site, others[0]), ada.code, bo["player"]).page(),
    ]
    tomorrow = f"{(datetime.now(UTC) + timedelta(days=1)).date()}T20:30"
    await ada.do("plan_evening", local=tomorrow, zone="Europe/Vienna", repeats="once")
    for call in ("get_evening_file", "get_call"):
        await examples.send(call, token, **real)
    for name in bodies(examples.calls["send_command"][2]):
        if name == "move":
            await legal(bodies(examples.calls["send_command"][2])["move"]["move"], *pages)
            for call in ("get_deduction", "get_view", "get_updates", "get_table", "get_report"):
                await examples.send(call, token, **real)
        await examples.send("send_command", token, name, **real)
        if name == "link_device":
            await examples.send("read_pass", others[2], "a pass", **real)
            await examples.send("use_pass", others[2], "another device", **real)
        elif name == "offer_screen":
            await examples.send("add_screen", others[2], "a big screen", **real)
    return real


async def test_every_example_is_answered_as_documented(tmp_path):
    options = {"keep_days": 30, "bot_seconds": 0.01, "games": RULES}
    async with running(tmp_path / "morpho.db", **options) as site:
        examples = await examples_of(site)
        await examples.send("create_guest", name="a browser")
        token = (await examples.send("create_guest", name="a program")).json()["token"]
        cookie = await administered(examples)
        await examples.send("let_me_in", token, "a password")
        real = await at_a_table(examples, token)
        for call in PAST:
            await examples.send(call, token, **real)
        for call in (
            "make_replay_link",
            "open_replay_link",
            "send_report",
            "keep_table",
            "play_on",
        ):
            for name in bodies(examples.calls[call][2]):
                await examples.send(call, token, name, **real)
        await examples.send("list_replay_links", token, **real)
        await examples.send("end_replay_link", token, **real)
        for call in FOR_ANYBODY:
            await examples.send(call, token)
        for call in ("open_record", "attempt_puzzle", "update_me"):
            for name in bodies(examples.calls[call][2]):
                await examples.send(call, token, name)
        renewed = await examples.send("sign_out", token, "all other devices")
        token = renewed.json()["token"]
        for call in ("list_tables", "inspect_table", "list_reports", "read_report"):
            await examples.send(call, cookie=cookie, **real)
        await examples.send("erase_me", token)

    assert examples.unsent() == {(call, "") for call in BY_ADMINISTRATORS_ALONE}
