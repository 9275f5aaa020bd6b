// The captions of scenes, in place of the question: they say nothing that has not been seen.

/** @import { Caption, Scene } from "../../../motion/types.js" */

import { emptySeatName, holderName } from "../../../i18n/seats.js";
import { findParts, findWords, words } from "../../../i18n/words.js";
import { identityName, identityWords } from "../cards/identities.js";
import { seatOf } from "../dock/moves.js";
import { begun, begunParts } from "../sentence_start.js";

/** How long a breath lasts, in milliseconds: two beats of a heart. */
export const BREATH = 1_200;

/**
 * Return what a scene says that somebody does.
 * @param {Scene} scene
 * @param {string} what
 * @param {{by: number | null, at?: string, identity?: string}} names `at`: a card
 * @returns {Caption}
 */
export function captionOf({ after, before }, what, { by, at, identity }) {
  const { table, you } = after.table ? after : before;
  /** @param {number | null} seat */
  const name = (seat) => {
    if (seat === null) return words("morpho-card-middle");
    return table ? holderName(table, seat) : emptySeatName(seat);
  };
  const target = at === undefined ? null : seatOf(at);
  const about = {
    name: name(by),
    you: by !== null && by === you?.seat,
    target: name(target),
    at: target !== null && target === you?.seat,
    identity: identity ? identityWords(identity, "one") : "",
    card: identity ? identityName(identity) : "",
  };
  /** @param {string} id */
  const say = (id) => begun(findWords(id, about) ?? "");
  const aimed = target === null ? about.target : { seat: target };
  const people = { name: by === null ? about.name : { seat: by }, target: aimed };
  const parts = begunParts(findParts(`morpho-scene-${what}`, { ...about, ...people }) ?? []);
  return { title: say(`morpho-scene-${what}`), parts, hint: say(`morpho-scene-${what}.hint`) };
}

/**
 * Return a caption with a breath, which begins now.
 * @param {Caption} caption
 * @param {"heart" | "roll"} beat
 * @param {string} colour a class
 * @returns {Caption}
 */
export const breath = (caption, beat, colour) => ({ ...caption, breath: { beat, colour, lasts: BREATH }, sound: beat });
