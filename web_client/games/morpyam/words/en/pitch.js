// What Morpyam is, in English, for newcomers.

/** What one does: a word for it, and how it goes on. */
export const pitch = {
  roll: ["Roll", "five dice, up to three times,"],
  place: ["Place", "a token on a box that they fill,"],
  line: ["Line up", "five, and you win at once."],
  facts: "For 2 to 4 players.",
};
