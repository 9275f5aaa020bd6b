# Morpyam when a match is over: what is stamped on the table, and for what the match is remembered.

morpyam-stamp-ko = Knock-out
morpyam-stamp-double_morpyam = Two Morpyams
morpyam-stamp-tokens = Last token

# `.sentence` is the same in a sentence; $who did it, $you: whether that is the reader.
morpyam-highlight-calls = Big mouth
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } called { $count } times: { $came ->
        [0] nothing came
       *[other] { $came } came
    }
morpyam-highlight-again = Hot hand
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } rolled { $count ->
        [one] a Morpyam
       *[other] { $count } Morpyams
    } and went again
morpyam-highlight-gain = Best token
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } won { $count } points on <strong>{ $box }</strong>
morpyam-highlight-drought = Cold cup
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } placed nothing for { $count } turns
