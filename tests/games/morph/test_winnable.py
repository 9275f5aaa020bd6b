"""What the search for puzzles leaves out really can't be won, and no puzzle needs a drawn card."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from morpho_server.games.morph.cards import DECK_OF, CardId
from morpho_server.games.morph.record import MORPH_RECORDING
from morpho_server.games.morph.rules import Morph
from morpho_server.games.position import Position
from morpho_server.puzzles.answers import Answers
from morpho_server.puzzles.files import puzzles_of, written_answers
from puzzle_solver.search import Search
from puzzle_solver.winnable import always_in_doubt
from puzzle_solver.winnable.morph import may_win

PUZZLES = [*puzzles_of("morph").values()]
EACH = pytest.mark.parametrize("puzzle", PUZZLES, ids=[each.id for each in PUZZLES])
TURNED = st.sampled_from(["", " turned"])


def state_of(**header):
    return Position(MORPH_RECORDING.game, MORPH_RECORDING.open(header)).state


def line_of(cards, turned):
    return [f"{card}{each}" for card, each in zip(cards, turned, strict=True)]


@st.composite
def positions(draw):
    """Draw a position of Yellow and Red against Violet and Grey, with few cards to pay with."""
    cards, enemies = (
        draw(st.permutations(DECK_OF[pair])) for pair in ("yellow_red", "violet_grey")
    )
    turned = draw(st.lists(TURNED, min_size=3, max_size=3))
    blockers, mana, deck = (draw(st.integers(0, most)) for most in (3, 4, 12))
    return {
        "factions": {"A": ["Yellow", "Red"], "B": ["Violet", "Grey"]},
        "phase": draw(st.sampled_from(["mana", "summon"])),
        "discount": draw(st.sampled_from(["A", None])),
        "hands": {"A": cards[:4], "B": enemies[:4]},
        "lines": {
            "A": {"1": line_of(cards[4:6], turned[:2]), "2": line_of(cards[6:7], turned[2:])},
            "B": {"1": enemies[4 : 4 + blockers]},
        },
        "mana": {"A": cards[7 : 7 + mana]},
        "deck": {"B": enemies[7 : 7 + deck]},
        "discard": {"B": enemies[7 + deck :]},
    }


@given(header=positions())
def test_nothing_that_can_be_won_this_turn_is_left_out(header):
    state = state_of(**header)

    wins = Search(MORPH_RECORDING.game, 0, always_in_doubt).wins(state, 1)

    assert may_win(state, 0, 1) or not wins


def test_two_cards_for_each_mana_and_all_attacks_are_the_most():
    lines = {"A": {"1": ["G08", "V04 turned"]}}
    mana = ["V05", "V07"]
    enough = {"B": ["Y01", "Y02", "Y03", "Y04", "Y05", "Y06", "Y07", "Y08", "Y09"]}
    hands = {"A": ["V01", "V02", "V03", "G01"], "B": ["R01", "R02", "R03", "R04"]}
    gone = {"B": ["Y10", "Y11", "Y12", *(f"R{n:02}" for n in range(5, 13))]}
    header = {"phase": "summon", "lines": lines, "hands": hands, "mana": {"A": mana}}
    too_many = {**header, "deck": {"B": [*enough["B"], "Y10"]}, "discard": {"B": gone["B"][1:]}}

    assert may_win(state_of(**header, deck=enough, discard=gone), 0, 1)
    assert not may_win(state_of(**too_many), 0, 1)
    assert may_win(state_of(**too_many, discount="A"), 0, 1)
    assert may_win(state_of(**too_many), 0, 2)
    assert may_win(state_of(**too_many), 1, 1)


def test_without_a_turn_only_an_empty_deck_wins():
    hands = {"B": ["R01", "R02", "R03", "R04"]}
    begun = {"phase": "mana", "first": "B", "hands": hands}
    left = [f"{faction}{n:02}" for faction, first in (("Y", 1), ("R", 5)) for n in range(first, 13)]

    empty = state_of(**begun, deck={"B": []}, discard={"B": left})
    one = state_of(**begun, deck={"B": left[:1]}, discard={"B": left[1:]})

    assert may_win(empty, 0, 0)
    assert Search(MORPH_RECORDING.game, 0, always_in_doubt).wins(empty, 0)
    assert not may_win(one, 0, 0)
    assert not Search(MORPH_RECORDING.game, 0, always_in_doubt).wins(one, 0)


def test_a_stake_and_the_shadow_are_in_doubt():
    assert may_win(state_of(), 0, 1)
    assert may_win(state_of(mode="solo", phase="summon"), 0, 0)


@dataclass(frozen=True)
class Undrawn(Morph):
    """Morph without the moves that play a card which lay in a deck when the puzzle began."""

    drawn: frozenset[CardId]

    def legal_moves(self, state, seat):
        legal = super().legal_moves(state, seat)
        return [move for move in legal if move == "end" or not self.drawn & {*move.split()}]


def reached(search: Search, state, answers: Answers) -> Iterator[tuple[object, Answers]]:
    """Yield each state in which a solver moves, with the answers there."""
    yield state, answers
    for move, answer in answers.right.items():
        if answer.then is not None:
            yield from reached(search, search.after(state, move), answer.then)


@EACH
def test_a_puzzle_asks_for_one_turn(puzzle):
    assert puzzle.turns == 1


@EACH
def test_every_puzzle_is_solved_without_a_card_that_is_drawn(puzzle):
    """A right move of the answers is right for somebody who plays no drawn card, and no other."""
    state = puzzle.position().state
    search = Search(Undrawn(frozenset(state.sides[0].deck)), puzzle.seat, may_win)

    for here, answers in reached(search, state, written_answers("morph", puzzle.id)):
        left = {move: search.after(here, move) for move in search.legal(here)}
        right = [move for move, each in left.items() if search.wins(each, search.left(each, 1))]
        assert sorted(right) == sorted(answers.right)


@EACH
def test_face_down_cards_do_not_change_a_solution(puzzle):
    """The cards of decks, of mana zones and of the enemy's hand change places."""
    record = puzzle.record
    hidden = {
        name: [
            *record["deck"][name],
            *record["mana"][name],
            *(record["hands"]["B"] * (name == "B")),
        ]
        for name in "AB"
    }
    hidden = {name: [card.split()[0] for card in reversed(cards)] for name, cards in hidden.items()}
    hands, decks, mana = {**record["hands"]}, {}, {}
    for name, cards in hidden.items():
        count = len(record["deck"][name])
        decks[name], rest = cards[:count], cards[count:]
        turned = [card.partition(" ")[2] for card in record["mana"][name]]
        mana[name] = [f"{card} {how}".strip() for card, how in zip(rest, turned, strict=False)]
        if name == "B":
            hands[name] = rest[len(turned) :]
    other = replace(puzzle, record={**record, "hands": hands, "deck": decks, "mana": mana})
    state = other.position().state
    search = Search(MORPH_RECORDING.game, puzzle.seat, may_win)

    for here, answers in reached(search, state, written_answers("morph", puzzle.id)):
        for move in answers.right:
            after = search.after(here, move)
            assert search.wins(after, search.left(after, 1))
