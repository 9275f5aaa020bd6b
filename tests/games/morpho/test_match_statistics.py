"""A match's honours: public actions are counted, and the leaders are named."""

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.games.morpho.events import RoundEnded, TieBroken
from morpho_server.games.morpho.observers.views import PublicView
from morpho_server.games.morpho.play.scoring import tie_broken
from morpho_server.games.morpho.play.statistics import honours
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.registry import RULES
from morpho_server.games.seats import Seat
from tests.support.games.fitting import misfits
from tests.support.games.morpho.playing import CHANCE, deal, decide, opening, position

GAME = RULES["morpho"]
LOOKS = ("A look B2", "B look C2", "C look D2", "D look B1")
KILLERS = deal(
    "killer deserter",
    "bodyguard deserter",
    "leader deserter",
    "technician bodyguard",
    middle="deserter",
)
STRANGER = deal(
    "mercenary deserter",
    "bodyguard deserter",
    "leader deserter",
    "technician killer",
    middle="bodyguard",
)


def statistics(cards, *steps, **header):
    return dict(position(cards, *steps, mode="expert", **header).statistics)


def test_looks_and_changes_of_job_are_counted():
    assert statistics(KILLERS, "A look C1", "B look D1", "C change C1", "D look B1") == {
        "looked_at": (0, 1, 1, 1),
        "looks": (1, 1, 0, 1),
        "job_changes": (0, 0, 1, 0),
    }


def test_a_guarded_shot_counts_for_target_and_guard():
    """The card that falls is the shooter's own: nobody's doing."""
    counted = statistics(KILLERS, *LOOKS, "A snipe C2 with A1", "D guard D2")

    assert counted["aimed_at"] == (0, 0, 1, 0)
    assert counted["shots"] == (1, 0, 0, 0)
    assert counted["steps_in"] == (0, 0, 0, 1)
    assert "eliminations" not in counted


def test_a_fallen_card_counts_for_the_turn_and_the_guard():
    counted = statistics(STRANGER, *LOOKS, "A assassinate B1")

    assert counted["eliminations"] == (1, 0, 0, 0)
    assert counted["guards_lost"] == (0, 1, 0, 0)
    assert counted["aimed_at"] == (0, 1, 0, 0)


def test_points_count_as_unseen_where_no_own_card_lies_face_up():
    """The Leader falls to a Killer that has shown itself; a hidden one scores with it."""
    cards = deal(
        "killer deserter", "leader deserter", "killer deserter", "deserter deserter", middle="spy"
    )
    looks = ("A look B2", "B look C2", "C look D2", "D look B1")

    assert statistics(cards, *looks, "A snipe B1 with A1")["unseen_points"] == (0, 0, 3, 0)


def test_agreements_are_not_counted():
    assert statistics(KILLERS, "A agree", "B agree", "A disagree") == {}


@pytest.mark.parametrize(
    ("counted", "shown"),
    [
        ({"looked_at": (2, 1, 0)}, {}),
        ({"looked_at": (3, 1, 0)}, {"looked_at": (0,)}),
        ({"looked_at": (3, 3, 0)}, {"looked_at": (0, 1)}),
        ({"looked_at": (3, 3, 3)}, {}),
    ],
)
def test_honours_go_to_frequent_and_uncommon_actions(counted, shown):
    given = honours(counted)

    assert (dict(given.seats) if given else {}) == shown


def test_all_that_was_done_is_told_with_who_did_it_most():
    counted = {
        "job_changes": (0, 9, 0),
        "right_names": (7, 0, 0),
        "steps_in": (5, 5, 0),
        "eliminations": (3, 0, 0),
        "aimed_at": (1, 0, 0),
    }

    given = honours(counted)

    most = {"eliminations": (0,), "steps_in": (0, 1), "right_names": (0,), "job_changes": (1,)}
    assert given.seats == most
    assert given.counts == {"eliminations": 3, "steps_in": 5, "right_names": 7, "job_changes": 9}


def test_counts_continue_silently_in_the_next_round():
    counted = {"looked_at": (0, 0, 1, 0), "looks": (1, 0, 0, 0)}
    first = position(KILLERS, "A look C1", "A agree", "B agree", "C agree", "D agree")
    standing = GAME.outcome(first).following

    begun = GAME.start(Choices(GAME.options({}), 4), standing, Chance(bytes(32)))

    carried = next(event for event in begun if event.kind == "feats_carried")
    assert (carried.to, carried.feats) == (NOBODY, counted)
    state = GAME.new_state()
    for event in begun:
        GAME.evolve(state, event)
    assert state.statistics == counted


def ended(points, scores, winner):
    return RoundEnded(EVERYONE, "all_passed", points, scores, winner is not None, winner, {}, {})


@pytest.mark.parametrize(
    ("event", "tie"),
    [
        (ended((0, 0, 0), (9, 9, 9), None), None),
        (ended((3, 0, 0), (11, 10, 9), Seat(0)), None),
        (ended((1, 3, 0), (10, 10, 9), Seat(1)), ((0, 1), Seat(1), "last_round")),
        (ended((3, 3, 0), (10, 10, 9), Seat(1)), ((0, 1), Seat(1), "turn_order")),
        (ended((3, 3, 2), (10, 10, 10), Seat(1)), ((0, 1, 2), Seat(1), "turn_order")),
    ],
)
def test_a_tie_is_told_with_what_decided_it(event, tie):
    assert tie_broken(event) == (TieBroken(EVERYONE, *tie) if tie else None)


def test_honours_and_ties_are_public_after_the_match():
    header = {"scores": {"A": 10, "B": 10}, "first": "A"}
    observer = GAME.public_observer()
    state = GAME.new_state()
    for event in opening(KILLERS, **header):
        GAME.evolve(state, event)
        observer.see(event)
    steps = ("A look C1", "B look D1", "C look A2", "D look C1", "A look C1")
    for step in (*steps, "A agree", "B agree", "C agree", "D agree"):
        events, state = decide(state, step)
        for event in events:
            if event.to == EVERYONE:
                observer.see(event)

    view = observer.view()
    assert view["honours"] == [{"feat": "looked_at", "seats": [2], "count": 3}]
    assert view["tie"] == {"seats": [0, 1], "by": "turn_order"}
    assert list(misfits(view, PublicView)) == []


def test_a_match_carries_its_feats_through_all_its_rounds():
    standing = Standing(3, (9, 0, 0, 0), Seat(0), {"job_changes": (0, 4, 0, 0)})
    begun = GAME.start(Choices(GAME.options({"target": 9}), 4), standing, Chance(bytes(32)))
    state = GAME.new_state()
    for event in begun:
        GAME.evolve(state, event)

    events = []
    for seat in range(4):
        done = GAME.decide(state, Seat(seat), "agree", CHANCE)
        state = done.after
        events += done.events

    assert events[-1].kind == "honours_given"
    assert events[-1].counts == {"job_changes": 4}
