// How a round came to its end, in Chinese: see ../en/story.js.

/** @import { Part } from "../../../../i18n/types.js" */
/** @import { Person } from "../../types.js" */

import { say, strong } from "../../../../i18n/say.js";
import { identitiesIn } from "../identity_names.js";

const IDENTITIES = identitiesIn("zh-Hant");

/** @param {string} identity */
const named = (identity) => strong(IDENTITIES[identity] ?? identity, identity);

/** Somebody within a sentence, apart from the signs around. @param {Person} person @returns {Part[]} */
const name = ({ who, isReader }) => (isReader ? ["你"] : say` ${who} `);

/** @type {typeof import("../en/story.js").story} */
export const story = {
  card: (holder, identity) => say`${name(holder)}的${named(identity)}`,
  ownCard: (_, identity) => say`自己的${named(identity)}`,
  middleCard: (identity) => say`中央的${named(identity)}`,
  tell: {
    shot: ({ by, card }) => say`${name(by)}射中了${card}。`,
    bomb: ({ by, card }) => say`${name(by)}炸掉了${card}。`,
    stab: ({ by, card }) => say`${name(by)}刺殺了${card}。`,
    guard: ({ by, identity, card }) => say`${name(by)}的${named(identity)}擋下這一槍，淘汰了${card}。`,
    intercept: ({ by, identity, card }) => say`${name(by)}的${named(identity)}攔下逃亡，淘汰了${card}。`,
    change: ({ by, identity }) => say`${name(by)}轉職成了${named(identity)}。`,
    swap: ({ by, other }) => say`${name(by)}與${name(other)}交換了身體。`,
    transmit: ({ by }) => say`${name(by)}重新擺放了牌。`,
    found: ({ by, card }) => say`${name(by)}指認了${card}，任務達成。`,
    lost: ({ by }) => say`${name(by)}的任務失敗：技師已遭到淘汰。`,
    mistake: ({ by, card, identity }) => say`${name(by)}把${card}當成了${named(identity)}。`,
    escape: ({ card }) => say`${card}成功逃走了。`,
    escapeOfTwo: ({ by }) => say`${name(by)}帶著兩張牌逃走了。`,
    report: ({ by }) => say`${name(by)}的舉報完全正確。`,
    perception: ({ by }) => say`${name(by)}猜中了每一張牌。`,
  },
};
