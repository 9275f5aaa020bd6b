"""Manipulations that hide a chosen match behind others."""

import json
from copy import deepcopy
from typing import Final

from morpho_server.tables.model.match import commitment_to
from tests.support.fairness.manipulations.cards import deal_other_cards
from tests.support.fairness.manipulations.colours import give_black_to_whom_one_likes
from tests.support.fairness.manipulations.creatures import deal_other_creatures
from tests.support.fairness.manipulations.decks import deal_another_hand
from tests.support.fairness.manipulations.dice import change_dice
from tests.support.fairness.manipulations.told_events import OTHER, Manipulation, game_of, last
from tests.support.fairness.matches import Told, several, twice


def hide_a_chosen_match_behind_another(events: list[Told]) -> None:
    """Tell of one more match, which nobody has played, and which is fair."""
    events[:] = twice("morpho")
    first = next(event for event in events if event["kind"] == "match_starting")
    own = last(events, "share_made")["player"]
    first["commitments"][own] = commitment_to(bytes.fromhex(OTHER))
    next(e for e in events if e["kind"] == "shares_revealed")["shares"][own] = OTHER


def hide_a_chosen_match_behind_the_choice_of_a_game(events: list[Told]) -> None:
    """Show other cards or dice, and say that another game was chosen before the fair match."""
    game, chosen = game_of(events), deepcopy(events)
    CHOICES[game](chosen)
    events[:] = twice(game)
    end = next(at for at, event in enumerate(events) if event["kind"] == "match_ended")
    options = next(event for event in events if event["kind"] == "table_opened")["options"]
    again = {"kind": "game_chosen", "game": "another", "options": options}
    events[: end + 1] = [*chosen[: end + 1], again]


def hide_a_match_with_the_share_of_another_device(events: list[Told]) -> None:
    """Tell of one more match, so that nobody asks which device that was."""
    events[:] = twice(game_of(events))
    events.remove(next(event for event in events if event["kind"] == "share_made"))


def hide_the_call_for_shares_of_a_match_behind_another(events: list[Told]) -> None:
    """Tell nothing of a match before it begins, so that no page knows that it should have asked."""
    hide_the_promise_of_a_match_behind_another(events)
    for kind in ("match_starting", "shares_revealed"):
        events.remove(next(event for event in events if event["kind"] == kind))


def hide_the_promise_of_a_match_behind_another(events: list[Told]) -> None:
    """Choose a match of which the page can't know the promise, and play a fair one after it."""
    game, chosen = game_of(events), deepcopy(events)
    CHOICES[game](chosen)
    events[:] = twice(game)
    end = next(at for at, event in enumerate(events) if event["kind"] == "match_ended")
    events[: end + 1] = chosen[: end + 1]
    for kind in ("match_prepared", "share_made"):
        events.remove(next(event for event in events if event["kind"] == kind))


def play_the_same_match_again(events: list[Told]) -> None:
    """Promise the same secret once more, for which pages have made their shares already."""
    first, made = (
        next(e for e in events if e["kind"] == k) for k in ("match_prepared", "share_made")
    )
    called = next(at for at, event in enumerate(events) if event["kind"] == "match_starting")
    again = deepcopy(events[called:])
    for event in again:
        if event["kind"] in {"match_starting", "match_started", "match_prepared"}:
            event["number"] += 1
    last(events, "match_prepared")["commitment"] = first["commitment"]
    events += [deepcopy(made), *again]


def hide_a_chosen_match_behind_two(events: list[Told]) -> None:
    """Tell of a match without the player, whose promise they can't know, and then a fair one."""
    own, game, chosen = last(events, "share_made")["player"], game_of(events), deepcopy(events)
    CHOICES[game](chosen)
    events[:] = several(game, 3)
    first, second = [at for at, event in enumerate(events) if event["kind"] == "match_ended"][:2]
    between = json.loads(json.dumps(events[first + 1 : second + 1]).replace(f'"{own}"', '"p9"'))
    for event in [event for event in chosen if event["kind"] == "match_prepared"][1:]:
        chosen.remove(event)
    ended = chosen.index(last(chosen, "match_ended"))
    unseen = [event for event in between if event["kind"] != "share_made"]
    events[: second + 1] = [*chosen[: ended + 1], *unseen]


def hide_rounds_without_a_match_behind_another(events: list[Told]) -> None:
    """Tell neither how a chosen match began nor that it ended, and of one of others after it."""
    hide_a_chosen_match_behind_two(events)
    around = ("match_prepared", "share_made", "match_starting", "shares_revealed")
    for kind in (*around, "match_started", "match_ended"):
        events.remove(next(event for event in events if event["kind"] == kind))


def hide_a_chosen_match_behind_one_played_on(events: list[Told]) -> None:
    """Say of the next match that it goes on from another, so that none of the two is checked."""
    game, chosen = game_of(events), deepcopy(events)
    CHOICES[game](chosen)
    events[:] = twice(game)
    end = next(at for at, event in enumerate(events) if event["kind"] == "match_ended")
    events[: end + 1] = chosen[: end + 1]
    events.remove(last(events, "share_made"))
    origin = {"kind": "match_played_on", "match": 1, "round": 1, "steps": 1}
    events.insert(events.index(last(events, "match_started")) + 1, origin)


def hide_a_chosen_match_behind_one_that_is_played_on(events: list[Told]) -> None:
    """Say that its deal was drawn for another table, and play a fair one after it."""
    game, chosen = game_of(events), deepcopy(events)
    CHOICES[game](chosen)
    events[:] = several(game, 3)
    first = next(at for at, event in enumerate(events) if event["kind"] == "match_ended")
    events[: first + 1] = chosen[: first + 1]
    made = [event for event in events if event["kind"] == "share_made"]
    events.remove(made[1])
    begun = [at for at, event in enumerate(events) if event["kind"] == "match_started"][1]
    origin = {"kind": "match_played_on", "match": 4, "round": 1, "steps": 1}
    events.insert(begun + 1, origin)


def say_that_the_first_match_is_played_on(events: list[Told]) -> None:
    """Promise its secret so late that no page gives a share, and play a fair match after it."""
    events[:] = twice(game_of(events))
    made = next(event for event in events if event["kind"] == "share_made")
    called, given = (
        next(event for event in events if event["kind"] == kind)
        for kind in ("match_starting", "shares_revealed")
    )
    called["commitments"], given["shares"] = {}, {}
    events.remove(made)
    begun = next(at for at, event in enumerate(events) if event["kind"] == "match_started")
    origin = {"kind": "match_played_on", "match": 4, "round": 1, "steps": 1}
    events.insert(begun + 1, origin)


def hide_a_chosen_match_behind_one_of_another_game(events: list[Told]) -> None:
    """Choose another game for one empty match, and come back to the first."""
    chosen = deepcopy(events)
    deal_other_cards(chosen)
    events[:] = several("morpho", 3)
    first, second = [at for at, event in enumerate(events) if event["kind"] == "match_ended"][:2]
    options = events[0]["options"]
    games = [{"kind": "game_chosen", "game": game, "options": options} for game in ("x", "morpho")]
    kept = {"match_starting", "shares_revealed", "match_started", "match_prepared", "share_made"}
    between = [event for event in events[first + 1 : second] if event["kind"] in kept]
    opened, ended = {"kind": "round_opened", "number": 1}, {**events[second], "draws": {}}
    begun = next(at for at, event in enumerate(between) if event["kind"] == "match_started")
    between.insert(begun + 1, opened)
    played = [games[0], *between, ended, games[1]]
    events[: second + 1] = [*chosen[: first + 1], *played]


def hide_a_chosen_round_of_no_match_behind_one_of_another_game(events: list[Told]) -> None:
    """Tell of no match and no round around what was played."""
    hide_a_chosen_match_behind_one_of_another_game(events)
    around = ("share_made", "match_starting", "shares_revealed", "match_started", "match_ended")
    for kind in around:
        events.remove(next(event for event in events if event["kind"] == kind))
    chosen = next(at for at, event in enumerate(events) if event["kind"] == "game_chosen")
    events[:chosen] = [event for event in events[:chosen] if event["kind"] != "round_opened"]


CHOICES: Final[dict[str, Manipulation]] = {
    "morpho": deal_other_cards,
    "morpyam": change_dice,
    "morphos": give_black_to_whom_one_likes,
    "morphatrons": deal_another_hand,
    "morph": deal_other_creatures,
}
"""How an operator would choose what chance decides, in each game."""
