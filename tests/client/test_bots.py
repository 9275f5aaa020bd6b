"""A bot is marked as one wherever its name stands, and in words for screen readers."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from morpho_server.tables.model.match import commitment_to
from tests.support.client.table import ENDED, LAPTOP, OUTCOME, PLAYERS, TABLE, WAITING

pytestmark = pytest.mark.browser

WITH_BOT: dict[str, Any] = {
    **TABLE,
    "players": {**PLAYERS, "p3": {"name": "Talos", "seat": 2, "bot": "recruit"}},
}
WON = {"points": [3, 0, 3], "scores": [3, 3, 10], "match_over": True, "winner": 2}
OVER: dict[str, Any] = {**ENDED, "outcome": {**OUTCOME, **WON}}


NO_MATCH: dict[str, Any] = {"public": None, "own": None, "legal": []}


def marks_the_bot_alone(place: Locator) -> None:
    """Hold that of all names in a place that of the bot is marked, and no other."""
    names = place.locator(".who, .who-plain")
    named = names.filter(has_text="Talos")
    expect(named.first).to_be_visible()
    marked = names.filter(has=place.page.get_by_role("img", name="bot"))
    expect(marked).to_have_count(named.count())
    expect(marked.filter(has_not_text="Talos")).to_have_count(0)


@pytest.mark.nightly
def test_in_the_feed_and_where_a_round_ends(page, at_table):
    table = at_table(size=LAPTOP, table={**WITH_BOT, "phase": "between"}, public=OVER, legal=None)

    table.update(13, events=[{"kind": "investigated", "seat": 2, "slot": "A1"}])

    expect(page.locator("[data-feed]")).to_contain_text("looks at")
    marks_the_bot_alone(page.locator("[data-feed]"))
    marks_the_bot_alone(page.locator("[data-reason]"))
    expect(page.get_by_role("img", name="Talos, bot: 10 of 10 points")).to_be_visible()


def test_where_a_match_ends(page, at_table):
    honours = [{"feat": "looked_at", "seats": [0, 2], "count": 3}]
    match = {**TABLE["match"], "ended": "won", "winners": [2], "scores": WON["scores"]}
    at_table(
        table={**WITH_BOT, "phase": "over", "match": match},
        public={**OVER, "scores": [3, 3, 10], "honours": honours},
        legal=None,
    )

    for place in (".podium", ".highlights", "[data-reason]", ".final-position"):
        marks_the_bot_alone(page.locator(place))
    expect(page.locator(".people [data-player=p3]")).to_contain_text("bot · easy")


@pytest.mark.nightly
def test_in_the_past_before_the_bot_left(page, at_table):
    table = at_table(size=LAPTOP)
    came = {"kind": "bot_joined", "player": "p9", "name": "Talos", "strength": "recruit"}
    sat = {"kind": "sat", "player": "p9", "seat": 1}
    went = {"kind": "player_left", "player": "p9"}
    table.past = [{"type": "update", "n": 1, "at": 0, "events": [came, sat, went]}]

    page.reload()

    marks_the_bot_alone(page.locator("[data-feed]"))
    expect(page.locator("[data-feed]")).not_to_contain_text("sat down")


def test_the_host_may_give_a_bot_a_name(page, at_table):
    table = at_table(table=WAITING, public=None, own=None, legal=[])

    page.fill("[name=bot]", " Granny ")
    page.click("[data-action=add-bot]")
    assert (table.heard()["name"], table.heard()["strength"]) == ("Granny", "recruit")
    assert page.input_value("[name=bot]") == " Granny ", "it may be refused"

    granny = {"name": "Granny", "seat": 3, "bot": "recruit"}
    added = {"players": {"p4": granny}, "seats": {"3": "p4"}}
    table.update(13, table=added, done=table.heard()["id"])
    expect(page.locator("[name=bot]")).to_have_value("")
    page.click("[data-action=add-bot]")
    assert table.heard(2)["name"] is None


def test_a_bot_name_survives_updates_and_refusals(page, at_table):
    table = at_table(table=WAITING, public=None, own=None, legal=[])
    page.fill("[name=bot]", "Granny")

    table.update(13, table={"players": {"p4": {"name": "Dora", "seat": 3}}, "seats": {"3": "p4"}})
    expect(page.locator("[data-seat='3']").first).to_contain_text("Dora")
    expect(page.locator("[name=bot]")).to_have_value("Granny")

    page.click("[data-action=add-bot]")
    asked = table.heard()["id"]
    table.say({"type": "refused", "id": asked, "code": "name_taken", "reason": ""})
    expect(page.locator("[data-bots] [data-refused=name_taken]")).to_be_visible()
    expect(page.locator("[name=bot]")).to_have_value("Granny")


@pytest.mark.parametrize("table", [WITH_BOT, {**WITH_BOT, "phase": "waiting", "match": None}])
def test_a_bot_is_never_away(page, at_table, table):
    at_table(table=table, here=["p1"], **({} if table["match"] else NO_MATCH))

    absent = "away" if table["match"] else "gone"
    expect(page.locator(f".{absent}[data-seat='1']")).to_be_visible()
    bot = page.locator("[data-seat='2']").first
    expect(bot).to_be_visible()
    expect(bot).not_to_have_class(re.compile(rf"\b{absent}\b"))


def test_bots_go_between_matches_and_yield_seats_to_guests(page, at_table):
    guest = {**WITH_BOT, "players": {**WITH_BOT["players"], "p9": {"name": "Eve"}}}
    acts = page.locator(".people [data-player=p3] button")

    at_table(table=guest)
    page.click("[data-action=menu]")
    expect(page.locator(".people [data-player=p3]")).to_be_visible()
    expect(acts).to_have_count(0)

    at_table("p9", table=guest, own=None, legal=None)
    page.click("[data-action=menu]")
    expect(acts).to_have_text(["Ask for this seat"])

    for changes in ({"host": "p9"}, {"phase": "between"}):
        at_table("p9", table={**guest, **changes}, own=None, legal=None)
        page.click("[data-action=menu]")
        expect(acts).to_have_text(["Take this seat"])

    at_table(table={**guest, "phase": "waiting", "match": None}, **NO_MATCH)
    expect(acts).to_have_text(["Remove"])


def test_a_host_alone_with_bots_can_set_the_entry(page, at_table):
    alone = {name: player for name, player in WITH_BOT["players"].items() if name != "p2"}
    at_table(table={**WAITING, "players": alone, "seats": {"0": "p1", "2": "p3"}}, **NO_MATCH)

    page.click("[data-action=manage]")

    expect(page.locator("[data-option=entry]")).to_be_visible()
    expect(page.locator(".people .person-acts")).to_have_count(0)


def test_play_now_commits_to_a_share_and_reveals_it_at_the_start(run):
    script = """async (m) => {
        const {fetch} = window;
        const asked = [];
        const table = {next_commitment: "c1", phase: "waiting"};
        window.fetch = async (path, {body}) => {
            const sent = body ? JSON.parse(body) : {type: path.split(/[/?]/).at(-2)};
            asked.push(sent);
            if (sent.type === "commit_share") {
                table.starting = {seats: ["p1"], commitments: {p1: sent.commitment}};
            }
            return new Response(JSON.stringify({code: "KTRWPM", player: "p1", n: 3, table}));
        };
        await m.playNow("guess", "Ada", 2, "agent").finally(() => { window.fetch = fetch; });
        return asked;
    }"""
    opened, *asked = run("/state/play_now.js", script)

    assert (opened["game"], opened["name"]) == ("guess", "Ada")
    kinds = ["view", "commit_share", "add_bot", "add_bot", "start", "view", "reveal_share"]
    assert [each["type"] for each in asked] == kinds
    assert asked[1]["commitment"] == commitment_to(bytes.fromhex(asked[-1]["share"]))
