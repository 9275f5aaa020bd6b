// What players of Morphatrons say by a tap, in French: see ../en/phrases.js.

/** @type {typeof import("../en/phrases.js").phrases} */
export const phrases = {
  sentences: {
    neighbourhood: () => ["Le quartier n’est plus ce qu’il était."],
    scratch: () => ["Juste une égratignure."],
    warranty: () => ["Il était encore sous garantie."],
  },
};
