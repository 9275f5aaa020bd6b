// What players of Morphos say by a tap, in French: see ../en/phrases.js.

/** @type {typeof import("../en/phrases.js").phrases} */
export const phrases = {
  sentences: {
    turncoat: () => ["Quelle girouette !"],
    mind_gap: () => ["Attention à la marche !"],
    liked_stone: () => ["Je l’aimais bien, cette pierre."],
  },
};
