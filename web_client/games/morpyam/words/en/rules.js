// The rules of Morpyam in English. Points and tokens are not said here: they are data.

export const rules = {
  table: "Tokens and points",
  players: (/** @type {string} */ n) => `${n} players`,
  tokens: "Tokens each",
  run: (/** @type {number} */ n) => `${n} in a row`,
  wins: "wins",
  example: (/** @type {string} */ dice) => `For example: ${dice}`,
  /** The figures: what they are called, and what the dice must show. @type {Record<string, [name: string, text: string]>} */
  figures: {
    number: ["Three of a kind", "At least three dice show the value on the box."],
    small: ["Small straight", "Four values in a row are among the dice."],
    straight: ["Straight", "Five values in a row."],
    full: ["Full house", "Three of one value and two of another. Five alike are a full house too."],
    square: ["Square", "At least four dice are alike."],
    mini: ["Mini", "The dice add up to 8 or less."],
    maxi: ["Maxi", "The dice add up to 27 or more."],
    morpyam: ["Morpyam", "Five dice are alike."],
    sec: [
      "Sec",
      "After the first roll of a turn, the dice show any of the six figures above, from straight to Morpyam.",
    ],
    call: ["Call", "A figure that you have called comes."],
  },
  /** The topics: a title, then paragraphs. @type {Record<string, string[]>} */
  topics: {
    aim: [
      "The aim",
      "Two to four players roll five dice and place tokens on a grid of 36 boxes. Each box names a figure, and takes one token of a player whose dice show it.",
      "Line up your tokens. Three or four in a row score points; five in a row win at once.",
      "The 20 boxes of the border are easy to fill, the 16 in the middle are hard. A player drawn at random begins, unless the host has chosen one, and turns go clockwise. In a rematch the next player begins.",
    ],
    turn: [
      "Your turn",
      "You roll up to three times: first all five dice, then any of them that you lift. The others stay as they lie.",
      "After each roll you may place a token on a free box whose figure the dice show. That ends your turn. A token stays where it is.",
      "After the third roll you may also pass. If no free box fits then, your turn ends by itself.",
      "If your time runs out, your token goes to the rarest figure that the dice show. Your last token is kept back, unless a call has come. If there is nothing to place, all five dice roll again, and after the third roll you pass.",
    ],
    figures: [
      "The figures",
      "Dice may show several figures at once: four sixes are three sixes too. You choose which box to take.",
    ],
    call: [
      "Calling a figure",
      "With any roll you may call one figure: a straight, full house, square, mini, maxi, Morpyam or, with the first roll of a turn, a sec. All five dice count.",
      "If it comes, you must place a token on a free Call box at once. If it does not, nothing is lost on the first two rolls: place a token or roll on. On the third roll your turn ends without a token, whatever the dice show.",
      "You can’t call what the dice show already, and nothing while both Call boxes are taken. You can call a figure whose own boxes are taken.",
      "A called sec comes if any of its six figures does. A sec alone fills no Call box, and a called figure no Sec box.",
    ],
    again: [
      "Five alike",
      "If you place a token while all five dice are alike, you take another turn at once, as often as that happens. It need not be a Morpyam box: any box that the dice fill will do, a Call box as well.",
    ],
    rows: [
      "Rows and points",
      "A row is horizontal, vertical or diagonal. Your tokens count if they lie next to each other, without a gap and without a token of somebody else between them.",
      "A longer row counts once: four in a row are not two rows of three. Five or more score nothing, because they win. A token counts in every row that it is part of.",
    ],
    end: [
      "The end",
      "Five in a row win at once, whatever the points.",
      "Otherwise the game ends when a player places their last token. They score 1 point more, and most points win. If they are tied for the most, they win. In any other tie the player with the fewest tokens left wins; if these are equal too, they share the victory.",
      "There is a limit of 60 turns each, unless the host chooses another. When it is reached, the game ends without the extra point.",
      "You can give up at any time, in the menu. Your tokens stay, you have no more turns, and you can’t win. If one player is left, they win.",
    ],
  },
};
