# Morphatrons when a match is over: what is stamped on the table, and for what the match is remembered.

morphatrons-stamp-city_destroyed = City down
morphatrons-standing = { $standing ->
        [one] { $standing } stands
       *[other] { $standing } stand
    }

# `.sentence` is the same in a sentence; $who did it, $you: whether that is the reader.
morphatrons-highlight-wrecker = Wrecker
    .sentence = { $you ->
        [true] <strong>Your</strong> { $card }
       *[false] { $card }, for { $who },
    } took { $count } chips
morphatrons-highlight-scrap = Scrap dealer
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } shot { $count } machines to scrap
morphatrons-highlight-architect = Architect
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } built { $count } floors
morphatrons-highlight-restless = Restless
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } morphed { $count } times
morphatrons-highlight-carrier = All aboard
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } carried { $count } passengers
