## The narrator of the big screen, in every game

# One sentence below the headline for each kind of thing that happens: about what was done, never about who somebody is,
# and nothing that the table does not show. At most 60 letters in English.
table-narrator-banked_deadline_set = This now comes out of the reserve.
table-narrator-deadline_cleared = No clock. A rare luxury.
table-narrator-deadline_set = The clock is running.
table-narrator-pause_wished = { $wish ->
    [true] Somebody would like to stretch their legs.
   *[false] Legs stretched, apparently.
}
table-narrator-paused = { $agreed ->
    [true] Everybody needs a moment. So does the clock.
   *[false] A pause. Crisps may be involved.
}
table-narrator-resumed = Back to it. Where were we?
table-narrator-time_given_back = The server stumbled, and gives the time back.
table-narrator-time_ran_out = Thinking takes time. That was all of it.
table-narrator-bets_revealed = The bets are open. Some of them were brave.
table-narrator-match_ended = { $reason ->
    [won] That was the match. Hands may be shaken.
   *[called_off] Called off, with all the dignity left.
}
table-narrator-match_played_on = Picked up where another match left off.
table-narrator-match_prepared = The draw is sealed. Nobody gets to peek.
table-narrator-match_started = Everybody comfortable? Then here we go.
table-narrator-match_starting = Shuffling. Everybody lends a hand.
table-narrator-round_opened = Here comes another one.
table-narrator-season_begun = A new season. Everybody leads with nothing.
table-narrator-share_committed = One more hand on the shuffle.
table-narrator-shares_revealed = You all shuffled. Complaints go in a circle.
table-narrator-terms_set = These are the rules. They were read by somebody.
table-narrator-bot_joined = It has brought its own batteries.
table-narrator-chat_cleared = What was said was never said.
table-narrator-entry_request_withdrawn = The knocking has stopped.
table-narrator-entry_requested = A knock at the door.
table-narrator-host_changed = The keys change hands.
table-narrator-invitation_renewed = There is a new name on the door.
table-narrator-line_erased = One line fewer to regret.
table-narrator-mute_set = { $muted ->
    [true] A little quieter now.
   *[false] The sound is back.
}
table-narrator-player_away = One chair is empty. It is still warm.
table-narrator-player_back = Back in the chair. Nothing was touched.
table-narrator-player_erased = A name leaves the book.
table-narrator-player_joined = One more coat in the hall.
table-narrator-player_left = One coat fewer in the hall.
table-narrator-player_removed = The door closes again.
table-narrator-program_noted = Made of code, and open about it.
table-narrator-renamed = Same chair, new name.
table-narrator-said = Said out loud. It counts.
table-narrator-offer_withdrawn = That chair is off the market.
table-narrator-ready_set = { $ready ->
    [true] Ready, and sitting up straight.
   *[false] Not quite ready after all.
}
table-narrator-sat = One more chair taken.
table-narrator-seat_given = The chair stays where it is. So do its points.
table-narrator-seat_offered = One chair, lightly used, looking for somebody.
table-narrator-seat_options_set = A small adjustment at one of the seats.
table-narrator-seat_request_withdrawn = Standing is fine, too.
table-narrator-seat_requested = Somebody would like to sit down.
table-narrator-stand_in_began = A stand-in slips into the chair.
table-narrator-stand_in_ended = The stand-in bows and leaves.
table-narrator-stand_in_moved = Complaints go to the stand-in.
table-narrator-stood = One chair is free again.
table-narrator-game_chosen = Another box comes off the shelf.
table-narrator-options_set = The host turns a knob or two.
table-narrator-table_opened = The table is set.
table-narrator-screen_added = Good evening from the wall.
table-narrator-screen_ended = One screen goes dark.
table-narrator-evening_planned = A date is set. Calendars come out.
table-narrator-evening_over = That was that evening. The table stays.
table-narrator-evening_cancelled = No evening then. The table will wait.
table-narrator-evening_answered = One more answer on the list.
