// The film of one update: what is on the table after each of its events.

/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Scene } from "../../../motion/types.js" */
/** @import { Frame, Moment } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { plain } from "../../../ui/log/sentence.js";
import { film } from "../film.js";
import { countOf, sideOf, sidesOf } from "../view.js";
import { sentence, sentenceContext } from "../sentence.js";
import { after } from "./fold.js";

export class Reel {
  /** @param {Pick<Scene, "before" | "after" | "all">} scene */
  constructor({ before, after: end, all }) {
    this.end = end;
    /** The seat of this page. @type {number | null} */
    this.seat = end.own?.seat ?? null;
    /** What is on the table before and after each event. @type {Map<WireEvent, [Moment, Moment]>} */
    this.moments = new Map();
    let moment = /** @type {Moment} */ (before.public);
    /** What every frame has. @type {Frame} */
    this.frame = { moment };
    for (const event of all) {
      const next = after(moment, event);
      this.moments.set(event, [moment, next]);
      moment = next;
    }
    /** @param {string} side */
    const most = (side) =>
      Math.max(
        ...[...this.moments.values()].flatMap(([{ lines }]) => [lines[`${side}1`].length, lines[`${side}2`].length]),
      );
    this.frame.rows = /** @type {[number, number]} */ (sidesOf({ seat: this.seat }).map(most));
    this.orders = ordersOf(all);
    // the table must not show how it ends
    film.value ??= this.frame;
  }

  /** Show the table after an event. @param {WireEvent} event @param {Partial<Frame>} [more] */
  show(event, more) {
    Object.assign(this.frame, more);
    film.value = { ...this.frame, moment: this.moments.get(event)?.[1] ?? this.frame.moment };
  }

  /** Say what happens, in place of the question. @param {string} headline @param {WireEvent} event @param {string} [hint] */
  tell(headline, event, hint = this.#said(event)) {
    this.show(event, { headline, hint });
  }

  /** @param {WireEvent} event */
  #said(event) {
    const item = this.end.feed.findLast((one) => one.event === event);
    const line = item && sentence(event, sentenceContext(this.end.public ?? {}), this.seat);
    return line ? plain(line.parts, item.roster) : "";
  }

  /** Say of what the Shadow's budget is made (R9.3). @param {WireEvent} event */
  budgetSaid(event) {
    const { mana, lines } = this.moments.get(event)?.[0] ?? this.frame.moment;
    const { relief = 0 } = this.end.public ?? {};
    const budget = Math.max(0, event.budget);
    return words("morph-budget", { budget, mine: mana.A, its: mana.B, count: countOf(lines, "A"), relief });
  }
}

/** Return in which order creatures attack, by the event with which the assault began. @param {WireEvent[]} all */
function ordersOf(all) {
  /** @type {Map<WireEvent, Map<string, number>>} */
  const orders = new Map();
  let order = new Map();
  for (const event of all) {
    if (event.kind === "assault_began") {
      order = new Map();
      orders.set(event, order);
    } else if (/^(creature|deck)_attacked$/.test(event.kind) && !event.again)
      order.set(`${sideOf(event.seat)}${event.card}`, order.size + 1);
  }
  return orders;
}
