## The narrator of the big screen

# What the table-narrator- messages are in narrator.ftl. `.b` and `.c` are said in turn with the first.
morphos-narrator-board_set_up = An empty board, and two roads across it.
morphos-narrator-stone_placed = { $ends_turn ->
    [true] A stone. It looks harmless. They all do.
   *[false] One down, and its neighbour to follow.
}
    .b = { $ends_turn ->
        [true] Small, round, and entirely on purpose.
       *[false] Half a move. The other half is coming.
    }
    .c = { $ends_turn ->
        [true] One step more. Or one door fewer.
       *[false] The first of two. They like company.
    }
morphos-narrator-stone_flipped = { $kept ->
    [true] It changes sides. The old one will be back.
   *[false] It was a wall. Now it is a door.
}
    .b = { $kept ->
        [true] Flipped. What was there waits its turn.
       *[false] Same place, new employer.
    }
morphos-narrator-stone_returned = Back on the board. It had missed the noise.
morphos-narrator-colours_swapped = A nice first stone. It has new owners.
morphos-narrator-side_skipped = Nothing to play. Even the board looks sorry.
morphos-narrator-takeback_asked = A finger, it is said, has slipped.
morphos-narrator-takeback_declined = The stone stays. So does the look.
morphos-narrator-turn_taken_back = That never happened. Everybody saw it.
morphos-narrator-side_won = { $reason ->
    [chain] From edge to edge. Count them, if you like.
    [deadlock] Nothing moves any more. That settles it.
   *[resigned] A handshake, a little early.
}
