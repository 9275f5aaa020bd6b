// What players of Morphatrons say by a tap, in traditional Chinese: see ../en/phrases.js.

/** @type {typeof import("../en/phrases.js").phrases} */
export const phrases = {
  sentences: {
    neighbourhood: () => ["這一帶的房價要跌了。"],
    scratch: () => ["小擦傷而已。"],
    warranty: () => ["它還在保固期內呢。"],
  },
};
