"""A saved match may come from anybody: what is wrong in the file is said in one sentence."""

import json
from functools import cache
from typing import Any

import pytest

from morpho_server.cli import main
from morpho_server.games.registry import RULES
from morpho_server.verify.file import MOST_BYTES, MOST_MOVES, UnreadableError, read_text
from morpho_server.verify.verdict import MOST_DRAWS, judge
from tests.support.fairness.matches import random_sitting
from tests.support.fairness.saving import saved


@cache
def honest() -> str:
    """Return the text of an honest file."""
    return json.dumps(saved(random_sitting("morphos", 5, moves=10), "p2"))


def with_event(kind: str, **fields: Any) -> bytes:
    """Return a file with an event of a kind that has other fields."""
    file = json.loads(honest())
    next(event for event in file["events"] if event["kind"] == kind).update(fields)
    return json.dumps(file).encode()


def with_moves(moves: list[Any]) -> bytes:
    """Return a file with other moves."""
    file = json.loads(honest())
    file["moves"][0]["rounds"][0]["moves"] = moves
    return json.dumps(file).encode()


BAD: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"match",
    "no text": b'"\xff"',
    "a list": b"[]",
    "no events": b'{"events": 7}',
    "no match": b'{"events": []}',
    "NaN": b'{"events": [{"kind": NaN}]}',
    "an event without a kind": b'{"events": [{}]}',
    "an event whose kind is a list": b'{"events": [{"kind": []}]}',
    "endless lists": b"[" * 100_000,
    "deep lists": b'{"events": [' + b"[" * 500 + b"]" * 500 + b"]}",
    "deep events": b'{"events": [{"kind": "match_ended", "a": ' + b"[" * 900 + b"]" * 900 + b"}]}",
    "too much": b" " * (MOST_BYTES + 1),
    "a huge number": b'{"events": [], "unseen": ' + b"9" * 5000 + b"}",
}


def run(path, content: bytes, capsys) -> str:
    """Check a file that can't be read; return what is said of it."""
    path.write_bytes(content)
    assert main(["verify", f"{path}"]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.strip().count("\n") == 0
    return said.err


@pytest.mark.parametrize("content", BAD.values(), ids=BAD)
def test_a_file_that_is_none_has_status_2(tmp_path, capsys, content):
    assert "match.json" in run(tmp_path / "match.json", content, capsys)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("match_ended", {"secret": 7}),
        ("match_ended", {"draws": {"1": [{"what": "x"}]}}),
        ("match_ended", {"draws": []}),
        ("match_started", {"seats": "p1"}),
        ("terms_set", {"carried": {"a": "b"}}),
        ("terms_set", {"options": {"size": [[]]}}),
        ("terms_set", {"seat_options": [1, 2]}),
        ("shares_revealed", {"shares": None}),
        ("sat", {"seat": "A"}),
        ("share_made", {"promised": None}),
    ],
)
def test_an_event_of_another_shape_is_no_fault_of_the_program(kind, fields):
    """It is unreadable, or wrong."""
    try:
        found = judge(read_text(with_event(kind, **fields)), RULES).kind
    except UnreadableError:
        found = "unreadable"

    assert found in {"unreadable", "wrong"}


@pytest.mark.parametrize("move", [[-1, "a1", False], ["0", "a1", False], [0, "a1"], [0, 7, True]])
def test_a_move_of_another_shape_is_refused(move):
    with pytest.raises(UnreadableError, match="moves"):
        read_text(with_moves([move]))


def test_as_many_moves_as_nobody_makes_are_refused():
    with pytest.raises(UnreadableError, match="more than 100000 moves"):
        read_text(with_moves([[0, "", False]] * (MOST_MOVES + 1)))


def test_as_many_draws_as_no_match_has_are_refused():
    draw = {"stream": "s", "what": "x.y", "how": "rolls", "of": [1], "gave": [1]}
    file = json.loads(with_event("match_ended", draws={"1": [draw] * (MOST_DRAWS + 1)}))
    del file["moves"]

    with pytest.raises(UnreadableError, match="more than 10000 draws"):
        judge(read_text(json.dumps(file).encode()), RULES)


def test_a_seat_that_no_table_has_is_no_fault_of_the_program():
    file = json.loads(honest())
    player = file["player"]
    begun = next(n for n, event in enumerate(file["events"]) if event["kind"] == "match_started")
    file["events"][begun + 1 : begun + 1] = [
        {"kind": "sat", "player": player, "seat": 99},
        {"kind": "seat_options_set", "seat": 99, "options": {}},
    ]

    assert judge(read_text(json.dumps(file).encode()), RULES).kind == "wrong"


def test_a_file_that_is_not_there_has_status_2(tmp_path, capsys):
    assert main(["verify", f"{tmp_path / 'match.json'}"]) == 2
    assert "No such file" in capsys.readouterr().err


def test_a_file_can_not_write_to_the_terminal_what_it_likes(tmp_path, capsys):
    file = tmp_path / "match.json"
    escape = "\x1b[2J"
    seats = ["p1", "p2", escape]
    file.write_bytes(with_event("shares_revealed", shares={}, unrevealed=seats))

    main(["verify", f"{file}"])

    said = capsys.readouterr()
    assert escape not in said.out + said.err
