// What M.O.R.P.H.O. is, in English, for newcomers.

/** What one can do: a word for it, and how it goes on. */
export const pitch = {
  tagline: ["Someone at this table is not who they say.", "Maybe it’s you."],
  look: ["Look", "at a card that isn’t next to you,"],
  change: ["Change", "jobs with the card in the middle,"],
  strike: ["Strike", "and show everyone who you are."],
  facts: "For 3 to 9 players. A match takes half an hour with four, and up to two hours with nine.",
};
