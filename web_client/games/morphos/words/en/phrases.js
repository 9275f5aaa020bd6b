// What players of Morphos say by a tap.

/** @import { PhraseSentences } from "../../../../i18n/types.js" */

export const phrases = {
  /** @type {PhraseSentences} */
  sentences: {
    turncoat: () => ["What a turncoat!"],
    mind_gap: () => ["Mind the gap."],
    liked_stone: () => ["I liked that stone."],
  },
};
