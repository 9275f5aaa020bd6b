// The rules of Morph in English.

export const rules = {
  lookUp: "About this card",
  /** @param {string} faction @param {number} power */
  printed: (faction, power) => `${faction}, power ${power}`,
  allCards: "All cards",
  featNote: "You can use a feat once a turn, while you summon. It turns the Prodigy.",
  /** @param {string} name @param {number} n */
  pileOf: (name, n) => `${name}: ${n} discarded`,
  pileNote: "The card discarded last comes first.",
  picture: {
    field: "Two fields of two lines each. The creatures in place 1 stand at the Front.",
    states: "A creature that is upright, and the same one turned.",
    card: "A creature’s card: its cost at the top left, its power at the top right, its attack and its defence below.",
  },
  /** What keywords say in full; # is the value. @type {Record<string, string>} */
  keywords: {
    assimilation: "When it is destroyed it goes to your mana zone instead of the pile, face down and upright.",
    carnage: "If its first attack destroys a creature, it attacks once more at once. Never a third time.",
    surge: "It arrives upright, so it attacks in the same turn.",
    vanguard: "It arrives at the Front. The others of its line step back.",
    rally: "When it arrives, your other creatures on its line have +# attack until the end of the turn.",
    scorch: "When it arrives, # damage to the front enemy on its line.",
    erode: "When it arrives, your opponent discards the top # of their deck.",
    renew: "When it arrives, the top card of your discard pile goes under your deck, # in all.",
    lull: "When it arrives, the front enemy on its line is turned and misses its next assault.",
    banish: "When it arrives, the front enemy on its line goes under its owner’s deck if its cost is # or less.",
    wellspring: "When it arrives, the top card of your deck goes to your mana zone, turned. Nobody sees it.",
    carapace: "Each time it is damaged, it takes # less.",
    stalk: "It attacks the last enemy of the line instead of the first.",
    cleave: "Its attack also deals # damage to the creature behind the one that it attacks.",
    spite: "If an attack destroys it, the attacker takes # damage.",
    echo: "When it is destroyed it goes under your deck instead of on the pile.",
  },
  /** The topics: a title, then paragraphs. @type {Record<string, string[]>} */
  topics: {
    aim: [
      "The aim",
      "Your deck is your life: 24 creatures of two factions. If you must take a card and your deck is empty, you lose at once. That holds for cards that you draw and for those that you are made to discard.",
      "Your hand always has four cards: whenever it has fewer, you draw at once.",
    ],
    card: [
      "A card",
      "The cost stands at the top left, in the shape of the faction: an eye for Violet, a nut for Grey, a sun for Yellow, a flame for Red. Below are attack (swords) and defence (shield). The power (fist) counts in the stake only.",
      "On small cards keywords are shown as signs. Press a card for a while, or tap it on the field, to read it.",
    ],
    stake: [
      "The stake",
      "Each player secretly chooses a card from their hand, then both are shown. The higher power begins. For the other player the first creature costs 1 less.",
      "Both cards go to their owners’ mana zones. With equal powers, both stake once more.",
    ],
    mana: [
      "Mana",
      "At the start of each turn you give a card from your hand to mana, face down. It stays there until the end of the game, and nobody may look at it, not even you.",
      "A cost is paid by turning mana cards. At the end of your turn all of them are set upright.",
    ],
    summon: [
      "Summoning",
      "Then you summon as many creatures as you can pay. Each goes to the back of a line, turned. A line has four places; place 1 is next to the Front.",
      "Chosen cards show where they would stand, and your mana shows the price. Most keywords act when the creature arrives, after you have filled up your hand.",
      "Damage that is dealt now stays until the end of your assault.",
    ],
    assault: [
      "The assault",
      "When you end your turn, all your upright creatures attack by themselves: line 1, then line 2, on each line from the back to the Front. Each attacks the enemy nearest the Front on its own line, and is turned. The attacked one does not strike back.",
      "Damage that reaches the defence destroys a creature. Any damage left over is lost, and the creatures behind move up. After the assault all damage is removed.",
      "If no enemy stands on the line, the attack goes to the deck: the opponent discards as many cards as the attack. Then the attacker goes under its owner’s deck.",
      "Then all your cards are set upright, and the other player’s turn begins.",
    ],
    keywords: [
      "Keywords",
      "Each creature has one or two. The front enemy is the one nearest the Front on the same line.",
    ],
    feats: ["Feats", "Your two factions have a Prodigy. Once a turn you can pay for its feat while you summon."],
    solo: [
      "Alone against the Shadow",
      "The Shadow has the two other factions, no hand and no feats. You begin: give a card to mana, then play as usual.",
      "In its turn it has a budget: 1 for each card in both mana zones and 1 for each of your creatures, less what the host chose. It reveals cards from its deck, on line 1, line 2 and so on, until their costs reach the budget. Then it attacks like you.",
      "The Shadow loses when its deck is empty and it must take a card. If that happens in its own turn, its assault comes first. How many cards you have left says how well you won: 4 or more are a controlled win, 8 a brilliant and 12 a total one.",
    ],
    end: [
      "The end",
      "The game is over as soon as a player must take a card from an empty deck. You can give up at any time, in the menu.",
      "If your time runs out, your turn ends. If you haven’t staked yet, or given a card to mana, one is chosen by chance.",
      "With one box no faction is used twice: the other player has the two that you leave. With two boxes everybody chooses freely.",
    ],
    cards: ["All cards", "48 creatures, twelve in each faction. Tap one to read it."],
  },
};
