"""Which manipulations the short program in the documentation finds, and which it does not."""

from typing import Final

from tests.support.fairness.manipulations import (
    cards,
    creatures,
    decks,
    dice,
    earlier_matches,
    rounds,
    seats,
    shares,
)
from tests.support.fairness.manipulations.catalogue import OF_FACTIONS, OF_MOVED_CARDS, all_of
from tests.support.fairness.manipulations.told_events import Manipulation

NINE_KINDS: Final[dict[str, tuple[Manipulation, ...]]] = {
    "share dropped": (
        shares.drop_share,
        shares.forget_own_commitment,
        shares.take_no_shares,
        seats.pretend_that_somebody_stood_up,
    ),
    "share replaced": (
        shares.replace_share,
        shares.replace_share_and_commitment,
        shares.claim_another_device,
        shares.exchange_the_shares_of_two,
        shares.tell_one_page_another_share,
    ),
    "late share": (
        shares.add_late_share,
        shares.call_for_shares_that_are_known,
        shares.call_a_player_like_what_every_object_has,
    ),
    "order of seats changed": (
        seats.change_order_of_seats,
        seats.change_order_of_seats_everywhere,
        seats.seat_otherwise_than_was_published,
    ),
    "commitment made again after the shares": (
        shares.commit_again_after_the_shares,
        shares.promise_again_after_the_shares,
        shares.promise_after_the_shares,
    ),
    "first player changed": (
        cards.change_first_player,
        cards.choose_first_player,
        cards.claim_another_draw_of_first_player,
        cards.draw_first_player_again,
        dice.begin_with_whom_one_likes,
        dice.begin_with_whom_the_host_did_not_choose,
        dice.pass_the_turn_on_as_one_likes,
        dice.say_that_the_host_chose,
        dice.hide_who_begins,
        decks.let_another_seat_begin,
        decks.let_another_seat_begin_and_claim_it,
        decks.say_that_the_host_let_a_seat_begin,
    ),
    "cards dealt differently": (
        cards.deal_other_cards,
        cards.deal_other_cards_to_others,
        cards.claim_another_deal,
        cards.lay_cards_on_other_places,
        cards.deal_from_other_cards,
        cards.exchange_draws_of_rounds,
        cards.choose_the_unknown,
        cards.show_other_unknowns_before_the_shares,
        cards.change_the_unknowns_between_rounds_in_silence,
        cards.exchange_cards_in_secret,
        decks.deal_another_hand,
        decks.claim_another_deck,
        decks.claim_another_reshuffle,
        decks.leave_a_card_out_of_the_pack,
        creatures.deal_other_creatures,
        creatures.claim_other_creatures,
        creatures.shuffle_other_creatures,
        creatures.stack_a_deck,
        creatures.draw_factions_from_others,
    ),
    "dice changed mid-round": (
        dice.change_dice,
        dice.change_dice_and_claim_them,
        dice.load_dice,
        dice.roll_without_a_draw,
        dice.roll_in_secret_first,
        dice.exchange_two_rolls,
        dice.show_other_dice,
        dice.keep_dice_that_nobody_rolled,
    ),
    "a share that was never revealed": (shares.never_reveal_a_share,),
}
"""What every check has to find."""

_OF_ANY_GAME: Final[tuple[Manipulation, ...]] = (
    shares.spell_a_share_otherwise,  # It takes the bytes, so how they are spelled decides nothing.
    shares.name_a_share_that_was_shown,
    shares.name_somebody_who_gave_no_share,
    shares.break_a_call_off_in_silence,
    shares.give_two_shares,
    rounds.draw_for_late_players_from_a_chosen_order,
    rounds.deal_as_for_a_late_player,
    rounds.change_options_when_shares_are_called_for,
    rounds.set_a_round_up_before_the_match,
    earlier_matches.play_the_same_match_again,
)
_OF_EARLIER_MATCHES: Final[tuple[Manipulation, ...]] = (
    earlier_matches.hide_the_promise_of_a_match_behind_another,
    earlier_matches.hide_the_call_for_shares_of_a_match_behind_another,
    earlier_matches.hide_a_chosen_match_behind_the_choice_of_a_game,
    earlier_matches.hide_a_match_with_the_share_of_another_device,
    earlier_matches.hide_a_chosen_match_behind_two,
    earlier_matches.hide_rounds_without_a_match_behind_another,
    earlier_matches.hide_a_chosen_match_behind_one_that_is_played_on,
    earlier_matches.say_that_the_first_match_is_played_on,
)
"""It sees these in other games: there the turn passes on, and it can't tell to whom."""

_BY_GAME: Final[dict[str, tuple[Manipulation, ...]]] = {
    "morpho": (
        *_OF_EARLIER_MATCHES,
        earlier_matches.hide_a_chosen_match_behind_another,
        earlier_matches.hide_a_chosen_match_behind_one_of_another_game,
        earlier_matches.hide_a_chosen_round_of_no_match_behind_one_of_another_game,
        cards.lay_all_cards_anew,
        cards.show_one_card_twice,
        cards.lay_a_card_in_secret_where_it_could_not_come,
    ),
    "morpyam": (
        dice.draw_though_the_host_chose,
        dice.draw_who_begins_a_rematch,
        dice.roll_for_the_first_time_twice,
    ),
    "morphos": (),
    "morphatrons": (decks.reshuffle_nothing, *OF_MOVED_CARDS["morphatrons"]),
    "morph": (
        *_OF_EARLIER_MATCHES,
        seats.count_the_seats_otherwise,
        *OF_MOVED_CARDS["morph"],
        *OF_FACTIONS,
    ),
}


def beyond_the_program(game: str) -> tuple[Manipulation, ...]:
    """Return those of a game that only the page and ``morpho verify`` find."""
    return (*_OF_ANY_GAME, *_BY_GAME[game])


def of_the_nine_kinds(game: str) -> dict[str, tuple[Manipulation, ...]]:
    """Return those of a game, by the kind that each is of."""
    fit = all_of(game)
    by_kind = {kind: tuple(one for one in ones if one in fit) for kind, ones in NINE_KINDS.items()}
    return {kind: ones for kind, ones in by_kind.items() if ones}
