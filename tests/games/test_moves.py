"""Only legal moves are made; all others are refused, and nothing has changed."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from tests.support.games.catalogue import SUBJECTS, by_name
from tests.support.games.playing import Round, examples
from tests.support.games.portraits import portrait

for_every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)


@for_every_game
@settings(max_examples=examples(60))
@given(data=st.data())
def test_a_round_is_over_or_can_go_on_with_listed_moves(subject, data):
    """While a round is on somebody owes a decision and has a choice; afterwards nobody does.

    Asked again, or of a copy, a game lists the same moves; no move is there twice. The move made
    for a seat whose time is up is one of its legal moves, always the same.
    """
    game = subject.game
    for played, _ in data.draw(subject.plays()).rounds(game):
        owing, copied = game.owing(played.state), game.copy(played.state)
        assert (not owing) == (game.outcome(played.state) is not None)
        assert len(set(owing)) == len(owing)
        assert set(owing) <= set(played.seats())
        for seat in played.seats():
            moves, legal = played.moves(seat), game.legal_moves(played.state, seat)
            assert bool(legal) == (seat in owing)
            assert len(set(moves)) == len(moves)
            assert moves == [*legal, *game.open_moves(played.state, seat)]
            assert moves == [*game.legal_moves(copied, seat), *game.open_moves(copied, seat)]
        if owing:
            paces = {"turn", "reaction"} if game.has_reactions else {"turn"}
            assert game.pace(played.state) in paces
        for seat in owing:
            move = played.timeout_move(seat)
            assert move in game.legal_moves(played.state, seat)
            assert move == game.timeout_move(copied, seat, played.start.late_chance())


@for_every_game
@settings(max_examples=examples(30))
@given(data=st.data())
def test_legal_moves_are_accepted_and_leave_the_state_alone(subject, data):
    """Every legal and every open move can be made; the state it was made in is not changed."""
    for played, drawn in data.draw(subject.plays()).rounds(subject.game):
        before = portrait(played.state)
        for seat in played.seats():
            for move in some(played.moves(seat), drawn):
                events, _ = played.decide(seat, move)
                assert events, f"“{move}” of seat {seat} leads to nothing"
        assert portrait(played.state) == before


@for_every_game
@settings(max_examples=examples(40))
@given(data=st.data())
def test_any_other_move_is_refused_and_changes_nothing(subject, data):
    """Others' moves, garbled moves and nonsense get a stable code and a sentence."""
    play = data.draw(subject.plays())
    texts = data.draw(st.lists(subject.texts() | st.text(max_size=20), max_size=10))
    for played, drawn in play.rounds(subject.game):
        before = portrait(played.state)
        seat = Seat(drawn[2] % play.start.seats)
        for text in illegal(played, seat, drawn, texts):
            refusal = played.refusal(seat, text)
            assert refusal, f"“{text}” of seat {seat} was accepted"
            assert re.fullmatch(r"[a-z]+(_[a-z]+)*", refusal[0])
            assert re.fullmatch(r".+[.!?]", refusal[1], re.DOTALL)
        assert portrait(played.state) == before


def some(moves: list[Move], drawn: bytes, number: int = 4) -> list[Move]:
    """Return all of a few moves, or some of many."""
    step = max(1, len(moves) // number)
    return moves[drawn[0] % step :: step]


def illegal(played: Round, seat: Seat, drawn: bytes, texts: list[str]) -> set[str]:
    """Return moves of other seats, drawn texts, and garbled moves, but for what is legal."""
    moves = [move for other in played.seats() for move in some(played.moves(other), drawn, 1)]
    legal = set(played.moves(seat))
    mutants = (text for move in moves for text in garble(move, drawn))
    return {*moves, *texts, *mutants} - legal


def garble(move: str, drawn: bytes) -> Iterator[str]:
    """Return texts that are nearly a move, and must not be taken for one."""
    at = drawn[1] % len(move)
    yield move[:at] + move[at + 1 :]
    yield move[:at] + move[at].swapcase() + move[at + 1 :]
    yield from (f"{move} ", f" {move}", f"{move}\n", move.replace(" ", "  "), f"{move} {move}")
    yield move.rsplit(" ", 1)[0]
