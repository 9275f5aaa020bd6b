// What players of Morphos say by a tap, in traditional Chinese: see ../en/phrases.js.

/** @type {typeof import("../en/phrases.js").phrases} */
export const phrases = {
  sentences: {
    turncoat: () => ["真是牆頭草！"],
    mind_gap: () => ["請小心月台間隙。"],
    liked_stone: () => ["我很喜歡那顆子的。"],
  },
};
