# The words that every table needs, in every game.

## Everywhere

table-loading = One moment…
table-reload = Reload
table-try-again = Try again
table-close = Close
table-home = Home
# Takes back one step of a choice.
table-back = Back
table-menu = Menu
table-rules = Rules
table-settings = Settings
table-sound = Sound
table-devices = Play on another device
table-screens = Show on a big screen
table-cancel = Cancel
table-leave = Leave
table-match-begun = The match has begun.
table-to-table = Go to the table
table-yes = Yes
table-no = No
# Names somebody who is played by the server.
table-bot = bot
# Names somebody for whom a program of theirs plays.
table-program = program
# A free seat. $letter is the seat’s.
table-seat = Seat { $letter }

## The connection

# Follows “One moment…” when that takes long.
table-still-trying = The server may be down. This page keeps trying.
table-connecting = Connecting…
table-reconnecting = Reconnecting…
# Stands beside the two above.
table-reconnecting-hint = What you see may be out of date.
table-connected-again = Connected again.
table-outdated = This page is out of date.

## Out of reach

table-offline = You are offline.
table-out-of-reach = Can’t reach the server.
table-comes-back = This page reconnects by itself.
# On the offline page, above the rules and lessons that open without the server.
table-kept-here = Works without the network
table-lesson = Lesson

## Why a page stops

stops-crashed = Something went wrong on this page. The game goes on: reload the page.
stops-faulty = Something went wrong on this page. If it misbehaves, reload it.
stops-played-elsewhere = You have this table open on too many other pages. The game goes on there.
stops-play-here = Play here instead

## Signs between texts

# Between facts about something, such as a player, that are read out one after another.
comma = {", "}
# A text that has no end of its own, such as a question without a question mark.
full-stop = { $text }.

## In play

# Names the part of the screen where one chooses.
table-your-part = Your moves
# For nobody in particular.
table-waiting = Waiting
# $names is a list.
table-waiting-for = Waiting for { $names }
table-round-over = Round over
# Names what a game shows that this client has no board for.
table-view = What the server shows

## Asking for attention

# Also a headline, and the title of a notice of the system, which others may see: so it says nothing of what one knows.
table-wanted-turn = Your turn
table-wanted-reaction = You must react
# The text below that title.
match-notice = Your table is waiting for you.

## The log

match-all-moves = All your legal moves
match-what-happened = What happened
match-earlier = Earlier
match-say-something = Say something
match-send = Send
# Names the choice of what is shown below.
match-show-only = Show
match-filter-all = All
match-filter-round = This round
match-filter-yours = Only you
match-filter-moves = Moves
match-filter-chat = Chat
# On a line of the chat, for the host.
match-erase-line = Erase
match-erase-line-sure = Erase this line for everybody, and for good?

## The feed and the chat

table-nothing-yet = Nothing yet.
# A turn in the log. $number: which it is, 0 if that isn’t known; $again: the same player takes another as part of it.
table-turn = { $number ->
    [0] {""}
   *[other] Turn { $number } ·{" "}
}{ $who }{ $again ->
    [true] {" "}goes again
   *[false] {""}
}
# The turn that is played. $limit: how many there may be, or 0.
table-turn-of = { table-turn-short } { $number }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
}
# Above that number.
table-turn-short = Turn
# Stands behind a line of the feed.
table-only-you = only you saw this
# Such a line, read out.
table-whispered = { $text }. Only you saw this.
table-unread =
    { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
table-react = React
# What a reaction says, which is drawn as a face.
table-reaction-agree = Agreed
table-reaction-laugh = Laughs
table-reaction-surprise = Is surprised
table-reaction-doubt = Doubts it
table-reaction-sly = Grins slyly
table-reaction-love = Loves it

## What happened at a table

# $player and $seat are people.
table-event-player_joined = { $player } joined
table-event-bot_joined = { $player } joined as a bot
table-event-program_noted = { $player } is a program
# $name is a name.
table-event-entry_requested = { $name } wants to join
table-event-entry_request_withdrawn = { $player } no longer wants to join
table-event-player_left = { $player } left
table-event-player_erased = Somebody had themselves erased, and is { $player } now
# In these, $house says that the host of the server did it, who is not at the table.
table-event-player_removed =
    { $house ->
        [true] The host of this server has removed { $player }
       *[false] The host removed { $player }
    }
table-event-invitation_renewed = The table has a new name
table-event-sat = { $player } sat down
table-event-stood = { $player } stood up
table-event-seat_requested = { $player } asks for a seat
table-event-seat_request_withdrawn = { $player } no longer asks for a seat
table-event-renamed = { $player } is now called { $name }
table-event-host_changed = { $player } is now the host
# $said is a text or a phrase.
table-event-said = { $player }: { $said }
table-event-mute_set =
    { $muted ->
        [true]
            { $house ->
                [true] The host of this server has muted { $player }
               *[false] The host muted { $player }
            }
       *[false]
            { $house ->
                [true] { $player } may speak again
               *[false] The host unmuted { $player }
            }
    }
table-event-chat_cleared = The host cleared the chat
table-event-line_erased = The host erased something that { $player } said
# The random numbers of cards and dice are made of shares of all players. $names is a list of those whose share is lacking.
table-event-shares_revealed = The draw had no input from { $names }
table-event-match_started = The match begins
# It goes on from a moment of another match.
table-event-match_played_on = Played on from match { $match }, round { $round }
# $winners is a list, $count how many they are. Nobody wins a draw, or a match that is called off.
table-event-match_ended =
    { $count ->
        [0]
            { $draw ->
                [true] The match is over: it’s a draw
               *[false]
                    { $house ->
                        [true] The host of this server has ended the match
                       *[false] The match is over
                    }
            }
        [one] The match is over: { $winners } wins
       *[other] The match is over: { $winners } share the win
    }
table-event-season_begun = A new season
table-event-evening_planned = The host planned an evening
# $answer: whether somebody comes: yes, maybe or no.
table-event-evening_answered =
    { $answer ->
        [yes] { $player } comes to the evening
        [maybe] { $player } may come to the evening
       *[no] { $player } can’t come to the evening
    }
table-event-evening_over = The evening is over
table-event-evening_cancelled = The host called the evening off
table-event-options_set = The host changed the options
table-event-seat_options_set = { $seat } changed their options
table-event-game_chosen = The host chose another game
table-event-pause_wished =
    { $wish ->
        [true] { $player } would like a pause
       *[false] { $player } is ready to continue
    }
table-event-paused =
    { $agreed ->
        [true] Everybody agreed: the table is paused
       *[false] { $player } paused the table
    }
table-event-resumed =
    { $agreed ->
        [true] Everybody agreed: the game continues
       *[false] { $player } resumed the game
    }
table-event-time_given_back = The server was down; you get your time back
table-event-time_ran_out = Time ran out for { $seat }
table-event-player_away = { $player } is away
table-event-player_back = { $player } is back
table-event-stand_in_began = A stand-in is playing for { $seat }
table-event-stand_in_ended = The stand-in for { $seat } stopped
table-event-seat_offered = The host is offering { $seat }’s seat
table-event-offer_withdrawn = { $seat }’s seat is no longer on offer
table-event-screen_added = A big screen is showing the table
table-event-screen_ended = A big screen was turned off
# $gone had the seat before, if anybody had.
table-event-seat_given =
    { $empty ->
        [true] { $player } takes the empty seat
       *[false] { $player } takes over from { $gone }
    }

## Said by a tap, in every game

phrases-quick-chat = Quick chat
# Asked for the player that a phrase is about.
phrases-about = Who?
# Asked for the word that completes a phrase, such as a card.
phrases-which = Which one?
# $who is a player, or “…” while none is chosen yet.
phrase-well_played = Well played!
phrase-thanks = Thanks, { $who }!
phrase-sorry = Sorry, { $who }.
phrase-hurry = Hurry up!
phrase-one_moment = One moment…

## Out of a round

match-you-are-out = You’ve been eliminated from this round.
match-out-sees-no-more = You see what everybody sees, and what you saw before.
match-out-sees-all = You see all cards.
match-only-out-hear = Only eliminated players hear you until the round is over.
match-bet = Bet on who scores
match-bet-question = Who will score? You can’t change your bet.
match-your-bet = You bet on { $name }.
match-bet-was =
    { $right ->
        [true] { $who } bet on { $on }: right.
       *[false] { $who } bet on { $on }: wrong.
    }

## Time

# Times stand as figures, such as 0:30.
match-time-left = { $time } left
# $bank is the reserve, which is used up after $time.
match-time-left-and-bank = { $time } left + { $bank }
match-bank-left = reserve { $time }
# $move is what is done when time is up, as on a button.
match-timeout-move = At zero: { $move }
match-time-up = time is up
# Read out once.
match-time-short =
    { $seconds ->
        [one] Hurry: { $seconds } second left.
       *[other] Hurry: { $seconds } seconds left.
    }

## Pauses

match-pause = Pause
match-resume = Resume
match-wish-pause = I’d like a pause
match-wish-to-go-on = Ready to continue
match-agreed-of = { $agreed } of { $of }
match-paused-by = { $name } paused the table
match-paused-by-all = Everybody agreed: the table is paused
match-paused-hint = Nobody can move, and the clock is stopped.
match-pause-wished-by =
    { $count ->
        [one] { $names } would like a pause
       *[other] { $names } would like a pause
    }

## Between rounds

match-end-match = End the match
match-end-match-sure = End the match now, for everybody?
match-next-round = Next round
# The button beside it, for other options in the next round.
match-next-round-with = Options
match-host-goes-on = Waiting for { $name } to press “Next round”.

## The end of a match

# For a match that was called off.
match-match-over = Match over
# $names is a list of the winners, $count how many they are.
match-wins =
    { $count ->
        [0] A draw
        [one] { $names } wins
       *[other] { $names } share the win
    }
match-you-win = You win
# The button that leads from the last round to the winners.
match-podium = See the result
match-match-begins = The match is about to begin.
match-arrange = Seats, bots…
match-back-to-seats = Change seats
match-share-result = Share the result
match-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-moments = You had to be there
match-round-by-round = Round by round
match-last-round = Last round
match-people-settings = People, settings
match-save-report = Your matches, report a problem
match-how-it-went = How it went

## Moves that were made while one was away

match-missed =
    { $count ->
        [one] You missed 1 move
       *[other] You missed { $count } moves
    }
# The button that shows them. The second is read out in its place.
match-show-missed = Show
match-show-missed-all = Show what you missed
match-missed-before = Previous move
match-missed-next = Next move
match-missed-close = Back to the present
# Which of them is shown.
match-missed-step = { $at } of { $count }
match-stand-in-over = A stand-in played for you while you were away. The seat is yours again.

## Newcomers who ask for a seat

# $names is a list, $count how many they are.
match-seat-asked-by =
    { $count ->
        [one] { $names } asks for a seat
       *[other] { $names } ask for a seat
    }
match-let-in = Let { $name } in now
match-ask-no-longer = Give up my place

## Leaving

match-leave-match-sure = Leave mid-match? You’ll lose your seat.
match-leave-sure = Leave this table?

## What keys do

match-keys = Keys
match-key-tab = to the next part: from the question to the answers, then to the table
match-key-arrows = to the next answer, or around the table to the next place you can choose
match-space-bar = Space
match-key-enter = choose
match-key-esc = take back the last step, or close what is open
match-single-keys = Single-character keys
    .hint = Turn them off if you dictate, or if they get in your way.
match-key-digits = choose an answer, counted from the first
match-key-q = to the question, the round’s result or the winner
match-key-t = to the places on the table you can choose
match-key-i = look up what is selected
match-key-l = what happened
match-key-c = say something
match-key-m = menu
match-key-p = pause
match-key-r = rules
match-key-help = these keys

## Several board games

# The reader as the subject of a sentence about what they did: “You place …”.
board-you = You
board-answers = Answers
board-choose-among = You can choose: { $answers }.
# $others: how many others are still in; $name: the only one.
board-resign = Give up
    .note = { $others ->
            [0] You lose at once.
            [1] { $name } wins at once.
           *[other] You can’t win any more. The others play on.
        }
board-resign-sure = Give up this game?
board-standing-you = you
board-standing-bot = a bot
board-standing-program = a program
board-standing-turn = to move
board-standing-stand-in = stand-in plays
board-standing-away = away
board-over = The game is over
# Whose turn it is.
board-turn = { $name }’s turn
board-watching = You are watching.
# The list of them, as read out.
board-players = Players
board-your-hand = Your hand
board-wins = { $name } wins
# $you: whether the reader did.
board-gave-up = { $you ->
    [true] You gave up.
   *[false] { $name } gave up.
}
# The same in the log.
board-gives-up = { $you ->
    [true] <strong>{ board-you }</strong> give up
   *[false] { $who } gives up
}
# Who decided which player begins: chance, the host, or the match before.
board-begins = { $first_by ->
    [chance] { $who } begins, drawn at random
    [host] { $who } begins, as the host chose
   *[turn] { $who } begins this time
}
board-who-begins = Who begins
board-by-chance = Drawn at random
# In the check of what was drawn.
board-first-drawn = { board-who-begins }: { $name }

## Rules

rules-title = How to play
rules-contents = Contents

## Playing on from a moment of a past round

playon-play-on = Play on
playon-what = Continue from here at a new table. You take a seat, and bots take the others. Friends can join by its link. The match won’t count towards anyone’s stats.
playon-seat = Your seat
# The button that opens the new table.
playon-begin = Play on
playon-from = Played on from match { $match }, round { $round }
# Follows the sentence above. The match is meant.
playon-does-not-count = It doesn’t count towards anyone’s stats.
playon-not-checked = The cards or dice of that round were drawn for another match, so they aren’t checked here.
playon-refused-no_such_seat = That seat wasn’t played in this round.
playon-refused-no_such_step = The round has no such moment.
playon-refused-no_such_strength = This game has no bots of that difficulty.
playon-refused-not_now = Nobody has to decide at this moment.

## Showing a replay to others, and watching it together

sharing-share = Share
sharing-for-the-table = For the people at the table:
sharing-for-others = For anyone: the link shows all cards and names, but not the chat, and nobody gets to the table. You can turn it off.
sharing-only-seated = Sit down at the table to make a link for others.
sharing-make-round = Make a link to this round
sharing-make-match = Make a link to the whole match
sharing-send-again-round = Share the link to this round
sharing-send-again-match = Share the link to the match
sharing-elsewhere = You have made a link on another device. A new one replaces it.
sharing-withdraw = Turn off the link
sharing-together = With others who have this replay open at the table:
sharing-watch-together = Watch together (you steer)
sharing-take-the-lead = Let me steer
sharing-you-lead =
    { $followers ->
        [0] You’re steering. Nobody follows yet.
        [one] You’re steering. { $followers } person sees what you see.
       *[other] You’re steering. { $followers } people see what you see.
    }
sharing-stop-leading = Stop
# $others is how many follow besides you.
sharing-leads =
    { $others ->
        [0] { $name } is steering.
        [one] { $name } is steering for you and { $others } other.
       *[other] { $name } is steering for you and { $others } others.
    }
sharing-look-around = Look around
sharing-on-your-own = { $name } is steering. You’ve wandered off.
sharing-follow = Follow
# Names the choice of a round.
sharing-rounds = Round
sharing-refused-no_such_link = This link was turned off, or its table no longer exists.
sharing-refused-no_such_round = There was no such round.
sharing-refused-not_seated = Only people seated at the table can make a link.

## A seat that is offered by a link

passes-invite-into = Offer this seat to someone
# $seat is its letter.
passes-seat-link = Invitation to { $name }’s seat
# Said of a code to scan.
passes-scan-seat = Point a phone’s camera at it to take over the seat.
# $until is a time, and a day if it is not today.
passes-link-for = It works once, for one person, until { $until }.
passes-offered-until = This seat is on offer until { $until }. The link is shown only on the page that made it.
passes-new-link = Make a new link
passes-take-back = Turn off the invitation

## A player’s other devices

passes-devices-hint = Have this table open on your phone and your laptop at once, or move from one to the other. The other device gets a copy of your matches and stats.
passes-make-link = Make a link to another device
passes-device-link = The link to your other device
passes-scan-device = Point your other device’s camera at it.
passes-keep-to-yourself = Keep it to yourself: anyone who opens it plays as you.
passes-only-here = Play only on this device
passes-only-here-sure = Stop playing on all your other devices?
passes-only-here-now = You now play on this device only.
passes-too-old = That link has expired.

## What a link to a seat or to another device opens

passes-play-as = Play as { $name }
    .hint = This link lets you play as { $name } on this device too. Your other device carries on as before. Use it only if you made it yourself.
passes-play-here-as = Play here as { $name }
passes-seat-of = { $name }’s seat
    .hint = The host invites you to take over this seat, with all it holds, all it has seen and its points.
passes-not-now = Go to the table without this link
passes-to-table = Go to the table
# What to do is said below.
passes-refused-no_such_pass = This link no longer works: it was used, turned off, or has expired.
    .hint = Each link works once. If you already play at this table on another device, choose “Play on another device” in its menu to play here too. If the host invited you, ask for a new one.
passes-refused-seat_given_away = While you were away, the host gave your seat to someone else.
    .hint = You can join again under your name: to watch, if the host allows it, and to play from the next round on, if a seat is free.
passes-refused-device_dropped = You now play only on another of your devices.
    .hint = To continue here, choose “Play on another device” there and open the link on this device.
passes-refused-not_offered = That seat is no longer on offer.
passes-refused-seat_held = The player in that seat is at the table.
passes-refused-too_many_devices = You are at this table on too many devices. Choose “Play only on this device” on one of them first.

## Why something was refused, by its code

refused = The server refused that.
refused-no_such_table = There is no such table. Check its name, or ask for the link.
refused-no_such_game = This server doesn’t have that game.
refused-not_found = The server doesn’t understand that request. Reload the page.
refused-method_not_allowed = The server doesn’t understand that request. Reload the page.
refused-internal_error = Something went wrong on the server. Try again.
refused-no_such_player = You are no longer at this table.
refused-not_signed_in = This browser isn’t known here yet. Enter a name and join.
refused-not_your_player = That player belongs to another browser.
refused-not_host = Only the host can do that.
refused-not_seated = You have no seat.
refused-not_your_turn = It’s not your turn.
refused-game_over = The game is over.
refused-not_now = That can’t be done right now.
refused-paused = The table is paused.
refused-stale = Something has changed. Take another look, then choose again.
refused-table_full = All seats are taken.
refused-table_locked = The host has locked this table.
refused-not_admitted = The host has not let you in yet.
refused-seat_taken = Someone is already sitting there.
refused-no_such_seat = That seat doesn’t exist.
refused-no_such_screen = That screen was turned off.
refused-screen_ended = The host turned this screen off.
refused-too_many_screens = Four screens are showing this table already. Turn one off first.
refused-only_shows = This page only shows the table.
refused-no_such_phrase = That can’t be said in this game.
refused-no_such_season = There was no such season at this table.
refused-muted = You are muted at this table.
refused-token_taken = That link was made before. Make a new one.
refused-name_taken = Someone at this table already has that name.
refused-bad_name = A name has 1 to 20 characters, all of them visible.
refused-bad_options = Those options don’t work together.
refused-too_few_players = There are not enough players.
refused-too_many_players = There are too many players.
refused-no_spectators = The host doesn’t allow spectators.
refused-round_in_progress = A round is in progress, and nobody may watch it. Join when it’s over.
refused-match_goes_on = The match is not over yet.
refused-held_another_seat = Nobody can hold two seats in one round. Wait for the next one.
refused-sees_all_cards = You’ve seen all cards. Wait until the round is over.
refused-removed = You were removed from this table.
refused-banned = The host of this server has banned you.
refused-unreadable_move = The server didn’t understand that move.
refused-illegal_move = That move can’t be made now.
refused-malformed = The server didn’t understand this page.
refused-invalid = The server didn’t accept that.
refused-too_large = That is too long.
refused-wrong_share = That isn’t the share that was committed to.
refused-overloaded = The server is busy. Try again in a moment.
refused-quota_reached = That’s more than this server allows one person.
refused-rate_limited = You’re going too fast. Try again in a moment.
refused-too_slow = This page couldn’t keep up. It will reconnect.
refused-replaced = You have this table open on too many other pages.
refused-foreign_origin = This page belongs to a different site. Open the server’s own address.
refused-host_hidden = The server thinks this page belongs to a different site: the proxy in front of it doesn’t pass on the Host header. Please tell the person who runs the server.
refused-scheme_hidden = The server doesn’t know that this page was loaded over https: the proxy in front of it doesn’t send X-Forwarded-Proto. Please tell the person who runs the server.
refused-sockets_blocked = Something on this network blocks live connections (WebSockets), so the game runs a little slower. You can’t watch replays together here.
refused-cookies_blocked = This browser doesn’t keep cookies from this site, so the server can’t recognise you. Allow cookies here, then try again.
refused-network_sign_in = This network asks you to sign in first. Open any other page to do so, then try again.
refused-bad_gateway = The server isn’t running at the moment; only the proxy in front of it answers. Try again shortly.
refused-wrong_proxy = Something between you and the server blocked that, perhaps a filter on this network or a proxy.
refused-unknown_host = The server has a different address.
refused-unsupported_version = This page and the server don’t match. Reload it.
refused-maintenance = Maintenance ahead: no new tables or rounds for now.
refused-opening_closed = You can’t open tables here at the moment. Join one by its link or its name.
refused-wrong_password = That’s not this server’s password.
refused-restarting = The server is restarting. Try again in a moment.
refused-log_full = The server’s disk is full, so it can’t save that. Please tell the person who runs the server.
refused-history_changed = The server had to go back a little. The last moves may be gone, so check the table.
refused-log_locked = Another program is blocking the server’s database. Try again in a moment.
refused-log_unavailable = The server couldn’t save that. Try again.
refused-unstorable = The server can’t store that.
refused-table_gone = This table no longer exists: it was removed from the server.
refused-table_unreadable = The server can’t read its record of this table. Please tell the person who runs the server.
refused-unreachable = Can’t reach the server. Check your connection, then try again.
refused-unreadable = Something other than the server answered. If this network asks you to sign in, do so, then try again.
refused-tunnel_ended = The tunnel has ended, so friends elsewhere can’t get in. Links lead to the server’s own address again.
refused-tunnel_gone = The tunnel that leads here doesn’t answer. It may have ended: then ask for a new link.

## Why something was put off, which is sent again by itself

refused-again-rate_limited = You’re going too fast. This will be sent again in a moment.
refused-again-log_full = The server’s disk is full. This will be sent again until there’s room.
refused-again-log_locked = Another program is blocking the server’s database. This will be sent again in a moment.
refused-again-log_unavailable = The server couldn’t save that. It will be sent again in a moment.
refused-again-overloaded = The server is busy. This will be sent again in a moment.
