# Morph when a match is over: what is stamped on the table, and for what the match is remembered.

morph-stamp-deck_empty = Deck empty
morph-left-in-deck = left in the deck

# `.told` is the same in a sentence; $who did it, $you: whether that is the reader.
morph-highlight-blow = Biggest blow
    .told = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } took { $count } cards in one assault
morph-highlight-striker = Deck breaker
    .told = { $you ->
        [true] <strong>Your</strong> { $creature }
       *[false] { $creature }, for { $who },
    } struck the deck for { $count } cards
morph-highlight-feats = Prodigy at work
    .told = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } used the feat { $count } times
morph-highlight-home = Home again
    .told = { $count } cards went back under { $you ->
        [true] <strong>your</strong> deck
       *[false] the deck of { $who }
    }
morph-highlight-losses = Hard fought
    .told = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } lost { $count } creatures
