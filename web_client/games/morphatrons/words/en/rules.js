// The rules of Morphatrons in English.

export const rules = {
  street: "Four zones in a row, with a city of four buildings at each end.",
  inHand: "in your hand",
  asRobot: "as a robot",
  asVehicle: "as a vehicle",
  asFlyer: "flying",
  marks: { sound: "undamaged", minor: "minor damage", critical: "critical", protected: "protected" },
  table: {
    rank: "Rank",
    strike: "Strike, same zone",
    shoot: "Shoot, up to one zone away",
    does: (/** @type {number} */ damage, /** @type {number} */ targets) =>
      `${damage}${targets > 1 ? ` to each of up to ${targets}` : ""}`,
  },
  /** The topics: a title, then paragraphs. @type {Record<string, string[]>} */
  topics: {
    aim: [
      "The aim",
      "Two cities stand at the ends of a street of four zones. Each has four buildings of two chips. Destroy the last building of the other city, and you win at once.",
      "Zone 1 is the home of the first seat, zone 4 that of the second. Any number of bots may stand in a zone, and none blocks another.",
    ],
    cards: [
      "Cards are bots",
      "You begin with four cards of one deck of 52. A card in play is a bot, and it is in one of two modes. As a robot it attacks, by its rank. As a vehicle it helps, by its suit.",
      "Cards that are scrapped or discarded lie face up on the scrap yard. When the deck is empty, they are shuffled and become the deck.",
    ],
    turn: [
      "Your turn",
      "You have two actions, and one free morph. You may do them in any order, do the same thing twice, or leave something out.",
      "The turn ends when you end it, or by itself when nothing is left. A new bot may act in the turn in which you play it.",
      "If your time runs out, your turn ends.",
    ],
    actions: [
      "The actions",
      "Draw: take a card. There is no limit to your hand.",
      "Play: put a card into your home zone, as a robot or as a vehicle. You need more standing buildings than you have bots in play.",
      "Move: one bot goes to a zone next to its own, forward or back.",
      "Attack: a robot strikes or shoots, once a turn.",
      "Morph: turn one bot to its other mode. The first morph of a turn is free, each further one costs an action. Damage stays.",
      "Build: with a club in vehicle mode in your home zone, discard a card and put a chip on one of your standing buildings.",
      "Scrap: put one of your bots on the scrap yard and draw a card.",
      "Swap: replace one of your bots by a card from your hand of the same suit or the same rank. The new bot stands there undamaged, in the same mode.",
    ],
    vehicles: [
      "Vehicles",
      "In vehicle mode the suit counts.",
      "Spades are fast: they go one or two zones in a move. Hearts carry: when one moves, any of your other bots in its zone may go along. Clubs build. Diamonds protect all your bots in their zone, themselves too.",
      "Jacks and aces go two zones in either mode. As vehicles they fly, so no strike reaches them.",
    ],
    attacks: [
      "Robots",
      "In robot mode the rank counts. A strike reaches bots in the same zone, a shot also those in the next one. Buildings are hit in the same way, if their home zone is in reach.",
      "All damage of one attack is dealt at the same moment. Each point takes one chip off a building.",
    ],
    damage: [
      "Damage",
      "One point of damage leaves an undamaged bot critical, two points scrap it. A protected bot takes one point more: one leaves it with minor damage, two leave it critical, three scrap it.",
      "With minor damage, one more point makes a bot critical, and two scrap it. A critical bot is scrapped by any hit. Protection no longer helps a bot that is damaged, and there is no repair.",
    ],
    court: [
      "Jack, queen, king, ace",
      "These come into play, or are swapped in, only while you have a building that is high enough: 3 for a jack, 4 for a queen, 5 for a king, 6 for an ace. They stay if the building shrinks later.",
    ],
    end: [
      "The end",
      "The game ends when the last building of a city falls. After the last turn, usually turn 120, more standing buildings win, then more chips. Otherwise it is a draw.",
      "A destroyed building can’t be built again. You can give up at any time, in the menu. In a rematch the other player begins.",
    ],
  },
};
