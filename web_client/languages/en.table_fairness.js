// English: what is said of the check that a shuffle was fair. It is loaded when a match is over.

export const fairness = {
  title: "Check that the shuffle was fair",
  why:
    "Before the match the server promised its secret, and every browser put a share into the shuffle that nobody else knew: so nobody could choose the cards. The secret and the shares are shown now, and anybody can deal every round again and compare.",
  shown: "Promise, secret and shares",
  how: "A program that deals it again is in docs/fairness.md of the server; it reads this file.",
  commitment: "Promised before the match: the SHA-256 of the secret",
  secret: "The secret",
  /** @param {string} name */
  shareOf: (name) => `The share of ${name}`,
  saveMatch: "Save the match as a file",
  matchNotWhole: "You came too late to have been told of the whole match.",
};
