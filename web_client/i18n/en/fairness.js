// English: what is said of the check that cards and dice were fair. It is loaded when a match is over.

import { grammarOf } from "../grammar.js";

const { plural, list } = grammarOf("en-GB");

export const fairness = {
  // The verdict
  checking: "Checking that chance was fair…",
  fair: "Chance was fair",
  /** @param {number} draws @param {number} rounds */
  fairWhy: (draws, rounds) =>
    `This page drew everything again: ${plural(draws, { one: "the draw", other: `all ${draws} draws` })} of ${plural(rounds, { one: "the round", other: `${rounds} rounds` })} ${plural(draws, { one: "is", other: "are" })} what the secret and the shares give.`,
  doubt: "Fair, as far as can be told",
  wrongSecret: "This is not the promised secret",
  wrongMatch: "This match does not add up",
  /** @param {string[]} rounds */
  wrongRounds: (rounds) =>
    plural(rounds.length, { one: `Round ${rounds[0]} does not match`, other: `Rounds ${list(rounds)} do not match` }),
  othersMatch: "The other rounds are as they should be.",
  unchecked: "This match can’t be checked",
  uncheckedWhy: "This page does not know the match from its beginning to its end.",
  /** What was found, by code; of somebody by name, or of a place. */
  findings: /** @type {Record<string, (about: any) => string>} */ ({
    called_again: () => "The shares were asked for more than once, late, or not as this page saw it.",
    commitment_unseen: () => "This page did not see what the server promised before the match.",
    contradiction: () =>
      "The server sent this page part of it twice, and not the same. That happens when it is restored from a backup.",
    draw_wrong: () => "The secret and the shares give something else.",
    earlier_match_unproved: () => "The match before this one is not proved. Save the match: the file contains both.",
    earlier_match_wrong: () => "The match before this one does not add up. Save the match: the file contains both.",
    no_share: () => "Nobody gave a share, so the server alone decided.",
    options_chosen: () => "The host set other options between two rounds.",
    options_changed: () => "The options were changed after the shares had been asked for.",
    own_share_late: (name) => `The server says that the share this page made for ${name} came too late.`,
    own_share_unknown: (name) => `No share of this page is in the match, though ${name} played.`,
    own_share_unused: (name) => `The match was made without the share that this page gave for ${name}.`,
    promised_again: () => "The server promised another secret when it could know the shares.",
    rounds_miscounted: () => "Rounds are missing or were counted otherwise, or something was played outside of them.",
    seats_changed: () => "The seats were changed after the commitments, or somebody who gave a share has none.",
    secret_not_promised: () => "The server promised another secret before the match. Nothing below can be trusted.",
    secret_used_again: () => "The secret is that of an earlier match, so the shares could be known.",
    seen_otherwise: () => "What was shown in the game is not what was drawn.",
    share_dropped: (name) => `${name}’s share was left out.`,
    share_late: (name) => `${name}’s share came without a commitment, or is said to be missing though it was shown.`,
    share_left_open: (name) =>
      `As ${name}, this browser gave a share in a match here whose end it did not see. That deal may have been thrown away.`,
    share_of_other_device: (name) => `The server says that another device gave the share of ${name}. Was it yours?`,
    share_replaced: (name) => `${name}’s share is not the one committed to.`,
    share_unrevealed: (name) =>
      `${name} committed to a share, but it was not revealed. Perhaps a phone dropped off; perhaps somebody did not like it.`,
    unseen: (updates) =>
      `This page heard ${plural(updates, { one: "one message", other: `${updates} messages` })} only when the match was over.`,
  }),

  // How it works
  promise: "A promise",
  promiseWhy: "Before the match the server seals a secret and shows the seal. It can’t take another one later.",
  shares: "A share from each",
  sharesWhy: "Every page adds a number that nobody else knows: first sealed, then shown, before anything is drawn.",
  /** @param {string[]} names */
  gave: (names) => `Shares from ${list(names)}.`,
  /** @param {string[]} names */
  gaveNone: (names) => `None from ${list(names)}.`,
  /** @param {string[]} names */
  keptBack: (names) => `Not revealed: ${list(names)}.`,
  /** @param {string[]} names */
  botsGiveNone: (names) => `Bots give none: ${list(names)}.`,
  secret: "The secret",
  secretWhy: "After the match the seal is opened. Secret and shares together give every card and every roll.",
  shown: "Seal, secret and shares",
  commitment: "The seal: the SHA-256 of the secret, shown before the match",
  /** @param {string} name */
  shareOf: (name) => `${name}’s share`,

  byRound: "Round by round",
  /** How a round was found, for screen readers. */
  states: { good: "matches", bad: "does not match", open: "not confirmed" },

  proves: "It proves",
  proved: [
    "The secret was fixed before any share was known.",
    "Nobody could choose what was drawn, as long as one share was honest.",
    "Each roll that this page was shown is the one that was drawn.",
  ],
  provesNot: "It does not prove",
  notProved: [
    "That the operator did not peek, or use what they saw: an operator can read the server’s database.",
    "That no match was broken off, and no option changed between rounds, for a better deal. But everybody sees that.",
    "That nobody told a friend what they held.",
    "That this page’s code is honest: it comes from the operator, too. Check the saved file elsewhere to be sure.",
  ],

  saveMatch: "Save the match as a file",
  savedInPart:
    "The server did not send the moves. The file shows only that chance was fair, not that the rules were kept. Save it again later.",
  again: "Check again",
  how: "Which card lay where, and whether the rules were kept, is for “morpho verify FILE”: save the match, and run it on a computer that you trust.",
};
