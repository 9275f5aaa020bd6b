// What the puzzles of Morph are about, in English. The records are on the server.

import { cards } from "./cards.js";

const { creatures, keywords } = cards;

/** `says`: what is to be seen; `solved`: what is to be remembered. By the ids of the puzzles. */
export const puzzles = {
  assumed: "The solution works whatever lies in the decks.",
  note: "The decks lie face down. Each puzzle is solved with what you see, whatever lies in them.",
  byId: {
    "wide-open": {
      title: "Wide open",
      says: "Line 1 is open, and you have 3 mana. Who attacks in the turn in which it arrives?",
      solved: `Creatures arrive turned. Only ${keywords.surge[0]} lets one attack at once.`,
    },
    "five-for-four": {
      title: "Five for four",
      says: "You have 4 mana, and your first creature costs 1 less. Three cards are left in the other deck.",
      solved: `An empty deck is enough: every turn begins with a draw. And ${keywords.rally[0]} only helps those who are there already.`,
    },
    "who-goes-first": {
      title: "Who goes first",
      says: `${creatures.R11} hits hard, but ${creatures.V04} is in its way. You have 3 mana.`,
      solved: "On each line the farthest attacks first, and clears the way for those in front.",
    },
    "more-heat": {
      title: "More heat",
      says: "You have 3 mana: for a creature, or for a feat of +2 attack. Where is it worth most?",
      solved: `It was worth more than 2: ${creatures.R03} destroyed its enemy, and ${keywords.carnage[0]} hit the deck for 4.`,
    },
    "one-card-each": {
      title: "One card left",
      says: "You draw for each creature that you summon, and your deck has one card. The other deck has three.",
      solved: `${creatures.V11} takes two cards and costs you only one. The feat costs you none.`,
    },
    "small-hands": {
      title: "Small hands",
      says: "Two enemies stand on line 1, where you have one place left. You have 4 mana.",
      solved: `The smallest was enough for the front, and ${keywords.stalk[0]} struck behind it. So the big one was free for line 2.`,
    },
    "not-that-one": {
      title: "Not that one",
      says: "Two enemies are in the way: destroy one, send the other away. Count the cards in the other deck.",
      solved: `What is sent away goes under its deck. ${creatures.Y02} goes there anyway, so it was the one to banish.`,
    },
    shell: {
      title: "Through the shell",
      says: `Each hit does 1 less to ${creatures.G06}. Break through on line 1, or pass by on line 2?`,
      solved: `1 by ${keywords.scorch[0]}, 1 by the feat, 3 by the axes: just enough. ${keywords.cleave[0]} took the one behind, and ${keywords.carnage[0]} hit the deck.`,
    },
    spite: {
      title: "Out of spite",
      says: `Whoever destroys ${creatures.R09} takes 2 damage. Let it be the right one.`,
      solved: `A little ${keywords.scorch[0]}, and ${creatures.G06} struck the last blow: its shell bore the ${keywords.spite[0]}.`,
    },
    harvest: {
      title: "Two harvests",
      says: "Your deck is empty, so a summons would lose the game. Look at your discard pile.",
      solved: `The feat and ${keywords.renew[0]} each put a card under your deck. In an empty deck you know what you will draw.`,
    },
    gift: {
      title: "What to give",
      says: "First, one of your cards must become mana. Which one can you spare?",
      solved: `${creatures.V07} would have taken the last place on line 2, and put a card under the other deck.`,
    },
    "all-on-one": {
      title: "All on one line",
      says: `There is no way past ${creatures.G11}. On line 1 you have three places left. First, give a card to mana.`,
      solved: `${creatures.Y01} cleared the way. ${keywords.rally[0]} came last, so that it helped them all: 3 and 5 make 8.`,
    },
  },
};
