"""A phone as a hand while the table is on a big screen: nothing shows what lies under its cover."""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from morpho_server.games.morpho.identities import IDENTITIES
from morpho_server.games.morpho.record import MORPHO_RECORDING
from morpho_server.games.morpho.rules import MORPHO
from morpho_server.games.moves import Move
from morpho_server.games.position import Position
from morpho_server.games.registry import RECORDINGS
from morpho_server.games.seats import Seat, seat_of
from morpho_server.records import read_documents
from tests.support.client.fitting import unfit
from tests.support.client.morph import MIDDLE, morph, seen
from tests.support.client.table import NO_MATCH, PUBLIC, TABLE, WAITING, Table, store
from tests.support.games.morpho.playing import deal

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).parents[1] / "records"
SCREENS = {"s1": {"delayed": False}}
ON_SCREEN = {**TABLE, "screens": SCREENS}
DELAYED = {**TABLE, "screens": {"s2": {"delayed": True}}}
HELD = "[data-cover=cards] > button"
MINE = "[data-mine]"


@pytest.fixture
def hand(page, at_table):
    """Open a page that is a hand."""

    def opened(**parts: Any) -> Table:
        store(page, **{"hand.KTRWPM": "on"})
        size = parts.pop("size", (360, 640))
        table = {**parts.pop("table", TABLE), "screens": SCREENS}
        at = at_table(size=size, table=table, **parts)
        expect(page.locator("[data-screen=hand] [data-cover]").first).to_be_attached()
        return at

    return opened


def replayed(game: str) -> Iterator[tuple[Position[Any], Seat]]:
    """Yield the positions of all recorded rounds, with a seat that is asked there."""
    recording = RECORDINGS[game]
    for path in sorted((RECORDS / game).glob("*.yaml")):
        for document in read_documents(path):
            said = document.content
            header = {key: value for key, value in said.items() if key in recording.header}
            at = Position(recording.game, recording.open(header))
            for step in said["play"]:
                yield from ((at, seat) for seat in at.owed())
                if isinstance(step, str):
                    letter, _, spelt = step.partition(" ")
                    seat = seat_of(letter)
                    at.make(seat, recording.complete(at.state, seat, spelt))


def of_morpho(at: Position[Any], seat: Seat) -> dict[str, Any]:
    """Return the parts of a snapshot that show a position to a seat."""
    public = deepcopy(dict(at.public()))
    return {
        "public": public,
        "own": deepcopy(dict(at.own(seat))),
        "legal": at.owed().get(seat),
        **seated(public["seats"], seat),
    }


def seated(count: int, seat: int) -> dict[str, Any]:
    """Return a table of so many, at which the page's player has a seat."""
    order = [seat, *(other for other in range(count) if other != seat)]
    held = {f"p{n}": taken for n, taken in enumerate(order, 1)}
    players = {
        player: {"name": "ABCDEFGHI"[taken], "seat": taken} for player, taken in held.items()
    }
    seats = {str(taken): player for player, taken in held.items()}
    match = {**TABLE["match"], "seats": count}
    return {"table": {**ON_SCREEN, "players": players, "seats": seats, "match": match}}


def looks_of(
    page: Page, table: Table, positions: Sequence[dict[str, Any]], do: Callable[[], object]
) -> set[tuple[str, str]]:
    """Return how a page looks in each position, once something was done there."""
    found = []
    # The first ones fill up what was read out.
    for n, position in enumerate([*positions[:6], *positions], 20):
        table.say({**table.snapshot, **position, "n": n})
        expect(page.locator("main")).to_have_attribute("data-n", str(n))
        do()
        found.append(looks(page))
    return set(found[6:])


def looks(page: Page) -> tuple[str, str]:
    """Return all that is on the page, and all that is read out of it."""
    drawn = page.evaluate("() => document.querySelector('main').outerHTML")
    return re.sub(r' data-n="\d+"', "", drawn), page.locator("body").aria_snapshot()


@cache
def alike(turn: int) -> tuple[dict[str, Any], ...]:
    """Return a position with many hands of A, which nobody else can tell apart."""
    rng, found = random.Random(turn), []
    box = [identity.name for identity in IDENTITIES for _ in range(identity.cards)]
    while len(found) < 16:
        rng.shuffle(box)
        hands = [" ".join(box[2 * seat : 2 * seat + 2]) for seat in range(4)]
        if any(hand.startswith("parasite") for hand in hands):
            continue  # looked at, it shows itself
        at = Position(MORPHO, MORPHO_RECORDING.open({"deal": deal(*hands, middle=box[-1])}))
        for step in ["A look C1", "B look D1", "C look A1", "D look B1"][:turn]:
            at.make(seat_of(step[0]), Move(step[2:]))
        public = {**at.public(), "mode": "expert", "tiles": {}, "unknowns": []}
        found.append({**of_morpho(at, Seat(0)), "public": public})
    return tuple(found)


@pytest.mark.parametrize(
    ("turn", "chosen"), [(0, ""), (1, ""), (4, ""), (4, "look"), (4, "change")]
)
def test_covered_hands_look_alike_whatever_they_hold(page, hand, turn, chosen):
    positions = alike(turn)
    table = hand(**positions[0])
    if turn == 1:
        expect(page.locator("[data-action=phrases]")).to_be_attached()
    tap = f"[data-answers] [data-verb={chosen}]"
    found = looks_of(page, table, positions, lambda: page.click(tap) if chosen else None)

    assert len(found) == 1
    assert len({str(position["own"]) for position in positions}) > 10
    assert len({str(position["public"]) for position in positions}) == 1


REACH = """async (m, all) => {
  const { choice } = await import("/games/morpho/dock/choice.js");
  return all.flatMap(({ public: view, own, legal, seat }) => {
    const play = { view, own, legal, seat };
    const open = m.coveredPlay(play).legal;
    const used = choice.stepAt(legal, { key: null, target: null, asked: null }).groups
      .filter(({ verb }) => m.usesCard(verb)).flatMap(({ moves }) => moves.map(({ text }) => text));
    const laid = view.decision.kind === "arrange" ? legal : [];
    const turn = view.decision.kind === "turn" ? used : [];
    return legal.filter((move) => ![...open, ...turn, ...laid].includes(move));
  });
}"""


def test_every_move_of_recorded_rounds_is_in_reach_of_a_hand(run):
    positions = [{**of_morpho(at, seat), "seat": seat} for at, seat in replayed("morpho")]

    assert len(positions) > 300
    assert run("/games/morpho/hand/covered.js", REACH, positions) == []


MAKE = """async (move) => {
  const [verb, place, , actor] = move.split(" ");
  const answers = "[data-answers]";
  const steps = [
    `main [data-move="${move}"]:enabled`,
    `[data-option-move="${move}"]`,
    `[data-slot="${place}"][data-target]`, `[data-gap="${place}"][data-target]`,
    `${answers} [data-verb=${verb}][data-actor="${actor}"][aria-pressed=false]`,
    `${answers} [data-verb=${verb}]:not([data-actor])[aria-pressed=false]`,
    "[data-cover=use][data-open=false] > button",
    "[data-cover=lay][data-open=false] > button",
  ];
  for (let taps = 0; taps < 7; taps++) {
    const found = steps.map((step) => document.querySelector(step)).find(Boolean);
    if (!found) return taps;
    found.click();
    if (found.dataset.move === move) return "sent";
    await new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
  }
}"""


def some_moves() -> list[tuple[dict[str, Any], str]]:
    """Return a move of each kind from the recorded rounds, with where it is made."""
    found: dict[tuple[str, ...], tuple[dict[str, Any], str]] = {}
    for at, seat in replayed("morpho"):
        for move in at.owed()[seat]:
            decision = at.public()["decision"]
            kind = (decision["kind"], move.split()[0], str(" with " in move), str("/" in move))
            if kind not in found:
                found[kind] = (of_morpho(at, seat), move)
    return list(found.values())


def test_each_kind_of_move_is_made_from_a_hand(page, hand):
    moves = some_moves()
    table = hand(**moves[0][0])
    for n, (position, move) in enumerate(moves, 1):
        table.say({**table.snapshot, **position, "n": 20 + n})
        expect(page.locator("main")).to_have_attribute("data-n", str(20 + n))
        assert page.evaluate(MAKE, move) == "sent", move
        sent = table.heard(n)
        assert sent["move"] == move
        table.say({"type": "refused", "id": sent["id"], "code": "paused", "reason": ""})

    assert len(moves) > 20


@pytest.mark.parametrize("end", ["", "blur", "scroll", "pagehide"])
def test_a_hold_opens_the_cover_until_others_may_look(page, hand, end):
    hand()
    page.hover(HELD)
    page.mouse.down()
    expect(page.locator(MINE)).to_contain_text(["Killer", "Deserter"])
    expect(page.locator("[data-aims]")).to_contain_text("wins when the Leader is eliminated")
    if end:
        page.evaluate("event => dispatchEvent(new Event(event))", end)
    else:
        page.mouse.up()
    expect(page.locator("body")).not_to_contain_text("Killer")


USE = "[data-cover=use] > button"


def test_a_short_tap_says_how_a_card_is_used(page, hand):
    hand()
    page.click(USE)
    page.click("[data-cover=use] [data-action=cover-taps]")
    page.click(USE)

    expect(page.locator("[data-cover=use] [data-verb]").first).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_the_uses_of_cards_lie_over_no_part_of_the_dock(page, hand, size):
    hand(size=size)
    page.focus(USE)
    page.keyboard.press("Enter")
    below = page.locator("[data-cover=use] [role=group]").bounding_box()
    dock = page.locator(".hand-dock").bounding_box()

    assert below["y"] + below["height"] <= dock["y"] + 3
    assert below["y"] > 0


def test_a_hand_is_offered_before_the_match(page, at_table):
    at_table(size=(390, 844), table={**WAITING, "screens": SCREENS}, **NO_MATCH)
    page.click("[data-screen=waiting] [data-action=be-hand]")
    page.click("[data-screen=waiting] [data-action=be-table]")

    expect(page.locator("[data-hand-line]")).to_have_count(0)


def test_a_wide_screen_is_offered_no_hand(page, at_table):
    at_table(size=(1280, 800), table=ON_SCREEN)

    expect(page.locator("[data-hand-line=offer]")).to_be_hidden()


EXPECTED = "(m, play) => m.coveredPlay({ ...play }).legal"


@pytest.mark.parametrize("middle", [True, False])
def test_a_change_of_jobs_is_offered_with_a_card_in_the_middle(run, middle):
    slots = ["A1", "A2", "B1", *["M"] * middle]
    play = {"view": {**PUBLIC, "slots": slots}, "legal": ["look B1", "pass"], "seat": 0}

    found = run("/games/morpho/hand/covered.js", EXPECTED, play)

    assert found == ["look B1", "pass", *["change A1", "change A2"] * middle]


def test_a_short_tap_offers_to_open_by_a_tap(page, hand):
    hand()
    page.click(HELD)
    expect(page.locator(MINE)).to_have_count(0)
    page.click("[data-action=cover-taps]")
    page.click(HELD)
    expect(page.locator(MINE)).to_have_count(2)
    page.click(HELD)
    expect(page.locator(MINE)).to_have_count(0)


def test_keys_open_a_cover_and_leaving_it_closes_it(page, hand):
    hand()
    page.focus(HELD)
    page.keyboard.press("Enter")
    expect(page.locator("[data-cover=cards] [role=group]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(HELD)).to_be_focused()
    expect(page.locator(MINE)).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(MINE)).to_have_count(0)


FROM_LEFT = """parts => parts
  .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
  .map(part => part.dataset.slot ?? part.textContent)"""


def test_own_cards_lie_in_one_order_with_their_numbers(page, hand):
    hand()
    covered = page.locator("[data-cover=cards] small").evaluate_all(FROM_LEFT)
    page.click("[data-verb=change]")

    assert covered == ["Card 2", "Card 1"]
    assert page.locator(".target [data-slot^=A]").evaluate_all(FROM_LEFT) == ["A2", "A1"]


def test_a_hold_that_ends_on_an_ability_uses_it(page, hand):
    hand()
    page.hover("[data-cover=use] > button")
    page.mouse.down()
    page.hover("[data-cover=use] [data-verb=snipe]")
    page.mouse.up()

    expect(page.locator("[data-slot=C1]")).to_have_attribute("data-target", "yes")
    expect(page.locator("[data-verb]")).to_have_count(0)


SAW = {
    "events": [{"kind": "investigated", "seat": 0, "slot": "B1"}],
    "yours": [{"after": 1, "kind": "saw", "cards": {"B1": "leader"}}],
}


def test_nothing_that_only_this_player_saw_is_read_out(page, hand):
    table = hand()
    table.update(13, **SAW, legal=[], own={"known": {"B1": "leader"}})

    expect(page.locator("[data-announcer]")).to_contain_text("look")
    expect(page.locator("body")).not_to_contain_text("Leader")


def test_what_was_read_out_before_is_forgotten(page, at_table):
    at_table(table=ON_SCREEN).update(13, **SAW)
    expect(page.locator("[data-announcer]")).to_contain_text("Leader")
    page.click("[data-action=be-hand]")

    expect(page.locator("[data-screen=hand]")).to_be_attached()
    expect(page.locator("body")).not_to_contain_text("Leader")


def test_who_must_react_is_called_by_nothing(page, hand):
    table = hand(legal=[], public={**PUBLIC, "decision": {"seat": 1, "kind": "turn"}})
    title = page.title()
    guard = {"seat": 0, "kind": "guard", "shooter": "C1", "target": "B1"}
    table.update(13, public={"decision": guard}, legal=["guard A1"])

    expect(page.locator("[data-option-move]")).to_be_visible()
    assert page.title() == title


def test_a_hand_is_offered_once_and_kept(page, at_table):
    at_table(table=ON_SCREEN)
    page.click("[data-hand-line=offer] [data-action=be-hand]")
    expect(page.locator("[data-screen=hand]")).to_be_attached()
    assert page.evaluate("() => localStorage.getItem('morpho.hand.KTRWPM')") == "on"
    page.click("[data-action=menu]")
    page.click("[data-action=be-table]")

    expect(page.locator("[data-screen=play]")).to_be_attached()
    expect(page.locator("[data-hand-line]")).to_have_count(0)


@pytest.mark.parametrize("parts", [{}, {"table": DELAYED}, {"table": ON_SCREEN, "player": "p9"}])
def test_no_hand_is_offered_without_a_live_screen_or_a_seat(page, at_table, parts):
    at_table(**parts)

    expect(page.locator("[data-screen=play]")).to_be_attached()
    expect(page.locator("[data-hand-line]")).to_have_count(0)


@pytest.mark.parametrize("off", [{"screens": None}, {"screens": {"s1": {"delayed": True}}}])
def test_a_hand_stays_covered_when_the_last_live_screen_ends(page, hand, off):
    table = hand()
    table.update(13, table=off)
    expect(page.locator("[data-hand-line=ended]")).to_be_visible()
    expect(page.locator(HELD)).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("Killer")
    assert unfit(page, cut=".hand-line *", small={".hand-line button": 44}, apart=[]) == []
    page.click("[data-hand-line] [data-action=be-table]")

    expect(page.locator("[data-screen=play]")).to_be_attached()
    expect(page.locator("[data-hand-line]")).to_have_count(0)


@pytest.mark.parametrize("screens", [SCREENS, None])
def test_a_hand_that_reloads_stays_a_hand(page, at_table, screens):
    store(page, **{"hand.KTRWPM": "on"})
    at_table(table={**TABLE, "screens": screens} if screens else TABLE)

    expect(page.locator(HELD)).to_be_visible()
    expect(page.locator("[data-screen=play]")).to_have_count(0)


def test_a_hand_stays_one_through_rounds_and_snapshots(page, hand):
    table = hand()
    for n, phase in enumerate(["between", "playing"], 13):
        table.say({**table.snapshot, "n": n, "table": {**TABLE, "phase": phase}})
        expect(page.locator(".hand-page")).to_have_attribute("data-n", str(n))
    expect(page.locator("[data-cover=cards]")).to_have_attribute("data-open", "false")


def test_who_is_out_bets_and_keeps_what_they_know(page, hand):
    public = {**PUBLIC, "out": [0], "slots": ["B1", "C1", "C2", "M"], "turn": 1}
    public |= {
        "eliminated": {"A1": "killer", "A2": "deserter"},
        "decision": {"seat": 1, "kind": "turn"},
    }
    hand(public=public, legal=[], own={"known": {"C1": "leader"}})

    expect(page.locator(".out-of-round")).to_be_visible()
    expect(page.locator(HELD)).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (768, 1024), (740, 360)])
def test_a_hand_fits(page, hand, size):
    hand(size=size)
    buttons = {"main button:not(.cover-face)": 44, ".cover-face": 44}
    assert unfit(page, cut=".acts *, h1", small=buttons, apart=[]) == []
    page.click("[data-verb=look]")
    assert unfit(page, cut=".acts *, h1", small=buttons, apart=[]) == []


UNUSED = ["V02", "V07", "V10", "V11", "V12", "G07", "G08", "G09", "G10", "G11", "G12"]
STAKE = {"deck": {"A": ["G01", "V06", "G04", "V07"], "B": ["R01", "Y12", "Y02", "R08"]}}
PICK = """async (move) => {
  const [verb, card, onto] = move.split(" ");
  const at = verb === "feat" ? card : onto;
  const steps = [
    "[data-answers] [data-action=confirm]:enabled",
    `[data-answers] [data-action="at-${at}"]:enabled`,
    `[data-answers] [data-action=${verb}]:enabled`,
    `[data-cover=cards] [data-card="${card}"]`, "[data-cover=cards][data-open=false] > button",
  ];
  for (let taps = 0; taps < 6; taps++) {
    const found = steps.map((step) => document.querySelector(step)).find(Boolean);
    found.click();
    await new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    if (/^(confirm|at-)/.test(found.dataset.action)) return;
  }
}"""
"""Makes a move of Morph by the buttons of a hand; a tap that a reader makes."""


def of_morph(card: str, *, stakes: bool) -> dict[str, Any]:
    """Return a position of Morph in which the hand holds a card and three others."""
    rng = random.Random(card)
    hand = [card, *rng.sample([other for other in UNUSED if other != card], 3)]
    if stakes:
        return morph(deck={"A": hand, "B": STAKE["deck"]["B"]})
    return morph(**{**MIDDLE, "hands": {**MIDDLE["hands"], "A": hand}})


@pytest.mark.parametrize("stakes", [False, True])
@pytest.mark.parametrize("picks", [False, True])
def test_covered_hands_of_morph_look_alike(page, hand, stakes, picks):
    dealt = [of_morph(card, stakes=stakes) for card in UNUSED]
    positions = [at for at in dealt if re.search("stake|summon", str(at["legal"]))]
    for position in positions:
        position["table"]["screens"] = SCREENS
    table = hand(**positions[0])

    def pick() -> None:
        if picks:
            page.evaluate(f"() => document.querySelector({HELD!r}).click()")
            page.locator("[data-cover=cards] [data-card]:not([aria-disabled])").first.press("Enter")
            expect(page.locator("[data-cover=cards][data-open=false]")).to_be_attached()

    assert len(looks_of(page, table, positions, pick)) == 1
    assert len({str(position["public"]) for position in positions}) == 1
    assert len(positions) > 5


def test_each_kind_of_move_of_morph_is_made_from_a_hand(page, hand):
    found = {}
    for at, seat in replayed("morph"):
        for move in at.owed()[seat]:
            kind = (move.split()[0], re.sub(r"[A-Z]\d\d", "card", move))
            if seat == 0 and at.public()["mode"] == "duel":
                found.setdefault(kind, (seen(at), move))
    table = hand(**deepcopy(next(iter(found.values()))[0]))
    for n, (position, move) in enumerate(found.values(), 1):
        position["table"]["screens"] = SCREENS
        table.say({**table.snapshot, **position, "n": 20 + n})
        expect(page.locator("main")).to_have_attribute("data-n", str(20 + n))
        page.evaluate(PICK, move)
        sent = table.heard(n)
        assert sent["move"] == move
        table.say({"type": "refused", "id": sent["id"], "code": "paused", "reason": ""})

    assert len(found) > 8
