// The rules of Morphos in English.

export const rules = {
  joined: "A board of 9 by 9 on which black stones join the bottom edge and the top edge.",
  pattern: (/** @type {string[]} */ points) =>
    `A black stone on e5 that is weak because of the white stones on ${points.join(", ")}.`,
  /** The topics: a title, then paragraphs. @type {Record<string, string[]>} */
  topics: {
    aim: [
      "The aim",
      "Two sides place stones on the crossings of a square board. Black owns the bottom and the top edge, White the left and the right one. You win by joining your two edges with a chain of your stones.",
      "Stones are joined to their neighbours above, below, left and right. Corners never join. A corner of the board belongs to one edge of each side.",
    ],
    turn: [
      "Your turn",
      "Black begins. In each turn you do one of two things: place a stone on any empty point, or turn a weak stone of the other side, which then is yours.",
      "You can’t pass. If a side can neither place nor turn, its turn is skipped.",
      "If your time runs out, a stone is placed on a shortest way between your edges.",
    ],
    weak: [
      "Weak stones",
      "A stone is weak if enemy stones stand around it in one of three patterns. Patterns may be turned and mirrored; whatever lies on their other points does not matter.",
      "The board shows a weak stone half turned, and puts brackets around those that you may turn now. Aim at one to see which stones make it weak.",
      "In the third pattern eight stones surround an area of two by two, and every enemy stone in it is weak.",
      "You may place a stone where it is weak at once.",
    ],
    edges: [
      "At the edge",
      "All stones of a pattern must lie on the board, so a stone in a corner is never weak.",
      "With closed edges, which the host may choose, one stone of the first two patterns may lie off the board: in the first the neighbour away from the diagonal stone, in the second the stone that is two lines away.",
    ],
    swap: [
      "The swap",
      "The first stone is an advantage. So White may take Black in the first turn instead of moving: the players exchange colours, the stone stays, and the other player, who now has White, moves.",
    ],
    minimorph: [
      "Minimorph",
      "A mutator changes the rules; the host chooses which are played. With Minimorph the patterns are smaller: three of the four neighbours, or two at a right angle and the two diagonal ones beside them. It wants a larger board.",
      "It goes well with the next three, and is chosen with them.",
    ],
    mutators: [
      "More mutators",
      "Deepmorph: a stone that was just turned counts as the other side’s too, when that side looks for weak stones. You can’t turn what could be turned back, nor repeat a position. You win at the beginning of your turn, if your chain still stands.",
      "Duomorph: you place a second stone beside each stone that you place, if there is room.",
      "Remorph: a stone that was turned is not lost. Its owner puts it on any empty point at the beginning of their next turn, and then moves.",
      "Metamorph, with Minimorph only: the board is full from the start, black and white like a chessboard, so that stones are only turned.",
    ],
    end: [
      "The end",
      "A chain from edge to edge wins at once. Both sides can never be joined.",
      "If neither side can move, Black wins if two stones of one colour stand above each other anywhere; otherwise White wins. There are no draws.",
      "You can give up at any time, in the menu. In a rematch the other player has Black.",
    ],
  },
};
