"""What a dishonest server might do: each manipulates the events that a page was sent."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Final

from morpho_server.tables.model.match import commitment_to
from tests.support.fairness.matches import Told, twice

Manipulation = Callable[[list[Told]], None]

SETS_UP: Final = {"round_started": "morpho", "grid_set_up": "morpyam"}
"""The events with which rounds begin, each with its game."""

OTHER: Final = "fe" * 32
"""A share, or a secret, that nobody had committed to."""


def tampered(events: list[Told], manipulation: Manipulation) -> list[Told]:
    """Return a copy of events with a manipulation done to it."""
    copy = deepcopy(events)
    manipulation(copy)
    assert copy != events, "it changed nothing"
    return copy


def game_of(events: list[Told]) -> str:
    """Return the name of the game that was played."""
    return next(SETS_UP[event["kind"]] for event in events if event["kind"] in SETS_UP)


def last(events: list[Told], kind: str) -> Told:
    """Return the last event of a kind."""
    return next(event for event in reversed(events) if event["kind"] == kind)


def draws(events: list[Told], number: int = 1) -> list[Told]:
    """Return what was drawn in a round, to be changed."""
    shown: list[Told] = last(events, "match_ended")["draws"][str(number)]
    return shown


def other(events: list[Told]) -> str:
    """Return a player who is not the page's own."""
    seats: list[str] = last(events, "match_started")["seats"]
    return next(player for player in seats if player != last(events, "share_made")["player"])


def drawn(events: list[Told], what: str) -> Told:
    """Return the first draw of a kind."""
    return next(draw for draw in draws(events) if draw["what"] == what)


def drop_share(events: list[Told]) -> None:
    del last(events, "shares_revealed")["shares"]["p1"]


def replace_share(events: list[Told]) -> None:
    last(events, "shares_revealed")["shares"]["p1"] = OTHER


def replace_share_and_commitment(events: list[Told]) -> None:
    """Of the player whose page keeps the events: nobody else could notice."""
    own = last(events, "share_made")["player"]
    last(events, "match_starting")["commitments"][own] = commitment_to(bytes.fromhex(OTHER))
    last(events, "shares_revealed")["shares"][own] = OTHER


def forget_own_commitment(events: list[Told]) -> None:
    own = last(events, "share_made")["player"]
    del last(events, "match_starting")["commitments"][own]
    del last(events, "shares_revealed")["shares"][own]
    last(events, "shares_revealed")["uncommitted"].append(own)


def add_late_share(events: list[Told]) -> None:
    last(events, "shares_revealed")["shares"]["p9"] = OTHER


def commit_again_after_the_shares(events: list[Told]) -> None:
    again = deepcopy(last(events, "match_starting"))
    again["commitments"]["p1"] = commitment_to(bytes.fromhex(OTHER))
    events.insert(events.index(last(events, "shares_revealed")) + 1, again)
    last(events, "shares_revealed")["shares"]["p1"] = OTHER


def promise_again_after_the_shares(events: list[Told]) -> None:
    prepared = {"kind": "match_prepared", "number": 1, "commitment": ""}
    prepared["commitment"] = commitment_to(bytes.fromhex(OTHER))
    events.insert(events.index(last(events, "shares_revealed")) + 1, prepared)
    last(events, "match_ended")["secret"] = OTHER


def promise_another_secret_from_the_first(events: list[Told]) -> None:
    """Consistent in all that the server says, but not what the page had seen when it committed."""
    first = next(event for event in events if event["kind"] == "match_prepared")
    first["commitment"] = commitment_to(bytes.fromhex(OTHER))
    last(events, "match_ended")["secret"] = OTHER


def show_another_secret(events: list[Told]) -> None:
    last(events, "match_ended")["secret"] = OTHER


def change_order_of_seats(events: list[Told]) -> None:
    last(events, "match_started")["seats"].reverse()


def change_order_of_seats_everywhere(events: list[Told]) -> None:
    last(events, "match_started")["seats"].reverse()
    last(events, "match_starting")["seats"].reverse()


def never_reveal_a_share(events: list[Told]) -> None:
    """As an operator who plays along might, who likes the deal better without a share."""
    del last(events, "shares_revealed")["shares"]["p1"]
    last(events, "shares_revealed")["unrevealed"].append("p1")


def change_order_drawn_from(events: list[Told]) -> None:
    draws(events)[0]["of"].reverse()


def skip_a_stream(events: list[Told]) -> None:
    draw = draws(events)[-1]
    draw["stream"] = f"{draw['what']} {len(draws(events))}"


def exchange_draws_of_rounds(events: list[Told]) -> None:
    shown = last(events, "match_ended")["draws"]
    shown["1"], shown["2"] = shown["2"], shown["1"]


def hide_the_draws_of_a_round(events: list[Told]) -> None:
    last(events, "match_ended")["draws"].pop("1")


def change_first_player(events: list[Told]) -> None:
    started = next(event for event in events if event["kind"] == "round_started")
    started["first"] = (started["first"] + 1) % started["seats"]


def choose_first_player(events: list[Told]) -> None:
    """Draw none, and draw all else from the streams that follow."""
    draws(events).pop(0)


def claim_another_draw_of_first_player(events: list[Told]) -> None:
    draw = drawn(events, "round_started.first")
    draw["gave"] = (draw["gave"] + 1) % 4
    change_first_player(events)


def deal_other_cards(events: list[Told]) -> None:
    """Show the seat another hand than was drawn."""
    saw = next(event for event in events if event["kind"] == "saw")
    place = min(saw["cards"])
    saw["cards"][place] = "killer" if saw["cards"][place] != "killer" else "leader"


def deal_other_cards_to_others(events: list[Told]) -> None:
    """The page sees this only when it looks at the card."""
    sights = [event for event in events if event["kind"] == "saw" and len(event["cards"]) == 1]
    [(place, card)] = sights[0]["cards"].items()
    sights[0]["cards"][place] = "killer" if card != "killer" else "leader"


def claim_another_deal(events: list[Told]) -> None:
    gave = drawn(events, "round_started.cards")["gave"]
    gave["A1"], gave["M"] = gave["M"], gave["A1"]
    if gave["A1"] == gave["M"]:
        gave["A1"], gave["A2"] = gave["A2"], gave["A1"]


def lay_cards_on_other_places(events: list[Told]) -> None:
    draw = drawn(events, "round_started.cards")
    places, cards = [*draw["gave"]], [*draw["gave"].values()]
    draw["gave"] = dict(zip(places, [*cards[1:], cards[0]], strict=True))


def deal_from_other_cards(events: list[Told]) -> None:
    draw = drawn(events, "round_started.cards")
    draw["of"] = sorted(["leader", *draw["of"][1:]])


def choose_the_unknown(events: list[Told]) -> None:
    draw = drawn(events, "round_started.unknown")
    draw["of"] = [draw["gave"]]


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


def spell_a_share_otherwise(events: list[Told]) -> None:
    """The same bytes, and the same commitment, but another text to be mixed in."""
    shares = last(events, "shares_revealed")["shares"]
    shares["p1"] = shares["p1"].upper()


def claim_another_device(events: list[Told]) -> None:
    """Say that the player's other device gave the share that counts."""
    replace_share_and_commitment(events)
    own = last(events, "share_made")["player"]
    commitment = last(events, "match_starting")["commitments"][own]
    other = {"kind": "share_committed", "player": own, "commitment": commitment}
    events.insert(events.index(last(events, "match_starting")), other)


def take_no_shares(events: list[Told]) -> None:
    """Let the server alone decide."""
    last(events, "match_starting")["commitments"] = {}
    last(events, "shares_revealed")["shares"] = {}
    events.remove(last(events, "share_made"))


def count_rounds_otherwise(events: list[Told]) -> None:
    next(event for event in events if event["kind"] == "round_opened")["number"] = 41
    shown = last(events, "match_ended")["draws"]
    shown["41"] = shown.pop("1")


def open_a_round_twice(events: list[Told]) -> None:
    opened = next(event for event in events if event["kind"] == "round_opened")
    events.insert(events.index(opened), deepcopy(opened))


def call_for_shares_of_another_match(events: list[Told]) -> None:
    """Give an attempt up once the shares are known, and start again."""
    called = deepcopy(last(events, "match_starting"))
    called["number"] = 7
    events.insert(events.index(last(events, "match_starting")), called)


def add_to_a_draw(events: list[Told]) -> None:
    draws(events)[0]["note"] = "lucky"


def draw_first_player_again(events: list[Told]) -> None:
    """In the second round, where nobody is drawn."""
    draws(events, 2).insert(0, deepcopy(drawn(events, "round_started.first")))


def deal_nothing(events: list[Told]) -> None:
    """Lay the cards as one likes."""
    drawn(events, "round_started.cards")["gave"] = {}


def deal_to_other_places(events: list[Told]) -> None:
    """Name a place otherwise, so that all cards after it lie one place further."""
    gave = drawn(events, "round_started.cards")["gave"]
    cards = [*gave.values()]
    places = sorted({*gave, "A0"} - {max(gave)})
    drawn(events, "round_started.cards")["gave"] = dict(zip(places, cards, strict=True))


def name_the_unknown_where_nobody_looks(events: list[Told]) -> None:
    started = next(event for event in events if event["kind"] == "round_started")
    draw = drawn(events, "round_started.unknown")
    started["unknowns"], started["unknown"] = [], draw["gave"]
    draws(events).remove(draw)


def name_an_unknown_twice(events: list[Told]) -> None:
    started = next(event for event in events if event["kind"] == "round_started")
    draw = drawn(events, "round_started.unknown")
    draw["of"] = sorted([*draw["of"], draw["gave"]])
    started["unknowns"] = draw["of"]


def lay_all_cards_anew(events: list[Told]) -> None:
    """As after a Transmit, which nobody used."""
    started = next(at for at, e in enumerate(events) if e["kind"] == "round_started")
    places = [*drawn(events, "round_started.cards")["gave"]]
    events.insert(started + 1, {"kind": "transmit_laid", "seat": 0, "places": places})


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


def seat_somebody_else(events: list[Told]) -> None:
    """Mix the share of a player in no more, whom the lists of shares still name."""
    for kind in ("match_starting", "match_started"):
        seats = last(events, kind)["seats"]
        seats[seats.index("p2" if "p2" in seats else "p1")] = seats[-1]


def seat_a_stranger(events: list[Told]) -> None:
    for kind in ("match_starting", "match_started"):
        last(events, kind)["seats"][0] = "p9"


def break_a_call_off_in_silence(events: list[Told]) -> None:
    """Let the page reveal a share, and promise another secret: it gives another share."""
    made = last(events, "share_made")
    other = {**made, "share": OTHER, "promised": commitment_to(b"another"), "published": {}}
    events.insert(events.index(made), other)


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


def seat_otherwise_than_was_published(events: list[Told]) -> None:
    """Choose the order of the seats when the shares are known."""
    called, made = last(events, "match_starting"), last(events, "share_made")
    seats = [*reversed(called["seats"])]
    made["published"] = {"seats": seats, "commitments": called["commitments"]}


def pretend_that_somebody_stood_up(events: list[Told]) -> None:
    """Leave the share of a player out who plays all the same."""
    own = last(events, "share_made")["player"]
    called = last(events, "match_starting")
    for kind in ("match_starting", "match_started"):
        last(events, kind)["seats"].remove(own)
    del called["commitments"][own], last(events, "shares_revealed")["shares"][own]
    events.insert(events.index(called), {"kind": "stood", "player": own})


def pretend_that_a_match_began(events: list[Told]) -> None:
    """Let the check forget the shares that were made before."""
    replace_share_and_commitment(events)
    began = {"kind": "match_started", "number": 1, "seats": ["p1"]}
    events.insert(events.index(last(events, "match_starting")), began)


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


def give_two_shares(events: list[Told]) -> None:
    """Note the share that counts in the page's name, as only the page itself does."""
    made = last(events, "share_made")
    commitment = commitment_to(bytes.fromhex(OTHER))
    committed = {"kind": "share_committed", "player": made["player"], "commitment": commitment}
    own = {**made, "share": OTHER}
    del own["published"]
    at = events.index(made)
    events[at:at] = [own, committed]


def give_a_share_for_the_page(events: list[Told]) -> None:
    """Promise nothing to the page, so that it gives no share of its own."""
    for kind in ("share_made", "share_committed"):
        events.remove(last(events, kind))


def hide_a_chosen_match_behind_another(events: list[Told]) -> None:
    """Tell of one more match, which nobody has played, and which is fair."""
    events[:] = twice("morpho")
    first = next(event for event in events if event["kind"] == "match_starting")
    own = last(events, "share_made")["player"]
    first["commitments"][own] = commitment_to(bytes.fromhex(OTHER))
    next(e for e in events if e["kind"] == "shares_revealed")["shares"][own] = OTHER


def call_a_player_like_what_every_object_has(events: list[Told]) -> None:
    """Let them give a share when all others are known."""
    del last(events, "match_starting")["commitments"][other(events)]
    renamed = json.dumps(events).replace(f'"{other(events)}"', '"constructor"')
    events[:] = json.loads(renamed)


def spell_the_secret_otherwise(events: list[Told]) -> None:
    """Promise nothing, whatever it may stand for."""
    next(event for event in events if event["kind"] == "match_prepared")["commitment"] = ""
    ended = last(events, "match_ended")
    ended["secret"] = ended["secret"].upper()


def commit_to_nothing(events: list[Told]) -> None:
    """Let a player spell the share otherwise that is no commitment's."""
    last(events, "match_starting")["commitments"][other(events)] = ""
    shares = last(events, "shares_revealed")["shares"]
    shares[other(events)] = shares[other(events)].upper()


def promise_after_the_shares(events: list[Told]) -> None:
    """Choose the secret when all shares are known."""
    prepared = next(event for event in events if event["kind"] == "match_prepared")
    events.remove(prepared)
    events.insert(events.index(last(events, "shares_revealed")) + 1, prepared)


def leave_out(events: list[Told]) -> None:
    """Let the page be that of somebody without a seat, who had given a share."""
    made, committed = last(events, "share_made"), last(events, "share_committed")
    made["player"] = committed["player"] = "p9"
    made["share"], committed["commitment"] = OTHER, commitment_to(bytes.fromhex(OTHER))


def leave_out_who_stood_up_once(events: list[Told]) -> None:
    """They gave a share after that."""
    leave_out(events)
    made = last(events, "share_made")
    events.insert(events.index(made), {"kind": "stood", "player": "p9"})


def seat_somebody_again_when_shares_are_called_for(events: list[Told]) -> None:
    leave_out(events)
    called, started = last(events, "match_starting"), last(events, "match_started")
    events.insert(events.index(started), {"kind": "sat", "player": "p9", "seat": 1})
    events.insert(events.index(called), {"kind": "stood", "player": "p9"})


def seat_somebody_again_in_a_round(events: list[Told]) -> None:
    leave_out(events)
    called, ended = last(events, "match_starting"), last(events, "match_ended")
    seated = {"kind": "seat_given", "player": "p9", "seat": 1, "gone": "p1"}
    events.insert(events.index(ended), seated)
    events.insert(events.index(called), {"kind": "stood", "player": "p9"})


def hide_a_chosen_match_behind_the_choice_of_a_game(events: list[Told]) -> None:
    """Show other cards or dice, and say that another game was chosen before the fair match."""
    game, chosen = game_of(events), deepcopy(events)
    (deal_other_cards if game == "morpho" else change_dice)(chosen)
    events[:] = twice(game)
    end = next(at for at, event in enumerate(events) if event["kind"] == "match_ended")
    options = next(event for event in events if event["kind"] == "table_opened")["options"]
    again = {"kind": "game_chosen", "game": "another", "options": options}
    events[: end + 1] = [*chosen[: end + 1], again]


def hide_a_match_with_the_share_of_another_device(events: list[Told]) -> None:
    """Tell of one more match, so that nobody asks which device that was."""
    events[:] = twice(game_of(events))
    events.remove(next(event for event in events if event["kind"] == "share_made"))


def hide_the_promise_of_a_match_behind_another(events: list[Told]) -> None:
    """Choose a match of which the page can't know the promise, and play a fair one after it."""
    game, chosen = game_of(events), deepcopy(events)
    (deal_other_cards if game == "morpho" else change_dice)(chosen)
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


def call_for_shares_that_are_known(events: list[Told]) -> None:
    """Let somebody commit to a share when all others are known."""
    called = last(events, "match_starting")
    events.remove(called)
    events.insert(events.index(last(events, "shares_revealed")) + 1, called)


def keep_draws_of_a_round_that_nobody_played(events: list[Told]) -> None:
    last(events, "match_ended")["draws"]["9"] = deepcopy(draws(events))


def exchange_the_shares_of_two(events: list[Told]) -> None:
    shares = last(events, "shares_revealed")["shares"]
    shares["p1"], shares["p2"] = shares["p2"], shares["p1"]


def count_the_seats_otherwise(events: list[Told]) -> None:
    next(event for event in events if event["kind"] in SETS_UP)["seats"] -= 1


def skip_a_round(events: list[Told]) -> None:
    """Play the third round as if it were the second, or leave a match's only one out."""
    opened = [at for at, event in enumerate(events) if event["kind"] == "round_opened"]
    skipped = opened[1:3] or [*opened, events.index(last(events, "match_ended"))]
    del events[slice(*skipped)]


def exchange_cards_in_secret(events: list[Told]) -> None:
    """Leave out that somebody changed a card that was shown later."""
    events.remove(next(event for event in events if event["kind"] == "job_changed"))


def show_one_card_twice(events: list[Told]) -> None:
    """Where cards were laid anew in secret more than once, and nobody knows which lies where."""
    ended = next(at for at, event in enumerate(events) if event["kind"] == "round_ended")
    lies = events[ended]["cards"]
    one, two, three = [*lies][:3]
    for places in ([one, two], [two, three]):
        for kind in ("transmit_taken", "transmit_laid"):
            ended += 1
            events.insert(ended, {"kind": kind, "seat": 0, "slot": places[0], "places": places})
    for place in (one, two):
        events.insert(ended + 1, {"kind": "revealed", "slot": place, "identity": lies[one]})


def exchange_two_rolls(events: list[Told]) -> None:
    one, two = [event for event in events if event["kind"] == "dice_rolled"][:2]
    one["rolled"], two["rolled"] = two["rolled"], one["rolled"]


def open_the_table_once_more(events: list[Told]) -> None:
    """Let the host have chosen who begins, by an event that no page's log shows."""
    begin_with_whom_the_host_did_not_choose(events)
    opened = deepcopy(next(event for event in events if event["kind"] == "table_opened"))
    opened["options"]["first"] = "ABC"[last(events, "grid_set_up")["first"]]
    events.insert(events.index(last(events, "match_starting")), opened)


OF_SPECTATORS: Final[tuple[Manipulation, ...]] = (
    spell_the_secret_otherwise,
    commit_to_nothing,
    promise_after_the_shares,
    play_the_same_match_again,
    call_for_shares_that_are_known,
)
"""What the page of a spectator finds, which gives no share."""

OF_ANY_GAME: Final[tuple[Manipulation, ...]] = (
    drop_share,
    replace_share,
    replace_share_and_commitment,
    forget_own_commitment,
    add_late_share,
    commit_again_after_the_shares,
    promise_again_after_the_shares,
    promise_another_secret_from_the_first,
    show_another_secret,
    change_order_of_seats,
    change_order_of_seats_everywhere,
    never_reveal_a_share,
    change_order_drawn_from,
    skip_a_stream,
    hide_the_draws_of_a_round,
    spell_a_share_otherwise,
    claim_another_device,
    take_no_shares,
    count_rounds_otherwise,
    open_a_round_twice,
    call_for_shares_of_another_match,
    add_to_a_draw,
    seat_somebody_else,
    seat_a_stranger,
    break_a_call_off_in_silence,
    draw_for_late_players_from_a_chosen_order,
    hide_the_promise_of_a_match_behind_another,
    play_another_round_than_the_first,
    open_the_first_round_when_all_is_over,
    end_before_all_is_played,
    seat_otherwise_than_was_published,
    pretend_that_somebody_stood_up,
    deal_as_for_a_late_player,
    pretend_that_a_match_began,
    change_options_when_shares_are_called_for,
    number_the_first_round_otherwise,
    set_rounds_up_and_throw_them_away,
    set_a_round_up_before_the_match,
    give_two_shares,
    give_a_share_for_the_page,
    call_a_player_like_what_every_object_has,
    leave_out_who_stood_up_once,
    seat_somebody_again_when_shares_are_called_for,
    seat_somebody_again_in_a_round,
    hide_a_chosen_match_behind_the_choice_of_a_game,
    hide_a_match_with_the_share_of_another_device,
    keep_draws_of_a_round_that_nobody_played,
    exchange_the_shares_of_two,
    count_the_seats_otherwise,
    skip_a_round,
    *OF_SPECTATORS,
)

OF_CARDS: Final[tuple[Manipulation, ...]] = (
    hide_a_chosen_match_behind_another,
    exchange_draws_of_rounds,
    change_first_player,
    choose_first_player,
    claim_another_draw_of_first_player,
    deal_other_cards,
    deal_other_cards_to_others,
    claim_another_deal,
    lay_cards_on_other_places,
    deal_from_other_cards,
    choose_the_unknown,
    draw_first_player_again,
    deal_nothing,
    deal_to_other_places,
    lay_all_cards_anew,
    name_an_unknown_twice,
    name_the_unknown_where_nobody_looks,
    exchange_cards_in_secret,
    show_one_card_twice,
)

OF_DICE: Final[tuple[Manipulation, ...]] = (
    change_dice,
    change_dice_and_claim_them,
    load_dice,
    roll_without_a_draw,
    roll_in_secret_first,
    hide_a_roll,
    begin_with_whom_one_likes,
    say_that_the_host_chose,
    roll_two_dice,
    begin_with_whom_the_host_did_not_choose,
    pass_the_turn_on_as_one_likes,
    show_other_dice,
    keep_dice_that_nobody_rolled,
    hide_who_begins,
    draw_though_the_host_chose,
    note_that_the_host_chose,
    keep_all_dice,
    roll_for_the_first_time_twice,
    exchange_two_rolls,
    open_the_table_once_more,
)


def all_of(game: str) -> tuple[Manipulation, ...]:
    """Return those that fit a match of a game."""
    return (*OF_ANY_GAME, *{"morpho": OF_CARDS, "morpyam": OF_DICE}[game])
