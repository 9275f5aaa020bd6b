"""Manipulations of the factions and decks of Morph."""

from copy import deepcopy

from morpho_server.games.chance import Chance
from morpho_server.games.morph.cards import COMPLEMENT, DECK_OF
from morpho_server.tables.model.match import round_seed
from tests.support.fairness.manipulations.told_events import (
    break_off,
    deal_again,
    drawn,
    draws,
    last,
    seed_of,
)
from tests.support.fairness.matches import Told, morph_match


def deal_other_creatures(events: list[Told]) -> None:
    """Show the seat other cards than were drawn."""
    _show_another_card(last(events, "hand_dealt"))


def draw_another_card(events: list[Told]) -> None:
    """Let the seat draw what one likes."""
    received = (event for event in events if event["kind"] == "card_received")
    _show_another_card(next(event for event in received if event["dealt"]))


def discard_another_card(events: list[Told]) -> None:
    """Let a deck lose what one likes."""
    discarded = (event for event in events if event["kind"] == "card_discarded")
    _show_another_card(next(event for event in discarded if event["dealt"]))


def show_another_deck_in_the_end(events: list[Told]) -> None:
    _show_another_card(last(events, "battle_ended"))


def _show_another_card(event: Told) -> None:
    place = max(event["dealt"])
    event["dealt"][place] = f"{event['dealt'][place][0]}{13 - int(event['dealt'][place][1:]):02d}"


def claim_other_creatures(events: list[Told]) -> None:
    gave = drawn(events, "battle_set_up.deck_b")["gave"]
    gave["B01"], gave["B24"] = gave["B24"], gave["B01"]


def shuffle_other_creatures(events: list[Told]) -> None:
    draw = drawn(events, "battle_set_up.deck_a")
    draw["of"] = sorted([*draw["of"][1:], draw["of"][-1]])


def stack_a_deck(events: list[Told]) -> None:
    """Shuffle nothing."""
    draws(events).remove(drawn(events, "battle_set_up.deck_a"))


def shuffle_twice(events: list[Told]) -> None:
    """Throw a shuffle away that nobody sees."""
    again = deepcopy(drawn(events, "battle_set_up.deck_a"))
    draws(events).insert(draws(events).index(again), again)
    again["stream"] = "battle_set_up.deck_a 0"
    draws(events)[-2]["stream"] = "battle_set_up.deck_a 1"


def choose_factions(events: list[Told]) -> None:
    """Give other factions than were drawn."""
    begun = last(events, "battle_set_up")
    begun["pair_a"], begun["pair_b"] = begun["pair_b"], begun["pair_a"]


def deal_a_card_of_other_factions(events: list[Told]) -> None:
    """Try out what another deck gives, when the shares are known."""
    setup = last(events, "battle_set_up")
    setup["cards_a"][0] = next(card for card in setup["cards_b"] if card not in setup["cards_a"])
    _show_creatures(events, deal_again(events, "battle_set_up.deck_a", setup["cards_a"]))


def draw_factions_from_others(events: list[Told]) -> None:
    """Try out what other lists of factions give, when the shares are known."""
    setup, draw = last(events, "battle_set_up"), drawn(events, "battle_set_up.pair_a")
    setup["pairs_a"].remove(setup["pair_a"])
    chance = Chance(round_seed(seed_of(events), 1))
    setup["pair_a"] = chance.choice(setup["pairs_a"], "battle_set_up.pair_a")
    draw |= deepcopy(chance.draws[-1])
    _give_factions(events)


def say_that_somebody_chose_their_factions(events: list[Told]) -> None:
    """Though nobody had when the shares were called for."""
    setup = last(events, "battle_set_up")
    draws(events).remove(drawn(events, "battle_set_up.pair_a"))
    setup["pair_a"] = next(pair for pair in setup["pairs_a"] if pair != setup["pair_a"])
    setup["pairs_a"] = []
    _give_factions(events)


def _give_factions(events: list[Told]) -> None:
    """Deal the cards of the factions that are said to be drawn, or left by the others."""
    setup = last(events, "battle_set_up")
    setup["pair_b"] = COMPLEMENT[setup["pair_a"]]
    for seat in "ab":
        setup[f"cards_{seat}"] = [*DECK_OF[setup[f"pair_{seat}"]]]
        what = f"battle_set_up.deck_{seat}"
        _show_creatures(events, deal_again(events, what, setup[f"cards_{seat}"]))


def _show_creatures(events: list[Told], lies: dict[str, str]) -> None:
    """Let all events show what lies in a deck now."""
    for event in events:
        if "dealt" in event:
            event["dealt"] = {at: lies.get(at, card) for at, card in event["dealt"].items()}


def draw_factions_from_few(events: list[Told]) -> None:
    draw = drawn(events, "battle_set_up.pair_a")
    draw["of"] = [draw["gave"]]


def draw_no_factions(events: list[Told]) -> None:
    draws(events).remove(drawn(events, "battle_set_up.pair_a"))


def draw_factions_that_are_left(events: list[Told]) -> None:
    """For the second seat, too, which has what the first leaves."""
    draw = deepcopy(drawn(events, "battle_set_up.pair_a"))
    draws(events).insert(1, {**draw, "what": "battle_set_up.pair_b"})


def summon_a_creature_that_lies_in_the_deck(events: list[Told]) -> None:
    """As an operator would who knows the deck, and need not draw."""
    summoned = _first(events, "creature_summoned", 0)
    summoned["card"] = _lowest(events, "a")
    break_off(events, summoned)


def summon_a_creature_from_the_mana_zone(events: list[Told]) -> None:
    summoned = _first(events, "creature_summoned", 0)
    summoned["card"] = last(events, "stakes_shown")["stakes"]["A"]
    break_off(events, summoned)


def summon_a_creature_that_was_destroyed(events: list[Told]) -> None:
    """Say that it went to the hand, of which the table knows nothing."""
    destroyed = _first(events, "creature_destroyed", 0)
    destroyed["into"] = "hand"
    after = events[events.index(destroyed) :]
    summoned = _first(after, "creature_summoned", 0)
    summoned["card"] = destroyed["card"]
    break_off(events, summoned)


def stake_a_creature_that_lies_in_the_deck(events: list[Told]) -> None:
    """One that beats the other stake."""
    shown = last(events, "stakes_shown")
    shown["stakes"]["A"] = _lowest(events, "a")
    break_off(events, shown)


def put_more_cards_down_than_are_held(events: list[Told]) -> None:
    put = _first(events, "mana_put", 0)
    at = events.index(put)
    events[at:at] = [{"kind": "mana_put", "seat": 0} for _ in range(5)]
    break_off(events, put)


def let_a_seat_receive_the_card_below(events: list[Told]) -> None:
    """By the place at which it lies; nobody sees the one on top."""
    received = _first(events, "card_received", 1)
    [place] = received["dealt"]
    below = f"B{int(place[1:]) + 1:02}"
    received["card"] = drawn(events, "battle_set_up.deck_b")["gave"][below]
    received["dealt"] = {below: received["card"]}
    break_off(events, received)


def tell_a_seat_of_a_card_that_it_held_before(events: list[Told]) -> None:
    """As if that had come back under the deck: no place is shown then."""
    received = _first(events, "card_received", 1)
    staked = last(events, "card_staked")["card"]
    held = last(events, "hand_dealt")["dealt"].values()
    received["card"] = next(card for card in held if card != staked)
    received["dealt"] = {}
    break_off(events, received)


def discard_a_card_as_if_it_had_come_back(events: list[Told]) -> None:
    """Say that it lay under the deck: no place is shown then."""
    discarded = next(event for event in events if event["kind"] == "card_discarded")
    discarded["card"], discarded["dealt"] = _lowest(events, "ab"[discarded["seat"]]), {}
    break_off(events, discarded)


def renew_a_card_that_was_not_discarded(events: list[Told]) -> None:
    renewed = next(event for event in events if event["kind"] == "card_renewed")
    renewed["card"] = _lowest(events, "ab"[renewed["seat"]])
    break_off(events, renewed)


def renew_another_card_than_lies_on_top(events: list[Told]) -> None:
    """Choose which card of a discard pile comes back under the deck."""
    for at, event in enumerate(events):
        if event["kind"] == "card_renewed":
            before = [e for e in events[:at] if e.get("seat") == event["seat"]]
            discarded = [e["card"] for e in before if e["kind"] == "card_discarded"]
            if discarded and discarded[0] != event["card"]:
                event["card"] = discarded[0]
                break_off(events, event)
                return


def let_a_creature_leave_that_is_not_in_play(events: list[Told]) -> None:
    """So that it lies under the deck once more."""
    left = next(event for event in events if event["kind"] == "creature_dissipated")
    left["card"] = _lowest(events, "ab"[left["seat"]])
    break_off(events, left)


def let_a_destroyed_creature_go_nowhere(events: list[Told]) -> None:
    """So that it never comes back under the deck."""
    destroyed = _first(events, "creature_destroyed", 0)
    destroyed["into"] = "exile"
    break_off(events, destroyed)


def attack_with_a_creature_that_nobody_summoned(events: list[Told]) -> None:
    attacked = next(e for e in events if e["kind"] in {"creature_attacked", "deck_attacked"})
    attacked["card"] = _lowest(events, "ab"[attacked["seat"]])
    break_off(events, attacked)


def rouse_a_creature_that_nobody_summoned(events: list[Told]) -> None:
    """As if it had come into play before; nobody has to draw it for that."""
    summoned = _first(events, "creature_summoned", 0)
    roused = {"kind": "creature_roused", "seat": 0, "line": 1, "place": 1}
    roused["card"] = _lowest(events, "a")
    events.insert(events.index(summoned), roused)
    break_off(events, roused)


def begin_with_a_discarded_creature(events: list[Told]) -> None:
    """One that may be renewed, and that nobody has to draw for that."""
    setup = last(events, "battle_set_up")
    setup["discard"]["A"] = [_lowest(events, "a")]
    break_off(events, last(events, "hand_dealt"))


def begin_with_a_creature_in_play(events: list[Told]) -> None:
    """One that nobody has to summon: it stands in the way of attacks."""
    setup = last(events, "battle_set_up")
    setup["lines"]["A1"] = [_lowest(events, "a")]
    break_off(events, last(events, "hand_dealt"))


def show_other_mana_in_the_end(events: list[Told]) -> None:
    ended = last(events, "battle_ended")
    ended["mana_cards"]["A"][0] = ended["decks"]["A"][0]


def show_another_order_in_the_end(events: list[Told]) -> None:
    """Of cards that have come back under a deck."""
    last(events, "battle_ended")["decks"]["A"].reverse()


def give_other_factions_than_were_chosen(events: list[Told]) -> None:
    """Try out what others give, when the shares are known."""
    events[:] = morph_match(factions={"p1": "grey_red"})
    last(events, "battle_set_up")["pair_a"] = "violet_yellow"
    _give_factions(events)
    break_off(events, last(events, "hand_dealt"))


def give_other_factions_than_the_second_seat_chose(events: list[Told]) -> None:
    """With two packs, so that the first seat leaves it nothing."""
    events[:] = morph_match(packs=2, factions={"p2": "grey_red"})
    setup = last(events, "battle_set_up")
    setup["pair_b"], setup["cards_b"] = "violet_yellow", [*DECK_OF["violet_yellow"]]
    _show_creatures(events, deal_again(events, "battle_set_up.deck_b", setup["cards_b"]))
    break_off(events, last(events, "hand_dealt"))


def give_factions_that_were_chosen_before_somebody_else_sat(events: list[Told]) -> None:
    """Who takes a seat has chosen nothing yet."""
    events[:] = morph_match(factions={"p1": "grey_red"})
    called = events.index(last(events, "match_starting"))
    events.insert(called, {"kind": "sat", "player": "p1", "seat": 0})


def leave_other_factions_than_those_that_are_left(events: list[Told]) -> None:
    """Try out what others give, when the shares are known."""
    setup = last(events, "battle_set_up")
    setup["pair_b"] = next(pair for pair in COMPLEMENT if pair != setup["pair_b"])
    setup["cards_b"] = [*DECK_OF[setup["pair_b"]]]
    _show_creatures(events, deal_again(events, "battle_set_up.deck_b", setup["cards_b"]))
    break_off(events, last(events, "hand_dealt"))


def leave_factions_where_none_are_left(events: list[Told]) -> None:
    """With two packs, so that the second seat's had to be drawn."""
    events[:] = morph_match(packs=2, factions={"p1": "grey_red"})
    setup = last(events, "battle_set_up")
    setup["pairs_b"] = last(events, "match_starting")["setup"]["pairs_b"] = []
    draws(events).remove(drawn(events, "battle_set_up.pair_b"))
    _give_factions(events)
    break_off(events, last(events, "hand_dealt"))


def draw_factions_from_a_list_of_one(events: list[Told]) -> None:
    """By the true seed. It was shown before the shares, and nobody had chosen it."""
    setup = last(events, "battle_set_up")
    pair = next(pair for pair in COMPLEMENT if pair != setup["pair_a"])
    setup["pairs_a"] = last(events, "match_starting")["setup"]["pairs_a"] = [pair]
    setup["pair_a"] = pair
    drawn(events, "battle_set_up.pair_a").update(of=[pair], gave=pair)
    _give_factions(events)
    break_off(events, last(events, "hand_dealt"))


def draw_factions_though_they_were_chosen(events: list[Told]) -> None:
    """By the true seed, and from a list that was shown before the shares."""
    events[:] = morph_match(factions={"p1": "grey_red"})
    setup = last(events, "battle_set_up")
    setup["pairs_a"] = last(events, "match_starting")["setup"]["pairs_a"] = [*COMPLEMENT]
    chance = Chance(round_seed(seed_of(events), 1))
    setup["pair_a"] = chance.choice(setup["pairs_a"], "battle_set_up.pair_a")
    draws(events)[:0] = deepcopy(chance.draws)
    _give_factions(events)
    break_off(events, last(events, "hand_dealt"))


def give_factions_that_nobody_chose(events: list[Told]) -> None:
    """Say before the shares that somebody has chosen, and choose when they are known."""
    setup = last(events, "battle_set_up")
    setup["pairs_a"] = last(events, "match_starting")["setup"]["pairs_a"] = []
    draws(events).remove(drawn(events, "battle_set_up.pair_a"))
    setup["pair_a"] = next(pair for pair in COMPLEMENT if pair != setup["pair_a"])
    _give_factions(events)
    break_off(events, last(events, "hand_dealt"))


def choose_factions_when_the_shares_are_called_for(events: list[Told]) -> None:
    events[:] = morph_match(factions={"p1": "violet_grey"})
    chosen = {"kind": "seat_options_set", "seat": 0, "options": {"factions": "grey_red"}}
    events.insert(events.index(last(events, "match_starting")) + 1, chosen)
    last(events, "battle_set_up")["pair_a"] = "grey_red"
    _give_factions(events)
    break_off(events, last(events, "hand_dealt"))


def _first(events: list[Told], kind: str, seat: int) -> Told:
    """Return the first event of a kind of a seat."""
    return next(event for event in events if event["kind"] == kind and event["seat"] == seat)


def _lowest(events: list[Told], seat: str) -> str:
    """Return the card that lay at the bottom of a seat's deck when it was shuffled."""
    gave = drawn(events, f"battle_set_up.deck_{seat}")["gave"]
    card: str = gave[max(gave)]
    return card
