// What players of Morph say by a tap.

/** @import { PhraseSentences } from "../../../../i18n/types.js" */

export const phrases = {
  /** @type {PhraseSentences} */
  sentences: {
    needed_those: () => ["I needed those!"],
    show_off: () => ["Show-off!"],
    on_diet: () => ["That deck is on a diet."],
  },
};
