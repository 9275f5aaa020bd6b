// What Morphatrons is, in English, for newcomers.

/** What one does: a word for it, and how it goes on. */
export const pitch = {
  play: ["Play", "your cards as robots or vehicles,"],
  morph: ["Morph", "them: a robot shoots, a vehicle races, carries, builds or protects,"],
  level: ["Level", "the other city before yours falls."],
  facts: "For 2 players.",
};
