// What Morphos is, in English, for newcomers.

/** What one does: a word for it, and how it goes on. */
export const pitch = {
  place: ["Place", "a stone on any point,"],
  turn: ["Turn", "enemy stones that yours surround,"],
  join: ["Join", "your two edges before the other side does."],
  facts: "For 2 players.",
};
