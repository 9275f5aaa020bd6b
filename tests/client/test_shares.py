"""A page's share in the shuffle: committed to, revealed once, and remembered."""

from typing import Any

import pytest
from playwright.sync_api import expect

from morpho_server.tables.model.match import commitment_to
from tests.support.client.table import LAPTOP, NO_MATCH, TABLE, WAITING
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser


def test_every_page_commits_to_a_share_for_every_match_and_once(page, at_table):
    """As soon as the server has promised its secret, for the next match too."""
    table = at_table("p3", table={**WAITING, "next_commitment": "c1"}, **NO_MATCH)
    first = table.heard(1)
    table.update(13, table={"options": {"mode": "basic"}})
    table.update(14, table={"phase": "playing", "next_commitment": "c2"})
    other = table.heard(2)

    assert [first["type"], other["type"]] == ["commit_share", "commit_share"]
    assert len({bytes.fromhex(sent["commitment"]) for sent in (first, other)}) == 2


def called(starting: dict[str, Any]) -> dict[str, Any]:
    """Return an update by which the shares of a match are called for."""
    return {
        "table": {"starting": starting},
        "events": [{"kind": "match_starting", "number": 1, **starting}],
    }


@pytest.fixture
def committed(page, at_table):
    """Return the other end of a page that has committed to a share, and the commitment."""
    table = at_table("p3", table={**WAITING, "next_commitment": "c1"}, **NO_MATCH)
    commitment = table.heard(1)["commitment"]
    event = {"after": 0, "kind": "share_committed", "player": "p3", "commitment": commitment}
    table.update(13, yours=[event])
    return table, commitment


def test_a_share_is_revealed_once_the_call_is_announced(page, committed):
    """Not before: a server could change options first, and tell of it when it knows the share."""
    table, commitment = committed
    starting = {"seats": ["p1", "p3"], "commitments": {"p3": commitment}}
    table.update(14, table={"starting": starting})
    expect(page.locator("#start-state")).to_have_text("The match is about to begin.")

    page.click("[data-action=ready]")
    assert table.heard(2)["type"] == "ready"
    table.update(15, events=called(starting)["events"])

    revealed = table.heard(3)
    assert revealed["type"] == "reveal_share"
    assert commitment_to(bytes.fromhex(revealed["share"])) == commitment


def test_no_share_is_revealed_unless_its_commitment_stands_there(page, committed):
    table, _ = committed

    starting = {"seats": ["p1", "p3"], "commitments": {"p3": "ab" * 32}}
    table.update(14, **called(starting))
    expect(page.locator("#start-state")).to_have_text("The match is about to begin.")
    table.update(15, table={"starting": None, "next_commitment": "c2"})

    assert table.heard(2)["type"] == "commit_share"


def test_a_share_survives_a_reload(page, committed):
    table, commitment = committed
    starting = {"seats": ["p1", "p3"], "commitments": {"p3": commitment}}
    beginning = {**WAITING, "next_commitment": "c1", "starting": starting}
    table.snapshot = {**table.snapshot, "n": 14, "table": beginning}
    table.past = [{"n": 14, "at": 0, **called(starting)}]

    page.reload()

    revealed = table.heard(2)
    assert revealed["type"] == "reveal_share"
    assert commitment_to(bytes.fromhex(revealed["share"])) == commitment


@pytest.mark.parametrize(
    ("seats", "others"), [(["p1", "p3"], "ab" * 32), nightly(["p3", "p1"], "cd" * 32)]
)
def test_a_share_is_not_revealed_again_for_other_commitments(page, committed, seats, others):
    """Nor for other seats: a server that has seen it could try another deal."""
    table, commitment = committed
    first = {"p1": "cd" * 32, "p3": commitment}
    table.update(14, **called({"seats": ["p1", "p3"], "commitments": first}))
    assert table.heard(2)["type"] == "reveal_share"
    other = {"seats": seats, "commitments": {**first, "p1": others}}
    beginning = {**WAITING, "next_commitment": "c1", "starting": other}
    table.snapshot = {**table.snapshot, "n": 14, "table": beginning}

    page.reload()
    expect(page.locator("#start-state")).to_have_text("The match is about to begin.")
    table.update(15, **called(other))
    table.update(16, table={"starting": None, "next_commitment": "c2"})

    assert table.heard(3)["type"] == "commit_share"


def test_a_page_without_web_crypto_commits_to_a_share_too(run):
    """As on a plain-http address of a home network."""
    digest = run(
        "/state/fairness/draws.js",
        """async (m) => {
            Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
            try {
                return await m.commitmentTo("00".repeat(32));
            } finally {
                delete crypto.subtle;
            }
        }""",
    )

    assert digest == commitment_to(bytes(32))


def test_the_log_names_players_without_a_share(page, at_table):
    table = at_table(size=LAPTOP)

    event = {"kind": "shares_revealed", "uncommitted": ["p2"], "unrevealed": ["p3"]}
    table.update(13, events=[{**event, "shares": {"p1": "ab" * 32}}])
    expect(page.locator("[data-feed]")).to_contain_text("The draw had no input from Bo and Cleo")


def test_spectators_have_no_share_in_the_shuffle(page, at_table):
    players = {**TABLE["players"], "p9": {"name": "Zoe"}}
    table = at_table(
        "p9",
        table={**WAITING, "players": players, "next_commitment": "c1"},
        **NO_MATCH,
    )
    page.click("[data-action=chat]")
    page.fill("[data-action=say] >> xpath=../input", "a\tb\u200b")
    page.click("[data-action=say]")

    said = table.heard(1)
    assert said["type"] == "say"
    assert said["text"] == "a b\u200b", "the server takes no control characters"


def test_a_revealed_share_is_kept_despite_many_others(run):
    """A server could promise so many secrets that the page forgets what it has revealed."""
    kept = run(
        "/state/fairness/shares.js",
        """async (shares) => {
            const { commitment } = await shares.shareFor("FLOODS", "p2", "first");
            const starting = { seats: ["p2"], commitments: { p2: commitment } };
            const table = { starting, next_commitment: "first", phase: "waiting" };
            await shares.shareToReveal("FLOODS", "p2", table);
            for (let n = 2; n < 60; n += 1) {
                await shares.shareFor("FLOODS", "p2", `other ${n}`);
                await shares.shareFor("ANOTHER", "p2", `other ${n}`);
            }
            return shares.sharesOf("FLOODS", "p2").map(({ promised }) => promised);
        }""",
    )

    assert kept[0] == "first"


def test_only_one_tab_of_a_browser_makes_shares_at_a_time(run):
    """Else one could keep its own in place of another's."""
    made = run(
        "/state/fairness/shares.js",
        """async (shares) => {
            let release = () => {};
            const held = () => new Promise((done) => { release = done; });
            navigator.locks.request("morpho.shares", held);
            const making = shares.shareFor("LOCKED", "p2", "promise");
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
            await shares.shareFor("DENIED", "p2", "promise");
            LockManager.prototype.request = request;
            return shares.sharesOf("DENIED", "p2").length;
        }""",
    )

    assert made == 1


REVEALED: list[tuple[dict[str, Any], bool]] = [
    ({}, True),
    ({"phase": "over"}, True),
    ({"phase": "playing"}, False),
    ({"next_commitment": "another"}, False),
    ({"seats": ["p1"]}, False),
    ({"commitments": {"p1": "x" * 64}}, False),
    ({"seats": ["p1", "p2", "p3" * 3_000]}, False),
]


def test_a_share_is_revealed_only_for_a_match_that_can_begin(run):
    script = """async (shares, tables) => {
        const shown = [];
        for (const {seats, commitments, ...changed} of tables) {
            const { commitment, share } = await shares.shareFor("REVEAL", "p2", "promise");
            const starting = { seats: seats ?? ["p1", "p2"] };
            starting.commitments = { ...commitments, p2: commitment };
            const table = { starting, next_commitment: "promise", phase: "waiting", ...changed };
            shown.push((await shares.shareToReveal("REVEAL", "p2", table)) === share);
            localStorage.removeItem("morpho.shares");
        }
        return shown;
    }"""

    tables = [changed for changed, _ in REVEALED]
    assert run("/state/fairness/shares.js", script, tables) == [shown for _, shown in REVEALED]


def test_a_share_is_revealed_only_where_the_page_remembers_it(run):
    """Else it could be revealed once more after a reload, to other seats."""
    script = """async (shares) => {
        const { commitment } = await shares.shareFor("FULL", "p2", "promise");
        const starting = { seats: ["p2"], commitments: { p2: commitment } };
        const table = { starting, next_commitment: "promise", phase: "waiting" };
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = () => { throw new Error("full"); };
        const shown = [await shares.shareToReveal("FULL", "p2", table)];
        shown.push(await shares.shareFor("FULL", "p2", "another"));
        Storage.prototype.setItem = setItem;
        localStorage.removeItem("morpho.shares");
        return shown;
    }"""

    assert run("/state/fairness/shares.js", script) == [None, None]
