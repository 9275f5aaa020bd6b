// What M.O.R.P.H.O. is, in English, for those who see it for the first time.

/** What one can do: a word for it, and how it goes on. */
export const pitch = {
  look: ["Look", "at a card that is not next to you,"],
  change: ["Change", "your job for the one in the middle,"],
  strike: ["Strike", "and let everyone see who you are."],
};
