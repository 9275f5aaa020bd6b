"""All manipulations, by the games that they fit."""

from typing import Final

from tests.support.fairness.manipulations import (
    cards,
    colours,
    creatures,
    decks,
    dice,
    earlier_matches,
    rounds,
    seats,
    shares,
)
from tests.support.fairness.manipulations.told_events import Manipulation

OF_SPECTATORS: Final[tuple[Manipulation, ...]] = (
    shares.spell_the_secret_otherwise,
    shares.commit_to_nothing,
    shares.promise_after_the_shares,
    earlier_matches.play_the_same_match_again,
    shares.call_for_shares_that_are_known,
)
"""What the page of a spectator finds, which gives no share."""


OF_ANY_GAME: Final[tuple[Manipulation, ...]] = (
    shares.drop_share,
    shares.replace_share,
    shares.replace_share_and_commitment,
    shares.forget_own_commitment,
    shares.add_late_share,
    shares.commit_again_after_the_shares,
    shares.promise_again_after_the_shares,
    shares.promise_another_secret_from_the_first,
    shares.show_another_secret,
    seats.change_order_of_seats,
    seats.change_order_of_seats_everywhere,
    shares.never_reveal_a_share,
    rounds.change_order_drawn_from,
    rounds.skip_a_stream,
    rounds.hide_the_draws_of_a_round,
    shares.spell_a_share_otherwise,
    shares.claim_another_device,
    shares.take_no_shares,
    rounds.count_rounds_otherwise,
    rounds.open_a_round_twice,
    shares.call_for_shares_of_another_match,
    rounds.add_to_a_draw,
    seats.seat_somebody_else,
    seats.seat_a_stranger,
    shares.break_a_call_off_in_silence,
    rounds.draw_for_late_players_from_a_chosen_order,
    earlier_matches.hide_the_promise_of_a_match_behind_another,
    earlier_matches.hide_the_call_for_shares_of_a_match_behind_another,
    rounds.play_another_round_than_the_first,
    rounds.open_the_first_round_when_all_is_over,
    rounds.end_before_all_is_played,
    seats.seat_otherwise_than_was_published,
    seats.pretend_that_somebody_stood_up,
    rounds.deal_as_for_a_late_player,
    shares.pretend_that_a_match_began,
    rounds.change_options_when_shares_are_called_for,
    rounds.number_the_first_round_otherwise,
    rounds.set_rounds_up_and_throw_them_away,
    rounds.set_a_round_up_before_the_match,
    shares.give_two_shares,
    shares.give_a_share_for_the_page,
    shares.call_a_player_like_what_every_object_has,
    seats.leave_out_who_stood_up_once,
    seats.seat_somebody_again_when_shares_are_called_for,
    seats.seat_somebody_again_in_a_round,
    earlier_matches.hide_a_chosen_match_behind_the_choice_of_a_game,
    earlier_matches.hide_a_match_with_the_share_of_another_device,
    rounds.keep_draws_of_a_round_that_nobody_played,
    shares.exchange_the_shares_of_two,
    seats.count_the_seats_otherwise,
    rounds.skip_a_round,
    earlier_matches.hide_a_chosen_match_behind_two,
    earlier_matches.hide_rounds_without_a_match_behind_another,
    earlier_matches.hide_a_chosen_match_behind_one_played_on,
    rounds.play_on_when_all_is_over,
    shares.reveal_the_shares_twice,
    shares.name_a_share_that_was_shown,
    shares.name_somebody_who_gave_no_share,
    earlier_matches.hide_a_chosen_match_behind_one_that_is_played_on,
    earlier_matches.say_that_the_first_match_is_played_on,
    rounds.spell_the_number_of_a_round_otherwise,
    *OF_SPECTATORS,
)


OF_CARDS: Final[tuple[Manipulation, ...]] = (
    shares.tell_one_page_another_share,
    shares.promise_one_page_another_secret,
    earlier_matches.hide_a_chosen_match_behind_another,
    cards.exchange_draws_of_rounds,
    cards.change_first_player,
    cards.choose_first_player,
    cards.claim_another_draw_of_first_player,
    cards.deal_other_cards,
    cards.deal_other_cards_to_others,
    cards.claim_another_deal,
    cards.lay_cards_on_other_places,
    cards.deal_from_other_cards,
    cards.choose_the_unknown,
    cards.draw_first_player_again,
    cards.deal_nothing,
    cards.deal_to_other_places,
    cards.lay_all_cards_anew,
    cards.name_an_unknown_twice,
    cards.name_the_unknown_where_nobody_looks,
    cards.exchange_cards_in_secret,
    cards.show_one_card_twice,
    cards.show_other_unknowns_before_the_shares,
    cards.show_a_setup_without_cards,
    cards.change_the_unknowns_between_rounds_in_silence,
    cards.call_for_shares_before_the_setup_is_shown,
    earlier_matches.hide_a_chosen_match_behind_one_of_another_game,
    earlier_matches.hide_a_chosen_round_of_no_match_behind_one_of_another_game,
    cards.set_an_option_that_decides_nothing,
)


OF_DICE: Final[tuple[Manipulation, ...]] = (
    shares.tell_one_page_another_share,
    shares.promise_one_page_another_secret,
    dice.change_dice,
    dice.change_dice_and_claim_them,
    dice.load_dice,
    dice.roll_without_a_draw,
    dice.roll_in_secret_first,
    dice.hide_a_roll,
    dice.begin_with_whom_one_likes,
    dice.say_that_the_host_chose,
    dice.roll_two_dice,
    dice.begin_with_whom_the_host_did_not_choose,
    dice.pass_the_turn_on_as_one_likes,
    dice.show_other_dice,
    dice.keep_dice_that_nobody_rolled,
    dice.hide_who_begins,
    dice.draw_though_the_host_chose,
    dice.note_that_the_host_chose,
    dice.keep_all_dice,
    dice.roll_for_the_first_time_twice,
    dice.exchange_two_rolls,
    dice.open_the_table_once_more,
    dice.draw_who_begins_a_rematch,
    dice.choose_who_begins_a_rematch,
    dice.end_a_match_that_never_began,
)


OF_COLOURS: Final[tuple[Manipulation, ...]] = (
    colours.give_black_to_whom_one_likes,
    colours.give_black_to_whom_one_likes_and_claim_it,
    colours.say_that_the_host_chose_black,
    colours.pass_black_on_after_no_match,
)


OF_MOVED_CARDS: Final[dict[str, tuple[Manipulation, ...]]] = {
    "morphatrons": (
        decks.play_a_card_that_lies_in_the_deck,
        decks.build_with_a_card_that_lies_in_the_deck,
        decks.triple_morph_to_a_card_that_lies_in_the_deck,
        decks.play_a_card_of_the_other_hand,
        decks.play_a_card_once_more,
        decks.play_a_card_without_saying_which,
        decks.scrap_a_card_that_is_not_in_play,
        decks.let_a_seat_draw_the_card_below,
        decks.keep_a_card_out_of_a_reshuffle,
        decks.take_a_card_in_play_into_a_reshuffle,
        decks.reshuffle_what_is_left_of_a_deck,
        decks.show_another_hand_in_the_end,
    ),
    "morph": (
        creatures.summon_a_creature_that_lies_in_the_deck,
        creatures.summon_a_creature_from_the_mana_zone,
        creatures.summon_a_creature_that_was_destroyed,
        creatures.stake_a_creature_that_lies_in_the_deck,
        creatures.put_more_cards_down_than_are_held,
        creatures.let_a_seat_receive_the_card_below,
        creatures.discard_a_card_as_if_it_had_come_back,
        creatures.renew_a_card_that_was_not_discarded,
        creatures.let_a_creature_leave_that_is_not_in_play,
        creatures.show_other_mana_in_the_end,
        creatures.show_another_order_in_the_end,
    ),
}
"""Those of cards that are moved from where they do not lie, all else being as it should be."""

OF_FACTIONS: Final[tuple[Manipulation, ...]] = (
    creatures.give_other_factions_than_were_chosen,
    creatures.give_other_factions_than_the_second_seat_chose,
    creatures.give_factions_that_were_chosen_before_somebody_else_sat,
    creatures.leave_other_factions_than_those_that_are_left,
    creatures.draw_factions_though_they_were_chosen,
    creatures.give_factions_that_nobody_chose,
    creatures.choose_factions_when_the_shares_are_called_for,
)
"""Those of factions that players choose, all else being as it should be."""

OF_CREATURES: Final[tuple[Manipulation, ...]] = (
    creatures.deal_other_creatures,
    creatures.draw_another_card,
    creatures.discard_another_card,
    creatures.show_another_deck_in_the_end,
    creatures.claim_other_creatures,
    creatures.shuffle_other_creatures,
    creatures.stack_a_deck,
    creatures.shuffle_twice,
    creatures.choose_factions,
    creatures.draw_factions_from_few,
    creatures.draw_factions_from_others,
    creatures.say_that_somebody_chose_their_factions,
    creatures.deal_a_card_of_other_factions,
    creatures.draw_no_factions,
    creatures.draw_factions_that_are_left,
    *OF_MOVED_CARDS["morph"],
    *OF_FACTIONS,
)


OF_DECKS: Final[tuple[Manipulation, ...]] = (
    decks.deal_another_hand,
    decks.let_a_seat_draw_another_card,
    decks.let_a_seat_draw_another_card_of_a_new_deck,
    decks.draw_from_the_bottom,
    decks.claim_another_deck,
    decks.claim_another_reshuffle,
    decks.shuffle_other_cards,
    decks.shuffle_a_card_twice,
    decks.reshuffle_without_a_draw,
    decks.reshuffle_twice,
    decks.reshuffle_nothing,
    decks.lay_a_new_deck_on_other_places,
    decks.leave_a_card_out_of_the_pack,
    decks.show_another_rest,
    decks.let_another_seat_begin,
    decks.let_another_seat_begin_and_claim_it,
    decks.say_that_the_host_let_a_seat_begin,
    *OF_MOVED_CARDS["morphatrons"],
)


def all_of(game: str) -> tuple[Manipulation, ...]:
    """Return those that fit a match of a game."""
    of_game = {
        "morpho": OF_CARDS,
        "morpyam": OF_DICE,
        "morphos": OF_COLOURS,
        "morphatrons": OF_DECKS,
        "morph": OF_CREATURES,
    }
    return (*OF_ANY_GAME, *of_game[game])
