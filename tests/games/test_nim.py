"""Nim, the game of docs/adding-a-game.md, is played by the rules, in a record and at a table."""

import re
from pathlib import Path

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.moves import MoveRefusedError, MoveUnreadableError
from morpho_server.games.records.player import play_record
from morpho_server.games.records.recording import RecordFailedError
from morpho_server.games.seats import Seat
from tests.support.games.nim.entry import NIM_ENTRY
from tests.support.serving import ALL_GAMES
from tests.support.tables.sittings import sitting

NIM, RECORDS = NIM_ENTRY.rules, {"nim": NIM_ENTRY.records}

WON = [*("A take 3 of 0", "B take 4 of 1", "A take 5 of 2"), {"expect": {"winner": "A"}}]


def played(*steps):
    """Return the position that these steps of a record lead to."""
    return play_record({"title": "Nim", "play": list(steps)}, RECORDS)


def test_the_first_seat_begins_with_three_heaps():
    begun = played()

    assert begun.public() == {"heaps": [3, 4, 5], "turn": 0}
    assert begun.own(Seat(1)) == {"seat": 1, "open": ["resign"]}


def test_a_heap_gives_as_many_sticks_as_it_has():
    assert len(NIM.legal_moves(played().state, Seat(0))) == 3 + 4 + 5


def test_the_last_stick_wins():
    outcome = NIM.outcome(played(*WON).state)

    assert (outcome.reason, outcome.winners, outcome.scores) == ("last_stick", (0,), (1, 0))


def test_a_seat_may_give_up_in_the_turn_of_the_other():
    outcome = NIM.outcome(played("B resign").state)

    assert (outcome.reason, outcome.winners) == ("resigned", (0,))


@pytest.mark.parametrize(
    ("steps", "seat", "move", "code"),
    [
        ([], 1, "take 1 of 0", "not_your_turn"),
        ([], 0, "take 4 of 0", "too_many"),
        (["B resign"], 0, "take 1 of 0", "game_over"),
    ],
)
def test_a_move_is_refused_with_its_code(steps, seat, move, code):
    with pytest.raises(MoveRefusedError) as refused:
        NIM.decide(played(*steps).state, Seat(seat), move, Chance(bytes(32)))

    assert refused.value.code == code


def test_a_text_outside_the_grammar_is_unreadable():
    with pytest.raises(MoveUnreadableError):
        NIM.decide(played().state, Seat(0), "take a nap", Chance(bytes(32)))


def test_a_record_fails_where_it_expects_something_else():
    with pytest.raises(RecordFailedError, match="winner: expected B, came A"):
        played(*WON[:3], {"expect": {"winner": "B"}})


def test_nim_is_played_at_a_table(monkeypatch):
    monkeypatch.setitem(ALL_GAMES, "nim", NIM)
    at = sitting("Ada Bo", "nim", turn_seconds=10)
    at.move(0, "take 3 of 0")
    at.wait(10)
    assert at.run_out()
    heaps = at.table.match_on.state.setup.heaps
    at.move(0, "resign")

    assert heaps == [0, 3, 5]
    assert NIM.outcome(at.table.match.state).winners == (1,)


def test_the_page_shows_nim_as_it_is():
    page = Path("docs/adding-a-game.md").read_text()
    [shown] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    rules = Path("tests/support/games/nim/rules.py").read_text()

    assert all(part.strip() in rules for part in shown.split("\n\n\n"))
