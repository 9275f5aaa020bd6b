"""How a game of Morphatrons begins: who begins, and what is dealt."""

from morpho_server.games.chance import Chance
from morpho_server.games.events import NOBODY
from morpho_server.games.morphatrons.rules import MORPHATRONS
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from tests.support.games.states import state_after

SEED = b"s" * 32


def opening(carried=None, **options):
    """Return the events with which a game begins."""
    standing = Standing(1, (0, 0), carried=carried)
    return MORPHATRONS.start(Choices(MORPHATRONS.options(options), 2), standing, Chance(SEED))


def test_the_seat_that_begins_is_drawn():
    """R2.2."""
    drawn = Chance(SEED).choice(range(2), "cities_set_up.first")

    begun = opening()[0]

    assert (begun.first, begun.first_by) == (drawn, "chance")


def test_the_host_may_choose_who_begins():
    """R8."""
    begun = opening(first="B")[0]

    assert (begun.first, begun.first_by) == (1, "host")


def test_in_a_rematch_the_other_seat_begins():
    before = state_after(MORPHATRONS, opening(first="B"))

    rematch = opening(carried=MORPHATRONS.carry_over(before), first="B")[0]

    assert (rematch.first, rematch.first_by) == (0, "turn")


def test_cards_are_dealt_one_at_a_time_to_the_first_seat_first():
    """R2.2."""
    begun, dealt, hand_of_a, hand_of_b = opening(first="B")
    places = [f"{number:02}" for number in range(1, 53)]
    deck = Chance(SEED).deal(begun.cards, places, "cities_set_up.order")

    assert list(hand_of_b.cards) == ["01", "03", "05", "07"]
    assert list(hand_of_a.cards) == ["02", "04", "06", "08"]
    assert {**hand_of_a.cards, **hand_of_b.cards}.items() <= deck.items()
    assert dealt.deck == [*deck.values()][8:]


def test_the_deal_is_seen_by_nobody_and_a_hand_by_its_seat():
    """R7.2."""
    _, dealt, hand_of_a, hand_of_b = opening()

    assert (dealt.to, hand_of_a.to, hand_of_b.to) == (NOBODY, (0,), (1,))
