## The narrator of the big screen

# What the table-narrator- messages are in narrator.ftl. `.b` and `.c` are said in turn with the first.
morph-narrator-battle_set_up = { $mode ->
    [solo] The Shadow shuffles. It has no face to read.
   *[duel] Two decks, two lines, one long front.
}
morph-narrator-stake_chosen = One card down, one straight face.
morph-narrator-stakes_shown = { $first ->
    [none] Level. Both reach for another card.
   *[other] Both cards are up. That decides who begins.
}
morph-narrator-turn_began = Over the front and back again.
    .b = A deep breath, and the next one.
morph-narrator-mana_put = A card gives up its dreams and pays the bills.
    .b = Into the ground. It will come in useful.
morph-narrator-mana_drawn = Off the top and straight into the ground.
morph-narrator-card_drawn = One card more. No comment.
    .b = A card, a glance, a very calm face.
morph-narrator-creature_summoned = Line { $line } just got louder.
    .b = Paid for, and already looking across.
    .c = There is a newcomer on line { $line }.
morph-narrator-creature_revealed = Straight off the top. No planning involved.
    .b = Out of the dark, onto line { $line }.
morph-narrator-shadow_ran_out = The dark has run out of cards.
morph-narrator-feat_used = The Prodigy lifts a finger. That was all.
morph-narrator-attack_raised = Up by { $by }. It shows in the shoulders.
morph-narrator-creature_turned = Turned, and out of breath.
morph-narrator-creature_roused = Up again, and in a mood.
morph-narrator-assault_began = Along the lines, one after the other, please.
morph-narrator-creature_attacked = { $again ->
    [true] And once more, while it is at it.
   *[false] Straight across the front.
}
morph-narrator-deck_attacked = { $cards ->
    [one] Nobody in the way. { $cards } card feels it.
   *[other] Nobody in the way. { $cards } cards feel it.
}
morph-narrator-creature_damaged = { $amount ->
    [0] Not a scratch.
   *[other] { $amount } damage. It has seen better evenings.
}
morph-narrator-creature_destroyed = { $into ->
    [mana] Fallen, and put to use at once.
    [deck] Fallen, and filed under the deck.
   *[discard] Off the line. Those behind move up.
}
morph-narrator-creature_dissipated = Gone under the deck. Perhaps another time.
morph-narrator-card_discarded = Off the top. One card less to live on.
morph-narrator-card_renewed = Under the deck again. A second career.
morph-narrator-assault_ended = The dust settles. Everybody patches up.
morph-narrator-seat_rested = Everything stands up again. Next, please.
morph-narrator-battle_ended = { $reason ->
    [resigned] The wise creature knows the way home.
   *[deck_empty] The pile is gone. So is the argument.
}

## On a big screen

# How many cards a player has left in the deck.
morph-stage-lives = { $count } { $count ->
    [one] card
   *[other] cards
} to live
morph-stage-mana = mana { $upright } of { $all }
morph-stage-budget = budget { $budget }
