"""The neighbours of seats and cards (R3)."""

import pytest

from morpho_server.games.morpho.play.ring import Ring, gap_between, ring_of, slots_of

FOUR = ring_of(slots_of(4, 2), by_card=False)
SEVEN = ring_of(slots_of(7, 1), by_card=False)
THREE = ring_of(slots_of(3, 2), by_card=True)


def without(ring, *slots):
    for slot in slots:
        ring = ring.without(slot)
    return ring


def test_slots_are_clockwise():
    assert slots_of(3, 2) == ("A1", "A2", "B1", "B2", "C1", "C2")
    assert slots_of(7, 1) == ("A1", "B1", "C1", "D1", "E1", "F1", "G1")


@pytest.mark.parametrize(
    ("one", "other", "gap"),
    [("A", "B", "A/B"), ("D", "A", "A/D"), ("A1", "C2", "A1/C2"), ("B1", "A2", "A2/B1")],
)
def test_a_gap_names_first_what_comes_first(one, other, gap):
    assert gap_between(one, other) == gap


def test_neighbours_are_the_next_players_in_the_round():
    assert (FOUR.left[0], FOUR.right[0]) == (1, 3)
    assert without(FOUR, "B1").left[0] == 1
    assert without(FOUR, "B1", "B2").left[0] == 2


def test_two_players_are_left_and_right_neighbour_of_each_other():
    ring = without(FOUR, "B1", "B2", "D1", "D2")

    assert (ring.left[0], ring.right[0]) == (2, 2)
    assert ring.gaps == ("A/C",)
    assert ring.beside[0] == (("A/C", "C1"), ("A/C", "C2"))


def test_the_turn_of_who_is_out_leads_on_to_the_next():
    assert without(FOUR, "B1", "B2").left[1] == 2


def test_adjacent_is_the_first_card_of_somebody_else():
    assert FOUR.beside[0] == (("A/B", "B1"), ("A/D", "D2"))
    assert without(FOUR, "A2", "B1").beside[0] == (("A/B", "B2"), ("A/D", "D2"))


def test_slots_that_are_not_adjacent_are_distant():
    assert FOUR.distant[0] == ("B2", "C1", "C2", "D1")
    assert SEVEN.distant[0] == ("C1", "D1", "E1", "F1")


def test_gaps_lie_between_neighbours():
    assert FOUR.gaps == ("A/B", "B/C", "C/D", "A/D")
    assert without(SEVEN, "B1", "C1", "D1", "E1").gaps == ("A/F", "F/G", "A/G")


def test_with_three_players_gaps_lie_between_cards():
    assert THREE.gaps == ("A1/A2", "A2/B1", "B1/B2", "B2/C1", "C1/C2", "A1/C2")
    assert THREE.beside[0] == (("A2/B1", "B1"), ("A1/C2", "C2"))


def test_with_three_players_a_lone_card_is_on_both_sides():
    ring = without(THREE, "B2", "C1", "C2")

    assert ring.gaps == ("A1/A2", "A2/B1", "A1/B1")
    assert ring.beside[0] == (("A2/B1", "B1"), ("A1/B1", "B1"))
    assert ring.beside[1] == (("A1/B1", "A1"), ("A2/B1", "A2"))


def test_two_cards_have_one_gap_and_one_card_has_none():
    assert without(THREE, "A2", "B1", "B2", "C1").gaps == ("A1/C2",)
    assert without(THREE, "A2", "B1", "B2", "C1", "C2").gaps == ()
    assert without(FOUR, "B1", "B2", "C1", "C2", "D1", "D2").gaps == ()


def test_the_cards_clockwise_from_one():
    assert THREE.clockwise_from("B2") == ("C1", "C2", "A1", "A2", "B1", "B2")


def test_a_ring_is_what_its_slots_are():
    assert without(FOUR, "A1", "B2") == without(FOUR, "B2", "A1")
    assert Ring(FOUR.slots, by_card=True) != FOUR
    assert repr(without(THREE, "A1")) == "Ring(A2 B1 B2 C1 C2, by_card=True)"
