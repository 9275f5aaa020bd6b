## The narrator of the big screen

# What the table-narrator- messages are in narrator.ftl. `.b` and `.c` are said in turn with the first.
morpyam-narrator-grid_set_up = Five dice, and a grid with opinions.
morpyam-narrator-turn_began = { $again ->
    [true] Five alike. The dice have not had enough.
   *[false] The dice change hands.
}
morpyam-narrator-dice_rolled = { $came ->
    [true] Said, and done. Now everybody believes it.
    [false] Said out loud. The dice were not listening.
   *[none] { $roll ->
        [1] Five dice in the air. Nobody breathes out.
       *[other] Some stay, some fly again.
    }
}
    .b = { $came ->
        [true] Called it. The table saw that.
        [false] Brave, or just loud.
       *[none] { $roll ->
            [1] All five, with feeling.
           *[other] Once more, but nicer.
        }
    }
morpyam-narrator-token_placed = { $gained ->
    [0] A modest box. Plans take time.
   *[other] That one was worth something.
}
    .b = { $gained ->
        [0] One more down. It looks innocent.
       *[other] It all lines up rather nicely.
    }
morpyam-narrator-turn_passed = { $why ->
    [nothing_fits] Five dice, and no box for them.
    [call_missed] Called, missed, handed on.
   *[chosen] Nothing placed. It was a decision.
}
morpyam-narrator-seat_resigned = One hand fewer for the dice.
morpyam-narrator-game_ended = { $reason ->
    [ko] The whole evening, in one line.
    [double_morpyam] Five alike, and five alike again.
    [tokens] The last token is down. Time to count.
    [turn_limit] That was the last turn. Time to count.
   *[resigned] The dice go back in the box.
}
