"""The table keeps its size and answers their places, whatever events and questions come."""

import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.client.table import (
    ENDED,
    LAPTOP,
    LEGAL,
    OUTCOME,
    OWN,
    PUBLIC,
    SNAPSHOT,
    TABLE,
    store,
)
from tests.support.nightly import nightly, walked
from tests.support.parts import OVERLAPPING

pytestmark = pytest.mark.browser

SIZES = {
    "small phone": (320, 568),
    "phone": (360, 640),
    "tall phone": (390, 844),
    "tablet": (768, 1024),
    "tablet sideways": (1024, 768),
    "low laptop": (1280, 720),
    "laptop": (1440, 900),
    "phone sideways": (640, 360),
}
CARDS = ("A1", "A2")
SIX = [
    *("look B1", "change A1"),
    *(f"snipe C1 with {card}" for card in CARDS),
    *(f"block B1/C1 with {card}" for card in CARDS),
]
KILLERS = {**OWN, "known": dict.fromkeys(CARDS, "killer")}
IDENTITIES = [
    *("leader", "technician", "bodyguard", "killer", "deserter", "spy"),
    *("extremist", "investor", "mercenary", "cyborg", "psionics", "parasite"),
]


def asked(kind: str, *legal: str, **more: object) -> dict[str, Any]:
    """Return the state of a player who owes a decision."""
    decision = {"seat": 0, "kind": kind, **more}
    return {"public": {**PUBLIC, "decision": decision}, "legal": list(legal)}


STATES: list[dict[str, Any]] = [
    {"public": {**PUBLIC, "turn": 1, "decision": {"seat": 1, "kind": "turn"}}, "legal": []},
    {"legal": ["look B1", "change A1"]},
    {"public": {**PUBLIC, "turns": {"0": 1}}, "legal": ["look B1", "change A1"]},
    {"legal": LEGAL},
    {"legal": SIX, "own": KILLERS},
    asked("guard", "guard A1", "pass", shooter="B1", target="C1"),
    asked("take", "take B1", "take C1", slot="A1", investigator=1),
    {
        "public": {**PUBLIC, "eliminated": {"A1": "deserter", "A2": "killer"}, "out": [0]},
        "legal": [],
    },
    {"table": {**TABLE, "phase": "between"}, "public": ENDED, "legal": []},
    {
        "table": {**TABLE, "phase": "between"},
        "public": {**ENDED, "outcome": {**OUTCOME, "points": [1, 1, 1], "scores": [1, 4, 1]}},
        "legal": [],
    },
    {"public": {**PUBLIC, "round": 2}, "legal": LEGAL},
    *({"public": {**PUBLIC, "end_wished": wished, "mission": 1}} for wished in (False, True)),
    {"public": {**PUBLIC, "end_wished": True}},
]
"""The usual states, which a player sees one after another."""


def ring(page: Page) -> dict[str, float]:
    """Return where the table lies, and how large it is."""
    return page.locator(".board").bounding_box() or {}


def covers(above: Locator, below: Locator) -> bool:
    """Return whether what lies above hides the whole width of what lies below."""
    right = "e => Math.floor(e.getBoundingClientRect().right)"
    return bool(above.evaluate(right) >= below.evaluate(right))


def sizes(page: Page, *daily: str) -> Iterator[str]:
    """Give the page each size in turn, by day some of them: otherwise that of a phone."""
    for name in walked(SIZES, *(daily or ["phone"])):
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))"
        )
        yield name


def test_the_table_keeps_its_size_in_every_state(page, at_table):
    table = at_table()
    numbers = count(20)

    for size in sizes(page, "phone", "laptop"):
        first = ring(page)
        for n, state in zip(numbers, STATES, strict=False):
            table.say({**SNAPSHOT, "n": n, **state})
            expect(page.locator(f"main[data-n='{n}']")).to_be_visible()
            assert ring(page) == first, (size, state)


CROWDED_DOCKS: dict[str, dict[str, Any]] = {
    "a first turn with clock and clash": {
        "table": {**TABLE, "deadline": {"at": 3_000_000, "seats": [0]}},
        "public": {**PUBLIC, "mode": "expert", "turns": {"0": 1}},
        "own": {
            **OWN,
            "known": {"A1": "killer", "A2": "leader"},
            "hindered": dict.fromkeys(CARDS, "conflict"),
        },
        "legal": LEGAL,
    },
    "the Technician to be named": asked(
        "guess", *(f"guess {identity}" for identity in IDENTITIES), slot="B1"
    ),
}
"""The states in which the dock says most."""


@pytest.mark.parametrize("state", CROWDED_DOCKS)
def test_the_board_has_what_the_other_parts_leave(page, at_table, state):
    table = at_table(**CROWDED_DOCKS[state])
    moved = {"kind": "job_changed", "seat": 1, "slot": "B1"}
    for size in sizes(page, "phone", "tall phone"):
        assert page.evaluate(OVERLAPPING) == [], size

    table.snapshot = {**table.snapshot, "n": 14}
    table.past = [{"type": "update", "n": n, "at": 0, "events": [moved]} for n in (13, 14)]
    page.reload()
    expect(page.locator("[data-missed]")).to_be_visible()
    for size in sizes(page, "phone", "tall phone"):
        assert page.evaluate(OVERLAPPING) == [], size


@pytest.mark.parametrize("language", ["fr", nightly("en"), nightly("zh-Hant")])
def test_the_notice_of_a_lost_connection_moves_nothing(page, at_table, language):
    store(page, language=language)
    table = at_table()
    feed = page.locator(".feed")

    def places() -> list[object]:
        return [ring(page), feed.bounding_box() if feed.is_visible() else None]

    before = {size: places() for size in sizes(page)}
    with table.away():
        table.sockets[-1].close(code=1001)
        expect(page.locator(".link-banner [data-refused]")).to_be_visible()
        for size in sizes(page):
            expect(page.locator(".link-banner")).to_be_in_viewport(ratio=1)
            assert places() == before[size], size
            if feed.is_visible():
                assert covers(page.locator(".link-banner"), feed.locator(".ln")), size
                page.locator(".feed button").first.click(trial=True)
            page.click("[data-action=menu]", trial=True)


def test_actions_keep_their_place_and_cover_no_target(page, at_table):
    at_table(legal=SIX, own=KILLERS)
    chips = page.locator(".dock [data-verb]")
    places = "all => all.map(e => JSON.stringify(e.getBoundingClientRect()))"

    for size in sizes(page):
        expect(chips).to_have_count(len(SIX))
        before, first = chips.evaluate_all(places), ring(page)
        for chip in chips.all():
            chip.click()
            expect(chip).to_have_class(re.compile(r"\bon\b"))
            assert chips.evaluate_all(places) == before, size
            assert ring(page) == first, size
            for target in page.locator(".board [data-target]").all():
                assert target.evaluate(_REACHED), size
        page.keyboard.press("Escape")
        expect(page.locator(".dock .on")).to_have_count(0)


@pytest.mark.parametrize("number", [9, nightly(3), nightly(6)])
def test_a_mission_and_a_wish_are_read_where_nothing_moves(page, at_table, number):
    seen = with_players(number)
    table = at_table(**seen)
    numbers = count(20)

    for size in sizes(page):
        first = placed(page)
        for n, special in zip(numbers, [*SPECIAL, {}], strict=False):
            table.say({**SNAPSHOT, "n": n, **seen, "public": {**seen["public"], **special}})
            expect(page.locator(f"main[data-n='{n}']")).to_be_visible()
            expect(page.locator("[data-mission], [data-end-wished]")).to_have_count(len(special))
            assert placed(page) == first, size
            assert page.evaluate(_IN_THE_WAY) == [], size


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["fr", "zh-Hant"])
def test_marks_on_the_table_have_room_in_every_language(page, at_table, language):
    store(page, language=language)
    for number in (3, 6, 9):
        seen = with_players(number)
        at_table(**{**seen, "public": {**seen["public"], "mission": 1, "end_wished": True}})
        for size in sizes(page):
            assert page.evaluate(_IN_THE_WAY) == [], (number, size)


@pytest.mark.nightly
@pytest.mark.parametrize("number", [3, 6, 9])
def test_the_line_of_a_shot_never_crosses_text(page, at_table, number):
    seen = with_players(number)
    seats = [chr(ord("A") + seat) for seat in range(number)]
    shots = [(f"{one}1", f"{other}1") for one in seats for other in seats if one != other]
    table = at_table(**seen)
    numbers = count(20)

    for size in PLAYED:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        # With many players one in five says as much.
        for shooter, target in shots[:: 1 if number < 6 else 5]:
            n = next(numbers)
            decision = {"seat": 0, "kind": "guard", "shooter": shooter, "target": target}
            special = {"decision": decision, "mission": 1, "end_wished": True}
            public = {**seen["public"], **special}
            table.say({**SNAPSHOT, "n": n, **seen, "public": public, "legal": ["guard A1"]})
            expect(page.locator(f"main[data-n='{n}']")).to_be_visible()
            page.evaluate(_DRAWN)
            assert page.evaluate(_CROSSED) == [], (size, shooter, target)


@pytest.mark.parametrize("number", [5, 9, *map(nightly, (3, 4, 6, 7, 8))])
def test_speech_bubbles_hide_nobody_and_break_no_word(page, at_table, number):
    """Where there is room they cover no card, and nowhere a whole one."""
    seen = with_players(number)
    table = at_table(**seen)
    numbers = count(13)

    for size in PLAYED:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for speaker in seen["table"]["players"]:
            said = f"I saw a Killer at the left, and {speaker} lies."
            event = {"kind": "said", "player": speaker, "text": said}
            table.update(next(numbers), events=[event])
        expect(page.locator("[data-bubble]")).to_have_count(number)
        page.evaluate(_DRAWN)
        most = 0.8 if size[0] < 700 else 0
        assert page.evaluate(_SAID_OVER, most) == [], size


PLAYED = walked([(360, 640), (390, 844), (768, 1024), (1440, 900)], (360, 640))
"""The widths and heights of a small phone, a phone, a tablet and a laptop; by day one of them."""

_CROSSED = """() => {
    const path = document.querySelector("[data-shot] path + path");
    const felt = document.querySelector(".felt").getBoundingClientRect();
    const long = path.getTotalLength();
    const points = Array.from({ length: 200 }, (_, i) => path.getPointAtLength(long * i / 199));
    const texts = [...document.querySelectorAll(
        "[data-headline], .dock .hint, .dock .note, .notice, .mid .rd, .feed-line")]
        .filter((text) => text.checkVisibility({ visibilityProperty: true }));
    return [...(long > 20 ? [] : ["no line"]), ...texts.filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return points.some(({ x, y }) => x + felt.left > left && x + felt.left < right
            && y + felt.top > top && y + felt.top < bottom);
    }).map((text) => text.className)];
}"""

_SAID_OVER = """most => {
    const boxes = (wanted) => [...document.querySelectorAll(wanted)]
        .map((e) => [e.innerText, e.getBoundingClientRect(), e]);
    const { left, right, top, bottom } = document.querySelector(".board").getBoundingClientRect();
    const shared = (one, other) =>
        Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
        * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
        / (other.width * other.height);
    const isBroken = (node, at, word) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const words = (e) => {
        const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) for (const one of walker.currentNode.data.matchAll(/\\S+/g))
            found.push([walker.currentNode, one.index, one[0]]);
        return found;
    };
    return boxes("[data-bubble]").flatMap(([said, one, bubble]) => [
        ...(one.left < left + 2 || one.right > right - 2 || one.top < top + 2
            || one.bottom > bottom - 2 ? [`${said} at the edge of the board`] : []),
        ...boxes(".card").filter(([, other]) => shared(one, other) > most)
            .map(([card]) => `${said} over ${card}`),
        ...boxes(".plate :is(.marked, .num, .pname)").filter(([, other]) => shared(one, other) > 0)
            .map(([, , part]) => `${said} over ${part.className} ${part.innerText}`),
        ...words(bubble).filter((word) => isBroken(...word)).map(([, , word]) => `${word} broken`),
    ]);
}"""

_DRAWN = "() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))"

SPECIAL: list[dict[str, Any]] = [
    {"mission": 1},
    {"mission": 1, "end_wished": True},
    {"end_wished": True},
]


def with_players(number: int) -> dict[str, Any]:
    """Return a table of that many players, as a page receives it."""
    hand = (1, 2) if number < 7 else (1,)
    slots = [f"{chr(ord('A') + seat)}{card}" for seat in range(number) for card in hand]
    seats = {str(seat): f"p{seat + 1}" for seat in range(number)}
    return {
        "table": {
            **TABLE,
            "seats": seats,
            "players": {
                player: {"name": f"Player {player}", "seat": int(seat), "ready": True}
                for seat, player in seats.items()
            },
        },
        "public": {
            **PUBLIC,
            "seats": number,
            "hand_size": len(hand),
            "slots": [*slots, "M"],
            "scores": [0] * number,
            "eliminated": {},
            "blocks": [],
        },
        "legal": ["look B1"],
    }


def placed(page: Page) -> list[str]:
    """Return where all cards and names lie."""
    places = "all => all.map(e => JSON.stringify(e.getBoundingClientRect()))"
    return page.locator(".board .card, .board .plate").evaluate_all(places)


_IN_THE_WAY = """() => {
    const boxes = (wanted) => [...document.querySelectorAll(wanted)]
        .map((e) => [e.innerText, e.getBoundingClientRect()]);
    const ring = document.querySelector(".board").getBoundingClientRect();
    const notices = boxes("[data-mission], [data-end-wished]");
    const others = boxes(".board [data-seat] .card, .board .plate");
    return notices.flatMap(([text, { left, right, top, bottom }]) => [
        ...(left >= ring.left && right <= ring.right && top >= ring.top && bottom <= ring.bottom
            ? [] : [`${text} beyond the ring`]),
        ...others.filter(([, other]) => left < other.right - 1 && other.left < right - 1
            && top < other.bottom - 1 && other.top < bottom - 1)
            .map(([name]) => `${text} over ${name}`),
    ]);
}"""

_REACHED = """target => {
    const { left, width, bottom, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, bottom - height / 6));
}"""


LARGE = [LAPTOP, (1920, 1080), (2560, 1440)]
"""From the smallest to the largest."""


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [3, 6, 9])
def test_cards_grow_with_the_screen_and_cover_nothing(page, at_table, seats):
    hand = 2 if seats < 7 else 1
    slots = [f"{chr(65 + seat)}{i + 1}" for seat in range(seats) for i in range(hand)]
    dealt = {
        **PUBLIC,
        "seats": seats,
        "hand_size": hand,
        "slots": [*slots, "M"],
        "scores": [0] * seats,
        "face_up": [],
        "known": {},
        "eliminated": {},
        "blocks": [],
        "mission": 0,
        "end_wished": True,
    }
    at_table(size=LARGE[0], public=dealt, own={"seat": 0, "known": {}}, legal=[])
    widths = []
    for width, height in LARGE:
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(CROWDED)
        assert found["overlaps"] == []
        widths.append(found["card"])

    assert widths[0] < widths[1] < widths[2]


CROWDED = """() => {
    const parts = [".seat :is(.plate, .card)", ".mid :is(.card, .below, .notices-below)",
        ".myseat .plate", ".dock .own .card", ".top"].join();
    const boxes = [...document.querySelectorAll(parts)].map((part) => ({
        box: part.getBoundingClientRect(), name: part.className,
        place: part.closest(".seat, .mid, .myseat, .dock, .top"),
    }));
    const meet = (one, other) => one.left + 1 < other.right && other.left + 1 < one.right
        && one.top + 1 < other.bottom && other.top + 1 < one.bottom;
    const overlaps = boxes.flatMap((one, i) => boxes.slice(i + 1)
        .filter((other) => other.place !== one.place && meet(one.box, other.box))
        .map((other) => [one.name, other.name]));
    return { card: document.querySelector(".mid .card").getBoundingClientRect().width, overlaps };
}"""
