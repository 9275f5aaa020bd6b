"""Manipulations of the cards of M.O.R.P.H.O."""

from collections import Counter
from copy import deepcopy

from morpho_server.games.chance import Chance
from morpho_server.tables.model.match import round_seed
from tests.support.fairness.manipulations.told_events import (
    break_off,
    drawn,
    draws,
    last,
    seed_of,
)
from tests.support.fairness.matches import Told


def exchange_draws_of_rounds(events: list[Told]) -> None:
    shown = last(events, "match_ended")["draws"]
    shown["1"], shown["2"] = shown["2"], shown["1"]


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


def lay_a_card_in_secret_where_it_could_not_come(events: list[Told]) -> None:
    """Two cards changed places in secret, and then one of them with a third, which is gone now."""
    started = next(event for event in events if event["kind"] == "round_started")
    lies = drawn(events, "round_started.cards")["gave"]
    at, cards = events.index(started), Counter(lies.values())
    one, two, three = [place for place in lies if cards[lies[place]] == 1][:3]
    for places in ([one, two], [two, three]):
        for kind in ("transmit_taken", "transmit_laid"):
            at += 1
            events.insert(at, {"kind": kind, "seat": 0, "slot": places[0], "places": places})
    for place, shown in ((two, one), (three, two)):
        at += 1
        events.insert(at, {"kind": "revealed", "slot": place, "identity": lies[shown]})
    break_off(events, events[at])
    last(events, "match_ended")["draws"] = {"1": draws(events)}


def say_that_another_card_is_the_parasite(events: list[Told]) -> None:
    """So that its owner may rearrange three cards."""
    started = next(at for at, e in enumerate(events) if e["kind"] == "round_started")
    lies = drawn(events, "round_started.cards")["gave"]
    slot = next(place for place, card in lies.items() if card != "parasite")
    began = {"kind": "transmit_began", "seat": 0, "slot": slot, "investigator": 1}
    events.insert(started + 1, began)


def show_other_unknowns_before_the_shares(events: list[Told]) -> None:
    """As an operator would who tried lists of Unknowns when all shares were known."""
    last(events, "match_starting")["setup"]["unknowns"].pop()


def show_a_setup_without_cards(events: list[Told]) -> None:
    last(events, "match_starting")["setup"] = {"seats": 4}


def change_the_unknowns_between_rounds_in_silence(events: list[Told]) -> None:
    """Try lists of Unknowns for the second round, whose seed is known by then; set no option.

    All that is shown of it is drawn from the new list.
    """
    opened = [at for at, event in enumerate(events) if event["kind"] == "round_opened"]
    setup, chance = events[opened[1] + 1], Chance(round_seed(seed_of(events), 2))
    setup["unknowns"] = setup["unknowns"][:-2]
    places = draws(events, 2)[-1]["gave"]
    unknown = chance.choice(setup["unknowns"], "round_started.unknown")
    tiles = [name for name, count in setup["tiles"].items() for _ in range(count)]
    lies = dict(chance.deal([*tiles, unknown], places, "round_started.cards"))
    draws(events, 2)[:] = deepcopy(chance.draws)
    for event in events[opened[1] : opened[2]]:
        if event["kind"] == "job_changed":
            lies[event["slot"]], lies["M"] = lies["M"], lies[event["slot"]]
        elif event["kind"] in {"saw", "round_ended"}:
            event["cards"] = {place: lies[place] for place in event["cards"]}


def call_for_shares_before_the_setup_is_shown(events: list[Told]) -> None:
    """Show it in a second call, when the shares are known."""
    called = last(events, "match_starting")
    events.insert(events.index(last(events, "shares_revealed")), deepcopy(called))
    called["setup"] = None


def set_an_option_that_decides_nothing(events: list[Told]) -> None:
    """Let it excuse that the second round is dealt from other Unknowns."""
    change_the_unknowns_between_rounds_in_silence(events)
    options = next(event for event in events if event["kind"] == "table_opened")["options"]
    opened = [at for at, event in enumerate(events) if event["kind"] == "round_opened"]
    for at, speak in ((opened[2], True), (opened[1], False)):
        chosen = {"kind": "options_set", "options": {**options, "bots_speak": speak}}
        events.insert(at, chosen)
