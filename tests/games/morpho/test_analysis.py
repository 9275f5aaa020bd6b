"""What each seat could have known in a round that is over, and what is marked in it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.events import is_addressed
from morpho_server.games.morpho.analysis.analyse import analyse
from morpho_server.games.morpho.analysis.deeds import LONG
from morpho_server.games.morpho.belief.belief import Belief
from tests.support.bots.deals import LAP, LEADER_AND_TECHNICIAN, LEADER_SEEN
from tests.support.games.morpho.analysed import analysed, chances_at, made, wandered
from tests.support.games.morpho.playing import deal
from tests.support.games.playing import examples

SEEDS = st.integers(0, 2**32 - 1)
ROUNDING = 1.1e-3

APART = deal(
    "killer deserter",
    "leader deserter",
    "technician deserter",
    "bodyguard deserter",
    middle="deserter",
)
GUARDED = deal(
    "killer deserter",
    "bodyguard deserter",
    "technician leader",
    "deserter deserter",
    middle="deserter",
)
RUNAWAYS = deal(
    "killer deserter",
    "bodyguard deserter",
    "technician deserter",
    "deserter deserter",
    middle="leader",
)
A_KILLER_ACTS = ("A look C1", "B look D2", "C look A2", "D look B1", "A block A/B with A1")
A_MISSION_FAILS = (
    *A_KILLER_ACTS,
    *("B mission", "C look D2", "D look B2", "A block C/D with A1", "B indicate A2"),
)


def marks(analysis) -> dict:
    return {mark["kind"]: mark for mark in analysis["story"]["marks"]}


@settings(max_examples=examples(4))
@given(seed=SEEDS)
def test_a_seat_could_know_the_inferences_of_a_bot(seed):
    seats, steps = wandered(seed)
    analysis = analyse(seats, steps)

    for seat in range(seats):
        belief = Belief()
        for number, step in enumerate(steps):
            belief.apply([event for to, event in step["events"] if is_addressed(to, seat)])
            found = chances_at(analysis, seat, number)
            assert found.keys() == belief.chances().keys()
            for slot, likely in belief.chances().items():
                assert found[slot].keys() == likely.keys()
                assert found[slot] == pytest.approx(likely, abs=ROUNDING)


@settings(max_examples=examples(4))
@given(seed=SEEDS)
def test_events_of_others_do_not_change_possible_knowledge(seed):
    seats, steps = wandered(seed)
    without = [
        step | {"events": [each for each in step["events"] if is_addressed(each[0], 0)]}
        for step in steps
    ]
    everything, less = analyse(seats, steps), analyse(seats, without)

    for step in range(len(steps)):
        assert chances_at(everything, 0, step) == chances_at(less, 0, step)


@settings(max_examples=examples(4))
@given(seed=SEEDS)
def test_only_certainties_have_a_chance_of_one(seed):
    for odds in analyse(*wandered(seed))["chances"]["odds"]:
        assert all(0 < chance <= 1 for chance in odds.values())
        assert (1 in odds.values()) == (len(odds) == 1)


@settings(max_examples=examples(4))
@given(seed=SEEDS)
def test_at_most_one_of_each_kind_is_marked_and_one_for_a_step(seed):
    _, steps = wandered(seed)
    found = analyse(_, steps)["story"]["marks"]

    assert len({mark["kind"] for mark in found}) == len(found)
    places = [mark["step"] for mark in found]
    assert places == sorted(set(places))
    assert all(0 < place < len(steps) for place in places)


@settings(max_examples=examples(8))
@given(seed=SEEDS)
def test_marks_say_what_happened_with_the_cards_that_lay_there(seed):
    seats, steps = wandered(seed)

    for mark in analyse(seats, steps)["story"]["marks"]:
        events = [event for _, event in steps[mark["step"]]["events"]]
        kinds = {event["kind"] for event in events}
        after = [each for step in steps[mark["step"] :] for _, each in step["events"]]
        shown = {
            (event["slot"], event["identity"])
            for event in after
            if event["kind"] in ("indicated", "guessed", "eliminated")
        }
        match mark["kind"]:
            case "long_shot":
                assert kinds & {"sniped", "indicated", "guessed"}
                assert mark["chance"] <= LONG
                if "sniped" not in kinds:
                    assert (mark["slot"], mark["identity"]) in shown
                elif "stopped" in mark:
                    guards = [each["seat"] for each in after if each["kind"] == "guarded"]
                    assert mark["stopped"] == guards[0]
            case "could_have_known":
                assert kinds & {"sniped", "indicated", "guessed"}
                assert mark["card"] != mark["identity"]
            case "stepped_in":
                assert kinds & {"guarded", "intercepted"}
                assert mark["own"] in ("bodyguard", "leader")
            case "escaped":
                assert any(event.get("reason", "").endswith("escaped") for event in events)
            case "it_dawned":
                assert "investigated" in kinds


def test_it_dawned_on_who_found_the_leader_by_a_look():
    mark = marks(analysed(LEADER_SEEN, *LAP))["it_dawned"]

    assert (mark["step"], mark["seat"], mark["slot"], mark["identity"]) == (1, 0, "C1", "leader")
    assert mark["chance"] == pytest.approx(1 / 7, abs=1e-3)


def test_a_look_at_a_card_that_was_certain_tells_nothing():
    looks = ("A look C1", "B look D1", "C look D2", "D look B2", "A look C1")

    mark = marks(analysed(LEADER_SEEN, *looks))["it_dawned"]

    assert mark["step"] == 1


@pytest.mark.parametrize(
    ("move", "acted"), [("A snipe C1 with A1", True), ("A block A/B with A1", False)]
)
def test_a_shooter_who_had_seen_the_leader_had_a_sure_shot(move, acted):
    mark = marks(analysed(LEADER_SEEN, *LAP, move))["sure_shot"]

    assert (mark["step"], mark["seat"], mark["slot"]) == (5, 0, "C1")
    assert mark["acted"] is acted


def test_in_a_first_turn_nobody_can_shoot_so_no_shot_is_sure():
    assert "sure_shot" not in marks(analysed(LEADER_SEEN, *LAP))


def test_naming_an_impossible_card_could_have_been_avoided():
    """A Killer that acts has no Morpho card beside it, so A2 was never the Technician."""
    mark = marks(analysed(APART, *A_MISSION_FAILS))["could_have_known"]

    assert (mark["step"], mark["seat"], mark["slot"]) == (10, 1, "A2")
    assert (mark["identity"], mark["since"]) == ("technician", 5)
    assert (mark["own"], mark["card"]) == ("leader", "deserter")


def test_naming_a_possible_card_is_no_mistake():
    looks = ("C look D2", "D look B2", "A block C/D with A1", "B indicate D1")

    analysis = analysed(APART, *A_KILLER_ACTS, "B mission", *looks)

    assert "could_have_known" not in marks(analysis)


def test_shooting_a_known_card_is_no_mistake():
    looks = A_KILLER_ACTS[:4]

    assert "could_have_known" not in marks(analysed(APART, *looks, "A snipe C1 with A1"))


def test_a_hit_against_the_odds_is_a_long_shot_even_if_it_is_guarded():
    looks = ("A look D1", "B look D2", "C look A2", "D look B1")
    shot = analysed(GUARDED, *looks, "A snipe C2 with A1", "B guard B1")

    mark = marks(shot)["long_shot"]
    assert (mark["step"], mark["seat"], mark["slot"], mark["stopped"]) == (5, 0, "C2", 1)
    assert (mark["own"], mark["identity"]) == ("killer", "leader")
    assert mark["chance"] == pytest.approx(1 / 6, abs=1e-3)
    saved = marks(shot)["stepped_in"]
    assert (saved["seat"], saved["own"], saved["identity"]) == (1, "bodyguard", "leader")


def test_a_shot_at_a_card_that_was_seen_is_no_long_one():
    looks = ("A look C2", "B look D2", "C look A2", "D look B1")

    assert "long_shot" not in marks(analysed(GUARDED, *looks, "A snipe C2 with A1"))


def test_the_escape_that_ends_a_round_is_told_with_both_cards():
    looks = ("A look C1", "B look D2", "C look A2", "D look B1", "A look B2", "B look D1")
    ended = analysed(RUNAWAYS, *looks, "C look A1", "D escape")

    mark = marks(ended)["escaped"]
    assert (mark["seat"], mark["identity"], mark["card"]) == (3, "deserter", "deserter")


def test_an_unlikely_card_of_another_faction_fools():
    fooled = analysed(LEADER_SEEN, *LAP)["story"]["fooled"]

    assert fooled[2][0] == 1, "at A's first turn the Leader of C was one card in seven"
    assert fooled[0][1] == 1, "B held neither a Killer nor knew of one"
    assert fooled[3][1] == 0, "B holds a Deserter as D does"


def test_a_seat_that_has_looked_is_not_fooled_any_more():
    moves = (*LAP, "A look C2")
    fooled = analysed(LEADER_SEEN, *moves)["story"]["fooled"]

    assert fooled[2][0] == 1, "A knew C's Leader at the second turn"


def test_a_false_claim_counts_for_each_fooled_seat():
    # B holds the Leader, so only C and D can believe it.
    moves = ("A look C1", "A: claim leader", "B look D2", "A: claim leader", "C look A2")

    assert analysed(APART, *moves)["story"]["lies"] == [2, 0, 0, 0]


def test_true_and_transparent_claims_do_not_count():
    claims = ("B: claim leader", "B: claim morpho", "C: claim cyborg")
    moves = ("A look C1", *claims, "B look D2")

    assert analysed(APART, *moves)["story"]["lies"] == [0, 0, 0, 0]


def test_a_claim_after_the_round_is_no_lie():
    ended = (*A_MISSION_FAILS, "A: claim bodyguard")

    assert analysed(APART, *ended)["story"]["lies"] == [0, 0, 0, 0]


def test_nothing_that_nobody_was_shown_goes_to_the_worker():
    kinds = {
        event["kind"] for step in made(LEADER_AND_TECHNICIAN, *LAP) for _, event in step["events"]
    }

    assert "dealt" not in kinds
