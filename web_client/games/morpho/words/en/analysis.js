// What could have been known in a round that is over, in English.

/** @import { WordsFor } from "../../../../i18n/types.js" */
/** @import { MarkKind } from "../../wire.js" */

import { grammarOf } from "../../../../i18n/grammar.js";

const { list, plural } = grammarOf("en-GB");

/**
 * @typedef {object} Marked what a mark is about
 * @property {string} name of who moved; "" for nobody
 * @property {string} identity
 * @property {string} chance in per cent
 * @property {number} since the step, counted from 1
 * @property {boolean} [acted] whether a sure shot was fired
 */

/** @typedef {{title: string, text: (facts: Marked) => string}} MarkWords */

export const analysis = {
  /** @param {string} number */
  percent: (number) => `${number}%`,
  /** @param {string} identity */
  workedOut: (identity) => `could be worked out: ${identity}`,
  /** @param {string} name */
  couldKnow: (name) => `What ${name} could know`,
  counted:
    "From the deal, the cards they had seen, and what the rules forbid. What others said or did counts for nothing.",
  marks: /** @type {WordsFor<MarkKind, MarkWords>} */ ({
    it_dawned: {
      title: "It dawned",
      text: ({ name, identity, chance }) =>
        `${name} knows this card now: ${identity}. It was ${chance}% likely before.`,
    },
    sure_shot: {
      title: "Sure shot",
      text: ({ name, identity, acted }) =>
        acted
          ? `${name} could be sure of this card (${identity}), and shot.`
          : `${name} could be sure which card was the ${identity}, and did something else.`,
    },
    could_have_known: {
      title: "Could have known",
      text: ({ name, identity, since }) =>
        `${name} could have known since step ${since} that this card was not the ${identity}.`,
    },
    turning_point: {
      title: "Turning point",
      text: ({ identity }) => `The last card that everybody was shown before the end: ${identity}.`,
    },
  }),

  whoFooledWhom: "Who had whom fooled",
  turns: "turns",
  fooledHint:
    "Rows: who fooled. Columns: who was fooled. In so many turns they thought it unlikely that a card was on the side it was on, by all they could know.",
  /** @param {string} fooler @param {string} fooled @param {number} count */
  fooledMost: (fooler, fooled, count) =>
    `${fooler} had ${fooled} fooled for ${count} ${plural(count, { one: "turn", other: "turns" })}.`,
  bestLiar: "Best liar",
  /** @param {string[]} names @param {number} count */
  lied: (names, count) =>
    `${list(names)}: a false “I’m …” got past somebody ${count} ${plural(count, { one: "time", other: "times" })}.`,
  bestMoments: "Best moments",
  /** @param {number} round @param {number} step */
  place: (round, step) => `Round ${round}, step ${step}`,
};
