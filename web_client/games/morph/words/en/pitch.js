// What Morph is, in English, for newcomers.

/** What one does: a word for it, and how it goes on. */
export const pitch = {
  feed: ["Feed", "a card to your mana each turn,"],
  summon: ["Summon", "creatures of your two factions on two lines,"],
  strike: ["Strike", "until your opponent’s deck, which is their life, is empty."],
  facts: "For 2 players, or alone against the Shadow.",
};
