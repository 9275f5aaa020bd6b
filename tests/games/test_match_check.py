"""The check of a match finds every manipulation, and nothing in an honest match."""

import json
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from morpho_server.cli import main
from morpho_server.games.chance import Chance, branch
from morpho_server.games.fairness.match_check import check_match
from morpho_server.games.fairness.told_match import PlayedOnError, UncheckableError
from morpho_server.games.registry import GAMES
from tests.support.fairness.manipulations.catalogue import (
    OF_FACTIONS,
    OF_MOVED_CARDS,
    OF_SPECTATORS,
    all_of,
)
from tests.support.fairness.manipulations.seats import leave_out
from tests.support.fairness.manipulations.told_events import last, seed_of, tampered
from tests.support.fairness.matches import (
    MATCHES,
    PLAYERS,
    Told,
    by_the_first_release,
    laid_in_secret,
    morph_match,
    morpho_match,
    played_on,
    random_match,
    several,
    twice,
)

UNKNOWNS_CHANGED = "change_the_unknowns_between_rounds_in_silence"
EVERY_ONE = [(game, one) for game in MATCHES for one in all_of(game)]


def check(game: str, events: list[Told], player: str | None = None):
    """Check a match of a game."""
    return check_match(events, GAMES[game].chance_rules, player)


@pytest.mark.parametrize("game", MATCHES)
def test_nothing_is_found_in_an_honest_match(game):
    report = check(game, MATCHES[game](), PLAYERS[game])

    assert report.findings == []
    assert report.draws


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", MATCHES)
def test_nothing_is_found_where_people_play_at_random_and_are_late(game, seed):
    events = random_match(game, seed)

    assert check(game, events, "p1").findings == []


def test_nothing_is_found_where_cards_are_laid_in_secret():
    events = laid_in_secret()

    assert "transmit_laid" in [event["kind"] for event in events]
    assert check("morpho", events, "p1").findings == []


@pytest.mark.parametrize(
    ("game", "manipulation"),
    EVERY_ONE,
    ids=[f"{game}-{one.__name__}" for game, one in EVERY_ONE],
)
def test_every_manipulation_is_found(game, manipulation):
    events = tampered(MATCHES[game](), manipulation)

    assert check(game, events, PLAYERS[game]).findings


MOVED_CARDS = [(game, one) for game, all_ones in OF_MOVED_CARDS.items() for one in all_ones]


@pytest.mark.parametrize(
    ("game", "manipulation"),
    MOVED_CARDS,
    ids=[f"{game}-{one.__name__}" for game, one in MOVED_CARDS],
)
def test_a_card_that_did_not_lie_there_is_all_that_is_found(game, manipulation):
    events = tampered(MATCHES[game](), manipulation)

    found = check(game, events, PLAYERS[game]).findings
    assert [finding.code for finding in found] == ["moved_otherwise"]


@pytest.mark.parametrize("manipulation", OF_FACTIONS, ids=[one.__name__ for one in OF_FACTIONS])
def test_factions_that_nobody_chose_are_all_that_is_found(manipulation):
    events = tampered(MATCHES["morph"](), manipulation)

    found = check("morph", events, PLAYERS["morph"]).findings
    assert {finding.code for finding in found} == {"chosen_otherwise"}


CHOSEN: list[dict[str, Any]] = [
    {"factions": {"p1": "grey_red"}},
    {"factions": {"p2": "grey_red"}},
    {"factions": {"p1": "grey_red", "p2": "violet_yellow"}},
    {"factions": {"p1": "grey_red"}, "packs": 2},
    {"factions": {"p1": "grey_red", "p2": "grey_red"}, "packs": 2},
    {"factions": {"p1": "grey_red"}, "mode": "solo"},
    {"factions": {"p1": "grey_red"}, "matches": 3},
]


@pytest.mark.parametrize("chosen", CHOSEN, ids=str)
def test_a_match_with_chosen_factions_is_proved(chosen):
    events = morph_match(**chosen)

    assert check("morph", events).findings == []


def test_chosen_factions_of_which_nobody_was_told_leave_a_doubt():
    """These events begin when the player had chosen them."""
    events = morph_match(factions={"p1": "grey_red"})
    chosen = next(at for at, event in enumerate(events) if event["kind"] == "seat_options_set")
    promised = next(event for event in events if event["kind"] == "match_prepared")

    report = check("morph", [promised, *events[chosen + 1 :]])

    assert {finding.code for finding in report.findings} == {"choice_unseen"}
    assert report.wrong == []


SEEN_BY_SPECTATORS = [
    *("secret_not_promised", "share_replaced", "promised_again"),
    *("secret_used_again", "called_again"),
]


@pytest.mark.parametrize(
    ("manipulation", "code"),
    [*zip(OF_SPECTATORS, SEEN_BY_SPECTATORS, strict=True)],
    ids=SEEN_BY_SPECTATORS,
)
def test_spectators_find_a_manipulation_too(manipulation, code):
    """No share of theirs is in a match, nor is one noted."""
    honest = [event for event in MATCHES["morpho"]() if event["kind"] != "share_made"]
    events = tampered(MATCHES["morpho"](), manipulation)
    events = [event for event in events if event["kind"] != "share_made"]

    assert check("morpho", honest).findings == []
    assert code in [finding.code for finding in check("morpho", events).findings]


def test_somebody_who_stood_up_is_left_out_rightly():
    events = tampered(MATCHES["morpho"](), leave_out)
    called = next(at for at, event in enumerate(events) if event["kind"] == "match_starting")
    events.insert(called, {"kind": "stood", "player": "p9"})

    assert check("morpho", events, "p9").findings == []


def test_every_match_in_a_file_is_checked():
    events = twice("morpho")

    assert check("morpho", events, "p2").findings == []


def test_an_earlier_match_that_is_known_only_in_part_is_not_called_wrong():
    """A page keeps what stood before the last match from the promise of its secret on."""
    events = twice("morpho")
    began = next(at for at, event in enumerate(events) if event["kind"] == "shares_revealed")

    assert check("morpho", events[began:], "p2").findings == []


def test_a_match_without_the_own_share_of_a_player_is_in_doubt():
    """The server may have kept the page from giving one."""
    events = morpho_match(silent="p2")

    found = [(finding.code, finding.about) for finding in check("morpho", events, "p2").findings]
    assert found == [("own_share_unknown", "p2")]


def test_a_share_that_was_not_revealed_is_not_called_wrong():
    """A phone may have dropped off; but whether somebody chose can't be known."""
    never = next(one for one in all_of("morpho") if one.__name__ == "never_reveal_a_share")

    report = check("morpho", tampered(MATCHES["morpho"](), never))

    assert ("share_unrevealed", "p1") in [(f.code, f.about) for f in report.findings]


def test_a_doubt_of_an_earlier_match_is_one_of_the_next():
    """Two deals were possible in it, and its page may have had no time to say so."""
    events = morpho_match(matches=2, kept_back="p1")

    found = [finding.code for finding in check("morpho", events, "p2").findings]
    assert found == ["earlier_match_unproved"]


def test_a_share_that_came_too_late_is_not_called_wrong():
    """Somebody sits down just when the host begins another match."""
    events = deepcopy(MATCHES["morpho"]())
    left_out = next(one for one in all_of("morpho") if one.__name__ == "forget_own_commitment")
    left_out(events)
    events.remove(next(event for event in events if event["kind"] == "share_committed"))
    del next(event for event in events if event["kind"] == "share_made")["published"]

    report = check("morpho", events, "p2")

    # The other findings are of rounds: these were drawn with the share.
    found = [finding.code for finding in report.findings if finding.round is None]
    assert found == ["own_share_late"]
    assert "own_share_late" not in [finding.code for finding in report.wrong]


def test_a_round_that_is_dealt_from_other_cards_after_new_options_leaves_a_doubt():
    """Everybody sees that the host has chosen, but an operator could try out what to choose."""
    changed = next(one for one in all_of("morpho") if one.__name__ == UNKNOWNS_CHANGED)
    events = tampered(MATCHES["morpho"](), changed)
    options = events[0]["options"]
    for number, unknowns in ((2, ["deserter", "medium"]), (3, options["unknowns"])):
        opened = next(e for e in events if e["kind"] == "round_opened" and e["number"] == number)
        chosen = {"kind": "options_set", "options": {**options, "unknowns": unknowns}}
        events.insert(events.index(opened), chosen)

    report = check("morpho", events)

    found = [("setup_chosen", 2), ("setup_chosen", 3)]
    assert [(finding.code, finding.round) for finding in report.findings] == found
    assert report.wrong == []


def test_a_match_before_which_no_setup_was_told_is_not_called_wrong():
    """Servers of an earlier release told none."""
    events = deepcopy(MATCHES["morpho"]())
    next(event for event in events if event["kind"] == "match_starting")["setup"] = None

    report = check("morpho", events)

    assert [(finding.code, finding.round) for finding in report.findings] == [("setup_unseen", 1)]
    assert report.wrong == []


def test_a_turn_that_passes_on_from_a_match_that_nobody_saw_is_not_called_wrong():
    """A page came when it was over, and heard only of options."""
    events = twice("morpyam")
    over = next(at for at, event in enumerate(events) if event["kind"] == "match_ended")
    options = {"kind": "options_set", "options": events[0]["options"]}

    report = check("morpyam", [options, *events[over + 1 :]])

    assert "chooser_unseen" in [finding.code for finding in report.findings]
    assert report.wrong == []


@pytest.mark.parametrize("game", MATCHES)
def test_a_round_begins_with_draws_from_what_was_known_before_the_shares(game):
    """Else a server that knows all shares could try what other lists give."""
    rules = GAMES[game].chance_rules
    begins = [rule for rule in rules.draws if rule.what.startswith(f"{rules.opens}.")]
    drawn = {rule.what.partition(".")[2] for rule in begins}
    named = {part for rule in begins for part in rule.of if isinstance(part, str)}

    assert begins
    assert named <= {"seats", *rules.announced, *drawn}


def test_no_two_games_draw_or_show_something_by_events_of_one_kind():
    """By these a check knows of which game an earlier match was."""
    kinds = Counter(kind for game in GAMES.values() for kind in game.chance_rules.played)

    assert [kind for kind, games in kinds.items() if games > 1] == []


def test_a_match_of_another_game_before_it_is_not_called_wrong():
    before, after = deepcopy(MATCHES["morpyam"]()), deepcopy(MATCHES["morpho"]())
    before.remove(next(e for e in reversed(before) if e["kind"] == "match_prepared"))
    for event in after:
        if event["kind"] in {"match_prepared", "match_starting", "match_started"}:
            event["number"] += 1

    both = [*before, {"kind": "game_chosen", "game": "morpho", "options": {}}, *after[1:]]

    assert check("morpho", both).findings == []


@pytest.mark.parametrize("number", [True, "1", 1.0])
def test_a_round_that_is_numbered_otherwise_is_wrong(number):
    """Its seed is made of the number as text, so each spelling would give another deal."""
    events = deepcopy(MATCHES["morphos"]())
    chance = Chance(branch(seed_of(events), f"round {number}"))
    black = chance.choice(range(2), "board_set_up.black")
    last(events, "round_opened")["number"] = number
    last(events, "board_set_up").update(round=number, black=black)
    last(events, "match_ended")["draws"] = {f"{number}": deepcopy(chance.draws)}

    assert "rounds_miscounted" in [finding.code for finding in check("morphos", events).wrong]


def test_however_many_matches_without_a_call_are_before_it_all_are_looked_at():
    told = {"seats": ["p1", "p2"], "commitment": "", "secret": ""}
    before = [
        {"kind": kind, "number": number, **told}
        for number in range(1001, 2201)
        for kind in ("match_prepared", "match_started", "match_ended")
    ]

    [finding] = check("morphos", [*before, *MATCHES["morphos"]()], "p1").findings

    assert finding.code == "earlier_match_unproved"


@pytest.mark.parametrize("player", ["p2", "p9"])
def test_a_match_of_the_first_release_before_it_is_not_called_wrong(player):
    """The host begins another one after the update."""
    report = check("morpho", by_the_first_release(twice("morpho")), player)

    assert "earlier_match_unproved" in [finding.code for finding in report.findings]
    assert report.wrong == []


def test_a_chosen_match_does_not_hide_behind_one_of_the_first_release():
    events = several("morpho", 3)
    first = next(at for at, event in enumerate(events) if event["kind"] == "match_ended")
    events[first + 1 :] = by_the_first_release(events[first + 1 :])
    hand = next(event for event in events if event["kind"] == "saw")["cards"]
    hand[min(hand)] = "killer" if hand[min(hand)] != "killer" else "leader"

    assert "earlier_match_wrong" in [f.code for f in check("morpho", events, "p2").wrong]


def test_a_match_that_is_played_on_is_said_to_be_that():
    with pytest.raises(PlayedOnError, match="played on from another"):
        check("morpho", played_on("morpho"), "p2")


def test_a_match_after_one_that_was_played_on_is_checked():
    before, after = played_on("morpyam"), deepcopy(MATCHES["morpho"]())
    before.remove(next(e for e in reversed(before) if e["kind"] == "match_prepared"))
    for event in after:
        if event["kind"] in {"match_prepared", "match_starting", "match_started"}:
            event["number"] += 1
    both = [*before, {"kind": "game_chosen", "game": "morpho", "options": {}}, *after[1:]]

    assert check("morpho", both).findings == []


def test_a_match_with_a_share_is_checked_whatever_it_is_said_to_be():
    events = deepcopy(MATCHES["morpho"]())
    at = next(at for at, event in enumerate(events) if event["kind"] == "match_started")
    events.insert(at + 1, {"kind": "match_played_on", "match": 1, "round": 1, "steps": 1})

    assert check("morpho", events, "p2").wrong


def test_bots_give_no_share():
    report = check("morpyam", MATCHES["morpyam"]())

    assert report.bots == ["p3"]
    assert report.without_share == []


def test_a_player_whose_share_was_left_out_is_no_bot():
    left_out = next(one for one in all_of("morpho") if one.__name__ == "drop_share")

    report = check("morpho", tampered(MATCHES["morpho"](), left_out))

    assert report.bots == []


def test_a_match_that_is_not_over_can_not_be_checked():
    events = [event for event in MATCHES["morpho"]() if event["kind"] != "match_ended"]

    with pytest.raises(UncheckableError, match="match_ended"):
        check("morpho", events)


@pytest.fixture
def saved(tmp_path):
    """Return a function that saves a match as a page does, and returns the file's name."""

    def save(events: list[Told], game: str = "morpho") -> str:
        file = tmp_path / "match.json"
        file.write_text(json.dumps({"game": game, "player": "p2", "events": events}))
        return str(file)

    return save


def test_the_command_says_that_nothing_was_chosen(saved, capsys):
    assert main(["verify", saved(MATCHES["morpho"]())]) == 0

    said = capsys.readouterr().out
    assert "Nobody chose anything" in said
    assert "Round 3: 2 draws" in said


@pytest.mark.parametrize("manipulation", all_of("morpho"), ids=lambda one: one.__name__)
def test_the_command_says_what_is_wrong(saved, capsys, manipulation):
    assert main(["verify", saved(tampered(MATCHES["morpho"](), manipulation))]) == 1

    said = capsys.readouterr().out
    assert "Nobody chose" not in said
    assert "{" not in said


def test_the_command_spells_what_was_drawn_as_the_file_does(saved, capsys):
    events = deepcopy(MATCHES["morphos"]())
    ended = next(event for event in events if event["kind"] == "match_ended")
    ended["draws"]["1"][0]["gave"] = None

    assert main(["verify", saved(events, "morphos")]) == 1

    said = capsys.readouterr().out
    assert "Round 1: 1 draw\n" in said
    assert "Round 1: board_set_up.black was not drawn like that from the seed." in said


@pytest.mark.parametrize(
    "text", ["", "7", "[]", "{}", '{"game": 7, "events": []}', '{"game": "morpho", "events": [1]}']
)
def test_the_command_refuses_a_file_without_a_match(tmp_path, capsys, text):
    file = tmp_path / "match.json"
    file.write_text(text)

    assert main(["verify", str(file)]) == 2

    assert str(file) in capsys.readouterr().err


def test_a_match_of_an_unknown_game_is_checked_but_for_its_rules(saved, capsys):
    assert main(["verify", saved(MATCHES["morpyam"](), "another")]) == 1

    said = capsys.readouterr().out
    assert "only its shares and streams" in said
    assert "Nothing is wrong" in said


def test_a_match_of_one_player_against_the_shadow_is_proved():
    """Its deck is shuffled, too."""
    events = morph_match(mode="solo")

    assert check("morph", events, "p1").findings == []


def test_a_basic_match_is_proved():
    """It has no Unknown to be drawn."""
    events = morpho_match(mode="basic")

    assert check("morpho", events).findings == []


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("shares_revealed", "uncommitted", [1]),
        ("round_started", "seats", 10**12),
        ("round_started", "tiles", {"killer": 10**12}),
        ("match_ended", "draws", {"1": [{"what": "\ud800", "stream": 1}]}),
        ("match_ended", "draws", {"\u0661": []}),
    ],
)
def test_the_command_stands_any_file(saved, capsys, kind, field, value):
    events = deepcopy(MATCHES["morpho"]())
    next(event for event in events if event["kind"] == kind)[field] = value

    assert main(["verify", saved(events)]) in {1, 2}

    assert "Nobody chose" not in capsys.readouterr().out
