# What those who learn or set up Morphos read.

## The rules

# Pictures, as read out; $points are the places of stones.
morphos-picture-joined = A board of 9 by 9 on which black stones connect the bottom edge and the top edge.
morphos-picture-weak = A black stone on e5 that is weak because of the white stones on { $points }.
morphos-rules-aim = The aim
    .text =
        Two sides place stones on the points of a square board, where its lines cross. Black owns the bottom and the top edge, White the left and the right one. You win by connecting your two edges with a chain of your stones.

        Stones are connected to their neighbours above, below, left and right. Corners never connect. Each corner point counts for both players.
morphos-rules-turn = Your turn
    .text =
        Black begins. In each turn you do one of two things: place a stone on any empty point, or flip a weak stone of the other player, which then is yours.

        You can’t pass. If a side can neither place nor flip, its turn is skipped.

        If your time runs out, a stone is placed on a shortest way between your edges.
morphos-rules-weak = Weak stones
    .text =
        A stone is weak if enemy stones stand around it in one of three patterns. Patterns may be rotated and mirrored; whatever lies on their other points does not matter.

        The board shows a weak stone half flipped, and puts brackets around those that you may flip now. Aim at one to see which stones make it weak.

        In the third pattern eight stones surround an area of two by two, and every enemy stone in it is weak.

        You may place a stone where it is weak at once.
morphos-rules-edges = At the edge
    .text =
        All stones of a pattern must lie on the board, so a stone in a corner is never weak.

        With closed edges, which the host may choose, one stone of the first two patterns may lie off the board: in the first the neighbour away from the diagonal stone, in the second the stone that is two lines away.
morphos-rules-swap = The swap
    .text = The first stone is an advantage. So White may take Black in the first turn instead of moving: the players exchange colours, the stone stays, and the other player, who now has White, moves.
morphos-rules-minimorph = Minimorph
    .text =
        A mutator changes the rules; the host chooses which are played. { morphos-mutator-minimorph }: { morphos-explained-minimorph } Play it on a larger board.

        It goes well with the next three, and is chosen with them.
morphos-rules-mutators = More mutators
    .text =
        { morphos-mutator-deepmorph }: { morphos-explained-deepmorph }

        { morphos-mutator-duomorph }: { morphos-explained-duomorph }

        { morphos-mutator-remorph }: { morphos-explained-remorph }

        { morphos-mutator-metamorph }, with Minimorph only: { morphos-explained-metamorph }
# What each mutator changes: in the rules, at the table and, where it is short, beside its option.
morphos-explained-minimorph = The patterns are smaller: three of the four neighbours, or two at a right angle and the two diagonal ones beside them.
morphos-explained-deepmorph = A stone that was just flipped counts as the other player’s too, when they look for weak stones. You can’t flip what could be flipped back, nor repeat a position. You win at the beginning of your turn, if your chain still stands.
morphos-explained-duomorph = When you place a stone, you place another beside it, if there is room.
morphos-explained-remorph = A stone that was flipped goes back to its owner. At the beginning of their next turn they put it on any empty point, and then move.
morphos-explained-metamorph = The board starts full, like a chessboard, and stones are only flipped.
morphos-rules-end = The end
    .text =
        A chain from edge to edge wins at once. The two sides can’t both connect.

        If neither side can move, Black wins if anywhere two stones of one colour lie one directly above the other; otherwise White wins. There are no draws.

        You can give up at any time, in the menu. In a rematch the other player is Black.

## The guided first game: the reader is Ada, and plays Bo

morphos-lesson-edges = You are Ada, and you’re Black
    .says = Connect the <strong>bottom</strong> and the <strong>top</strong>: these edges are yours. Bo connects left and right. Neighbouring stones grow together, corners never do. Your chain from the bottom stops at e4, since Bo’s stone on e5 is in the way.
morphos-lesson-swap = How it began
    .says = You opened on <strong>c9</strong>, and Bo let you keep Black. Once, after the first stone, White may <strong>swap</strong>: take Black and that stone. So open neither too well nor too badly: in the middle Bo would have swapped.
# The last words are the button’s: morphos-place.
morphos-lesson-place = Make it weak
    .says = Your stones stand above e5, below it and at its corner. One on <strong>d5</strong> completes the pattern. Tap d5, then <strong>Play d5</strong>.
    .detour = You could. But d5 completes the pattern around e5.
morphos-lesson-own = Your own can be weak too
    .says = Bo played h7. Now your stone on <strong>h8</strong> is half flipped: it’s <strong>weak</strong>, and next turn Bo may flip it. Let it go, it stands far from your chain. But look before you place: what do your own stones stand between?
morphos-lesson-turn = Flip it
    .says = Bo’s stone on <strong>e5</strong> is weak as well, and in brackets because you may flip it now. Tap e5 and see which stones make it weak, then flip it.
    .detour = Better flip e5: then your chain goes on.
morphos-lesson-round = Go round it
    .says = A flipped stone is yours. Bo blocks on e8. Leap to <strong>d8</strong>: it does not touch your chain yet, but look what happens if Bo cuts in.
    .detour = Try d8, between e8 and the stone that you have on c9.
morphos-lesson-cut = A cut that fails
    .says = Bo cuts on d7, between four of your stones, so it’s weak at once. Flip <strong>d7</strong>.
    .detour = Bo’s stone on d7 is weak. Flip it.
morphos-lesson-ring = Three patterns
    .says = Three patterns make a stone weak. You know the small one: a stone on three sides and at one corner. The largest is the <strong>ring</strong>: eight stones around two by two points. Whatever stands inside is weak. The rules draw all three.
morphos-lesson-last = Two ways home
    .says = From d8 you could reach the top on d9, or beside c9. Bo can close only one of them. Play <strong>c8</strong>.
    .detour = c8 connects d8 and c9, and c9 stands on your edge.
morphos-lesson-won = Bottom and top: you win
    .says = The light shows your chain: neighbours only, from your one edge to your other.

## The puzzles

# $short: how many stones more than there are turns left the reader needs for a chain.
morphos-puzzles-short =
    { $short ->
        [1] You were one stone short.
       *[other] You were { $short } stones short.
    }
morphos-puzzle-last-stone = The last stone
    .says = You’re Black, and connect the bottom and the top. Stones hold together along the lines, never at a corner.
    .solved = One point touches both ends. A corner would not have been enough.
morphos-puzzle-turn-a-stone = Flip a stone
    .says = You’re White, and connect the left and the right. Your stones around b3 make it weak.
    .solved = Three neighbours and the corner between two of them: that is the smallest pattern.
morphos-puzzle-long-arm = The long arm
    .says = You’re White. A black stone stands between your chains. Is it weak? Look for the longer pattern.
    .solved = The long pattern needs only two neighbours of the stone. Its arms reach past two corners.
morphos-puzzle-ring = The ring
    .says = You’re Black. Your stones stand all around a square of four points.
    .solved = Inside a ring of eight every stone is weak, whatever the other three points hold.
morphos-puzzle-two-ways = Two ways
    .says = You’re Black. White can close one way. So leave yourself two.
    .solved = Two ways to the same end can’t both be closed.
morphos-puzzle-no-escape = No escape
    .says = You’re White, and Black is about to win. One stone can defend and threaten.
    .solved = A stone that is weak stays weak: nothing can be placed to save it.
morphos-puzzle-cut = A cut that wins
    .says = You’re Black. White is one stone from winning. Cut where it hurts most.
    .solved = The cut made a white stone weak. A threat that nobody can stop is as good as a chain.
morphos-puzzle-break-the-line = Break the line
    .says = You’re Black. White is about to flip one of your stones and win. Flip one first.
    .solved = A flipped stone is strong at first, and it may make its neighbour weak.
morphos-puzzle-must-last = It must last
    .says = You’re White. With Deepmorph a chain must still stand when your next turn begins. Two stones would connect yours.
    .solved = The other stone could have been cut by flipping one of yours. With Deepmorph look at your own weak stones, too.
morphos-puzzle-three-are-enough = Three are enough
    .says = You’re Black, with Minimorph: three neighbours make a stone weak. White is about to win.
    .solved = Stop the chain beside a stone that you can flip next.
morphos-puzzle-urgent-gap = The urgent gap
    .says = You’re Black. Your chain has three gaps. Which one can’t wait?
    .solved = At a corner there are two ways round. Only the straight gap had one.
morphos-puzzle-long-fight = The long fight
    .says = You’re Black, and White is about to win. Stop the chain, then find your own way down.
    .solved = Defend with a stone that also leads on. Then every answer comes too late.

## The options

morphos-option-size = Size
    .hint = Points on each side.
# Which seat has Black.
morphos-option-black = { board-who-begins }
    .hint = With Black.
morphos-option-black-random = { board-by-chance }
morphos-option-black-A = Seat 1
morphos-option-black-B = Seat 2
morphos-option-swap = Swap
    .hint = After the first stone White may take Black, so that it is fair.
morphos-option-minimorph = { morphos-mutator-minimorph }
    .hint = Smaller patterns, so three stones can make one weak.
morphos-option-deepmorph = { morphos-mutator-deepmorph }
    .hint = A stone that was just flipped counts for both sides, and a chain wins a turn later, if it still stands.
morphos-option-duomorph = { morphos-mutator-duomorph }
    .hint = { morphos-explained-duomorph }
morphos-option-remorph = { morphos-mutator-remorph }
    .hint = A stone that was flipped goes back to its owner, who puts it elsewhere.
morphos-option-metamorph = { morphos-mutator-metamorph }
    .hint = { morphos-explained-metamorph }
morphos-option-edge_rule = Edges
    .hint = With closed edges, one stone of a pattern may lie off the board.
morphos-option-edge_rule-open = Open
morphos-option-edge_rule-closed = Closed
