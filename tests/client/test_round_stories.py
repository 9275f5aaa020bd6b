"""How a round ended, as a story of its decisive events."""

from typing import get_args

import pytest
from playwright.sync_api import expect

from morpho_server.games.morpho.identities import Reason
from tests.support.client.table import ENDED as OVER
from tests.support.client.table import OUTCOME, ROSTER, TABLE, store
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser


def ending(*events: dict[str, object], reason: str, **cards: str) -> list[dict[str, object]]:
    """The events of a round that ends in a way, with the cards that are open then."""
    return [*events, {"kind": "round_ended", "reason": reason, "cards": cards}]


def fallen(slot: str, identity: str) -> dict[str, object]:
    return {"kind": "eliminated", "slot": slot, "identity": identity}


def shot(seat: int, target: str) -> dict[str, object]:
    return {"kind": "sniped", "seat": seat, "slot": "A1", "target": target}


def said_of(kind: str, slot: str, identity: str, named: str) -> dict[str, object]:
    return {"kind": kind, "seat": 0, "slot": slot, "identity": identity, "named": named}


def stopped(kind: str, identity: str) -> dict[str, object]:
    return {"kind": kind, "seat": 1, "slot": "B1", "identity": identity}


GOES = {"kind": "escape_tried", "seat": 0, "slots": ["A1"]}


ENDINGS = {
    "a shot": (
        ending(shot(0, "B1"), fallen("B1", "leader"), reason="leader_eliminated", A1="killer"),
        "Ada's shot hit Bo's Leader.",
    ),
    "a shot at one's own card": (
        ending(shot(0, "A2"), fallen("A2", "technician"), reason="technician_eliminated"),
        "Ada's shot hit their own Technician.",
    ),
    "a shot that was guarded": (
        ending(
            shot(0, "C1"),
            stopped("guarded", "bodyguard"),
            fallen("A1", "killer"),
            reason="killers_eliminated",
            B1="bodyguard",
        ),
        "Bo's Bodyguard stopped the shot, and Ada's Killer was eliminated.",
    ),
    "a shot that frees a card": (
        ending(shot(0, "B1"), fallen("B1", "cyborg"), reason="leader_eliminated"),
        "Ada's shot hit Bo's Cyborg. The Leader is eliminated.",
    ),
    "a bomb": (
        ending(
            {"kind": "bombed", "seat": 0, "target": "M"},
            fallen("M", "deserter"),
            reason="deserters_eliminated",
        ),
        "Ada's bomb hit the Deserter in the middle.",
    ),
    "a stab": (
        ending(
            {"kind": "assassinated", "seat": 0, "slot": "A1", "target": "C2"},
            fallen("C2", "leader"),
            reason="leader_eliminated",
        ),
        "Ada stabbed Cleo's Leader.",
    ),
    "an escape that was stopped": (
        ending(
            GOES,
            stopped("intercepted", "leader"),
            fallen("A1", "deserter"),
            reason="deserters_eliminated",
            B1="leader",
        ),
        "Bo's Leader stopped the escape, and Ada's Deserter was eliminated.",
    ),
    "a change of jobs": (
        ending(
            {"kind": "job_changed", "seat": 0, "slot": "A1"},
            reason="leader_eliminated",
            A1="killer",
        ),
        "Ada changed jobs and became the Killer. The Leader is eliminated.",
    ),
    "a swap": (
        ending(
            {"kind": "swapped", "seat": 0, "slot": "A1", "target": "C2"}, reason="leader_eliminated"
        ),
        "Ada swapped bodies with Cleo. The Leader is eliminated.",
    ),
    "a transmit": (
        ending({"kind": "transmit_laid", "seat": 0, "places": []}, reason="technician_eliminated"),
        "Ada rearranged the cards. The Technician is eliminated.",
    ),
    "a mission that succeeded": (
        ending(
            said_of("indicated", "B1", "technician", "technician"),
            reason="mission_succeeded",
            A2="leader",
        ),
        "Ada named Bo's Technician, and the mission succeeded.",
    ),
    "a mission that failed": (
        ending(said_of("indicated", "M", "killer", "technician"), reason="mission_failed"),
        "Ada took the Killer in the middle for the Technician.",
    ),
    "a mission that was lost": (
        ending(
            {"kind": "mission_activated", "seat": 2, "slot": "C1"},
            {"kind": "turn_began", "seat": 0},
            reason="mission_failed",
        ),
        "Ada's mission failed: the Technician had been eliminated.",
    ),
    "an escape": (
        ending(GOES, {"kind": "escaped", "seat": 0}, reason="parasite_escaped", A1="parasite"),
        "Ada's Parasite got away.",
    ),
    "an escape of two": (
        ending(
            {**GOES, "slots": ["A1", "A2"]}, reason="deserter_escaped", A1="deserter", A2="killer"
        ),
        "Ada got away with both cards.",
    ),
    "a right report": (
        ending({"kind": "report_began", "seat": 0, "slot": "A1"}, reason="report_right", A1="spy"),
        "Ada's report was right on every point.",
    ),
    "a false report": (
        ending(said_of("indicated", "C1", "deserter", "leader"), reason="report_wrong"),
        "Ada took Cleo's Deserter for the Leader.",
    ),
    "a right perception": (
        ending({"kind": "perception_began", "seat": 0, "slot": "A1"}, reason="perception_right"),
        "Ada guessed every card right.",
    ),
    "a wrong guess": (
        ending(said_of("guessed", "C1", "spy", "killer"), reason="perception_wrong"),
        "Ada took Cleo's Spy for the Killer.",
    ),
    "passing": (ending({"kind": "passed", "seat": 0}, reason="all_passed"), None),
    "agreeing": (ending(reason="agreed"), None),
    "the limit": (ending(reason="turn_limit"), None),
    "a shot that the page has not seen": (
        ending(fallen("B1", "leader"), reason="leader_eliminated"),
        None,
    ),
}


STORY = """async (m, [events, me, roster]) => {
  const { loadWords } = await import("/i18n/words.js");
  await loadWords();
  const { plain } = await import("/ui/log/sentence.js");
  const parts = m.storyOf(events, me);
  return parts && plain(parts, roster).replaceAll('\\u2019', "'");
}"""


@pytest.fixture
def story(run):
    """Tell how a round came to its end."""
    return lambda events, me=None: run("/games/morpho/result/story.js", STORY, [events, me, ROSTER])


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_story_of_a_round_names_its_decisive_events(story, ending):
    events, shown = ENDINGS[ending]

    assert story(events) == shown


def test_every_reason_for_the_end_of_a_round_has_a_story():
    assert {events[-1]["reason"] for events, _ in ENDINGS.values()} == set(get_args(Reason))


CASTS = {
    "a shot": ("snipe", ["killer", "leader"], ["A1", "B1"]),
    "a shot that was guarded": ("guard", ["bodyguard", "killer"], ["B1", "A1"]),
    "a shot at one's own card": ("snipe", ["technician"], ["A1", "A2"]),
    "a shot that frees a card": ("snipe", ["cyborg"], ["A1", "B1"]),
    "a bomb": ("detonate", ["extremist", "deserter"], ["M"]),
    "a stab": ("assassinate", ["mercenary", "leader"], ["A1", "C2"]),
    "an escape that was stopped": ("intercept", ["leader", "deserter"], ["B1", "A1"]),
    "a change of jobs": ("change", ["killer"], ["A1"]),
    "a swap": ("swap", ["psionics"], []),
    "a transmit": ("transmit", ["parasite"], []),
    "a mission that succeeded": ("mission", ["leader", "technician"], ["A2", "B1"]),
    "a mission that failed": ("mission", ["leader", "killer"], ["M"]),
    "a mission that was lost": ("mission", ["leader"], []),
    "an escape": ("escape", ["parasite"], ["A1"]),
    "an escape of two": ("escape", ["deserter", "killer"], ["A1", "A2"]),
    "a right report": ("report", ["spy"], ["A1"]),
    "a false report": ("report", ["spy", "deserter"], ["C1"]),
    "a right perception": ("perceive", ["psionics"], []),
    "a wrong guess": ("perceive", ["psionics", "spy"], ["C1"]),
}
"""What was done at the end of rounds, with which cards, and where these lie."""


CAST = """(m, events) => m.castIn(events.map((event) => ({ event })))"""


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_cards_that_decided_a_round_are_known(run, ending):
    cast = run("/games/morpho/result/deciding.js", CAST, ENDINGS[ending][0])

    found = cast and (cast["deed"], cast["cards"], cast["slots"])
    assert found == CASTS.get(ending)
    if cast:
        assert cast["isMistake"] is (" took " in ENDINGS[ending][1])


@pytest.mark.parametrize(
    ("me", "shown"), [(0, "Your shot hit Bo's Leader."), (1, "Ada's shot hit your Leader.")]
)
def test_players_who_decided_a_round_are_addressed(story, me, shown):
    assert story(ENDINGS["a shot"][0], me) == shown


@pytest.mark.parametrize("me", [0, None], ids=["a player", "a spectator"])
@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("fr", "Le tir de Bo a touché le Chef de Cleo."),
        nightly("en", "Bo\u2019s shot hit Cleo\u2019s Leader."),
        nightly("zh-Hant", "Bo 射中了 Cleo 的首領。"),
    ],
)
def test_the_result_tells_what_decided_a_round_and_the_log_does_not_repeat_it(
    page, at_table, language, shown, me
):
    store(page, language=language)
    watching = {"players": {**TABLE["players"], "p9": {"name": "Zed"}}}
    table = at_table() if me == 0 else at_table("p9", table={**TABLE, **watching}, own=None)
    events = ending(shot(1, "C1"), fallen("C1", "leader"), reason="leader_eliminated", A1="killer")

    table.update(
        13,
        events=[*events[:-1], {**OUTCOME, **events[-1]}],
        public=OVER,
        table={"phase": "between"},
        legal=[],
    )

    expect(page.locator(".dock [data-story]")).to_have_text(shown)
    expect(page.locator(".dock [data-hand]")).to_have_count(int(me == 0))
    expect(page.locator(".dock [data-deciding]")).to_have_attribute(
        "data-deciding", "killer,leader"
    )
    page.click("[data-action=feed]")
    expect(page.locator("[data-feed] .end")).to_have_count(1)
    expect(page.locator("[data-feed]")).not_to_contain_text(shown)
