// English: what is said of the check that cards and dice were fair. It is loaded when a match is over.

export const fairness = {
  title: "Check that chance was fair",
  why: "Before the match the server committed to a secret, and every browser added a share that nobody else knew. Together they gave every card and every roll, so nobody could choose any. Now the secret and the shares are public, and anyone can draw everything again and compare.",
  shown: "Commitment, secret and shares",
  how: "The server’s docs/fairness.md contains a program that draws the match again from this file.",
  commitment: "The commitment: the SHA-256 of the secret, made public before the match",
  secret: "The secret",
  /** @param {string} name */
  shareOf: (name) => `${name}’s share`,
  saveMatch: "Save the match as a file",
  matchNotWhole: "You joined too late to save the whole match.",
};
