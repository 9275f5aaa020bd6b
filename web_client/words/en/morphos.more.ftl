# Morphos when a match is over: what is stamped on the table, and for what the match is remembered.

morphos-stamp-chain = Joined
morphos-stamp-deadlock = Deadlock
morphos-next-black = { $you ->
    [true] Next time you play Black.
   *[false] Next time { $name } plays Black.
}

# `.sentence` is the same in a sentence; $who did it, $you: whether that is the reader.
morphos-highlight-close = So close
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> were
       *[false] { $who } was
    } { $count ->
        [one] one stone
       *[other] { $count } stones
    } short
morphos-highlight-flips = Most flips
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } flipped { $count } stones
morphos-highlight-boomerang = Boomerang
    .sentence = <strong>{ $point }</strong> was flipped { $count } times, last by { $you ->
        [true] <strong>you</strong>
       *[false] { $who }
    }
morphos-highlight-swap = Change of sides
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } took over Black
morphos-highlight-streak = On a roll
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } flipped in { $count } turns in a row
