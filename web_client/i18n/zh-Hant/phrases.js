// What is said by a tap, in traditional Chinese: see ../en/phrases.js.

import { say } from "../say.js";

/** @type {typeof import("../en/phrases.js").phrases} */
export const phrases = {
  quickChat: "快速發言",
  about: "誰？",
  which: "哪一個？",
  back: "返回",
  sentences: {
    well_played: () => ["打得好！"],
    thanks: (who) => say`謝謝，${who}！`,
    sorry: (who) => say`抱歉，${who}。`,
    hurry: () => ["快一點！"],
    one_moment: () => ["等一下…"],
  },
};
