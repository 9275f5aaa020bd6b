# The words of Morpyam that a table in play needs.

## The figures

# A figure of the dice: as its box names it, and in a sentence such as “Call a straight?”.
morpyam-figure-number = ×3
    .said = three { $value }s
morpyam-figure-small = Small
    .said = a small straight
morpyam-figure-straight = Straight
    .said = a straight
morpyam-figure-full = Full
    .said = a full house
morpyam-figure-square = Four
    .said = four of a kind
morpyam-figure-mini = Mini
    .said = a mini
morpyam-figure-maxi = Maxi
    .said = a maxi
morpyam-figure-morpyam = Morpyam
    .said = a Morpyam
morpyam-figure-sec = First roll
    .said = a first roll
morpyam-figure-call = Call
    .said = a call

## The grid, the dice and the players

morpyam-grid = The grid
# Of a box, as read out.
morpyam-token = { $name }’s token
morpyam-box-open = you can place here
morpyam-box-last = placed last
# Players for whom a token on this box would be the fifth in a row.
morpyam-threat = would win here: { $names }
# How likely a box is, as “12%” or “<1%”.
morpyam-odds = { $odds } with the next roll
morpyam-dice = Dice
# A die, as read out.
morpyam-die = { $lifted ->
    [true] { $value }, rolls again
   *[false] { $value }
}
morpyam-lying = Dice: { $dice }
morpyam-no-dice = Nobody has rolled yet
morpyam-roll-of = Roll { $roll } of { $all }
# What a player has left: as read out, and beside the name.
morpyam-tokens = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
}
    .short = { $tokens } left
# A player who gave up.
morpyam-out = Gave up
    .said = gave up

## What three to five in a row are worth

# Tokens in a row, each beside what they are worth: the first says what is counted.
morpyam-worth-3 = 3 in a row
morpyam-worth-4 = 4
morpyam-worth-5 = 5
morpyam-worth-wins = wins
morpyam-worth-last = Last token

## What is asked, and a hint below it

# What a key does.
morpyam-key-space = roll the dice
# After a token that was placed with five dice alike.
morpyam-go-again = Five alike: go again
    .wins = One more Morpyam wins at once. Roll all five dice.
# $shake: a shake of this device does it, too.
morpyam-first-roll = { $shake ->
    [true] Roll all five dice, or shake your device.
   *[false] Roll all five dice.
}
morpyam-place-or-roll = Place or roll
    .hint = Tap a lit box, or the dice to roll again.
morpyam-roll-again = Roll again
    .hint = Tap the dice to roll again.
morpyam-place-or-pass = Place or pass
    .hint = Tap a lit box.
morpyam-call-came = You rolled your call
    .hint = Choose a Call box for it.
morpyam-call-which = Call what?
# Below the question what to call; $last: with the last roll of the turn.
morpyam-call-hint = { $last ->
    [true] It fills a Call box. A miss ends your turn.
   *[false] It fills a Call box. A miss costs nothing.
}
morpyam-ask-call = Call { $figure }?
    .odds = Call { $figure }? { $odds }
morpyam-ask-place = Place { $figure }?
# What another player called.
morpyam-called = { $came ->
    [true] { $name } called { $figure }: made it.
   *[false] { $name } called { $figure }: missed.
}
morpyam-missed = No luck: you missed { $figure }.
# What a token on a box would bring; $length is 3 or 4.
morpyam-gain = { $length ->
    [3] Three in a row: +{ $points }.
   *[4] Four in a row: +{ $points }.
}
morpyam-gain-nothing = No line yet.
morpyam-gain-victory = Five in a row: you win at once.
morpyam-gain-last-token = Your last token ends the game.
# How many boxes win at once in the next turn.
morpyam-gain-threats = Then { $boxes ->
    [one] one box wins
   *[other] { $boxes } boxes win
} for you.

## Answers

morpyam-roll = Roll
# How many dice are lifted.
morpyam-roll-some = { $dice ->
    [0] Choose dice
    [1] Roll one again
    [2] Roll two again
    [3] Roll three again
    [4] Roll four again
   *[5] Roll five again
}
morpyam-roll-and-call = Roll and call
morpyam-call = Call
morpyam-no-call = No call
morpyam-no-call-box = Both Call boxes are full.
morpyam-sec-too-late = The first roll is over.
morpyam-pass = Pass
morpyam-put-here = Put it here
# What is done when time is up.
morpyam-place-on = Fill { $box }
# Among the answers that are read out.
morpyam-open-boxes = { $boxes ->
    [one] { $boxes } box to fill
   *[other] { $boxes } boxes to fill
}

## The end

# `.sentence` is the same of $name; $you: whether that is the reader.
morpyam-reason-ko = Five in a row: a knock-out.
    .sentence = { $you ->
        [true] You
       *[false] { $name }
    } lined up five in a row: a knock-out.
morpyam-reason-double_morpyam = Two Morpyams in one turn: an instant win.
    .sentence = { $you ->
        [true] You
       *[false] { $name }
    } rolled two Morpyams in one turn: an instant win.
morpyam-reason-tokens = A player placed their last token, for 1 extra point.
    .sentence = { $you ->
        [true] You
       *[false] { $name }
    } placed the last token, for 1 extra point.
morpyam-reason-turn_limit = The turn limit was reached.
morpyam-reason-resigned = Only one player is left.
# What decided among equal points; $last: who placed the last token won alone.
morpyam-tie = { $last ->
    [true] Tied on points. { $names } placed the last token.
   *[false] Tied on points. Fewest tokens left: { $names }.
}
# Below the grid as it lies at the end, as in the printed rules.
morpyam-put-away = Those who lost put the dice and tokens away. With a smile!
# In the check of what was drawn.
morpyam-drawn-rolls = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}

## The options

morpyam-option-first = { board-who-begins }
morpyam-option-first-random = { board-by-chance }
morpyam-option-first-A = Seat 1
morpyam-option-first-B = Seat 2
morpyam-option-first-C = Seat 3
morpyam-option-first-D = Seat 4
morpyam-option-turn_limit = Turn limit per player
morpyam-option-double_morpyam = Two Morpyams in one turn win at once
    .hint = As in a newer edition of the game.
morpyam-option-odds = Show the odds
    .hint = How likely each box is with the next roll.

## The bots

morpyam-bot-random = Easy
    .hint = Plays at random.
morpyam-bot-steady = Medium
    .hint = Makes the most of its dice and grows its rows.
morpyam-bot-sharp = Hard
    .hint = Also thinks ahead to your next turn and blocks it.

## Why something is refused

morpyam-refused-already_out = You have already given up.
morpyam-refused-no_first_seat = Nobody sits in the seat that should begin.

## What is said by a tap

morpyam-phrase-what_luck = What luck!

## The log

morpyam-event-grid_set_up = { board-begins }
# $rolled and $kept are the values of dice, $call is a figure; $kept and $call may be none.
morpyam-event-dice_rolled = { $you ->
    [true] <strong>{ board-you }</strong> roll
   *[false] { $who } rolls
} <strong>{ $rolled }</strong>{ $kept ->
    [none] {""}
   *[other] , keeping <strong>{ $kept }</strong>
}{ $call ->
    [none] {""}
   *[other] , calling <strong>{ $call }</strong>: { $came ->
        [true] made it
       *[false] missed
    }
}
# $gained: points.
morpyam-event-token_placed = { $you ->
    [true] <strong>{ board-you }</strong> fill
   *[false] { $who } fills
} <strong>{ $box }</strong>: { $figure }{ $gained ->
    [0] {""}
    [one] , +{ $gained } point
   *[other] , +{ $gained } points
}
morpyam-event-turn_passed = { $why ->
    [nothing_fits] { $you ->
        [true] <strong>{ board-you }</strong> have nothing to fill
       *[false] { $who } has nothing to fill
    }
    [call_missed] { $you ->
        [true] <strong>{ board-you }</strong> miss your last call and place nothing
       *[false] { $who } misses the last call and places nothing
    }
   *[chosen] { $you ->
        [true] <strong>{ board-you }</strong> pass
       *[false] { $who } passes
    }
}
morpyam-event-seat_resigned = { board-gives-up }
# $points: those of all players, in a list, each as in the next message.
morpyam-event-game_ended = <strong>{ $reason ->
    [ko] { morpyam-reason-ko }
    [double_morpyam] { morpyam-reason-double_morpyam }
    [tokens] { morpyam-reason-tokens }
    [turn_limit] { morpyam-reason-turn_limit }
   *[resigned] { morpyam-reason-resigned }
}</strong> { $points }
morpyam-points-of = { $who } { match-points }

# How it is set up, in a few words: the beginning of a sentence.
morpyam-in-short = Up to { $turn_limit } turns each
