# Morph when a match is over: what is stamped on the table, and for what the match is remembered.

morph-stamp-deck_empty = Deck empty
morph-left-in-deck = left in the deck

# `.sentence` is the same in a sentence; $who did it, $you: whether that is the reader.
morph-highlight-blow = Biggest blow
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } took { $count } cards in one assault
morph-highlight-striker = Deck breaker
    .sentence = { $you ->
        [true] <strong>Your</strong> { $creature }
       *[false] { $creature }, for { $who },
    } struck the deck for { $count } cards
morph-highlight-feats = Prodigy at work
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } used the feat { $count } times
morph-highlight-home = Home again
    .sentence = { $count } cards went back under { $you ->
        [true] <strong>your</strong> deck
       *[false] the deck of { $who }
    }
morph-highlight-losses = Hard fought
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } lost { $count } creatures
