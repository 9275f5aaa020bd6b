// What players of Morph say by a tap, in French: see ../en/phrases.js.

/** @type {typeof import("../en/phrases.js").phrases} */
export const phrases = {
  sentences: {
    needed_those: () => ["J’en avais besoin !"],
    show_off: () => ["Quelle frime !"],
    on_diet: () => ["Ce deck est au régime."],
  },
};
