// What players of Morph say by a tap, in traditional Chinese: see ../en/phrases.js.

/** @type {typeof import("../en/phrases.js").phrases} */
export const phrases = {
  sentences: {
    needed_those: () => ["那些牌我還要用！"],
    show_off: () => ["真愛出風頭！"],
    on_diet: () => ["這副牌庫在減肥。"],
  },
};
