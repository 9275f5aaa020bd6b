# Morphatrons when a match is over: what is stamped on the table, and for what the match is remembered.

morphatrons-stamp-city_destroyed = City down
morphatrons-standing = { $standing ->
        [one] { $standing } stands
       *[other] { $standing } stand
    }

# `.told` is the same in a sentence; $who did it, $you: whether that is the reader.
morphatrons-highlight-wrecker = Wrecker
    .told = { $you ->
        [true] <strong>Your</strong> { $card }
       *[false] { $card }, for { $who },
    } took { $count } chips
morphatrons-highlight-scrap = Scrap dealer
    .told = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } shot { $count } machines to scrap
morphatrons-highlight-architect = Architect
    .told = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } built { $count } floors
morphatrons-highlight-restless = Restless
    .told = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } morphed { $count } times
morphatrons-highlight-carrier = All aboard
    .told = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } carried { $count } passengers
