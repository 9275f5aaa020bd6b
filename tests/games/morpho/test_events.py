"""Events can be written down and read again; votes and hidden facts go where they may."""

import json
from dataclasses import fields

import pytest

from morpho_server.games.events import EVERYONE
from tests.support.games.morpho.playing import GAME, deal, decide, position, random_round

CARDS = deal(
    "killer deserter",
    "leader deserter",
    "technician deserter",
    "bodyguard deserter",
    middle="deserter",
)


def test_every_event_has_a_kind_of_its_own():
    kinds = [kind.kind for kind in GAME.event_types]

    assert len(set(kinds)) == len(kinds)


@pytest.mark.parametrize("seed", range(60))
def test_events_are_json_of_known_types(seed):
    begun, moves = random_round(seed)
    for event in [*begun, *(event for walked in moves for event in walked.events)]:
        assert type(event) in GAME.event_types
        json.dumps({field.name: getattr(event, field.name) for field in fields(event)})


def test_a_wish_is_public_only_as_somebody_s():
    """The first to wish the end, and the last to take it back, change what all see; no others."""
    state = position(CARDS)
    audiences = {}
    for step in ("B agree", "C agree", "B disagree", "C disagree"):
        events, state = decide(state, step)
        audiences[step] = [(event.kind, event.to) for event in events]

    assert audiences == {
        "B agree": [("agreed", (1,)), ("end_wished", EVERYONE)],
        "C agree": [("agreed", (2,))],
        "B disagree": [("disagreed", (1,))],
        "C disagree": [("disagreed", (2,)), ("end_wished", EVERYONE)],
    }


def test_a_wish_outlives_its_player():
    """Nobody learns from a player's going out that the wish was theirs (docs/rulings.md, 12)."""
    steps = ("A look B2", "B look C2", "C look D2", "D look B1", "B agree", "A snipe B1 with A1")
    cards = {**CARDS, "B": ["deserter", "deserter"], "C": ["leader", "deserter"]}
    state = position(cards, *steps, "B look D1", "C look A2", "D look B2")
    events, state = decide(state, "A snipe B2 with A1")

    assert "went_out" in [event.kind for event in events]
    assert "end_wished" not in [event.kind for event in events]


def test_a_card_looked_at_is_shown_to_its_viewer_alone():
    events, _ = decide(position(CARDS), "A look C1")

    assert [(event.kind, event.to) for event in events] == [
        ("investigated", EVERYONE),
        ("saw", (0,)),
        ("turn_began", EVERYONE),
    ]


def test_an_investment_is_sent_to_its_own_seat_alone():
    cards = {**CARDS, "A": ["investor", "deserter"]}
    steps = ("A look B2", "B look C2", "C look D2", "D look B1")
    events, state = decide(position(cards, *steps, mode="expert"), "A invest red")

    assert [(e.kind, e.to) for e in events if "red" in repr(e)] == [("investment_chosen", (0,))]
    for step in ("A agree", "B agree", "C agree", "D agree"):
        events, state = decide(state, step)
    assert events[-1].investments == {"0": "red"}


def shot_at_the_leader(seconds_hand):
    """Return the events of the shot that ends a round in which the second seat's cards clash."""
    cards = deal(
        "killer deserter",
        seconds_hand,
        "leader deserter",
        "technician deserter",
        middle="deserter",
    )
    state = position(cards, "A look C1", "B look D1", "C look A2", "D look B2")
    return decide(state, "A snipe C1 with A1")[0]


def test_a_seat_that_only_a_conflict_keeps_from_points_is_named():
    """Nobody wonders why the holder of a winning card scores nothing (R9.3)."""
    events = shot_at_the_leader("killer bodyguard")

    ended, denied = (event for event in events if event.kind in ("round_ended", "points_denied"))
    assert ended.points == (3, 0, 0, 0)
    assert (denied.kind, denied.to, denied.seats) == ("points_denied", EVERYONE, (1,))


def test_only_players_who_could_have_scored_are_named():
    assert "points_denied" not in [event.kind for event in shot_at_the_leader("spy bodyguard")]
