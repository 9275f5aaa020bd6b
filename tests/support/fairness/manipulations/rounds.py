"""Manipulations of rounds and of the draws of any game."""

from copy import deepcopy

from tests.support.fairness.manipulations.told_events import SETS_UP, draws, last
from tests.support.fairness.matches import Told


def change_order_drawn_from(events: list[Told]) -> None:
    draws(events)[0]["of"].reverse()


def skip_a_stream(events: list[Told]) -> None:
    draw = draws(events)[-1]
    draw["stream"] = f"{draw['what']} {len(draws(events))}"


def hide_the_draws_of_a_round(events: list[Told]) -> None:
    last(events, "match_ended")["draws"].pop("1")


def count_rounds_otherwise(events: list[Told]) -> None:
    next(event for event in events if event["kind"] == "round_opened")["number"] = 41
    shown = last(events, "match_ended")["draws"]
    shown["41"] = shown.pop("1")


def open_a_round_twice(events: list[Told]) -> None:
    opened = next(event for event in events if event["kind"] == "round_opened")
    events.insert(events.index(opened), deepcopy(opened))


def add_to_a_draw(events: list[Told]) -> None:
    draws(events)[0]["note"] = "lucky"


def draw_for_late_players_from_a_chosen_order(events: list[Told]) -> None:
    late = {"stream": "time_ran_out.move 0", "what": "time_ran_out.move", "how": "choice"}
    draws(events).append({**late, "of": ["pass", "look B1"], "gave": "pass"})


def play_another_round_than_the_first(events: list[Told]) -> None:
    """Open a round in which nothing is played, and deal by the number of the next."""
    for event in events:
        if event["kind"] == "round_opened":
            event["number"] += 1
        elif event["kind"] in SETS_UP:
            event["round"] += 1
    opened = next(at for at, event in enumerate(events) if event["kind"] == "round_opened")
    events.insert(opened, {"kind": "round_opened", "number": 1})
    ended = last(events, "match_ended")
    shown = {str(int(number) + 1): drawn for number, drawn in ended["draws"].items()}
    ended["draws"] = {"1": [], **shown}


def open_the_first_round_when_all_is_over(events: list[Told]) -> None:
    opened = next(event for event in events if event["kind"] == "round_opened")
    events.remove(opened)
    events.insert(events.index(last(events, "match_ended")), opened)


def end_before_all_is_played(events: list[Told]) -> None:
    ended = last(events, "match_ended")
    events.remove(ended)
    events.insert(events.index(last(events, "match_started")) + 1, ended)


def change_options_when_shares_are_called_for(events: list[Told]) -> None:
    chosen = {"kind": "options_set", "options": {"first": "B"}}
    events.insert(events.index(last(events, "match_starting")) + 1, chosen)


def number_the_first_round_otherwise(events: list[Told]) -> None:
    for event in events:
        if event["kind"] == "round_opened":
            event["number"] += 22
        elif event["kind"] in SETS_UP:
            event["round"] += 22
    ended = last(events, "match_ended")
    ended["draws"] = {str(int(number) + 22): drawn for number, drawn in ended["draws"].items()}


def set_rounds_up_and_throw_them_away(events: list[Told]) -> None:
    """Play the first that one likes; each deal is honest, but for its number."""
    opened = next(at for at, event in enumerate(events) if event["kind"] == "round_opened")
    events[opened:opened] = deepcopy(events[opened : opened + 2])


def set_a_round_up_before_the_match(events: list[Told]) -> None:
    """Let the turn pass on to whom one likes."""
    setup = deepcopy(next(event for event in events if event["kind"] in SETS_UP))
    events.insert(events.index(last(events, "match_starting")), setup)


def deal_as_for_a_late_player(events: list[Told]) -> None:
    late = {"stream": "time_ran_out.move 0", "what": "time_ran_out.move", "how": "deal"}
    draws(events).append({**late, "of": ["killer"] * 2, "gave": {"A1": "killer", "A2": "killer"}})


def keep_draws_of_a_round_that_nobody_played(events: list[Told]) -> None:
    last(events, "match_ended")["draws"]["9"] = deepcopy(draws(events))


def skip_a_round(events: list[Told]) -> None:
    """Play the third round as if it were the second, or leave a match's only one out."""
    opened = [at for at, event in enumerate(events) if event["kind"] == "round_opened"]
    skipped = opened[1:3] or [*opened, events.index(last(events, "match_ended"))]
    del events[slice(*skipped)]


def play_on_when_all_is_over(events: list[Told]) -> None:
    """Show the secret, and go on in the same match."""
    opened = [at for at, event in enumerate(events) if event["kind"] == "round_opened"][-1]
    events.insert(opened + 3, deepcopy(last(events, "match_ended")))


def spell_the_number_of_a_round_otherwise(events: list[Told]) -> None:
    """Show what was drawn for it in secret beside what counts."""
    last(events, "match_ended")["draws"]["01"] = deepcopy(draws(events))
