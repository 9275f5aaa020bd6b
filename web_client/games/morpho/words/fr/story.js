// How a round came to its end, in French: see ../en/story.js.

/** @import { Part } from "../../../../i18n/types.js" */
/** @import { Person } from "../../types.js" */

import { de, elides } from "../../../../i18n/fr/elision.js";
import { say, strong } from "../../../../i18n/say.js";
import { identitiesIn } from "../identity_names.js";

const IDENTITIES = identitiesIn("fr");

/** @param {string} identity */
const named = (identity) => strong(IDENTITIES[identity] ?? identity, identity);

/** An identity with its article. @param {string} identity */
const the = (identity) => say`${elides(IDENTITIES[identity] ?? identity) ? "l’" : "le "}${named(identity)}`;

/** @param {Person} person @param {string} theirs @param {string} mine @returns {Part[]} */
const does = ({ who, isReader }, theirs, mine) => (isReader ? [`tu ${mine}`] : say`${who} ${theirs}`);

/** @param {Person} holder @param {string} identity @returns {Part[]} */
const card = ({ who, isReader }, identity) =>
  isReader ? say`ton ${named(identity)}` : say`${the(identity)} ${de}${who}`;

/** @type {typeof import("../en/story.js").story} */
export const story = {
  card,
  ownCard: ({ isReader }, identity) => say`${isReader ? "ton" : "son"} propre ${named(identity)}`,
  middleCard: (identity) => say`${the(identity)} du milieu`,
  tell: {
    shot: ({ by, card }) => say`${by.isReader ? ["ton tir"] : say`le tir ${de}${by.who}`} a touché ${card}.`,
    bomb: ({ by, card }) => say`${by.isReader ? ["ta bombe"] : say`la bombe ${de}${by.who}`} a touché ${card}.`,
    stab: ({ by, card }) => say`${does(by, "a poignardé", "as poignardé")} ${card}.`,
    guard: ({ by, identity, card: fallen }) => say`${card(by, identity)} a arrêté le tir, et ${fallen} est tombé.`,
    intercept: ({ by, identity, card: fallen }) =>
      say`${card(by, identity)} a empêché la fuite, et ${fallen} est tombé.`,
    change: ({ by, identity }) =>
      say`${does(by, "a changé de métier et reçu", "as changé de métier et reçu")} ${the(identity)}.`,
    swap: ({ by, other }) =>
      say`${does(by, "a échangé une carte avec", "as échangé une carte avec")} ${other.isReader ? "toi" : other.who}.`,
    transmit: ({ by }) => say`${does(by, "a réarrangé les cartes", "as réarrangé les cartes")}.`,
    found: ({ by, card }) => say`${does(by, "a désigné", "as désigné")} ${card}, et la mission a réussi.`,
    lost: ({ by }) =>
      say`${by.isReader ? ["ta mission"] : say`la mission ${de}${by.who}`} a échoué : le Technicien était éliminé.`,
    mistake: ({ by, card, identity }) => say`${does(by, "a pris", "as pris")} ${card} pour ${the(identity)}.`,
    escape: ({ card }) => say`${card} s’est enfui.`,
    escapeOfTwo: ({ by }) => say`${does(by, "s’est enfui", "t’es enfui")} avec deux cartes.`,
    report: ({ by }) =>
      say`${by.isReader ? ["ton rapport"] : say`le rapport ${de}${by.who}`} était juste en tous points.`,
    perception: ({ by }) => say`${does(by, "a deviné", "as deviné")} toutes les cartes.`,
  },
};
