"""Manipulations of the dice of Morpyam, and of who begins."""

from copy import deepcopy

from morpho_server.games.chance import Chance
from morpho_server.tables.model.match import round_seed
from tests.support.fairness.manipulations.told_events import OTHER, drawn, draws, last, seed_of
from tests.support.fairness.matches import Told, several


def change_dice(events: list[Told]) -> None:
    rolled = last(events, "dice_rolled")
    rolled["rolled"][0] = rolled["rolled"][0] % 6 + 1


def change_dice_and_claim_them(events: list[Told]) -> None:
    change_dice(events)
    draws(events)[-1]["gave"] = last(events, "dice_rolled")["rolled"]


def load_dice(events: list[Told]) -> None:
    draw = draws(events)[-1]
    draw["of"], draw["gave"] = [6, 6, 6, 6, 6, 6], [6] * len(draw["gave"])
    last(events, "dice_rolled")["rolled"] = draw["gave"]


def roll_without_a_draw(events: list[Told]) -> None:
    draws(events).pop()


def roll_in_secret_first(events: list[Told]) -> None:
    """Throw a roll away that nobody sees, so that all later ones are others."""
    shown = draws(events)
    shown.insert(1, deepcopy(shown[1]))
    for number, draw in enumerate(shown[1:]):
        draw["stream"] = f"dice_rolled.rolled {number}"


def begin_with_whom_one_likes(events: list[Told]) -> None:
    """Draw no first player, though chance is said to have decided."""
    draws(events).pop(0)
    begun = last(events, "grid_set_up")
    begun["first"] = (begun["first"] + 1) % begun["seats"]


def say_that_the_host_chose(events: list[Told]) -> None:
    last(events, "grid_set_up")["first_by"] = "host"


def begin_with_whom_the_host_did_not_choose(events: list[Told]) -> None:
    begin_with_whom_one_likes(events)
    say_that_the_host_chose(events)


def pass_the_turn_on_as_one_likes(events: list[Told]) -> None:
    begin_with_whom_one_likes(events)
    last(events, "grid_set_up")["first_by"] = "turn"


def show_other_dice(events: list[Told]) -> None:
    last(events, "dice_rolled")["dice"] = [6, 6, 6, 6, 6]


def keep_dice_that_nobody_rolled(events: list[Told]) -> None:
    rolled = next(event for event in events if event["kind"] == "dice_rolled")
    draw = drawn(events, "dice_rolled.rolled")
    rolled["rolled"] = draw["gave"] = draw["gave"][:2]
    rolled["kept"] = [6, 6, 6]
    rolled["dice"] = sorted([*rolled["rolled"], *rolled["kept"]])


def draw_though_the_host_chose(events: list[Told]) -> None:
    next(event for event in events if event["kind"] == "table_opened")["options"]["first"] = "A"


def note_that_the_host_chose(events: list[Told]) -> None:
    """By an event that no rule knows."""
    begin_with_whom_the_host_did_not_choose(events)
    first = "ABC"[last(events, "grid_set_up")["first"]]
    noted = {"kind": "noted", "options": {"first": first}}
    events.insert(events.index(last(events, "match_starting")), noted)


def keep_all_dice(events: list[Told]) -> None:
    """Roll nothing, so that the next roll is from another stream."""
    at = next(at for at, event in enumerate(events) if event["kind"] == "dice_rolled")
    rolled = events[at]
    again = {**rolled, "roll": rolled["roll"] + 1, "rolled": [], "kept": rolled["dice"]}
    events.insert(at + 1, again)


def roll_for_the_first_time_twice(events: list[Told]) -> None:
    at = [at for at, event in enumerate(events) if event["kind"] == "dice_rolled"][1]
    before = events[at - 1] if events[at - 1]["kind"] == "dice_rolled" else events[at]
    before["roll"] = 7


def hide_who_begins(events: list[Told]) -> None:
    last(events, "grid_set_up")["first"] = None
    draws(events).pop(0)


def roll_two_dice(events: list[Told]) -> None:
    rolled = next(event for event in events if event["kind"] == "dice_rolled")
    draw = drawn(events, "dice_rolled.rolled")
    rolled["rolled"] = draw["gave"] = draw["gave"][:2]


def hide_a_roll(events: list[Told]) -> None:
    del last(events, "dice_rolled")["rolled"]


def exchange_two_rolls(events: list[Told]) -> None:
    one, two = [event for event in events if event["kind"] == "dice_rolled"][:2]
    one["rolled"], two["rolled"] = two["rolled"], one["rolled"]


def open_the_table_once_more(events: list[Told]) -> None:
    """Let the host have chosen who begins, by an event that no page's log shows."""
    begin_with_whom_the_host_did_not_choose(events)
    opened = deepcopy(next(event for event in events if event["kind"] == "table_opened"))
    opened["options"]["first"] = "ABC"[last(events, "grid_set_up")["first"]]
    events.insert(events.index(last(events, "match_starting")), opened)


def draw_who_begins_a_rematch(events: list[Told]) -> None:
    """Where the turn passes on; all that is drawn is right."""
    events[:] = several("morpyam", 2)
    begun, chance = last(events, "grid_set_up"), Chance(round_seed(seed_of(events), 1))
    begun["first_by"], begun["first"] = "chance", chance.choice(range(3), "grid_set_up.first")
    draws(events)[:0] = chance.draws


def choose_who_begins_a_rematch(events: list[Told]) -> None:
    """As the host, by an option that everybody sees and that does not count any more."""
    events[:] = several("morpyam", 2)
    begun, options = last(events, "grid_set_up"), {**events[0]["options"], "first": "C"}
    begun["first_by"], begun["first"] = "host", 2
    chosen = {"kind": "options_set", "options": options}
    events.insert(events.index(last(events, "match_starting")), chosen)


def end_a_match_that_never_began(events: list[Told]) -> None:
    """Let a grid that was set up before it decide who begins."""
    pass_the_turn_on_as_one_likes(events)
    begun = deepcopy(last(events, "grid_set_up"))
    begun["first"] = (begun["first"] - 1) % begun["seats"]
    ended = {**last(events, "match_ended"), "secret": OTHER, "draws": {}}
    at = events.index(last(events, "match_starting"))
    events[at:at] = [begun, ended]
