# The words of Morphos that a table in play needs.

## The sides and the board

# A side, and the ways that its chain goes: beside the player’s name.
morphos-side-B = Black
    .way = bottom to top
morphos-side-W = White
    .way = left to right
# The stones of a player, as read out.
morphos-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
morphos-position = Stones on the board
morphos-board-keys = Board, { $size } by { $size }. Arrow keys move the point that you aim at, Enter plays there.
# A point of the board and what lies there, as read out and as a headline; $colour is B, W or none.
morphos-lies = { $colour ->
    [B] { $weak ->
        [true] { $point } black, weak
       *[false] { $point } black
    }
    [W] { $weak ->
        [true] { $point } white, weak
       *[false] { $point } white
    }
   *[none] { $point } empty
}
# The lens: the board around a point, larger.
morphos-lens = Around the point
    .hint = Tap to move it
# The last move.
morphos-last-move = Last: { $point }
## How to read the board

morphos-legend = How to read the board
morphos-legend-weak = Half flipped
    .note = weak: the other player may flip it
morphos-legend-brackets = In brackets
    .note = you can flip it now
morphos-legend-chain = Grown together
    .note = neighbours; corners never connect

## Mutators

morphos-mutators = What the mutators change
morphos-mutator-minimorph = Minimorph
morphos-mutator-deepmorph = Deepmorph
morphos-mutator-duomorph = Duomorph
morphos-mutator-remorph = Remorph
morphos-mutator-metamorph = Metamorph

## What is asked, and a hint below it

# While the other player moves.
morphos-your-aim = { $colour ->
    [B] You’re Black: connect top and bottom.
   *[W] You’re White: connect left and right.
}
# At your own turn.
morphos-move-hint = { $colour ->
    [B] Connect top and bottom. Tap a point, or a stone in brackets.
   *[W] Connect left and right. Tap a point, or a stone in brackets.
}
morphos-skipped = { $colour ->
    [B] Black could not move and was skipped.
   *[W] White could not move and was skipped.
}
# Whether to take over Black and its first stone.
morphos-ask-swap = Swap colours?
    .hint = Take Black and the first stone, or tap a point and stay White.
# With Duomorph.
morphos-ask-second = And a second
    .hint = { $points ->
        [one] Next to the first. { $points } point is open.
       *[other] Next to the first. { $points } points are open.
    }
# With Remorph; $point is where your stone was flipped, or none.
morphos-ask-put-back = Put it back
    .hint = { $point ->
        [none] { $name } flipped your stone. First your stone returns, then you move.
       *[other] { $name } flipped { $point }. First your stone returns, then you move.
    }
morphos-ask-place = Play { $point }?
morphos-ask-return = Return to { $point }?
# Where to move the stone that is aimed.
morphos-aim-lens = Move it here, or in the lens.
morphos-aim-mouse = Press Enter or click it again to play.
morphos-aim-touch = Play it with the button, or tap another point.
morphos-aim-weak = It would be weak: { $name } could flip it.
morphos-ask-flip = Flip { $point }?
    .hint = { $name }’s stone becomes yours. The marked stones make it weak.

## Why nothing can be played on a point

morphos-closed-own = Your stone.
morphos-closed-firm = It is not weak.
morphos-closed-fresh = It was flipped just now.
morphos-closed-back = It can’t be flipped: it could be flipped back, or the position would repeat.
morphos-closed-not-beside = The second stone goes next to the first.
morphos-closed-return-first = First put your stone back.
morphos-closed-taken = A stone lies there.

## Answers

morphos-place = Play { $point }
morphos-flip = Flip { $point }
morphos-put-back = Return to { $point }
morphos-take-black = Take Black
# Taking a turn back: in the menu, and the question to the other player.
morphos-takeback = Take back
    .note = Your last turn, if { $name } agrees. What was played since goes with it.
    .ask = Ask to take it back
morphos-takeback-wanted = { $name } wants to take a turn back
    .hint = Everything since then goes with it.
morphos-takeback-asked = You asked to take it back
morphos-takeback-accept = Allow it
morphos-takeback-decline = No, play on

## The end

morphos-reason-chain = A chain connects two opposite edges.
morphos-reason-deadlock = Neither side can move any more.
# $colour is the side that won, $you: whether it is the reader’s.
morphos-connected = { $you ->
        [true] You
       *[false] { $name }
    } connected { $colour ->
        [B] top and bottom
       *[W] left and right
    } in { $turns } turns, by a chain of { $stones } stones.
morphos-deadlock = { $colour ->
    [B] Neither side can move. Two stones of one colour lie one directly above the other, so Black wins.
   *[W] Neither side can move. No two stones of one colour lie one directly above the other, so White wins.
}
# In the check of what was drawn.
morphos-drawn = Black: { $name }

## The bots

morphos-bot-random = Easy
    .hint = Plays at random.
morphos-bot-connector = Medium
    .hint = Counts how many stones each side still needs, and blocks when behind.
morphos-bot-strategist = Hard
    .hint = Also plays out whole games in its head.

## Why something is refused

morphos-refused-point_taken = A stone lies there.
morphos-refused-size_not_offered = This size can’t be played with these mutators.
morphos-refused-metamorph_needs_minimorph = Metamorph needs Minimorph.
morphos-refused-metamorph_excludes_duomorph = Metamorph and Duomorph can’t be played together.
morphos-refused-metamorph_excludes_remorph = Metamorph and Remorph can’t be played together.
morphos-refused-minimorph_needs_open_edges = Minimorph can’t be played with closed edges.

## What is said by a tap

morphos-phrase-turncoat = What a turncoat!
# The warning of the London Underground.
morphos-phrase-mind_gap = Mind the gap.
morphos-phrase-liked_stone = I liked that stone.

## The log

# In the list of moves, “4. c3 back, xe5”: where a lost stone was put, and the swap.
morphos-written-returned = { $point } back
morphos-written-swap = swap
# In place of the list of moves, where its beginning is not on the page.
morphos-first-moves-lacking = The first moves aren’t loaded.

# Who decided which player has Black: chance, the host, or the match before.
morphos-event-board_set_up = { $black_by ->
    [chance] { $who } plays Black, drawn at random
    [host] { $who } plays Black, as the host chose
   *[turn] { $who } plays Black this time
}
morphos-event-stone_placed = { $you ->
    [true] <strong>{ board-you }</strong> play <strong>{ $point }</strong>
   *[false] { $who } plays <strong>{ $point }</strong>
}
morphos-event-stone_flipped = { $you ->
    [true] <strong>{ board-you }</strong> flip <strong>{ $point }</strong>
   *[false] { $who } flips <strong>{ $point }</strong>
}
morphos-event-stone_returned = { $you ->
    [true] <strong>{ board-you }</strong> return your stone to <strong>{ $point }</strong>
   *[false] { $who } returns a stone to <strong>{ $point }</strong>
}
morphos-event-colours_swapped = { $you ->
    [true] <strong>{ board-you }</strong> swap and take Black
   *[false] { $who } swaps and takes Black
}
morphos-event-takeback_asked = { $you ->
    [true] <strong>{ board-you }</strong> ask to take a turn back
   *[false] { $who } asks to take a turn back
}
morphos-event-takeback_declined = { $you ->
    [true] <strong>{ board-you }</strong> want to play on
   *[false] { $who } wants to play on
}
morphos-event-turn_taken_back = { $you ->
    [true] <strong>{ board-you }</strong> take a turn back
   *[false] { $who } takes a turn back
}
morphos-event-side_skipped = { $you ->
    [true] <strong>{ board-you }</strong> have no move and are skipped
   *[false] { $who } has no move and is skipped
}
morphos-event-side_won = { $reason ->
    [chain] <strong>{ morphos-reason-chain }</strong>
    [deadlock] <strong>{ morphos-reason-deadlock }</strong>
   *[resigned] { board-gives-up }
}

# How it is set up, in a few words: the beginning of a sentence.
morphos-in-short = A { $size } by { $size } board
