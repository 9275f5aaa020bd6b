/** @import { SoundName } from "./types.js" */

/** Seconds between the beginnings of two sounds. */
const APART = 0.13;
/** Seconds for which a sound may wait; one that would come later is dropped. */
const LATEST = 0.4;
/** Seconds before the same sound is played again. */
const SAME = 0.3;
/** Return whether a sound is never dropped. @param {SoundName} name */
export const isKept = (name) => /^(knock|double-knock|chord|fanfare|sigh|finale)/.test(name);

/** Reduces a burst of sounds to a few, one after the other. */
export class SoundThrottle {
  #free = 0;
  /** When each sound was last played. @type {Map<SoundName, number>} */
  #heard = new Map();

  /**
   * Return in how many seconds to play a sound, or null to leave it out.
   * @param {SoundName} name
   * @param {number} now seconds
   */
  admit(name, now) {
    const at = Math.max(now, this.#free);
    const again = at - (this.#heard.get(name) ?? -Infinity) < SAME;
    if (again || (at - now > LATEST && !isKept(name))) return null;
    this.#heard.set(name, at);
    this.#free = at + APART;
    return at - now;
  }
}
