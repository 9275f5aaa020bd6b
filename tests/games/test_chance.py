"""Chance: whatever is drawn can be drawn again from the seed, by its numbered stream."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from morpho_server.games.chance import Chance, below

SEED = b"s" * 32


def words_of(number):
    """Return the first words of the stream of a draw, computed as docs/fairness.md says."""
    seed = sha256(SEED + f"rolled.dice {number}".encode()).digest()
    block = sha256(seed + bytes(8)).digest()
    return [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]


def test_every_draw_has_a_stream_of_its_own():
    chance = Chance(SEED)

    rolled = [chance.roll(3, "rolled.dice") for _ in range(2)]

    assert rolled == [[word % 6 + 1 for word in words_of(number)[:3]] for number in (0, 1)]


def test_draws_of_a_kind_go_on_where_they_were():
    whole = Chance(SEED)
    whole.roll(1, "rolled.dice")
    later = Chance(SEED, whole.draws[:])

    assert later.roll(5, "rolled.dice") == whole.roll(5, "rolled.dice")
    assert later.draws == whole.draws[1:]


def test_another_kind_of_draw_changes_nothing():
    one, other = Chance(SEED), Chance(SEED)
    other.choice("abc", "begun.first")

    assert one.roll(5, "rolled.dice") == other.roll(5, "rolled.dice")


def test_a_draw_says_what_was_drawn_from_what():
    chance = Chance(SEED)

    cards = chance.deal(["c", "a", "b"], ["M", "A"], "dealt.cards")
    first = chance.choice([2, 0, 1], "begun.first")

    assert list(cards) == ["A", "M"]
    assert chance.draws == [
        {
            "stream": "dealt.cards 0",
            "what": "dealt.cards",
            "how": "deal",
            "of": ["a", "b", "c"],
            "gave": cards,
        },
        {
            "stream": "begun.first 0",
            "what": "begun.first",
            "how": "choice",
            "of": [0, 1, 2],
            "gave": first,
        },
    ]


@given(st.permutations([*"aabcde"]), st.permutations([*"UVWXYZ"]))
def test_the_order_of_items_and_places_chooses_nothing(items, places):
    dealt = Chance(SEED).deal(items, places, "dealt.cards")

    assert dealt == Chance(SEED).deal("aabcde", "UVWXYZ", "dealt.cards")
    assert Counter(dealt.values()) == Counter("aabcde")


def test_words_of_the_incomplete_span_are_skipped():
    """Every number is equally likely, though 2**32 is no multiple of the bound."""
    limit = 2**32 - 2**32 % 6

    assert below(iter([limit, 2**32 - 1, limit - 1]), 6) == 5


def test_a_seed_has_32_bytes():
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(b"short")
