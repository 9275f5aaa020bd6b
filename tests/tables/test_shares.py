"""Shares: people commit to them, the match waits for them, and only then it is dealt."""

import pytest

from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.model.match import SHARE_MILLIS, commitment_to, match_seed
from morpho_server.tables.model.options import for_game
from tests.support.tables.sittings import ANY_ID, Sitting, sitting, waiting

SHARES = {f"p{number}": f"{number}" * 64 for number in (1, 2, 3, 4)}


def commit(at: Sitting, player: str, share: str | None = None) -> None:
    """Commit to a share, by default the player's."""
    committed = commitment_to(bytes.fromhex(share or SHARES[player]))
    at.do(player, commands.CommitShare(id=ANY_ID, commitment=committed))


def reveal(at: Sitting, player: str, share: str | None = None) -> None:
    """Reveal a share, by default the player's."""
    at.do(player, commands.RevealShare(id=ANY_ID, share=share or SHARES[player]))


def start(at: Sitting) -> None:
    """Start as the host, with everybody ready."""
    for player in list(at.table.players)[1:]:
        at.do(player, commands.SetReady(id=ANY_ID, ready=True))
    at.do("p1", commands.Start(id=ANY_ID))


def kinds(at: Sitting) -> list[str]:
    """Return the kinds of the events of the last entry."""
    return [event.kind for event in at.entries[-1].events]


def revealed(at: Sitting) -> ev.SharesRevealed:
    """Return the shares that a match began with."""
    events = [event for entry in at.entries for event in entry.events]
    return next(event for event in reversed(events) if isinstance(event, ev.SharesRevealed))


def refused(at: Sitting, player: str, command: commands.Command) -> str:
    """Return the code with which a command is refused."""
    with pytest.raises(CommandRefusedError) as refusal:
        at.do(player, command)
    return refusal.value.code


@pytest.fixture
def starting() -> Sitting:
    """Return a match that waits for the shares of Ada and Bo; Cy gives none."""
    at = waiting("Ada Bo Cy")
    commit(at, "p1")
    commit(at, "p2")
    start(at)
    return at


def test_leaving_after_the_shares_does_not_change_the_deal():
    """Whose factions count no longer would have the choice between two deals."""
    at = waiting("Ada Bo", "morph")
    at.do("p2", commands.SetSeatOptions(id=ANY_ID, options={"factions": "violet_red"}))
    commit(at, "p1")
    commit(at, "p2")
    start(at)
    reveal(at, "p2")
    at.do("p2", commands.Leave(id=ANY_ID))
    reveal(at, "p1")

    events = [event for entry in at.entries for event in entry.events]
    called = next(event for event in events if isinstance(event, ev.MatchStarting))
    setup = next(event for event in events if event.kind == "battle_set_up")
    assert called.setup == {"pairs_a": [], "pairs_b": []}
    assert setup.pair_b == "violet_red"


def test_a_match_is_dealt_when_the_last_share_is_in(starting):
    assert kinds(starting) == ["terms_set", "match_starting"]
    reveal(starting, "p2")
    assert starting.table.phase == "waiting"
    assert kinds(starting) == ["share_revealed"]

    reveal(starting, "p1")

    assert starting.table.phase == "playing"
    assert kinds(starting)[:4] == [
        "share_revealed",
        "shares_revealed",
        "match_started",
        "round_opened",
    ]
    assert starting.table.match_on.seed == match_seed(
        starting.table.match_on.prepared.secret,
        [PlayerId(p) for p in ("p1", "p2", "p3")],
        {PlayerId(p): SHARES[p] for p in ("p1", "p2")},
    )


def test_all_commitments_are_public_before_any_share(starting):
    called = starting.entries[-1].events[-1]

    assert called.commitments == {p: commitment_to(bytes.fromhex(SHARES[p])) for p in ("p1", "p2")}
    reveal(starting, "p2")
    assert SHARES["p2"] not in str(starting.projection.table_view())
    assert starting.updates[-1].only == frozenset(), "nobody is sent a single share"


def test_a_player_who_had_committed_to_no_share_is_named(starting):
    reveal(starting, "p1")
    reveal(starting, "p2")

    assert revealed(starting).uncommitted == ("p3",)
    assert revealed(starting).unrevealed == ()


def test_a_match_waits_two_seconds_and_names_missing_shares(starting):
    reveal(starting, "p1")
    starting.wait(SHARE_MILLIS / 1000 - 0.1)
    assert not starting.run_out()

    starting.wait(0.1)
    assert starting.run_out()

    assert starting.table.phase == "playing"
    assert revealed(starting).unrevealed == ("p2",)
    assert revealed(starting).shares == {"p1": SHARES["p1"]}


def test_a_match_without_commitments_begins_at_once():
    at = waiting("Ada Bo")

    start(at)

    assert at.table.phase == "playing"
    assert kinds(at)[:2] == ["terms_set", "match_starting"]
    assert kinds(at)[2:4] == ["shares_revealed", "match_started"]
    assert revealed(at).uncommitted == ("p1", "p2")


def test_a_bot_gives_no_share_and_is_not_named():
    at = waiting("Ada")
    at.add_bot()

    at.do("p1", commands.Start(id=ANY_ID))

    assert revealed(at).uncommitted == ("p1",)


def test_another_share_than_the_one_committed_to_is_refused(starting):
    wrong = commands.RevealShare(id=ANY_ID, share=SHARES["p3"])

    assert refused(starting, "p1", wrong) == "wrong_share"
    assert refused(starting, "p3", wrong) == "not_now"


def test_a_share_is_revealed_once(starting):
    reveal(starting, "p1")

    again = commands.RevealShare(id=ANY_ID, share=SHARES["p1"])
    assert refused(starting, "p1", again) == "not_now"


def test_the_last_commitment_counts():
    at = waiting("Ada Bo")
    commit(at, "p1", "ab" * 32)
    commit(at, "p1")
    start(at)

    reveal(at, "p1")

    assert revealed(at).shares == {"p1": SHARES["p1"]}


def test_a_commitment_is_sent_to_its_own_seat_alone():
    """So that a player's other devices know which of them gave the share."""
    at = waiting("Ada Bo")

    commit(at, "p2")

    assert at.updates[-1].only == {"p2"}


def test_a_player_without_a_seat_commits_to_nothing():
    at = waiting("Ada Bo")
    at.do("p2", commands.Stand(id=ANY_ID))

    committing = commands.CommitShare(id=ANY_ID, commitment="ab" * 32)
    assert refused(at, "p2", committing) == "not_seated"


@pytest.mark.parametrize(
    "command",
    [
        commands.Sit(id=ANY_ID, seat=4),
        commands.Stand(id=ANY_ID),
        commands.SetReady(id=ANY_ID, ready=False),
        commands.CommitShare(id=ANY_ID, commitment="ab" * 32),
        commands.SetOptions(id=ANY_ID, options={"target": 2}),
        commands.ChooseGame(id=ANY_ID, game="lanes"),
        commands.Start(id=ANY_ID),
        commands.AddBot(id=ANY_ID, strength="weak"),
        commands.Remove(id=ANY_ID, player="p2"),
    ],
    ids=lambda command: command.type,
)
def test_nothing_about_a_match_changes_while_it_waits_for_shares(starting, command):
    assert refused(starting, "p1", command) == "not_now"


def test_a_newcomer_watches_while_a_match_waits():
    at = waiting("Ada Bo")
    commit(at, "p1")
    start(at)

    at.join("Cy")

    assert at.table.players["p3"].seat is None
    reveal(at, "p1")
    assert at.table.match_on.seats == 2


@pytest.mark.parametrize("gone", ["p1", "p2"])
def test_leaving_while_a_match_waits_vacates_the_seat(starting, gone):
    starting.do(gone, commands.Leave(id=ANY_ID))
    starting.wait(SHARE_MILLIS / 1000)

    assert starting.run_out()

    assert starting.table.match_on.seats == 3
    assert len(starting.table.holders) == 2
    assert gone in revealed(starting).unrevealed
    assert starting.table.deadline is not None, "a vacant seat is not waited for"


def test_people_commit_for_the_next_match_while_one_is_played():
    at = sitting("Ada Bo")
    promised = at.table.prepared.commitment
    commit(at, "p1")
    commit(at, "p2")
    at.do("p1", commands.EndMatch(id=ANY_ID))

    at.do("p1", commands.Rematch(id=ANY_ID))
    reveal(at, "p1")
    reveal(at, "p2")

    assert at.table.match_on.prepared.commitment == promised
    assert revealed(at).shares == {p: SHARES[p] for p in ("p1", "p2")}


def test_a_table_that_is_loaded_waits_on(starting):
    assert starting.again().starting == starting.table.starting

    reveal(starting, "p1")
    reveal(starting, "p2")

    assert starting.again().match == starting.table.match


def test_all_draws_are_stored_and_shown_after_the_match():
    at = sitting("Ada Bo", "lanes")
    for _ in range(3):
        at.move(at.owing[0], "roll")
        at.move(at.owing[0], at.legal[0])
    sent = "".join(update.common for update in at.updates)

    at.do("p1", commands.EndMatch(id=ANY_ID))

    draws = at.entries[-1].events[0].draws
    assert [(draw["stream"], draw["what"]) for draw in draws["1"]] == [
        ("race_started.first 0", "race_started.first"),
        *((f"rolled.dice {number}", "rolled.dice") for number in range(3)),
    ]
    assert '"drawn"' not in sent
    assert '"draws"' not in sent


def test_the_last_draw_of_a_match_is_among_those_shown():
    at = sitting("Ada Bo", "guess", highest=3)
    at.move(at.owing[0], "stake 1")
    at.move(at.owing[0], "stake 1")
    at.move(at.owing[0], "ask B" if at.owing[0] == 0 else "ask A")
    at.move(at.owing[0], "roll")
    at.do("p1", commands.EndMatch(id=ANY_ID))

    whats = [draw["what"] for draw in at.entries[-1].events[0].draws["1"]]
    assert whats == ["round_started.first", "round_started.cards", "answered.die"]


def test_the_terms_are_shown_with_the_call_for_shares(starting):
    shown = starting.entries[-1].events[0]

    assert shown.rules == starting.table.game.rules_version
    assert shown.options == for_game(starting.table.options)
    assert len(shown.seat_options) == len(starting.table.holders)
