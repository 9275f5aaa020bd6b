"""For what a match of one round is remembered: what its events say, and nothing else."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.test_morphos import WON
from tests.support.client.morphos import morphos

pytestmark = pytest.mark.browser

Event = dict[str, Any]


def each(kind: str, *events: Event) -> list[Event]:
    """Return events of a kind."""
    return [{"kind": kind, **event} for event in events]


def flips(seat: int, *points: str) -> list[Event]:
    """Return the flips of a seat, with a stone of its own before each but the first."""
    colour = "BW"[seat]
    return each("stone_flipped", *({"seat": seat, "colour": colour, "point": p} for p in points))


BOARD = {"kind": "board_set_up", "size": 4, "stones": {"a1": "B", "a2": "B", "a3": "B"}}
"""Black needs one stone more, on a4."""
WHITE_WON = {"kind": "side_won", "seat": 1, "colour": "W", "reason": "chain"}

ASSAULT = [
    {"kind": "assault_began", "seat": 0},
    *each("deck_attacked", {"seat": 0, "card": "R12", "cards": 3}),
    *each("card_discarded", *[{"seat": 1, "card": "Y01"}] * 3),
    {"kind": "assault_ended", "seat": 0},
]
STREET = {"kind": "cities_set_up", "buildings": {"A1": 2, "B1": 3, "B2": 2}}


def attack(card: str, scrapped: tuple[str, ...] = (), **heights: int) -> Event:
    """Return an attack of Ada's."""
    lost = {"scrapped": [*scrapped], "heights": heights}
    return {"kind": "bot_attacked", "seat": 0, "card": card, **lost}


def call(seat: int, *, came: bool) -> Event:
    """Return a called roll."""
    return {"kind": "dice_rolled", "seat": seat, "call": "full", "came": came}


MATCHES: list[tuple[str, list[Event], list[dict[str, Any]]]] = [
    ("morphos", [BOARD, WHITE_WON], [{"kind": "close", "seat": 0, "count": 1}]),
    ("morphos", [BOARD, {**WHITE_WON, "reason": "resigned"}], []),
    ("morphos", [{**BOARD, "stones": dict.fromkeys(("a4", "b4", "c4", "d4"), "W")}, WHITE_WON], []),
    ("morphos", [*flips(0, "a1"), *flips(1, "b1")], []),
    (
        "morphos",
        [*flips(0, "a1", "b1", "c1"), *flips(1, "c1")],
        [
            {"kind": "flips", "seat": 0, "count": 3},
            {"kind": "boomerang", "seat": 1, "point": "c1", "count": 2},
            {"kind": "streak", "seat": 0, "count": 3},
        ],
    ),
    ("morphos", each("colours_swapped", {"seat": 1}), [{"kind": "swap", "seat": 1}]),
    # A swap that was taken back.
    (
        "morphos",
        [
            BOARD,
            {"kind": "colours_swapped", "seat": 1},
            {"kind": "takeback_asked", "seat": 1},
            {"kind": "turn_taken_back", "seat": 1, "kept": 1},
        ],
        [],
    ),
    (
        "morph",
        ASSAULT,
        [
            {"kind": "blow", "seat": 0, "count": 3},
            {
                "kind": "striker",
                "seat": 0,
                "name": "R12",
                "count": 3,
                "creature": "R12",
            },
        ],
    ),
    # Cards that a creature erodes outside an assault, or one's own, are no part of the blow.
    ("morph", [*ASSAULT[:1], *ASSAULT[3:], *ASSAULT[2:3]], []),
    (
        "morph",
        [{"kind": "battle_set_up", "mode": "solo"}, *each("feat_used", *[{"seat": 1}] * 3)],
        [],
    ),
    ("morph", each("feat_used", *[{"seat": 1}] * 2), [{"kind": "feats", "seat": 1, "count": 2}]),
    (
        "morphatrons",
        [STREET, attack("KS", B1=1), attack("KS", ("7H", "8H"), B1=0, B2=1)],
        [
            {"kind": "wrecker", "seat": 0, "name": "KS", "count": 4, "card": "K♠"},
            {"kind": "scrap", "seat": 0, "count": 2},
        ],
    ),
    # What was built in between counts.
    (
        "morphatrons",
        [
            STREET,
            *each("building_raised", {"seat": 1, "building": "B2", "height": 3}),
            attack("KS", B2=0),
        ],
        [{"kind": "wrecker", "seat": 0, "name": "KS", "count": 3, "card": "K♠"}],
    ),
    (
        "morpyam",
        [call(0, came=True), call(0, came=False), call(1, came=True)],
        [{"kind": "calls", "seat": 0, "count": 2, "came": 1}],
    ),
    ("morpyam", [call(0, came=True), call(1, came=True)], []),
    (
        "morpyam",
        [
            *each("turn_passed", *[{"seat": 1}] * 3, {"seat": 0}),
            *each("token_placed", {"seat": 1, "box": "c5", "gained": 2}),
            *each("turn_began", {"seat": 0, "again": True}),
        ],
        [
            {"kind": "again", "seat": 0, "count": 1},
            {"kind": "gain", "seat": 1, "box": "c5", "count": 2},
            {"kind": "drought", "seat": 1, "count": 3},
        ],
    ),
]


@pytest.mark.parametrize(("game", "events", "found"), MATCHES)
def test_highlights_are_what_the_events_say(run, game, events, found):
    assert run(f"/games/{game}/highlights.js", "(m, all) => m.highlights(all)", events) == found


def test_the_result_tells_the_highlights_to_whom_they_belong(page, at_table):
    table = at_table(**morphos("A e9", **WON))
    table.steps = [{"events": [*flips(0, "a1", "b1", "c1"), *flips(1, "c1")]}]

    page.reload()

    sentences = page.locator("[data-highlight] > span")
    expect(sentences).to_have_text(
        [
            "You flipped 3 stones",
            "c1 was flipped 2 times, last by Bo",
            "You flipped in 3 turns in a row",
        ]
    )
