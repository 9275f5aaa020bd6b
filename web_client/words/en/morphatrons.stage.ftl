## The narrator of the big screen

# What the table-narrator- messages are in narrator.ftl. `.b` and `.c` are said in turn with the first.
morphatrons-narrator-cities_set_up = Two cities, and one street between them.
morphatrons-narrator-deck_reshuffled = The scrapyard gets a second career.
morphatrons-narrator-card_drawn = { $by_action ->
    [true] One part more. Assembly to follow.
   *[false] A new part for an old one.
}
morphatrons-narrator-bot_played = { $mode ->
    [robot] Fresh out of the box, and it has hands.
   *[vehicle] Fresh out of the box, and badly parked.
}
    .b = { $mode ->
        [robot] It stands. Mind the cables.
       *[vehicle] The engine is running. So are the neighbours.
    }
morphatrons-narrator-bot_moved = One zone on. The tarmac will remember.
    .b = Down the street, without looking left or right.
morphatrons-narrator-bot_morphed = { $mode ->
    [robot] A vehicle stands up and has hands.
   *[vehicle] It folds up neatly. Now it has an engine.
}
    .b = { $mode ->
        [robot] That was parked there a moment ago.
       *[vehicle] Arms in, head down, off we go.
    }
morphatrons-narrator-bot_attacked = { $weapon ->
    [strike] Close enough to read the number plate.
   *[shoot] That was one very loud street.
}
    .b = { $weapon ->
        [strike] A short conversation between machines.
       *[shoot] Somewhere a car alarm goes off.
    }
morphatrons-narrator-building_raised = One storey up. The view improves.
morphatrons-narrator-bot_deactivated = Its own mechanic pulls the plug.
morphatrons-narrator-bot_triple_morphed = One machine goes in, another comes out.
morphatrons-narrator-turn_ended = { $by_itself ->
    [true] All done. The street breathes out.
   *[false] Enough for one turn, apparently.
}
morphatrons-narrator-fight_ended = { $reason ->
    [city_destroyed] Somewhere a toy shelf is very quiet.
    [turn_limit] Closing time. Leave the street as it is.
   *[resigned] The engines stop. What stands, stands.
}

## On a big screen

morphatrons-stage-buildings = { $standing } { $standing ->
    [one] building
   *[other] buildings
}
