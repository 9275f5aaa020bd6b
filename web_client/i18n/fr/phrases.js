// What is said by a tap, in French: see ../en/phrases.js.

import { say } from "../say.js";

/** @type {typeof import("../en/phrases.js").phrases} */
export const phrases = {
  quickChat: "Messages rapides",
  about: "Qui ?",
  which: "Lequel ?",
  back: "Retour",
  sentences: {
    well_played: () => ["Bien joué !"],
    thanks: (who) => say`Merci, ${who} !`,
    sorry: (who) => say`Pardon, ${who}.`,
    hurry: () => ["Dépêchez-vous !"],
    one_moment: () => ["Un instant…"],
  },
};
