"""Manipulations of who has Black in Morphos."""

from tests.support.fairness.manipulations.told_events import draws, last
from tests.support.fairness.matches import Told


def give_black_to_whom_one_likes(events: list[Told]) -> None:
    setup = last(events, "board_set_up")
    setup["black"] = 1 - setup["black"]


def give_black_to_whom_one_likes_and_claim_it(events: list[Told]) -> None:
    give_black_to_whom_one_likes(events)
    draws(events)[0]["gave"] = last(events, "board_set_up")["black"]


def say_that_the_host_chose_black(events: list[Told]) -> None:
    last(events, "board_set_up")["black_by"] = "host"


def pass_black_on_after_no_match(events: list[Told]) -> None:
    last(events, "board_set_up")["black_by"] = "turn"
    draws(events).clear()
