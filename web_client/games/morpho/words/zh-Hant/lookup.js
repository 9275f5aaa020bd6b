// A card's history and hunches about it, in Chinese: see ../en/lookup.js.

/** @type {typeof import("../en/lookup.js").lookup} */
export const lookup = {
  /** The words of the sheet about something on the table. */
  lookUp: "你知道的",
  /** @param {string} entry */
  inTheRules: (entry) => `規則：${entry}`,
  untouched: "這一局裡這張牌沒有發生任何事。",
  /** When something happened. @param {number} turns how many have begun since */
  turnsAgo: (turns) => (turns === 0 ? "這個回合" : `${turns} 回合前`),
  hunch: "你的推測",
  hunchNote: "只記在這個瀏覽器。別人看不到。",
  maybe: "可能是",
  definitelyNot: "一定不是",
  forgetHunch: "清除",
};
