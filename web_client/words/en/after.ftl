# What is said after a match and beside it: what was played and its numbers, rounds seen again, the check of chance, puzzles.

## The matches that somebody has played

history-game = Game
history-your-numbers = Your stats
# Each of these four stands below or above a number.
history-counted-matches = matches
history-counted-won = won
history-counted-rounds = rounds
history-counted-points = points
history-some-matches =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
history-some-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
history-totals = This game on this server: { history-some-matches } and { history-some-rounds }.
history-played = Played
history-none = Nothing yet. A match appears here when it is over.
history-older = Show older matches
# $seats: how many played.
history-place =
    { $rank ->
        [1] 1st of { $seats } · { history-some-rounds }
        [2] 2nd of { $seats } · { history-some-rounds }
        [3] 3rd of { $seats } · { history-some-rounds }
       *[other] { $rank }th of { $seats } · { history-some-rounds }
    }
history-called-off = called off after { history-some-rounds }
history-with-others = with { $names }
# Beside a large number.
history-points =
    { $points ->
        [one] point
       *[other] points
    }
history-watch = Watch again

## How everybody stands at a table

history-season = Season
history-only-season = At this table
history-season-number = Season { $number }
# Beside “Season 2”.
history-after-matches = after { history-some-matches }
# What is counted in a season.
history-season-of-all = All games
history-season-of-game = This game
history-no-match-yet = No match yet.
history-placed = Place
history-player = Player
history-season-before = Earlier season
history-season-after = Later season
history-ranking = Ranked by
history-ranking-won = Matches won
history-ranking-points = Points
history-begin-season = Begin a new season
history-begin-season-sure = Begin a new season? Everybody starts from zero. The earlier ones can still be seen.

## Those with whom one has often played

history-rivals = You and the others
history-nemesis = Nemesis
    .text = { $name } finished ahead of you in { $behind } of { history-some-matches }.
history-favourite = Favourite opponent
    .text = You finished ahead of { $name } in { $ahead } of { history-some-matches }.
history-companion = Regular
    .text = You have played { history-some-matches } with { $name }.
history-ranking-note = Who finished ahead, in matches that you both played to the end.
history-they-ahead = ahead of you
history-you-ahead = behind you
history-you = You

## What is kept about somebody

# How long a table stays on the server. $day is a date.
keeping-until = If nothing more happens, this table is kept until { $day }.
keeping-keep = Keep it for a year
keeping-let-go = Keep it no longer
history-kept = Your data
    .text = The matches you have played and their results. There is no account: they belong to this browser, and a link to another device copies them there. They go when the person who runs this server clears out old tables.
history-download = Download all
history-forget = Delete all
history-forget-sure = Delete your matches and stats? Nobody can bring them back. Your friends keep theirs, and so do your linked devices.
history-forgotten = Your matches and stats are deleted.

## A round seen again

replay-watch-again = Watch again
replay-watch = Watch
# Read out for a button of that name. $title: of a moment.
replay-watch-moment = Watch: { $title }
replay-round = Round { $number }
replay-points-by-round = Points by round
replay-as-table = As a table
replay-seen-by = Seen by
replay-all-cards = All cards
replay-spectator = A spectator
replay-only-seen-by = Only { $name } saw this
replay-who-knew-what = Who knew what
# Below a button, as are the next ones.
replay-who-knew = Who knew
replay-see-table = Table
# How somebody knew a card.
replay-known-own = own
replay-known-seen = looked at
replay-known-open = shown
replay-known-sure = worked out
replay-known-unknown = unknown
replay-called-off = The match was called off here.
replay-moment = Moment
replay-moments = Moments
# A move of which these eyes saw nothing.
replay-in-secret = A move in secret
replay-step-of = { $step } of { $steps }
# Read out of a replay; $moment is what happened there, in whole sentences.
replay-step = { replay-step-of }: { $moment }
replay-previous = Back
replay-next = Next
replay-play = Play
replay-stop = Pause
replay-speed = Speed
replay-copy-link = Copy a link to this moment
replay-save = Save
replay-save-record = Record of the round
replay-save-json = Record as JSON
replay-ends-here = The record ends here.
replay-back = Back to the table
replay-loading = Loading the round…
replay-other-game = The table has moved on to another game.

## A picture to send

# Of an evening: somebody may type one.
picture-title = Title
picture-send = Send
# Read out for a button of that name. $title: of a moment.
picture-send-moment = Send: { $title }
picture-save = Save as a picture
picture-copy = Copy text
picture-failed = The picture can’t be drawn just now. You can copy the text.

## The bets on the rounds of a match

replay-bets = Bets
replay-bet-right = { $name }: { $right } of { $bets } right

## Reports and record files

replay-report = Report a problem
replay-report-note = It holds what you could see of this round: no names, no chat. The person who runs this server can read it once the round may be watched again.
replay-report-what = What went wrong?
replay-report-send = Send
replay-report-save = Save it on this device instead
replay-report-sent = The report was sent to the person who runs this server.
replay-refused-too_large = This report is too long to send. Save it instead.
replay-refused-quota_reached = You’ve sent enough reports today. Save this one instead.
replay-report-saved = The report is saved on this device. It holds only what you could see this round: no names, no chat. Send it to the person who runs this server.
# The title of a round from a report.
replay-reported = Report
replay-empty-report = No round had been played when it was saved.
replay-open-hint = See a saved round, or a report, move by move. The server keeps nothing.
replay-choose-file = Choose a file
replay-drop-file = or drop it here
replay-several-records = Records in this file
replay-untitled = Record { $number }

## Why a round is not shown

replay-refused-no_such_match = There was no such match at this table.
replay-refused-no_such_round = There was no such round at this table.
replay-refused-no_records = There are no record files for this game.
replay-refused-no_analysis = There’s no analysis here.
replay-refused-bad_record = This record can’t be played.

## The check that cards and dice were fair

fairness-checking = Checking that nothing was rigged…
fairness-fair = Nothing was rigged
# $draws: what was drawn in all rounds together. “Secret” and “shares” are explained on the same page.
fairness-fair-why =
    { $draws ->
        [0] Nothing in this match was left to chance.
        [one] This page repeated the draw, and it came out the same.
       *[other] This page repeated all { $draws } draws, and they came out the same.
    }
fairness-doubt = No sign of cheating
fairness-wrong-secret = This is not the promised secret
fairness-wrong-match = This match does not add up
# $rounds: a list of their numbers.
fairness-wrong-rounds =
    { $count ->
        [one] Round { $rounds } does not match
       *[other] Rounds { $rounds } do not match
    }
fairness-others-match = The other rounds are fine.
fairness-unchecked = This match can’t be checked
    .why = This page didn’t see the whole match.
fairness-again = Check again
# FILE stands for the name of the saved file; “morpho verify” is typed as it is.
fairness-how = To check every draw and every move, save the match and run “morpho verify FILE” on a computer that you trust.
fairness-save-match = Save the match as a file
fairness-saved-in-part = The server didn’t send the moves. The file shows only that nothing was rigged, not that the rules were kept. Save it again later.

## What the check has found, by code

fairness-finding-called_again = The shares were asked for more than once, late, or not as this page saw it.
fairness-finding-commitment_unseen = This page did not see what the server promised before the match.
fairness-finding-contradiction = The server sent this page part of the match twice, with differences. That happens when it is restored from a backup.
fairness-finding-draw_wrong = The secret and the shares give something else.
fairness-finding-earlier_match_unproved = The match before this one is not proved. Save the match: the file contains both.
fairness-finding-earlier_match_wrong = The match before this one does not add up. Save the match: the file contains both.
fairness-finding-no_share = Nobody gave a share, so the server alone decided.
fairness-finding-options_chosen = The host changed the options between two rounds. That is allowed, and everybody saw it.
fairness-finding-options_changed = The options were changed after the shares had been asked for.
fairness-finding-own_share_late = The server says that the share this page made for { $name } came too late.
fairness-finding-own_share_unknown = No share of this page is in the match, though { $name } played.
fairness-finding-own_share_unused = The match was made without the share that this page gave for { $name }.
fairness-finding-promised_again = The server promised another secret when it could know the shares.
fairness-finding-rounds_miscounted = Rounds are missing or were counted otherwise, or something was played outside of them.
fairness-finding-seats_changed = The seats were changed after the commitments, or somebody who gave a share has none.
fairness-finding-secret_not_promised = The server promised another secret before the match. Nothing below can be trusted.
fairness-finding-secret_used_again = The secret is that of an earlier match, so the shares could be known.
fairness-finding-seen_otherwise = What was shown in the game is not what was drawn.
fairness-finding-share_dropped = { $name }’s share was left out.
fairness-finding-share_late = { $name }’s share came without a commitment, or is said to be missing though it was shown.
fairness-finding-share_left_open = As { $name }, this browser gave a share in a match here whose end it did not see. That deal may have been thrown away.
fairness-finding-share_of_other_device = The server says that another device gave the share of { $name }. Was it yours?
fairness-finding-share_replaced = { $name }’s share is not the one committed to.
fairness-finding-share_unrevealed = { $name } committed to a share, but it was not revealed. Perhaps a phone dropped off; perhaps somebody did not like it.
# $updates: so many messages.
fairness-finding-unseen =
    { $updates ->
        [one] This page heard one message only when the match was over.
       *[other] This page heard { $updates } messages only when the match was over.
    }

## How chance comes about: three steps with pictures

fairness-promise = A promise
    .why = Before the match the server seals a secret and shows the seal. It can’t take another one later.
fairness-shares = A share from each
    .why = Every page adds a number that nobody else knows: first sealed, then shown, before anything is drawn.
fairness-gave = Shares from { $names }.
fairness-gave-none = None from { $names }.
fairness-kept-back = Not revealed: { $names }.
fairness-bots-give-none = Bots give none: { $names }.
fairness-secret = The secret
    .why = After the match the seal is opened. Secret and shares together give everything that was drawn.
fairness-shown = Seal, secret and shares
fairness-commitment = The seal: the SHA-256 of the secret, shown before the match
fairness-share-of = { $name }’s share

## How each round was found

fairness-by-round = Round by round
# For screen readers.
fairness-state-good = matches
fairness-state-bad = does not match
fairness-state-open = not confirmed

## What it proves, as a list

fairness-proves = It proves
fairness-proved-secret = The secret was fixed before any share was known.
fairness-proved-draws = Nobody could choose what was drawn, as long as one share was honest.
fairness-proved-rolls = What this page was shown is what was drawn.

## What it does not prove, as a list

fairness-proves-not = It does not prove
fairness-not-proved-operator = That the person who runs the server didn’t peek, or use what they saw: they can read its database.
fairness-not-proved-deal = That no match was broken off, and no option changed between rounds, for a better deal. But everybody sees that.
fairness-not-proved-friend = That nobody told a friend what they held.
fairness-not-proved-code = That this page’s code is honest: it comes from the same person. Check the saved file elsewhere to be sure.

## Puzzles

puzzles-none = This game has no puzzles.
puzzles-title = Puzzles · { $game }
puzzles-solved-of = { $solved } of { $all } solved
# How hard a puzzle is.
puzzles-easy = Easy
puzzles-tricky = Tricky
puzzles-hard = Hard
puzzles-solved-before = solved
puzzles-kept-here = What you have solved is kept in this browser only.
puzzles-number-of = { $number }/{ $all }
# A small number of turns in words.
puzzles-in-words =
    { $turns ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $turns }
    }
puzzles-goal =
    { $turns ->
        [1] Win this turn
       *[other] Win in { puzzles-in-words } turns
    }
puzzles-task = { puzzles-goal }.
puzzles-turn-of = Turn { $turn } of { $turns }.
puzzles-solved = Solved in { puzzles-in-words }.
puzzles-shown = That’s it. Try the next one yourself.
puzzles-failed =
    { $turns ->
        [1] That does not win.
       *[other] You can no longer win in { puzzles-in-words } turns.
    }
# One of these is said after it. $name: the other player, who has won by answering, or can.
puzzles-lost = { $name } was one turn from winning, and gets there first.
puzzles-stopped = { $name } can still stop you.
# How often a choice wins, where chance decides what follows; $yours and $best are such odds, or in per cent.
puzzles-odds = { $part } in { $all }
puzzles-odds-worse = Yours: { $yours }. Best: { $best }.
puzzles-odds-best = Nothing wins more often: { $best }.
puzzles-show-first = Show the first move
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-refused-no_such_puzzle = There is no such puzzle.
puzzles-refused-not_in_puzzle = You can’t do that in a puzzle.
puzzles-refused-puzzle_over = This attempt is over.

## A match in one sentence

evening-one = One round was enough.
# $you: whether the reader won.
evening-whole = { $you ->
        [true] You led
       *[false] { $name } led
    } from start to finish.
evening-turned = { $you ->
        [true] You took the lead in round { $round } and kept it.
       *[false] { $name } took the lead in round { $round } and kept it.
    }
evening-level = Level until the last round. Then { $you ->
        [true] you
       *[false] { $name }
    } took it.
# $reader: whether the winner reads it, $name, or who led before, $rival, for so many $rounds. $short: one point short.
evening-stolen = { $reader ->
        [rival] You
       *[other] { $rival }
    } led for { evening-rounds }{ $short ->
        [true] , one point short of winning
       *[false] {""}
    }. Then { $reader ->
        [winner] you
       *[other] { $name }
    } took it in the last one.
# $rounds: a small number in words.
evening-rounds =
    { $rounds ->
        [1] one round
        [2] two rounds
        [3] three rounds
        [4] four rounds
        [5] five rounds
        [6] six rounds
        [7] seven rounds
        [8] eight rounds
        [9] nine rounds
        [10] ten rounds
       *[other] { $rounds } rounds
    }

## Another match with the same people

match-im-in = Again? I’m in
match-you-are-in = You’re in
# To those who are in, of the others.
match-still-reading = Still reading: { $names }
# The host’s: those who have not said that they are in keep their seats.
match-deal-without-waiting = Play without waiting

## The end of a match of one round

match-stamp-resigned = Given up
match-stamp-turn_limit = Out of turns
match-stamp-drawn = A draw
# The board as it lies then, as read out.
match-as-it-lies = The table at the end
# What changes in another match, above the button for it.
match-next-begins = { $you ->
    [true] You begin next time.
   *[false] { $name } begins next time.
}
# The host’s button: the other games, of which one may be chosen.
match-another-game = Another game

refused-delayed = You are behind the table here: no bets, and no watching together.
