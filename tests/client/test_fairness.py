"""A page checks by itself that nobody chose what chance decided in a match."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from morpho_server.games.fairness.match_check import check_match
from morpho_server.games.registry import GAMES
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
from tests.support.fairness.manipulations.catalogue import all_of
from tests.support.fairness.manipulations.told_events import tampered
from tests.support.fairness.matches import (
    MATCHES,
    PLAYERS,
    Told,
    by_the_first_release,
    laid_in_secret,
    morph_match,
    morpho_match,
    played_on,
    random_match,
    twice,
)

pytestmark = pytest.mark.browser

CHECK = """async (check, [game, matches, player]) => {
    const { CHANCE_RULES } = await import(`/games/${game}/chance_rules.js`);
    return Promise.all(matches.map((events) => check.checkMatch(events, CHANCE_RULES, player)));
}"""


def found(report: dict[str, Any]) -> list[tuple[str, int | None, Any]]:
    """Return the findings of a page's report."""
    return [(one["code"], one["round"], one["about"]) for one in report["findings"]]


def checked_by_the_program(game: str, events: list[Told]) -> list[tuple[str, int | None, Any]]:
    """Return what the server's own program finds."""
    report = check_match(events, GAMES[game].chance_rules, PLAYERS[game])
    return [(finding.code, finding.round, finding.about) for finding in report.findings]


@pytest.mark.parametrize("game", MATCHES)
def test_a_page_finds_the_same_in_every_manipulated_match_as_the_program(run, game):
    honest = MATCHES[game]()
    manipulated = {one.__name__: tampered(honest, one) for one in all_of(game)}

    matches = list(manipulated.values())
    reports = run("/state/fairness/check.js", CHECK, [game, matches, PLAYERS[game]])

    by_page = dict(zip(manipulated, map(found, reports), strict=True))
    assert by_page == {
        name: checked_by_the_program(game, events) for name, events in manipulated.items()
    }
    assert all(by_page.values())


@pytest.mark.parametrize("game", MATCHES)
def test_a_page_finds_nothing_in_an_honest_match(run, game):
    events = MATCHES[game]()

    [report] = run("/state/fairness/check.js", CHECK, [game, [events], PLAYERS[game]])

    theirs = check_match(events, GAMES[game].chance_rules)
    assert found(report) == []
    assert report["draws"] == {str(number): draws for number, draws in theirs.draws.items()}
    assert (report["withoutShare"], report["bots"]) == (theirs.without_share, theirs.bots)


@pytest.mark.parametrize("game", MATCHES)
def test_a_page_finds_nothing_where_people_play_at_random_and_are_late(run, game):
    matches = [random_match(game, seed) for seed in range(3)]

    reports = run("/state/fairness/check.js", CHECK, [game, matches, "p1"])

    assert [found(report) for report in reports] == [[], [], []]


def test_a_page_finds_nothing_where_cards_are_laid_in_secret(run):
    [report] = run("/state/fairness/check.js", CHECK, ["morpho", [laid_in_secret()], "p1"])

    assert found(report) == []


def test_a_page_does_not_call_a_match_of_the_first_release_wrong(run):
    events = by_the_first_release(twice("morpho"))

    [report] = run("/state/fairness/check.js", CHECK, ["morpho", [events], PLAYERS["morpho"]])

    assert found(report) == [("earlier_match_unproved", None, None)]


CHOSEN: list[dict[str, Any]] = [
    {"factions": {"p1": "grey_red"}},
    {"factions": {"p1": "grey_red", "p2": "grey_red"}, "packs": 2},
    {"factions": {"p1": "grey_red"}, "matches": 3},
]
LEFT = """async (memory, told) => {
    const { checkMatch } = await import("/state/fairness/check.js");
    const { CHANCE_RULES } = await import("/games/morph/chance_rules.js");
    const left = memory.ofLastMatch(told);
    const events = left.flatMap(({ events }) => events);
    return { first: left[0], report: await checkMatch(events, CHANCE_RULES) };
}"""


def test_a_page_finds_nothing_where_factions_were_chosen(run):
    matches = [morph_match(**chosen) for chosen in CHOSEN]

    reports = run("/state/fairness/check.js", CHECK, ["morph", matches, "p2"])

    assert [found(report) for report in reports] == [[], [], []]


def test_a_page_that_forgets_earlier_matches_keeps_the_factions_that_stand(run):
    """They were chosen before the first of three, and chosen for the last as well."""
    told = morph_match(factions={"p1": "grey_red"}, matches=3)
    # A match begins in one update, and the secret of the next one is promised in that.
    begun = [at for at, event in enumerate(told) if event["kind"] == "shares_revealed"]
    updates = [
        {"n": n, "events": told[at:end]}
        for n, (at, end) in enumerate(pairwise([0, *begun, len(told)]), 1)
    ]

    left = run("/state/fairness/memory.js", LEFT, updates)

    assert left["first"]["old"]
    assert found(left["report"]) == []


def test_a_page_without_web_crypto_checks_a_match_too(own_page):
    own_page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    own_page.goto("/blank")
    events = [MATCHES["morpho"](), tampered(MATCHES["morpho"](), all_of("morpho")[-1])]
    call = f"""async (matches) => {{
        const check = await import("/state/fairness/check.js");
        return ({CHECK})(check, ["morpho", matches]);
    }}"""

    honest, other = own_page.evaluate(call, events)

    assert found(honest) == []
    assert found(other) != []


WON: dict[str, Any] = {**ENDED, "scores": [10, 9, 4], "outcome": {**OUTCOME, "match_over": True}}


@pytest.fixture
def plays(page, at_table):
    """Let the page of the second player see a match from its promise to its end.

    ``told`` is what it hears, ``later`` what the server says of it when the match is over, and
    ``earlier`` the shares that it had made before the one that counts, which was ``made_at`` an
    update.
    """

    def played(
        told: list[Told],
        later: list[Told] | None = None,
        size: tuple[int, int] = LAPTOP,
        earlier: list[dict[str, Any]] | None = None,
        made_at: int = 13,
        shown: dict[str, Any] | None = None,
    ) -> Table:
        table = at_table("p2", size=size, table={**WAITING, "match": None}, **NO_MATCH)
        keep_share(page, told, earlier or [], made_at)
        for update in updates(told):
            table.say({"type": "update", "at": 0, **update})
        table.past = [*updates(told if later is None else later), {"n": 20}]
        match = shown or ended_match(told)
        table.update(20, table={"phase": "over", "match": match}, public=WON)
        return table

    return played


@pytest.fixture
def plays_until(page, at_table):
    """Let the page of the second player see a match until an update; the second result goes on."""

    def played(told: list[Told], last: int) -> tuple[Table, Callable[[], None]]:
        table = at_table("p2", table={**WAITING, "match": None}, **NO_MATCH)
        keep_share(page, told, [], 13)

        def tell(first: int, last: int) -> None:
            for update in updates(told):
                if first <= update["n"] <= last:
                    table.say({"type": "update", "at": 0, **update})
                    table.past.append(update)

        def tell_the_rest() -> None:
            table.say({**table.snapshot, "n": last})
            tell(last + 1, 19)
            table.past.append({"n": 20})
            table.update(20, table={"phase": "over", "match": ended_match(told)}, public=WON)

        tell(13, last)
        remembered = """async () => {
            const { recall } = await import("/state/fairness/memory.js");
            return (await recall("KTRWPM", "p2")).at(-1)?.n;
        }"""
        wait_until(page, lambda: page.evaluate(remembered) == last, "it was not remembered")
        return table, tell_the_rest

    return played


def ended_match(told: list[Told]) -> dict[str, Any]:
    """Return what a table shows of a match that is over."""
    return {
        **TABLE["match"],
        "number": [e["number"] for e in told if e["kind"] == "match_started"][-1],
        "ended": "won",
        "winners": [0],
        "commitment": next(e["commitment"] for e in told if e["kind"] == "match_prepared"),
        "secret": next(e["secret"] for e in told if e["kind"] == "match_ended"),
        "shares": next(e["shares"] for e in told if e["kind"] == "shares_revealed"),
    }


OWN = {"table": "KTRWPM", "player": "p2", "n": 13, "committed": True}
"""A share that the page of the second player has made as it came."""


def keep_share(page, told: list[Told], earlier: list[dict[str, Any]], made_at: int) -> None:
    """Let a browser have made the share of a match, after others."""
    made = next(event for event in told if event["kind"] == "share_made")
    commitment = next(e["commitment"] for e in told if e["kind"] == "share_committed")
    own = {"promised": made["promised"], "share": made["share"], "commitment": commitment}
    own["published"] = made["published"]
    kept = [*earlier, {**OWN, **own, "n": made_at}]
    page.evaluate("kept => localStorage.setItem('morpho.shares', JSON.stringify(kept))", kept)


def updates(told: list[Told]) -> list[dict[str, Any]]:
    """Return a match as seven updates: the second begins where the page had made its share."""
    made = next(at for at, event in enumerate(told) if event["kind"] == "share_made")
    heard = told[made + 1 :]
    parts = [told[:made], *(heard[at : at + size] for at, size in slices(len(heard)))]
    return [{"n": n, "events": events} for n, events in enumerate(parts, 13)]


def slices(length: int) -> list[tuple[int, int]]:
    """Return where six parts of something begin, and how long they are."""
    size = -(-length // 6)
    return [(at, size) for at in range(0, length, size)]


def manipulation(name: str):
    """Return a manipulation by its name."""
    return next(one for one in all_of("morpho") if one.__name__ == name)


ORIGIN = {"match": 4, "round": 3, "steps": 7}
"""From where a match is played on."""


def test_a_match_that_is_played_on_is_not_checked(page, at_table):
    told = played_on("morpho")
    table = at_table("p1", table={**WAITING, "match": None}, **NO_MATCH)
    table.past = [{"n": 13, "events": told}, {"n": 14}]
    for update in table.past:
        table.say({"type": "update", "at": 0, **update})

    match = {**ended_match(told), "played_on": ORIGIN}
    table.update(15, table={"phase": "over", "match": match}, public=WON)

    said = page.locator("[data-fairness=played-on]")
    expect(said).to_contain_text("Played on from match 4, round 3")


def test_a_match_with_shares_is_checked_though_the_table_says_that_it_is_played_on(page, plays):
    told = MATCHES["morpho"]()

    plays(told, shown={**ended_match(told), "played_on": ORIGIN})

    expect(page.locator("[data-fairness=fair]")).to_be_visible()


SILENTLY = "change_the_unknowns_between_rounds_in_silence"

CARDS = re.compile("^A1 .*, M ")


def test_a_page_says_by_itself_that_chance_was_fair(page, plays):
    plays(MATCHES["morpho"]())

    fair = page.locator("[data-fairness=fair]")
    expect(fair.locator("h2")).to_have_text("Chance was fair")
    expect(fair.locator("[data-checked=good]")).to_have_count(3)
    expect(fair.locator("[data-round='1'] [role=img]")).to_have_attribute("aria-label", CARDS)
    expect(page.locator("[data-announcer] p").last).to_contain_text("Chance was fair")


@pytest.mark.parametrize(
    ("name", "title", "checked"),
    [
        ("show_another_secret", "This is not the promised secret", ["open"] * 3),
        ("replace_share", "This match does not add up", ["bad"] * 3),
        ("change_order_drawn_from", "Round 1 does not match", ["bad", "good", "good"]),
        ("deal_other_cards", "Round 1 does not match", ["bad", "good", "good"]),
    ],
)
def test_a_page_says_what_does_not_match(page, plays, name, title, checked):
    plays(tampered(MATCHES["morpho"](), manipulation(name)))

    fair = page.locator("[data-fairness=wrong]")
    expect(fair.locator("h2").first).to_have_text(title)
    rounds = fair.locator("[data-round]")
    expect(rounds).to_have_count(3)
    assert [one.get_attribute("data-checked") for one in rounds.all()] == checked


def test_a_server_evades_no_check_by_calling_a_match_played_on(page, plays):
    told = tampered(MATCHES["morpho"](), manipulation("deal_other_cards"))
    origin = {"match": 1, "round": 1, "steps": 1}

    plays(told, shown={**ended_match(told), "played_on": origin})

    expect(page.locator("[data-fairness=wrong]")).to_contain_text("does not match")


def test_a_share_counts_whenever_the_server_says_that_it_promised_its_secret(page, plays):
    """The page made it by a snapshot. The server promises later, and knows nothing of the share."""
    told = tampered(MATCHES["morpho"](), manipulation("forget_own_commitment"))
    prepared = next(event for event in told if event["kind"] == "match_prepared")
    told.remove(prepared)
    told.insert(next(at for at, e in enumerate(told) if e["kind"] == "match_starting"), prepared)

    plays(told, made_at=12)

    wrong = page.locator("[data-fairness=wrong]")
    expect(wrong).to_contain_text("made without the share that this page gave")


def test_a_call_that_is_broken_off_in_silence_is_called_out(page, plays):
    """A page reveals its share, and is promised another secret, for which it gives another."""
    told = MATCHES["morpho"]()
    revealed = {"share": "ab" * 32, "commitment": "cd" * 32, "published": {"p2": "cd" * 32}}

    plays(told, earlier=[{**OWN, "promised": "c1" * 32, **revealed}])

    wrong = page.locator("[data-fairness=wrong]")
    expect(wrong).to_contain_text("promised another secret when it could know the shares")


@pytest.mark.parametrize("is_kept", [False, True])
def test_a_share_that_was_revealed_as_another_player_leaves_a_doubt(page, plays, is_kept):
    """The server puts Bo out when it knows the deal, and lets them come back as a newcomer.

    Of a match that the page saw to its end, as two people at one computer may, there is none.
    """
    told = MATCHES["morpho"]()
    promised = ended_match(told)["commitment"] if is_kept else "c1" * 32
    revealed = {"share": "ab" * 32, "commitment": "cd" * 32, "published": {"p1": "cd" * 32}}

    plays(told, earlier=[{**OWN, "player": "p1", "promised": promised, **revealed}])

    if is_kept:
        expect(page.locator("[data-fairness=fair]")).to_be_visible()
        return
    doubt = page.locator("[data-fairness=doubt]")
    expect(doubt).to_contain_text("As Ada, this browser")
    page.click("[data-action=check-again]")
    expect(doubt).to_contain_text("As Ada, this browser")


def test_a_round_with_a_doubt_is_neither_ticked_nor_crossed_out(page, plays):
    told = deepcopy(MATCHES["morpho"]())
    next(event for event in told if event["kind"] == "match_starting")["setup"] = None

    plays(told)

    doubt = page.locator("[data-fairness=doubt]")
    expect(doubt.locator("[data-round='1']")).to_have_attribute("data-checked", "open")
    expect(doubt.locator("[data-round='2']")).to_have_attribute("data-checked", "good")


def test_a_share_counts_whatever_number_the_server_gave_it(page, plays):
    """The page made it before the match, by a snapshot that is numbered as if it were later."""
    told = tampered(MATCHES["morpho"](), manipulation("forget_own_commitment"))

    plays(told, made_at=17)

    wrong = page.locator("[data-fairness=wrong]")
    expect(wrong).to_contain_text("made without the share that this page gave")


def test_a_share_that_was_revealed_counts_whatever_number_the_server_gave_it(page, plays):
    told = MATCHES["morpho"]()
    revealed = {"share": "ab" * 32, "commitment": "cd" * 32, "published": {"p2": "cd" * 32}}

    plays(told, earlier=[{**OWN, "n": 10_000, "promised": "c1" * 32, **revealed}])

    wrong = page.locator("[data-fairness=wrong]")
    expect(wrong).to_contain_text("promised another secret when it could know the shares")


def test_a_share_that_the_page_did_not_make_is_called_out(page, at_table):
    """The server never shows the page a promise, so it makes none."""
    told = tampered(MATCHES["morpho"](), manipulation("give_a_share_for_the_page"))
    table = at_table("p2", table={**WAITING, "match": None}, **NO_MATCH)
    table.update(13, events=told)

    table.update(14, table={"phase": "over", "match": ended_match(told)}, public=WON)

    doubt = page.locator("[data-fairness=doubt]")
    expect(doubt).to_contain_text("another device gave the share of Bo")


def test_a_match_behind_which_another_is_told_is_called_out(page, plays):
    """In one update, so that the page never shows that the first one is over."""
    plays(tampered(MATCHES["morpho"](), manipulation("hide_a_chosen_match_behind_another")))

    expect(page.locator("[data-fairness=wrong]")).to_contain_text(
        "The match before this one does not"
    )


CHECK_OWN = """async (_, [code, matches, later]) => {
    const { keepRecords } = await import("/state/fairness/memory_database.js");
    const { CHANCE_RULES } = await import("/games/morpho/chance_rules.js");
    const { RequestRefused } = await import("/net/rest.js");
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
        const report = await checkOwnMatch(store, CHANCE_RULES, i + 1);
        await report.shown();
        reports.push(report);
    }
    return reports;
}"""
"""What a page that sits nowhere finds of each match, if it is loaded again after each."""


def by_match(told: list[Told]) -> list[list[dict[str, Any]]]:
    """Return the updates of each match: one when it begins, and one of each other event."""
    matches: list[list[dict[str, Any]]] = [[]]
    begins = False
    for number, event in enumerate(told, 1):
        if begins:
            matches[-1][-1]["events"].append(event)
        else:
            matches[-1].append({"n": 0, "events": [event]})
        if event["kind"] in {"shares_revealed", "match_prepared"}:
            begins = event["kind"] == "shares_revealed"
        if event["kind"] == "match_ended" and number < len(told):
            matches.append([])
    for n, update in enumerate((update for match in matches for update in match), 1):
        update["n"] = n
    return matches


def seen_from_outside(told: list[Told]) -> list[Told]:
    """Return what a spectator is told of matches."""
    return [event for event in told if event["kind"] not in {"share_made", "share_committed"}]


def test_a_doubt_that_was_shown_is_not_repeated_after_a_reload(run):
    """It would stand under every later match, too, though these are proved."""
    told = seen_from_outside(morpho_match(matches=3, kept_back="p1"))

    reports = run("/state/fairness/check.js", CHECK_OWN, ["RELOAD", by_match(told), None])

    assert [found(report) for report in reports] == [[("share_unrevealed", None, "p1")], [], []]


@pytest.mark.nightly
def test_a_verdict_that_nobody_can_see_is_not_taken_for_seen(page, plays):
    """The host may begin another match at once, or a phone be in a pocket."""
    page.add_init_script(
        """Object.defineProperty(document, "hidden", { get: () => !window.seen })"""
    )
    is_noted = """async () => {
        const { recall } = await import("/state/fairness/memory.js");
        return (await recall("KTRWPM", "p2")).some(({ shown }) => shown);
    }"""
    plays(MATCHES["morpho"]())
    expect(page.locator("[data-fairness=fair]")).to_be_visible()

    page.wait_for_timeout(3_000)

    assert not page.evaluate(is_noted)
    page.evaluate("window.seen = true")
    wait_until(page, lambda: page.evaluate(is_noted), "it is not noted")


def test_what_the_server_tells_later_between_two_updates_is_no_update(run):
    """Options could stand there that excuse other cards, told when every deal is known."""
    told = seen_from_outside(tampered(MATCHES["morpho"](), manipulation(SILENTLY)))
    [match] = by_match(told)
    options = {**told[0]["options"], "unknowns": ["deserter", "medium"]}
    ended = next(one["n"] for one in match if one["events"][0]["kind"] == "round_ended")
    later = [*match, {"n": ended + 0.5, "events": [{"kind": "options_set", "options": options}]}]

    [honest] = run("/state/fairness/check.js", CHECK_OWN, ["SILENT", [match], None])
    [report] = run("/state/fairness/check.js", CHECK_OWN, ["BETWEEN", [match], later])

    assert ("setup_changed", 2, None) in found(honest)
    assert found(report) == found(honest)


def test_a_server_that_tells_of_a_match_without_end_is_given_up(run):
    """A page is right as far as it is told, so it would never say anything."""
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
        return own.checkOwnMatch(store, null, 1).catch(({ message }) => message);
    }"""

    assert run("/state/fairness/own_check.js", script) == "the server comes to no end"


def test_a_match_that_was_found_fair_is_forgotten_but_for_the_options(page, plays, run):
    """Who begins in the next one may depend on these."""
    plays(twice("morpho"))
    verdict = page.locator("[data-fairness=doubt]")
    expect(verdict).to_contain_text("another device")  # the page made one share only

    page.click("[data-action=check-again]")

    expect(verdict).to_be_visible()
    forgotten = """async () => {
        const { recall } = await import("/state/fairness/memory.js");
        const kept = (await recall("KTRWPM", "p2")).map(({ events }) => events[0]?.kind);
        return kept[0] === "table_opened" && !kept.includes("player_joined");
    }"""
    wait_until(page, lambda: page.evaluate(forgotten), "it is not forgotten")


def test_only_the_page_notes_its_shares(run):
    """A note of the server's could take the place of a share that the page made."""
    update = {"events": [{"kind": "share_made"}, {"kind": "sat"}]}
    private = {"yours": [{"kind": "share_made", "after": 1}, {"kind": "saw", "after": 2}]}

    told = run("/state/fairness/memory.js", "(m, u) => m.toldBy(u)", {**update, **private})

    assert told == [{"kind": "sat"}, {"kind": "saw"}]


def test_a_server_whose_numbers_go_back_is_called_out(page, plays_until):
    """It could tell rolls that it knows in the order that it likes."""
    table, tell_the_rest = plays_until(MATCHES["morpho"](), 16)

    table.say({**table.snapshot, "n": 14})
    tell_the_rest()

    expect(page.locator("[data-fairness=wrong] h2")).to_have_text("The server contradicts itself")


def test_a_server_whose_numbers_go_back_over_a_reload_is_called_out(page, plays_until):
    table, tell_the_rest = plays_until(MATCHES["morpho"](), 16)
    table.snapshot = {**table.snapshot, "n": 14}

    page.reload()
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    expect(page.locator("html:not([data-coming])")).to_be_attached()
    tell_the_rest()

    expect(page.locator("[data-fairness=wrong] h2")).to_have_text("The server contradicts itself")


@pytest.mark.nightly
@pytest.mark.usefixtures("from_sources")
def test_numbers_that_go_back_before_the_page_can_remember_anything_are_noticed(page, plays_until):
    table, tell_the_rest = plays_until(MATCHES["morpho"](), 16)
    table.snapshot = {**table.snapshot, "n": 14}
    held = []
    page.route("**/state/fairness/attend.js", lambda route: held.append(route))  # noqa: PLW0108 - it takes functions alone

    page.reload()
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    tell_the_rest()
    expect(page.locator("main")).to_have_attribute("data-n", "20")
    wait_until(page, lambda: held, "nobody asks for it")
    held[0].continue_()

    expect(page.locator("[data-fairness=wrong] h2")).to_have_text("The server contradicts itself")


def test_a_reload_in_a_match_is_no_contradiction(page, plays_until):
    table, tell_the_rest = plays_until(MATCHES["morpho"](), 16)
    table.snapshot = {**table.snapshot, "n": 16}

    page.reload()
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    expect(page.locator("html:not([data-coming])")).to_be_attached()
    tell_the_rest()

    expect(page.locator("[data-fairness=fair]")).to_be_visible()


@pytest.mark.parametrize("n", [0, -5, 13.5, "13", 2**53])
def test_what_has_no_number_of_an_update_is_not_shown(page, at_table, n):
    """It could be shown, and never be remembered."""
    table = at_table("p2")
    table.say({**table.snapshot, "n": n, "table": {**TABLE, "phase": "waiting"}})

    table.say({"type": "update", "n": n, "at": 0, "table": {"phase": "waiting"}})
    table.update(13, table={"match": {"round": 7}})

    expect(page.locator("main")).to_have_attribute("data-screen", "play")


def test_the_promise_the_secret_and_the_shares_shown_are_those_that_were_checked(page, plays):
    told = MATCHES["morpho"]()
    stranger = {**ended_match(told), "secret": "00" * 32, "shares": {"p3": "00" * 32}}

    plays(told, shown=stranger)

    fair = page.locator("[data-fairness=fair]")
    expect(fair).to_contain_text("Shares from Ada, Bo, Cleo and p4.")
    fair.locator("summary").click()
    match = ended_match(told)
    for value in (match["commitment"], match["secret"], *match["shares"].values()):
        expect(fair.get_by_text(value)).to_be_visible()
    expect(fair).to_contain_text("Cleo\u2019s share")
    expect(fair).not_to_contain_text("00" * 32)


def test_a_share_that_was_revealed_is_kept_whatever_others_are_made(run):
    """A server could promise so many secrets that the page forgets what it has revealed."""
    kept = run(
        "/state/fairness/shares.js",
        """async (shares) => {
            const { commitment } = await shares.shareFor("FLOODS", "p2", "first", 1);
            const starting = { seats: ["p2"], commitments: { p2: commitment } };
            const table = { starting, next_commitment: "first", phase: "waiting" };
            await shares.shareToReveal("FLOODS", "p2", table);
            for (let n = 2; n < 60; n += 1) {
                await shares.shareFor("FLOODS", "p2", `other ${n}`, n);
                await shares.shareFor("ANOTHER", "p2", `other ${n}`, n);
            }
            return shares.sharesOf("FLOODS", "p2").map(({ promised }) => promised);
        }""",
    )

    assert kept[0] == "first"


def test_a_share_that_was_revealed_counts_whatever_the_server_tells_of_that(run):
    """It shows all in snapshots, numbers what follows as it likes, and tells of another match."""
    made = run(
        "/state/fairness/memory.js",
        """async (memory) => {
            const shares = await import("/state/fairness/shares.js");
            const { keepRecords } = await import("/state/fairness/memory_database.js");
            const { commitment } = await shares.shareFor("SILENT", "p2", "first", 5);
            const starting = { seats: ["p2"], commitments: { p2: commitment } };
            const table = { starting, next_commitment: "first", phase: "waiting" };
            await shares.shareToReveal("SILENT", "p2", table);
            const other = await shares.shareFor("SILENT", "p2", "other", 100);
            const events = [
                { kind: "match_prepared", number: 1, commitment: "other" },
                { kind: "match_starting", number: 1, commitments: { p2: other.commitment } },
                { kind: "match_started", number: 1 },
                { kind: "match_ended" },
            ];
            const told = events.map((event, i) => ({ n: 101 + i, events: [event], late: false }));
            await keepRecords("SILENT", "p2", told);
            const remembered = await memory.recall("SILENT", "p2");
            return memory
                .withOwnShares("SILENT", "p2", remembered)
                .filter(({ kind }) => kind === "share_made")
                .map(({ promised }) => promised);
        }""",
    )

    assert made == ["first", "other"]


def test_only_one_tab_of_a_browser_makes_shares_at_a_time(run):
    """Else one could keep its own in place of another's."""
    made = run(
        "/state/fairness/shares.js",
        """async (shares) => {
            let release = () => {};
            const held = () => new Promise((done) => { release = done; });
            navigator.locks.request("morpho.shares", held);
            const making = shares.shareFor("LOCKED", "p2", "promise", 1);
            await new Promise((resolve) => setTimeout(resolve, 50));
            const before = shares.sharesOf("LOCKED", "p2").length;
            release();
            await making;
            return [before, shares.sharesOf("LOCKED", "p2").length];
        }""",
    )

    assert made == [0, 1]


def test_shares_are_made_where_a_browser_forbids_locks(run):
    made = run(
        "/state/fairness/shares.js",
        """async (shares) => {
            const { request } = LockManager.prototype;
            LockManager.prototype.request = () => Promise.reject(new Error("denied"));
            await shares.shareFor("DENIED", "p2", "promise", 1);
            LockManager.prototype.request = request;
            return shares.sharesOf("DENIED", "p2").length;
        }""",
    )

    assert made == 1


@pytest.mark.parametrize(
    ("changed", "revealed"),
    [
        ({}, True),
        ({"phase": "over"}, True),
        ({"phase": "playing"}, False),
        ({"next_commitment": "another"}, False),
        ({"seats": ["p1"]}, False),
        ({"commitments": {"p1": "x" * 64}}, False),
        ({"seats": ["p1", "p2", "p3" * 3_000]}, False),
    ],
)
def test_a_share_is_revealed_only_where_a_match_can_begin_with_it(run, changed, revealed):
    script = """async (shares, {seats, commitments, ...changed}) => {
        const { commitment, share } = await shares.shareFor("REVEAL", "p2", "promise", 1);
        const starting = { seats: seats ?? ["p1", "p2"] };
        starting.commitments = { ...commitments, p2: commitment };
        const table = { starting, next_commitment: "promise", phase: "waiting", ...changed };
        const shown = (await shares.shareToReveal("REVEAL", "p2", table)) === share;
        localStorage.removeItem("morpho.shares");
        return shown;
    }"""

    assert run("/state/fairness/shares.js", script, changed) is revealed


def test_a_share_is_revealed_only_where_the_page_remembers_it(run):
    """Else it could be revealed once more after a reload, to other seats."""
    script = """async (shares) => {
        const { commitment } = await shares.shareFor("FULL", "p2", "promise", 1);
        const starting = { seats: ["p2"], commitments: { p2: commitment } };
        const table = { starting, next_commitment: "promise", phase: "waiting" };
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = () => { throw new Error("full"); };
        const shown = [await shares.shareToReveal("FULL", "p2", table)];
        shown.push(await shares.shareFor("FULL", "p2", "another", 2));
        Storage.prototype.setItem = setItem;
        localStorage.removeItem("morpho.shares");
        return shown;
    }"""

    assert run("/state/fairness/shares.js", script) == [None, None]


def test_what_a_page_did_not_ask_for_takes_no_place_among_what_came_before(run):
    """Options could stand there that decide who begins, told when the deal is known."""
    past = run(
        "/state/table/past_updates.js",
        """async (past) => {
            const told = [12, 25, 31, 32].map((n) => ({ type: "update", n, at: 0 }));
            const connection = { updates: async () => told };
            const before = { n: 30, whole: 0 };
            const { updates } = await past.fetchPast(connection, before, 32, () => false);
            return updates.map(({ n }) => n);
        }""",
    )

    assert past == [31, 32]


def test_a_server_that_tells_something_else_later_is_called_out(page, plays):
    told = MATCHES["morpho"]()
    later = tampered(told, manipulation("deal_other_cards"))

    plays(told, later)

    fair = page.locator("[data-fairness=wrong]")
    expect(fair.locator("h2")).to_have_text("The server contradicts itself")


def test_what_a_page_was_told_stays_as_it_was_over_a_reload(page, plays):
    """The server may tell all else consistently afterwards."""
    told = tampered(MATCHES["morpho"](), manipulation("deal_other_cards"))
    table = plays(told, MATCHES["morpho"]())
    expect(page.locator("[data-fairness=wrong]")).to_be_visible()
    over = {**WAITING, "phase": "over", "match": ended_match(told)}
    table.snapshot = {**table.snapshot, "n": 20, "table": over, "public": WON}

    page.reload()

    expect(page.locator("[data-fairness=wrong] h2")).to_have_text("The server contradicts itself")


def test_what_a_page_heard_only_when_the_match_was_over_leaves_a_doubt(page, at_table):
    told = MATCHES["morpho"]()
    keep_share(page, told, [], 13)
    over = {**WAITING, "phase": "over", "match": ended_match(told)}
    table = at_table("p2", table=over, n=20, public=WON)
    table.past = updates(told)

    page.reload()

    doubt = page.locator("[data-fairness=doubt]")
    expect(doubt.locator("h2")).to_have_text("Fair, as far as can be told")
    expect(doubt).to_contain_text("7 messages only when the match was over")


def test_what_a_page_heard_late_of_a_match_leaves_no_doubt_in_the_next(run):
    """Somebody who comes back for a rematch hears its promise then, before it is called for."""
    first, second = by_match(seen_from_outside(twice("morpho")))
    late = [{**one, "late": True, "heard": first[-1]["n"]} for one in first]

    reports = run("/state/fairness/check.js", CHECK_OWN, ["AWAY", [late, second], None])

    assert [[code for code, *_ in found(report)] for report in reports] == [["unseen"], []]


def test_a_match_that_the_page_does_not_know_can_t_be_checked(page, at_table):
    over = {**WAITING, "phase": "over", "match": ended_match(MATCHES["morpho"]())}

    at_table("p2", table=over, n=20, public=WON)

    expect(page.locator("[data-fairness=unchecked]")).to_be_visible()
    expect(page.locator("[data-action=save-match]")).to_have_count(0)


def test_the_check_of_another_match_is_not_shown_for_one_whose_end_was_not_told(page, plays):
    told = MATCHES["morpho"]()

    plays(told, shown={**ended_match(told), "number": 2})

    expect(page.locator("[data-fairness=unchecked]")).to_be_visible()


def test_the_check_of_another_match_is_not_shown_under_its_number_either(page, plays):
    told = MATCHES["morpho"]()
    begun = next(event for event in told if event["kind"] == "match_started")

    plays([*told, begun | {"number": 2}], shown=ended_match(told))

    expect(page.locator("[data-fairness=unchecked]")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize(
    "name",
    [
        "hide_the_promise_of_a_match_behind_another",
        "hide_a_match_with_the_share_of_another_device",
    ],
)
def test_a_match_that_tells_against_the_next_is_still_known_when_that_is_checked_again(
    page, plays, name
):
    """The saved file has both."""
    told = tampered(MATCHES["morpho"](), manipulation(name))
    plays(told)
    found = page.locator("[data-fairness=doubt], [data-fairness=wrong]")
    said = found.locator(".fair-verdict").text_content()

    page.click("[data-action=check-again]")

    expect(found.locator(".fair-verdict")).to_have_text(said)
    with page.expect_download() as saved:
        page.click("[data-action=save-match]")
    match = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    ends = [event["number"] for event in match["events"] if event["kind"] == "match_started"]
    assert ends == [1, 2]


def test_the_match_can_be_saved_as_the_page_remembers_it(page, plays):
    told = MATCHES["morpho"]()
    plays(told)

    with page.expect_download() as saved:
        page.click("[data-action=save-match]")

    match = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert (match["game"], match["player"]) == ("morpho", "p2")
    assert match["events"] == told


def test_what_was_found_of_a_match_does_not_stand_under_the_next(page, at_table):
    match = {**TABLE["match"], "number": 1, "ended": "won", "winners": [1], "secret": "ab" * 32}
    table = at_table(table={**TABLE, "phase": "over", "match": match}, public=ENDED, legal=None)
    found = page.locator("[data-fairness]")
    expect(found).to_have_attribute("data-fairness", "unchecked")
    page.route("**/updates?*", lambda _: None)

    table.update(13, table={"match": {"number": 2}})

    expect(found).to_have_attribute("data-fairness", "checking")
