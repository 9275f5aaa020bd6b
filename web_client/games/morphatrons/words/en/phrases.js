// What players of Morphatrons say by a tap.

/** @import { PhraseSentences } from "../../../../i18n/types.js" */

export const phrases = {
  /** @type {PhraseSentences} */
  sentences: {
    neighbourhood: () => ["There goes the neighbourhood."],
    scratch: () => ["Just a scratch."],
    warranty: () => ["It was still under warranty."],
  },
};
