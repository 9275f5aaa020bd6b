"""Matches in which odd things happen are honest all the same."""

from collections.abc import Callable
from random import Random

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morpho.rules import Morpho
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move
from morpho_server.games.registry import RULES
from morpho_server.games.seats import Seat
from morpho_server.storage.log.codec import Codec
from morpho_server.tables.decide.matches import starting
from morpho_server.tables.decide.people.bots import decide_for
from morpho_server.tables.log.replay import Replay
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import Millis, TableId
from morpho_server.tables.model.table import Table
from tests.support.fairness.matches import begin, play_at_random
from tests.support.fairness.saving import saved, verdict_on
from tests.support.nightly import nightly
from tests.support.serving import ALL_GAMES
from tests.support.tables.sittings import ANY_ID, Sitting, waiting

CODEC = Codec({name: game.event_types for name, game in RULES.items()})
TABLE = TableId(1)


def expert(names: str = "Ada Bo Cy", **options: object) -> Sitting:
    """Return a table at which M.O.R.P.H.O. is about to be played, with time-outs."""
    return waiting(names, "morpho", mode="expert", turn_seconds=60, target=30, **options)


def play(at: Sitting, moves: int, seed: int = 1) -> None:
    """Make some random moves of those who owe one; nobody resigns."""
    random = Random(seed)
    for _ in range(moves):
        if at.table.phase == "between":
            at.do("p1", commands.NextRound(id=ANY_ID))
        seat = random.choice(at.owing)
        legal = at.table.game.legal_moves(at.table.match_on.state, seat)
        make(at, seat, random.choice([move for move in legal if move != "resign"] or legal))


def make(at: Sitting, seat: Seat, move: Move) -> None:
    """Make a move of a person, or of a bot; for somebody who is gone the time runs out."""
    holder = at.table.holders.get(seat)
    if holder is None:
        at.wait(200)
        at.run_out()
    elif holder.bot is not None:
        at.write(decide_for(at.table, seat, move, Millis(at.now), at.dice))
    else:
        at.move(seat, move)


def finish_round(at: Sitting) -> None:
    """Play until a round is over."""
    while at.table.phase == "playing":
        play(at, 1, seed=len(at.entries))


def call_off(at: Sitting) -> None:
    """End the match as its host."""
    at.do(at.table.host, commands.EndMatch(id=ANY_ID))


def restart(at: Sitting) -> None:
    """Go on with the table as its stored log has it."""
    game = at.table.game
    replay = Replay(Table(game, at.table.strengths))
    for entry in at.entries:
        written = entry.seq, entry.at, entry.player, entry.command, CODEC.encode(entry), None
        replay.apply(CODEC.decode(game.name, TABLE, written))
    at.table, at.projection = replay.table, replay.projection


def kinds(at: Sitting, *players: str) -> set[str]:
    """Return the verdicts on what some players' pages save."""
    return {verdict_on(saved(at, player)).kind for player in players}


def test_a_seat_that_somebody_leaves_is_played_by_time_outs():
    at = expert()
    begin(at)
    play(at, 5)
    at.do("p3", commands.Leave(id=ANY_ID))
    play(at, 15)
    call_off(at)

    assert kinds(at, "p1", "p2") == {"fair"}


def test_somebody_who_takes_over_a_seat_makes_nothing_wrong():
    at = expert()
    begin(at)
    play(at, 12)
    at.do("p3", commands.Leave(id=ANY_ID))
    at.join("Dan")
    at.admit("p4")
    play(at, 20, seed=2)
    call_off(at)
    begin(at)
    play(at, 20, seed=3)
    call_off(at)

    assert kinds(at, "p1", "p2") == {"fair"}
    assert kinds(at, "p4") == {"fair"}, "the match before that they came to proves nothing"


def test_a_page_that_came_in_a_match_proves_nothing_of_it():
    at = expert()
    begin(at)
    at.join("Dan")
    play(at, 5)
    call_off(at)

    assert kinds(at, "p4") == {"not proved"}


def test_a_spectator_can_check_a_match():
    at = expert("Ada Bo Cy Dan")
    at.do("p4", commands.Stand(id=ANY_ID))
    begin(at)
    play(at, 10)
    call_off(at)

    assert kinds(at, "p4") == {"fair"}


class Undecided(Morpho):
    """Draws whatever is done for a late player."""

    def timeout_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return any legal move."""
        return chance.choice(self.legal_moves(state, seat), "time_ran_out.move")


def test_a_bot_that_failed_has_the_move_that_is_drawn_for_it(monkeypatch):
    monkeypatch.setitem(ALL_GAMES, "morpho", Undecided())
    at = expert()
    at.add_bot()
    begin(at)
    for _ in range(20):
        if at.table.phase == "between":
            at.do("p1", commands.NextRound(id=ANY_ID))
        if at.owing == (3,):
            at.write(decide_for(at.table, Seat(3), None, Millis(at.now), at.dice, "it failed"))
        else:
            at.wait(200)
            at.run_out()
    call_off(at)

    assert kinds(at, "p1", "p2") == {"fair"}


def test_a_restart_changes_nothing():
    at = expert(unknowns=["parasite"])
    begin(at)
    for seed in range(6):
        play(at, 5, seed)
        restart(at)
    finish_round(at)
    restart(at)
    at.do("p1", commands.NextRound(id=ANY_ID))
    call_off(at)

    assert kinds(at, "p1", "p2") == {"fair"}


BEGUN_IN_TURN = [nightly("morpyam"), "morphos", nightly("morphatrons")]
"""The games in which the start passes on in a rematch."""


def rematches(game: str, number: int = 3) -> Sitting:
    """Return a table at which two people played so many matches of a game."""
    at = waiting("Ada Bo", game, turn_seconds=60)
    for seed in range(number):
        play_at_random(at, Random(seed), moves=60)
    return at


@pytest.mark.parametrize("game", BEGUN_IN_TURN)
def test_rematches_are_fair(game):
    assert kinds(rematches(game), "p1", "p2") == {"fair"}


@pytest.mark.parametrize("game", BEGUN_IN_TURN)
@pytest.mark.parametrize("number", [1, 2])
def test_a_server_that_chooses_who_begins_is_found(monkeypatch, game, number):
    """Nobody drew it, and the match before had not decided it like that."""
    carried_over = starting._carried_over

    def chosen(table, seats):
        carried = carried_over(table, seats)
        return 1 - (carried or 0) if table.prepared.number == number else carried

    monkeypatch.setattr(starting, "_carried_over", chosen)

    assert kinds(rematches(game, 2), "p1", "p2") == {"wrong"}


def test_a_match_whose_beginning_a_page_forgot_is_no_doubt():
    """A page keeps what came since the promise of its last match, in the match before that."""
    at = rematches("morphos")
    file = saved(at, "p1")
    promised = {"kind": "match_prepared", "number": 2}
    begun = next(n for n, event in enumerate(file["events"]) if promised.items() <= event.items())
    while file["events"][begun]["kind"] != "match_started":
        begun -= 1
    file["events"] = file["events"][begun:]

    assert verdict_on(file).kind == "fair"


def test_a_late_page_does_not_prove_who_begins():
    at = rematches("morphos", 2)
    file = saved(at, "p1")
    begun = next(n for n, event in enumerate(file["events"]) if event["kind"] == "match_ended")
    promise = next(
        e for e in file["events"] if (e["kind"], e.get("number")) == ("match_prepared", 2)
    )
    file["events"] = [promise, *file["events"][begun + 1 :]]

    assert verdict_on(file).reason == (
        "This page did not see the match before, which decided who begins."
    )


def test_options_that_are_about_no_round_may_change_at_any_time():
    at = expert()
    begin(at)
    play(at, 4)
    at.do("p1", commands.SetOptions(id=ANY_ID, options={"bots_speak": False}))
    finish_round(at)
    at.do("p1", commands.SetOptions(id=ANY_ID, options={"turn_seconds": 90}))
    at.do("p1", commands.NextRound(id=ANY_ID))
    call_off(at)

    assert kinds(at, "p1", "p2") == {"fair"}


def change_unknowns(at: Sitting) -> None:
    """Let the host choose other Unknowns between two rounds."""
    finish_round(at)
    at.do("p1", commands.SetOptions(id=ANY_ID, options={"unknowns": ["parasite"]}))
    at.do("p1", commands.NextRound(id=ANY_ID))


def upgrade(at: Sitting) -> None:
    """Go on with a server that has other rules."""
    later = {"rules_version": Morpho.rules_version + 1}
    at.table.game = at.table.match_on.game = type("Later", (Morpho,), later)()


REASONS: dict[str, Callable[[Sitting], None]] = {
    "the host changed options between two rounds": change_unknowns,
    "the rules changed during the match": upgrade,
}


@pytest.mark.parametrize("reason", REASONS)
def test_a_match_whose_rules_or_options_changed_is_not_proved(reason):
    at = expert()
    begin(at)
    play(at, 5)
    REASONS[reason](at)
    play(at, 5)
    call_off(at)

    for player in ("p1", "p2"):
        verdict = verdict_on(saved(at, player))
        assert verdict.kind == "not proved"
        assert reason in verdict.reason.lower()


def test_new_rules_are_announced_by_no_secret_move():
    at = expert()
    begin(at)
    at.move(Seat(0), "agree")
    upgrade(at)

    at.move(Seat(1), "agree")
    assert [event.kind for event in at.entries[-1].events] == ["agreed"]

    play(at, 1)
    assert at.entries[-1].events[0].kind == "terms_set"


@pytest.mark.parametrize("seed", [0, 1, *map(nightly, range(2, 8))])
def test_nothing_that_may_happen_at_a_table_is_called_wrong(seed):
    random = Random(seed)
    at = expert()
    for _ in range(2):
        while len(at.table.holders) < 4:
            at.add_bot()
        begin(at)
        for _ in range(12):
            happen(at, random)
        if at.table.in_match:
            call_off(at)

    here = [player.id for player in at.table.people]
    assert "wrong" not in kinds(at, *here)


def happen(at: Sitting, random: Random) -> None:
    """Let one thing happen that may be refused: moves, a new face, a leaver, other options."""
    if at.table.phase == "over":
        return
    people = [player.id for player in at.table.people]
    options = {"unknowns": random.choice([None, ["parasite"]])}
    deeds: list[Callable[[], object]] = [
        *4 * [lambda: play(at, 6, random.randrange(1000))],
        lambda: restart(at),
        lambda: at.join(f"Guest {at.table.joined}"),
        lambda: at.admit(random.choice([*at.table.seat_requests])),
        lambda: at.do(random.choice(people[1:]), commands.Leave(id=ANY_ID)),
        lambda: at.do(people[0], commands.SetOptions(id=ANY_ID, options=options)),
        lambda: finish_round(at),
    ]
    try:
        random.choice(deeds)()
    except (CommandRefusedError, IndexError):
        return
