"""The legal moves, as texts, become chips, targets and options; each of them can be reached."""

import pytest
from playwright.sync_api import expect

from tests.support.client.table import LEGAL

pytestmark = pytest.mark.browser

MOVES = "/games/morpho/dock/moves.js"
CHOICE = "/games/morpho/dock/choice.js"
IDENTITIES = [
    *("leader", "technician", "bodyguard", "killer", "deserter", "spy"),
    *("extremist", "investor", "mercenary", "cyborg", "psionics", "parasite"),
]

TURN = [
    "look C1",
    "look D2",
    "change A1",
    "snipe B1 with A1",
    "snipe B1 with A2",
    "snipe A2 with A1",
    "block A/B with A1",
    "mission",
    "escape",
    "invest red",
    "invest blue",
    "assassinate B1",
    "swap C2",
    "pass",
]
DEMANDS = {
    "guard": ["guard A1", "guard A2"],
    "take": ["take C1"],
    "report": [f"indicate {slot} as {name}" for slot in ("A1", "M") for name in IDENTITIES[:3]],
    "mission": ["indicate A1", "indicate M"],
    "bomb": ["bomb B1", "bomb M"],
    "guess": [f"guess {name}" for name in IDENTITIES],
    "arrange": [
        "arrange A2=killer M=parasite B1=deserter",
        "arrange A2=parasite M=killer B1=deserter",
    ],
}

# Walks through every chip, target and option, as taps would, and collects the moves at the ends.
WALK = """(m, legal) => {
  const found = [];
  const walk = (made) => {
    const step = m.choice.stepAt(legal, made);
    if (!step.group) {
      for (const group of step.groups) walk({ key: group.key, target: null, asked: null });
      return;
    }
    for (const move of step.group.moves) if (move.lay) found.push(move.text);
    for (const [target, moves] of step.targets) {
      if (moves.length === 1) found.push(moves[0].text);
      else walk({ key: step.group.key, target, asked: null });
    }
    if (!step.targets.size) found.push(...step.options.map((move) => move.text));
  };
  walk({ key: null, target: null, asked: null });
  return found;
}"""


def test_every_legal_move_is_reached_by_taps_and_no_other(run):
    """One of an unknown form, too."""
    positions = [TURN, *DEMANDS.values(), ["pass", "somersault A1 twice"]]

    reached = run(CHOICE, f"(m, all) => all.map((legal) => ({WALK})(m, legal))", positions)

    assert [sorted(found) for found in reached] == [sorted(legal) for legal in positions]


def test_moves_are_grouped_by_action_and_acting_card(run):
    keys = run(
        MOVES,
        "(m, legal) => m.groupMoves(legal).map(({ key, moves }) => [key, moves.length])",
        TURN,
    )

    assert keys == [
        ["look", 2],
        ["change", 1],
        ["snipe A2", 1],
        ["snipe A1", 2],
        ["block A1", 1],
        ["mission", 1],
        ["escape", 1],
        ["invest", 2],
        ["assassinate", 1],
        ["swap", 1],
        ["pass", 1],
    ]


def test_a_decision_with_one_kind_of_answer_goes_straight_to_it(run):
    step = "m.choice.stepAt(legal, { key: null, target: null, asked: null }).forced"
    demands = [legal for name, legal in DEMANDS.items() if name != "mission"]

    assert run(CHOICE, f"(m, all) => all.every((legal) => {step})", demands) is True


def play(**parts):
    return {
        "seat": 0,
        "view": {"face_up": []},
        "own": {"known": {"A1": "killer", "A2": "deserter"}},
        **parts,
    }


@pytest.mark.parametrize(
    ("move", "parts", "asked"),
    [
        ("look C1", {}, False),
        ("change A1", {}, False),
        ("pass", {}, False),
        ("snipe B1 with A1", {}, True),
        ("block A/B with A1", {}, True),
        ("block A/B with A1", {"view": {"face_up": ["A1"]}}, False),
        ("escape", {}, True),
        ("escape", {"view": {"face_up": ["A2"]}}, False),
        ("guess killer", {}, True),
        ("guard A1", {}, False),
    ],
)
def test_revealing_or_irreversible_moves_ask_first(run, move, parts, asked):
    ask = """async (m, [text, play]) => {
      const { readMove } = await import("/games/morpho/dock/moves.js");
      return m.asksFirst(readMove(text), play);
    }"""

    assert run(CHOICE, ask, [move, play(**parts)]) is asked


@pytest.mark.parametrize(
    ("gap", "view", "place"),
    [
        ("A/B", {}, "0"),
        ("A/E", {}, "4"),
        ("B/D", {"out": [2]}, "1"),
        ("A/D", {"out": [4]}, "3"),
        ("A/C", {"out": [1, 3, 4]}, "0"),
        ("A1/A2", {"slots": ["A1", "A2", "B1"]}, "0:mid"),
        ("A2/B1", {"slots": ["A1", "A2", "B1", "B2", "M"]}, "0"),
        ("A1/C2", {"slots": ["A1", "A2", "C2"]}, "2"),
        ("A1/B2", {"slots": ["A1", "B2", "C1"]}, "0"),
    ],
)
def test_a_gap_is_drawn_behind_its_first_end_clockwise(run, gap, view, place):
    read = "(m, [view, gap]) => m.placeOfGap({ out: [], ...view }, gap)"

    assert run("/games/morpho/view.js", read, [view, gap]) == place


def test_a_choice_stays_until_it_is_answered(page, at_table):
    """Once it is carried out it is over, even if it is still legal."""
    table = at_table()
    page.click("[data-verb=look]")
    page.click("[data-slot=B1]")
    chip, sent = page.locator("[data-verb=look]"), table.heard()["id"]
    expect(chip).to_be_disabled()
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-target]")).to_have_count(0)

    table.say({"type": "refused", "id": sent, "code": "illegal_move", "reason": ""})
    expect(page.locator("[data-slot=B1][data-target]")).to_be_visible()
    expect(chip).to_have_attribute("aria-pressed", "true")

    page.click("[data-slot=B1]")
    table.update(13, done=table.heard(2)["id"], legal=LEGAL)
    expect(page.locator("main")).to_have_attribute("data-n", "13")
    expect(chip).to_have_attribute("aria-pressed", "false")
    expect(chip).to_be_enabled()
    expect(page.locator("[data-target]")).to_have_count(0)
