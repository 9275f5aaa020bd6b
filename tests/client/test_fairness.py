"""A page checks by itself what it can of a match: the seal, the shares and the draws."""

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.support.client.api import api
from tests.support.client.table import (
    ENDED,
    LAPTOP,
    NO_MATCH,
    OUTCOME,
    TABLE,
    WAITING,
    Table,
    wait_until,
)
from tests.support.complaints import complaints
from tests.support.fairness.dishonest import (
    CHANGES,
    OTHER,
    before,
    changed,
    first,
    honest,
    last,
    promised,
)
from tests.support.fairness.matches import (
    MATCHES,
    PLAYERS,
    EventJson,
    laid_in_secret,
    morph_match,
    morpho_match,
    played_on,
    random_match,
    several,
    twice,
)
from tests.support.nightly import nightly, walked

pytestmark = pytest.mark.browser

CHECK = """async ({ checkMatch }, matches) => Promise.all(
    matches.map((match) => checkMatch(...match).catch(({ message }) => message)),
)"""


def codes(report: dict[str, Any]) -> list[str]:
    """Return the codes of what a page found."""
    return [finding["code"] for finding in report["findings"]]


def test_a_page_finds_nothing_in_honest_matches(run):
    """Also where people are late, play again, choose factions, or lay cards in secret."""
    matches = [(play(), PLAYERS[game]) for game, play in MATCHES.items()]
    matches += [(several(game, 2), PLAYERS[game]) for game in MATCHES]
    matches += [
        (random_match(game, seed), "p1") for game in MATCHES for seed in walked(range(2), 0)
    ]
    matches += [(laid_in_secret(), "p1"), (morph_match(factions={"p1": "grey_red"}), "p2")]

    reports = run("/state/fairness/check.js", CHECK, matches)

    assert [codes(report) for report in reports] == [[]] * len(matches)
    assert reports[0]["draws"] == last(honest("morpho"), "match_ended")["draws"]
    assert (reports[1]["withoutShare"], reports[1]["bots"]) == ([], ["p3"])


def test_a_page_finds_each_change_of_an_honest_match(run):
    reports = run("/state/fairness/check.js", CHECK, [changed(change) for change in CHANGES])

    found = {name: codes(report) for name, report in zip(CHANGES, reports, strict=True)}
    assert {name: [code] for name, (_, _, code) in CHANGES.items() if code not in found[name]} == {}


def test_a_page_reports_missing_evidence(run):
    unseen = [event for event in honest("morphos") if event["kind"] != "share_made"]
    unpromised = [event for event in unseen if event["kind"] != "match_prepared"]
    options = honest("morphos")
    before(options, "match_ended", first(options, "terms_set") | {"options": {}})
    upgraded = honest("morphos")
    before(upgraded, "match_ended", first(upgraded, "terms_set") | {"rules": 7})

    reports = run(
        "/state/fairness/check.js",
        CHECK,
        [
            (unseen, "p2"),
            (unpromised, "p9"),
            (promised(morpho_match(silent="p2")), "p2"),
            (promised(morpho_match(kept_back="p1")), "p2"),
            (options, "p2"),
            (upgraded, "p2"),
        ],
    )

    assert [codes(report) for report in reports] == [
        ["share_of_other_device"],
        ["commitment_unseen"],
        ["own_share_unknown"],
        ["share_unrevealed"],
        ["options_chosen"],
        [],
    ]


def test_a_page_does_not_check_an_incomplete_match(run):
    events = honest("morphos")
    begun = next(at for at, event in enumerate(events) if event["kind"] == "match_started")
    shared = deepcopy(events)
    before(shared, "match_ended", {"kind": "match_played_on", **ORIGIN})

    parts = [played_on("morpho"), events[begun:], events[: begun + 5], shared]
    *unknown, report = run("/state/fairness/check.js", CHECK, [(part, "p2") for part in parts])

    missing = "its beginning or its end is missing"
    assert unknown == ["it was played on from another match", missing, missing]
    assert codes(report) == []


def test_a_page_without_web_crypto_checks_a_match_too(own_page):
    own_page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    own_page.goto("/blank")
    call = f"""async (matches) =>
        ({CHECK})(await import("/state/fairness/check.js"), matches)"""

    matches = [(honest("morpyam"), "p1"), changed("the_same_roll_twice")]
    reports = own_page.evaluate(call, matches)

    assert [codes(report)[:1] for report in reports] == [[], ["draw_wrong"]]


CHECK_OWN = """async (_, [code, matches, later, isSeen]) => {
    const { keepRecords } = await import("/state/fairness/database.js");
    const { RequestRefused } = await import("/net/rest.js");
    const { recall } = await import("/state/fairness/memory.js");
    const updates = async (after) => {
        if (!later) throw new RequestRefused("overloaded");
        return later.filter(({ n }) => n > after);
    };
    const reports = [];
    for (const [i, match] of matches.entries()) {
        await keepRecords(code, "p9", match.map((one) => ({ late: false, ...one })));
        // As after a reload: nothing is left but what the browser keeps.
        const { checkOwnMatch } = await import(`/state/fairness/own_check.js?${code}${i}`);
        const store = { code, player: "p9", connection: { updates } };
        const report = await checkOwnMatch(store, i + 1);
        if (isSeen) await report.shown();
        reports.push({ ...report, kept: (await recall(code, "p9")).length });
    }
    return reports;
}"""
"""What a page that sits nowhere finds of each match, if it is loaded again after each."""


def by_match(sent: list[EventJson]) -> list[list[dict[str, Any]]]:
    """Return the updates of each match: one when it begins, and one of each other event."""
    matches: list[list[dict[str, Any]]] = [[]]
    begins = False
    for number, event in enumerate(sent, 1):
        if begins:
            matches[-1][-1]["events"].append(event)
        else:
            matches[-1].append({"n": 0, "events": [event]})
        if event["kind"] in {"shares_revealed", "match_prepared"}:
            begins = event["kind"] == "shares_revealed"
        if event["kind"] == "match_ended" and number < len(sent):
            matches.append([])
    for n, update in enumerate((update for match in matches for update in match), 1):
        update["n"] = n
    return matches


def seen_from_outside(sent: list[EventJson]) -> list[EventJson]:
    """Return the events of matches that a spectator is sent."""
    own = {"share_made", "share_committed"}
    return [event for event in promised(sent) if event["kind"] not in own]


@pytest.mark.parametrize(
    ("is_seen", "later"), [(True, []), (False, ["earlier_match_unproved"])], ids=["seen", "unseen"]
)
def test_a_doubt_stands_under_the_next_match_unless_it_was_seen(run, is_seen, later):
    """A match before the last whose check was seen is forgotten."""
    sent = seen_from_outside(morpho_match(matches=3, kept_back="p1"))

    reports = run(
        "/state/fairness/check.js", CHECK_OWN, [f"RE{is_seen}", by_match(sent), None, is_seen]
    )

    assert [codes(report) for report in reports] == [["share_unrevealed"], later, later]
    is_forgotten = reports[2]["kept"] < reports[1]["kept"] + len(by_match(sent)[2])
    assert is_forgotten == is_seen


def test_an_earlier_match_whose_check_nobody_saw_is_checked(run):
    sent = seen_from_outside(twice("morphos"))
    first(sent, "shares_revealed")["shares"]["p1"] = OTHER
    both = [update for match in by_match(sent) for update in match]

    script = CHECK_OWN.replace("checkOwnMatch(store, i + 1)", "checkOwnMatch(store, 2)")
    [report] = run("/state/fairness/check.js", script, ["EARLY", [both], None, True])

    assert codes(report) == ["earlier_match_wrong"]


def test_a_server_that_was_restored_is_not_called_wrong(run):
    """What it sent before and after is no one course of events."""
    [match] = by_match(seen_from_outside(honest("morpyam")))
    rolls = [one for one in match if one["events"][0]["kind"] == "dice_rolled"]
    lost = {"n": rolls[-1]["n"], "events": [{"kind": "dice_rolled", "rolled": [1]}]}
    kept = [lost if one["n"] == lost["n"] else one for one in match]

    [report] = run("/state/fairness/check.js", CHECK_OWN, ["LATER", [kept], match, True])
    again = [[*kept, rolls[-1]]]
    [twice] = run("/state/fairness/check.js", CHECK_OWN, ["TWICE", again, match, True])

    assert [codes(report), codes(twice)] == [["contradiction"]] * 2
    assert report["isContradicted"]


def test_a_server_that_changed_draws_after_all_is_called_wrong(run):
    """It may send all else anew, but can't have promised another secret."""
    [match] = by_match(seen_from_outside(honest("morpyam")))
    [other] = by_match(seen_from_outside(changed("the_same_roll_twice")[0]))

    [report] = run("/state/fairness/check.js", CHECK_OWN, ["ANEW", [match], other, True])

    assert codes(report)[:2] == ["contradiction", "draw_wrong"]


def test_late_updates_leave_no_doubt_in_the_next_match(run):
    """Somebody who comes back for a rematch hears its promise then, before it is called for."""
    missed, heard = by_match(seen_from_outside(twice("morphos")))
    late = [{**one, "late": True} for one in missed]

    reports = run("/state/fairness/check.js", CHECK_OWN, ["AWAY", [late, heard], None, True])

    assert [codes(report) for report in reports] == [["unseen"], []]


def test_a_match_of_which_something_was_not_sent_is_not_checked(run):
    [match] = by_match(seen_from_outside(honest("morphos")))
    script = CHECK_OWN.replace(
        "const report = await checkOwnMatch(store, i + 1);",
        "const report = await checkOwnMatch(store, i + 1).catch(({ message }) => ({ message }));",
    )

    [report] = run(
        "/state/fairness/check.js", script, ["HOLE", [match[:-3] + match[-2:]], None, False]
    )

    assert report["message"] == "not everything was sent"


def test_a_fractional_update_number_is_ignored(run):
    """It could stand before what was known."""
    [match] = by_match(seen_from_outside(honest("morphos")))
    later = [*match, {"n": 1.5, "events": [{"kind": "match_prepared", "number": 1}]}]

    [report] = run("/state/fairness/check.js", CHECK_OWN, ["BETWEEN", [match], later, True])

    assert codes(report) == []


def test_a_match_without_end_is_given_up(run):
    """A page is right as far as it knows, so it would never say anything."""
    script = """async (own) => {
        let now = performance.now();
        performance.now = () => (now += 1_000);
        let asked = 0;
        const updates = async (after, limit) => {
            asked += 1;
            if (asked > 500) throw new Error("it still asks");
            return Array.from({ length: limit }, (_, i) => ({ n: after + i + 1, events: [] }));
        };
        const store = { code: "KTRWPM", player: "p9", connection: { updates } };
        return own.checkOwnMatch(store, 1).catch(({ message }) => message);
    }"""

    assert run("/state/fairness/own_check.js", script) == "the server comes to no end"


def test_only_the_page_notes_its_shares(run):
    """A note of the server's could take the place of a share that the page made."""
    update = {"events": [{"kind": "share_made"}, {"kind": "sat"}]}
    private = {"yours": [{"kind": "share_made", "after": 1}, {"kind": "saw", "after": 2}]}

    sent = run("/state/fairness/memory.js", "(m, u) => m.sentBy(u)", {**update, **private})

    assert sent == [{"kind": "sat"}, {"kind": "saw"}]


WON: dict[str, Any] = {**ENDED, "scores": [10, 9, 4], "outcome": {**OUTCOME, "match_over": True}}
ORIGIN = {"match": 4, "round": 3, "steps": 7}
"""From where a match is played on."""

OWN = {"table": "KTRWPM", "player": "p2", "committed": True}
"""A share that the page of the second player has made as it came."""


@pytest.fixture
def plays(page, at_table):
    """Let the page of the second player see a match from its promise to its end.

    ``sent`` is what it hears, ``later`` what the server says of it when the match is over, and
    ``others`` the shares that the browser has made besides. The table shows the match ``shown``.
    """

    def played(
        sent: list[EventJson],
        later: list[EventJson] | None = None,
        others: tuple[dict[str, Any], ...] = (),
        shown: dict[str, Any] | None = None,
    ) -> Table:
        table = at_table("p2", size=LAPTOP, table={**WAITING, "match": None}, **NO_MATCH)
        made = first(sent, "share_made")
        commitment = first(sent, "share_committed")["commitment"]
        own = {key: made[key] for key in ("promised", "share", "published")}
        kept = [*others, {**OWN, **own, "commitment": commitment}]
        page.evaluate("kept => localStorage.setItem('morpho.shares', JSON.stringify(kept))", kept)
        for update in updates(sent):
            table.say({"type": "update", "at": 0, **update})
        table.past = [*updates(sent if later is None else later), {"n": 20}]
        match = shown or ended_match(sent)
        table.update(20, table={"phase": "over", "match": match}, public=WON)
        return table

    return played


def ended_match(sent: list[EventJson]) -> dict[str, Any]:
    """Return a match that is over, as a table shows it."""
    return {
        **TABLE["match"],
        "number": last(sent, "match_started")["number"],
        "ended": "won",
        "winners": [0],
        "commitment": first(sent, "match_prepared")["commitment"],
        "secret": last(sent, "match_ended")["secret"],
        "shares": last(sent, "shares_revealed")["shares"],
    }


def updates(sent: list[EventJson]) -> list[dict[str, Any]]:
    """Return a match as seven updates, without the page's own notes."""
    heard = [event for event in sent if event["kind"] != "share_made"]
    size = -(-len(heard) // 7)
    return [{"n": 13 + n, "events": heard[n * size : (n + 1) * size]} for n in range(7)]


def saved(page) -> dict[str, Any]:
    """Save the match, and return the file."""
    with page.expect_download() as download:
        page.click("[data-action=save-match]")
    file: dict[str, Any] = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    return file


def test_a_match_played_on_is_not_checked_but_the_next_is(page, at_table):
    sent = played_on("morpho")
    table = at_table("p1", table={**WAITING, "match": None}, **NO_MATCH)
    table.past = [{"n": 13, "events": sent}, {"n": 14}]
    for update in table.past:
        table.say({"type": "update", "at": 0, **update})

    match = {**ended_match(sent), "played_on": ORIGIN}
    table.update(15, table={"phase": "over", "match": match}, public=WON)

    said = page.locator("[data-fairness=played-on]")
    expect(said).to_contain_text("Played on from match 4, round 3")

    page.route("**/updates?*", lambda _: None)
    table.update(16, table={"match": {"number": 2, "played_on": None}})
    expect(page.locator("[data-fairness=checking]")).to_be_visible()


def test_a_page_says_by_itself_that_chance_was_fair_and_saves_it(page, plays):
    """What it shows is what it checked, whatever the table says of the match."""
    complaints.expect(r"status of 404 .*/(season|matches/2)")
    sent = honest("morpho")
    api.route("**/matches/1/moves?*", lambda route: route.fulfill(status=503))
    stranger = {"secret": "00" * 32, "shares": {"p3": "00" * 32}, "played_on": ORIGIN}

    plays(sent, shown={**ended_match(sent), **stranger})

    fair = page.locator("[data-fairness=fair]")
    expect(fair.locator("h2")).to_have_text("Nothing was rigged")
    expect(fair.locator("[data-checked]")).to_have_count(0)
    fair.locator("summary").click()
    expect(fair.locator("[data-checked=good]")).to_have_count(3)
    cards = fair.locator("[data-round='1'] [role=img]")
    expect(cards).to_have_attribute("aria-label", re.compile("^A1 .*, M "))
    expect(page.locator("[data-announcer] p").last).to_contain_text("Nothing was rigged")
    expect(fair).to_contain_text("Shares from Ada, Bo, Cleo and p4.")
    fair.locator("details summary").click()
    match = ended_match(sent)
    for value in (match["commitment"], match["secret"], *match["shares"].values()):
        expect(fair.get_by_text(value)).to_be_visible()
    expect(fair).not_to_contain_text("00" * 32)

    assert saved(page)["moves"] == []
    expect(fair).to_contain_text("The server didn\u2019t send the moves")
    moves = {"match": 1, "game": "morpho", "rounds": [{"round": 1, "moves": [[0, "pass", False]]}]}
    api.route("**/matches/1/moves?*", lambda route: route.fulfill(json=moves))
    file = saved(page)
    events = file.pop("events")
    known = {"format": 2, "game": "morpho", "player": "p2", "unseen": 0, "restored": False}
    assert file == {**known, "moves": [moves]}
    [made] = [event for event in events if event["kind"] == "share_made"]
    assert made == last(sent, "share_made")
    assert events[events.index(made) - 1]["kind"] == "match_prepared"
    assert [event for event in events if event is not made] == [
        event for event in sent if event["kind"] != "share_made"
    ]


def test_an_opened_check_stays_open_when_its_result_comes(page, plays):
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/updates?*", hold)
    plays(honest("morpho"))
    page.locator("[data-fairness=checking] > summary").click()
    wait_until(page, lambda: held, "nothing is checked")

    held[0].fallback()

    expect(page.locator("[data-fairness=fair]").get_by_text("It proves")).to_be_visible()


@pytest.mark.parametrize(
    ("change", "title", "checked"),
    [
        nightly("another_secret", "This is not the promised secret", ["open"] * 3),
        nightly("another_share", "This match does not add up", ["bad"] * 3),
        ("another_draw", "Round 1 does not match", ["bad", "good", "good"]),
    ],
)
def test_a_page_names_each_mismatch(page, plays, change, title, checked):
    sent = honest("morpho")
    CHANGES[change][1](sent)

    plays(sent)

    fair = page.locator("[data-fairness=wrong]")
    expect(fair.locator("h2")).to_have_text(title)
    rounds = fair.locator("[data-round]")
    expect(rounds).to_have_count(3)
    assert [one.get_attribute("data-checked") for one in rounds.all()] == checked


@pytest.mark.parametrize(
    ("player", "is_seen", "verdict"),
    [("p2", False, "doubt"), nightly("p1", False, "doubt"), nightly("p1", True, "fair")],
)
def test_a_share_whose_match_was_not_seen_to_end_leaves_a_doubt(
    page, plays, player, is_seen, verdict
):
    """A server can break a match off when it knows the deal, also by putting Bo out.

    A second share in the same match is that of another person at the same computer.
    """
    sent = honest("morpho")
    promised = ended_match(sent)["commitment"] if is_seen else "c1"
    revealed = {"share": "ab" * 32, "commitment": "cd" * 32, "published": {}}

    plays(sent, others=({**OWN, "player": player, "promised": promised, **revealed},))

    found = page.locator(f"[data-fairness={verdict}]")
    expect(found).to_be_visible()
    found.locator("summary").click()
    page.click("[data-action=check-again]")
    expect(found).to_be_visible()


def test_options_that_the_host_changed_between_rounds_are_no_suspicion(page, plays):
    sent = honest("morpho")
    before(sent, "match_ended", first(sent, "terms_set") | {"options": {}})

    plays(sent)

    fair = page.locator("[data-fairness=fair]")
    expect(fair.locator("h2")).to_have_text("Nothing was rigged")
    fair.locator("summary").click()
    expect(fair).to_contain_text("The host changed the options between two rounds. That is allowed")


@pytest.mark.nightly
def test_a_reload_keeps_the_updates_first_received(page, plays):
    """The server may send all else consistently afterwards."""
    sent = honest("morpho")
    other = deepcopy(sent)
    last(other, "round_started")["target"] = 7
    table = plays(other, sent)
    doubt = page.locator("[data-fairness=doubt]")
    doubt.locator("summary").click()
    expect(doubt).to_contain_text("twice")
    over = {**WAITING, "phase": "over", "match": ended_match(sent)}
    table.snapshot = {**table.snapshot, "n": 20, "table": over, "public": WON}

    page.reload()

    doubt.locator("summary").click()
    expect(doubt).to_contain_text("twice")


def test_updates_heard_after_the_match_leave_a_doubt(page, at_table):
    sent = honest("morpho")
    over = {**WAITING, "phase": "over", "match": ended_match(sent)}
    table = at_table("p9", table=over, n=20, public=WON)
    table.past = updates(sent)

    page.reload()

    doubt = page.locator("[data-fairness=doubt]")
    expect(doubt.locator("h2")).to_have_text("No sign of cheating")
    doubt.locator("summary").click()
    expect(doubt).to_contain_text("messages only when the match was over")


@pytest.mark.parametrize("number", [1, nightly(2)])
def test_the_check_of_another_match_is_not_shown(page, plays, number):
    """Of one with another number, or before another that has begun."""
    sent = honest("morpho")
    begun = [last(sent, "match_started") | {"number": 2}] if number == 1 else []

    plays([*sent, *begun], shown={**ended_match(sent), "number": number})

    page.locator("[data-fairness=unchecked] > summary").click()
    expect(page.locator("[data-action=check-again]")).to_be_visible()
    expect(page.locator("[data-action=save-match]")).to_have_count(0)


@pytest.mark.nightly
def test_a_verdict_that_nobody_can_see_is_not_taken_for_seen(page, plays):
    """The host may begin another match at once, or a phone be in a pocket."""
    hidden = "{ get: () => !window.seen, configurable: true }"
    page.evaluate(f"() => void Object.defineProperty(document, 'hidden', {hidden})")
    is_noted = """async () => {
        const { recall } = await import("/state/fairness/memory.js");
        return (await recall("KTRWPM", "p2")).some(({ shown }) => shown);
    }"""
    plays(honest("morpho"))
    expect(page.locator("[data-fairness=fair]")).to_be_visible()

    page.wait_for_timeout(3_000)

    assert not page.evaluate(is_noted)
    page.evaluate("window.seen = true")
    wait_until(page, lambda: page.evaluate(is_noted), "it is not noted")
