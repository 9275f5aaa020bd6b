"""Manipulations of the deck and the hands of Morphatrons."""

from copy import deepcopy

from tests.support.fairness.manipulations.told_events import (
    break_off,
    deal_again,
    drawn,
    draws,
    last,
)
from tests.support.fairness.matches import Told


def deal_another_hand(events: list[Told]) -> None:
    """Show the seat another card than was dealt to it."""
    hand = last(events, "cards_seen")["cards"]
    hand[min(hand)] = "AS" if hand[min(hand)] != "AS" else "2S"


def let_a_seat_draw_another_card(events: list[Told]) -> None:
    seen = next(event for event in events if event["kind"] == "card_seen")
    seen["card"] = "AS" if seen["card"] != "AS" else "2S"


def let_a_seat_draw_another_card_of_a_new_deck(events: list[Told]) -> None:
    """One that lies deeper in the same deck."""
    seen = last(events, "card_seen")
    deck = last(events, "fight_ended")["deck"]
    seen["card"], deck[max(deck)] = deck[max(deck)], seen["card"]


def draw_from_the_bottom(events: list[Told]) -> None:
    seen = next(event for event in events if event["kind"] == "card_seen")
    seen["place"] = "52"


def claim_another_deck(events: list[Told]) -> None:
    gave = drawn(events, "cities_set_up.order")["gave"]
    gave["51"], gave["52"] = gave["52"], gave["51"]


def claim_another_reshuffle(events: list[Told]) -> None:
    gave = drawn(events, "deck_reshuffled.order")["gave"]
    one, other = [*gave][-2:]
    gave[one], gave[other] = gave[other], gave[one]


def shuffle_other_cards(events: list[Told]) -> None:
    """As if another card had lain on the scrap yard."""
    cards = last(events, "deck_reshuffled")["cards"]
    cards.remove(cards[0])


def shuffle_a_card_twice(events: list[Told]) -> None:
    cards = last(events, "deck_reshuffled")["cards"]
    cards.append(cards[0])
    drawn(events, "deck_reshuffled.order")["of"] = sorted(cards)


def reshuffle_without_a_draw(events: list[Told]) -> None:
    draws(events).remove(drawn(events, "deck_reshuffled.order"))


def reshuffle_twice(events: list[Told]) -> None:
    """Draw another time, and show it to nobody."""
    again = deepcopy(drawn(events, "deck_reshuffled.order"))
    again["stream"] = "deck_reshuffled.order 1"
    draws(events).append(again)


def lay_a_new_deck_on_other_places(events: list[Told]) -> None:
    draw = drawn(events, "deck_reshuffled.order")
    draw["gave"] = {str(int(place) + 1): card for place, card in draw["gave"].items()}


def leave_a_card_out_of_the_pack(events: list[Told]) -> None:
    """Try out what a smaller pack gives, when the shares are known."""
    setup = last(events, "cities_set_up")
    setup["cards"].remove("AS")
    lies = deal_again(events, "cities_set_up.order", setup["cards"])
    for event in events:
        match event["kind"]:
            case "cards_seen":
                event["cards"] = {place: lies[place] for place in event["cards"]}
            case "card_seen":
                event["card"] = lies[event["place"]]
            case "deck_reshuffled":
                return


def reshuffle_nothing(events: list[Told]) -> None:
    """Nothing lies anywhere after that."""
    seen = events.index(last(events, "card_seen"))
    events.insert(seen, {"kind": "deck_reshuffled", "cards": []})


def show_another_rest(events: list[Told]) -> None:
    deck = last(events, "fight_ended")["deck"]
    one, other = [*deck][:2]
    deck[one], deck[other] = deck[other], deck[one]


def let_another_seat_begin(events: list[Told]) -> None:
    setup = last(events, "cities_set_up")
    setup["first"] = 1 - setup["first"]


def let_another_seat_begin_and_claim_it(events: list[Told]) -> None:
    let_another_seat_begin(events)
    draws(events)[0]["gave"] = last(events, "cities_set_up")["first"]


def say_that_the_host_let_a_seat_begin(events: list[Told]) -> None:
    last(events, "cities_set_up")["first_by"] = "host"


def play_a_card_that_lies_in_the_deck(events: list[Told]) -> None:
    """As an operator would who knows the deck, and need not draw."""
    played = _first(events, "bot_played", 0)
    played["card"] = _next_card(events, played)
    break_off(events, played)


def build_with_a_card_that_lies_in_the_deck(events: list[Told]) -> None:
    played = _first(events, "bot_played", 0)
    card = _next_card(events, played)
    built = {"kind": "building_raised", "seat": 0, "building": "A1", "height": 3, "card": card}
    events[events.index(played)] = built
    break_off(events, built)


def triple_morph_to_a_card_that_lies_in_the_deck(events: list[Told]) -> None:
    played = _first(events, "bot_played", 0)
    new = _next_card(events, played)
    morphed = {"kind": "bot_triple_morphed", "seat": 0, "card": played["card"], "new": new}
    events[events.index(played) + 1] = morphed
    break_off(events, morphed)


def play_a_card_of_the_other_hand(events: list[Told]) -> None:
    played = _first(events, "bot_played", 0)
    played["card"] = last(events, "cards_seen")["cards"]["01"]
    break_off(events, played)


def play_a_card_once_more(events: list[Told]) -> None:
    """One that lies on the scrap yard by then."""
    one, other = [e for e in events if e["kind"] == "bot_played" and e["seat"] == 0][:2]
    other["card"] = one["card"]
    break_off(events, other)


def play_a_card_without_saying_which(events: list[Told]) -> None:
    """As if it had been put down in secret."""
    played = _first(events, "bot_played", 0)
    played["card"] = 1
    break_off(events, played)


def scrap_a_card_that_is_not_in_play(events: list[Told]) -> None:
    """So that it comes back into the deck."""
    played = _first(events, "bot_played", 0)
    card = _next_card(events, played)
    attacked = {"kind": "bot_attacked", "seat": 0, "card": played["card"], "weapon": "shoot"}
    attacked |= {"targets": [card], "damage": {}, "scrapped": [card], "heights": {}}
    events.insert(events.index(played) + 1, attacked)
    break_off(events, attacked)


def let_a_seat_draw_the_card_below(events: list[Told]) -> None:
    """By the place at which it lies; nobody sees the one on top."""
    seen = next(event for event in events if event["kind"] == "card_seen")
    seen["place"] = f"{int(seen['place']) + 1:02}"
    seen["card"] = drawn(events, "cities_set_up.order")["gave"][seen["place"]]
    break_off(events, seen)


def tell_a_seat_a_card_twice(events: list[Told]) -> None:
    """So that it does not know what it has drawn."""
    one, other = [event for event in events if event["kind"] == "card_seen"][:2]
    other.update(one)
    break_off(events, other)


def keep_a_card_out_of_a_reshuffle(events: list[Told]) -> None:
    """Try out what a smaller deck gives, by its true seed."""
    cards = last(events, "deck_reshuffled")["cards"]
    _reshuffle_again(events, cards[1:])


def take_a_card_in_play_into_a_reshuffle(events: list[Told]) -> None:
    cards, hands = last(events, "deck_reshuffled")["cards"], last(events, "fight_ended")["hands"]
    held = next(card for card in hands[0] if card not in cards)
    _reshuffle_again(events, [*cards, held])


def reshuffle_what_is_left_of_a_deck(events: list[Told]) -> None:
    """Before it is empty: what lies in it comes to nobody then."""
    scrapped = [event for event in events if event["kind"] == "bot_deactivated"][:2]
    reshuffled = {"kind": "deck_reshuffled", "cards": [event["card"] for event in scrapped]}
    events.insert(events.index(scrapped[1]) + 1, reshuffled)
    shuffle_again = drawn(events, "deck_reshuffled.order")
    shuffle_again["gave"] = dict.fromkeys(("01", "02"), "")
    deal_again(events, "deck_reshuffled.order", reshuffled["cards"])
    break_off(events, events[events.index(reshuffled) + 1])


def reshuffle_when_nobody_draws(events: list[Told]) -> None:
    """Choose when, by what each time would give."""
    break_off(events, last(events, "deck_reshuffled"))


def draw_a_card_for_nobody(events: list[Told]) -> None:
    """So that the other seat does not draw it."""
    drawn_first = _first(events, "card_drawn", 1)
    burnt = {"kind": "card_drawn", "seat": 2, "by_action": True}
    events.insert(events.index(drawn_first), burnt)
    break_off(events, burnt)


def attack_with_a_bot_that_nobody_played(events: list[Told]) -> None:
    played = _first(events, "bot_played", 0)
    attacked = {"kind": "bot_attacked", "seat": 0, "card": _next_card(events, played)}
    attacked |= {"weapon": "shoot", "targets": [], "damage": {}, "scrapped": [], "heights": {}}
    events.insert(events.index(played) + 1, attacked)
    break_off(events, attacked)


def move_a_bot_that_nobody_played(events: list[Told]) -> None:
    """As if it had come into play before; nobody has to draw it for that."""
    played = _first(events, "bot_played", 0)
    moved = {"kind": "bot_moved", "seat": 0, "card": _next_card(events, played), "zone": 2}
    moved["passengers"] = []
    events.insert(events.index(played), moved)
    break_off(events, moved)


def begin_with_a_bot_in_play(events: list[Told]) -> None:
    """A card that nobody draws or plays before it is shot."""
    setup = last(events, "cities_set_up")
    card = max(drawn(events, "cities_set_up.order")["gave"].items())[1]
    setup["owners"], setup["zones"], setup["modes"] = {card: 0}, {card: 2}, {card: "robot"}
    break_off(events, setup)


def show_another_hand_in_the_end(events: list[Told]) -> None:
    hands = last(events, "fight_ended")["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


def _first(events: list[Told], kind: str, seat: int) -> Told:
    """Return the first event of a kind of a seat."""
    return next(event for event in events if event["kind"] == kind and event["seat"] == seat)


def _next_card(events: list[Told], before: Told) -> str:
    """Return the card on top of the first deck before an event."""
    taken = [event for event in events[: events.index(before)] if event["kind"] == "card_drawn"]
    card: str = drawn(events, "cities_set_up.order")["gave"][f"{8 + len(taken) + 1:02}"]
    return card


def _reshuffle_again(events: list[Told], cards: list[str]) -> None:
    """Shuffle other cards by the true seed, and let the seat see what it draws of them."""
    reshuffled = last(events, "deck_reshuffled")
    reshuffled["cards"] = cards
    draw = drawn(events, "deck_reshuffled.order")
    draw["gave"] = {f"{place:02}": "" for place in range(1, len(cards) + 1)}
    lies = deal_again(events, "deck_reshuffled.order", cards)
    after = events.index(reshuffled)
    seen = next(event for event in events[after:] if event["kind"] == "card_seen")
    seen["card"] = lies[seen["place"]]
    break_off(events, seen)
