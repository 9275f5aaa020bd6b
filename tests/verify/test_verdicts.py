"""The verdict on a match, with its reason, as ``morpho verify`` says it."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from morpho_server.cli import main
from morpho_server.tables.messages import commands
from morpho_server.tables.model.match import commitment_to
from tests.support.fairness.matches import (
    begin,
    by_the_first_release,
    play_three_rounds,
    random_sitting,
    share_of,
)
from tests.support.fairness.saving import File, saved, verdict_on
from tests.support.tables.sittings import ANY_ID, Sitting, waiting

VARIANTS = [
    ("morpho", {"mode": "basic"}),
    ("morpho", {"mode": "expert", "unknowns": ["parasite"]}),
    ("morpyam", {}),
    ("morphos", {}),
    ("morphatrons", {}),
    ("morph", {"mode": "duel", "packs": 2}),
    ("morph", {"mode": "solo"}),
]
OTHER = "fe" * 32


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)
def test_an_honest_match_is_fair_to_everybody_in_it(game, options):
    at = random_sitting(game, 3, **options)

    assert {verdict_on(saved(at, player)).kind for player in at.table.players} == {"fair"}


def three_rounds(**shares: str) -> Sitting:
    """Play M.O.R.P.H.O. among four, some of whom may give no share, or not reveal it."""
    at = waiting("Ada Bo Cy Dan", "morpho", mode="expert", target=30)
    begin(at, **shares)
    play_three_rounds(at)
    at.do("p1", commands.EndMatch(id=ANY_ID))
    return at


@cache
def _honest() -> str:
    return json.dumps(saved(three_rounds(), "p2"))


def honest() -> File:
    """Return the file that the second of four players saves of three rounds."""
    file: File = json.loads(_honest())
    return file


def one(file: File, kind: str) -> dict[str, Any]:
    """Return the last event of a kind."""
    return [event for event in file["events"] if event["kind"] == kind][-1]


def place(file: File, kind: str) -> int:
    """Return the place of the last event of a kind."""
    return file["events"].index(one(file, kind))


def promise_another_secret(file: File) -> None:
    file["events"][0:0] = [
        {"kind": "match_prepared", "number": 1, "commitment": commitment_to(bytes(32))}
    ]
    drop_kind(file, "match_prepared", keep=1)


def drop_kind(file: File, kind: str, keep: int = 0) -> None:
    """Leave out the events of a kind but for the first ones."""
    found = [event for event in file["events"] if event["kind"] == kind]
    file["events"] = [event for event in file["events"] if event not in found[keep:]]


def drop_share(file: File) -> None:
    del one(file, "shares_revealed")["shares"]["p3"]


def replace_share(file: File) -> None:
    one(file, "shares_revealed")["shares"]["p3"] = OTHER


def commit_to_nothing(file: File) -> None:
    """Choose a share once all others are known: nothing was committed to that it could break."""
    one(file, "match_starting")["commitments"]["p3"] = ""
    for note in file["events"]:
        if note["kind"] == "share_made" and "published" in note:
            note["published"]["commitments"]["p3"] = ""
    one(file, "shares_revealed")["shares"]["p3"] = "whatever suits"


def replace_own_share(file: File) -> None:
    one(file, "share_made")["share"] = OTHER
    drop_kind(file, "share_committed")


def call_again(file: File) -> None:
    file["events"].insert(place(file, "match_starting"), one(file, "match_starting"))


def reorder_seats(file: File) -> None:
    one(file, "match_started")["seats"].reverse()


def show_other_seats_to_this_page(file: File) -> None:
    one(file, "share_made")["published"]["seats"].reverse()


def change_options_after_the_call(file: File) -> None:
    options = {**one(file, "terms_set")["options"], "turn_limit": 40}
    event = {"kind": "options_set", "options": options}
    file["events"].insert(place(file, "match_starting") + 1, event)


def deal_with_other_options_than_shown(file: File) -> None:
    options = {**one(file, "terms_set")["options"], "turn_limit": 40}
    event = {"kind": "options_set", "options": options}
    file["events"].insert(place(file, "terms_set"), event)


def hide_an_event(file: File) -> None:
    del file["events"][place(file, "investigated")]


def make_a_move_that_nobody_may(file: File) -> None:
    file["moves"][0]["rounds"][0]["moves"].insert(0, [0, "fly away", False])


def say_that_time_ran_out(file: File) -> None:
    for move in file["moves"][0]["rounds"][0]["moves"]:
        move[2] = True


def let_somebody_win(file: File) -> None:
    one(file, "match_ended").update(reason="won", winners=[0])


def draw_otherwise(file: File) -> None:
    one(file, "match_ended")["draws"]["1"].pop()


WRONG: dict[Callable[[File], None], str] = {
    promise_another_secret: "not the one that was promised",
    drop_share: "p3 was dropped",
    replace_share: "p3 is not the one committed to",
    commit_to_nothing: "p3 is not the one committed to",
    replace_own_share: "your own share was left out or replaced",
    call_again: "called for more than once",
    reorder_seats: "not those of the call",
    show_other_seats_to_this_page: "another call for shares",
    change_options_after_the_call: "changed when the shares had been called for",
    deal_with_other_options_than_shown: "other options than the table showed",
    hide_an_event: "another",
    make_a_move_that_nobody_may: "the rules do not allow",
    say_that_time_ran_out: "not the move for a seat whose time is up",
    let_somebody_win: "did not end as",
    draw_otherwise: "draws that were shown",
}


@pytest.mark.parametrize("change", WRONG, ids=lambda one: one.__name__)
def test_a_dishonest_server_is_found_out(change):
    file = honest()
    change(file)

    verdict = verdict_on(file)
    assert verdict.kind == "wrong"
    assert WRONG[change] in verdict.reason.lower()


def leave_out_the_moves(file: File) -> None:
    file["moves"] = []


def hear_it_late(file: File) -> None:
    file["unseen"] = 3


def go_back_in_time(file: File) -> None:
    file["restored"] = True
    file["events"].pop(40)


def use_another_device(file: File) -> None:
    drop_kind(file, "share_made")


def have_other_rules(file: File) -> None:
    one(file, "terms_set")["rules"] = 99


def come_from_an_earlier_release(file: File) -> None:
    drop_kind(file, "terms_set")


def come_from_the_first_release(file: File) -> None:
    file["events"] = by_the_first_release(file["events"])


def come_late(file: File) -> None:
    file["events"] = file["events"][place(file, "round_opened") :]


NOT_PROVED: dict[Callable[[File], None], str] = {
    leave_out_the_moves: "moves are not in the file",
    hear_it_late: "heard 3 updates only when",
    go_back_in_time: "went back to an earlier time",
    use_another_device: "another device",
    have_other_rules: "other rules",
    come_from_an_earlier_release: "did not say by which rules",
    come_from_the_first_release: "how its shares were called for",
    come_late: "came when the match had begun",
}


@pytest.mark.parametrize("change", NOT_PROVED, ids=lambda one: one.__name__)
def test_a_file_with_gaps_is_not_proved(change):
    file = honest()
    change(file)

    verdict = verdict_on(file)
    assert verdict.kind == "not proved"
    assert NOT_PROVED[change] in verdict.reason.lower()


def test_a_spectator_without_the_promise_proves_nothing():
    file = saved(random_sitting("morphos", 1, moves=20), "p2") | {"player": "p9"}
    drop_kind(file, "share_made")
    drop_kind(file, "share_committed")
    assert verdict_on(file).kind == "fair"

    drop_kind(file, "match_prepared")

    assert verdict_on(file).reason == "This page came when the secret had been promised."


@pytest.mark.parametrize("player", ["p2", "p3"])
def test_a_share_that_was_not_revealed_is_named(player):
    verdict = verdict_on(saved(three_rounds(kept_back="p3"), player))

    assert (verdict.kind, verdict.reason[:21]) == ("not proved", "P3 did not reveal a s")


def test_a_player_without_a_share_proves_nothing():
    at = three_rounds(silent="p3")

    assert verdict_on(saved(at, "p3")).reason == "You gave no share."
    assert verdict_on(saved(at, "p2")).kind == "fair"


def test_draws_are_checked_without_any_moves():
    file = honest() | {"moves": []}
    one(file, "match_ended")["draws"]["2"][0]["gave"] = "F1"

    verdict = verdict_on(file)
    assert (verdict.kind, verdict.reason[:9]) == ("wrong", "In round ")


def test_a_wrong_match_before_the_last_makes_the_file_wrong():
    at = random_sitting("morphos", 1, moves=20)
    begin(at)
    at.do("p1", commands.EndMatch(id=ANY_ID))
    file = saved(at, "p2")
    assert verdict_on(file).kind == "fair"

    file["moves"][0]["rounds"][0]["moves"].pop()

    assert verdict_on(file).kind == "wrong"


def test_a_secret_can_not_be_used_twice():
    at = random_sitting("morphos", 1, moves=20)
    at.table.prepared.secret = at.table.match_on.prepared.secret
    begin(at)
    at.do("p1", commands.EndMatch(id=ANY_ID))

    assert verdict_on(saved(at, "p1")).kind == "wrong"


@pytest.mark.parametrize(
    ("change", "kind"), [(None, "fair"), (drop_share, "wrong"), (leave_out_the_moves, "not proved")]
)
def test_the_command_says_the_verdict_and_one_sentence(tmp_path, capsys, change, kind):
    file = honest()
    if change is not None:
        change(file)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(file))

    assert main(["verify", f"{path}"]) == (0 if kind == "fair" else 1)
    said = capsys.readouterr().out
    assert said.startswith(f"{kind}: ")
    assert said.count("\n") == 1


def test_a_share_has_only_one_spelling():
    file = honest()
    shown = one(file, "shares_revealed")["shares"]
    shown["p3"] = share_of("p3", 1).upper()

    assert verdict_on(file).kind == "wrong"
