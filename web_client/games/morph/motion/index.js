// How the events of Morph move, as motion/types.d.ts wants it: a film of what happens, one act after the other. The
// table shows the moment after each event; what flies above it are copies.

/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Box, Choreography, Place } from "../../../motion/types.js" */
/** @import { Child } from "../../../lib/index.js" */
/** @import { Overlay } from "../../../motion/overlay.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { roomOf } from "../../../motion/pixels.js";
import { easing } from "../../../motion/timing.js";
import { Back, Card } from "../cards/card.js";
import { film } from "../film.js";
import { around, come, drawn, go, middleOf, placesBy, shape, towards } from "../../shared/board/places.js";
import { stampFalls } from "../../shared/motion/stamp_falls.js";
import { sideOf } from "../view.js";
import { burst, dash } from "./blow.js";
import { Reel } from "./reel.js";

export const styles = ["motion/motion.css", "games/morph/motion/motion.css"];

/** An assault of eight creatures can be followed; a tap ends it. */
export const longest = 15_000;

/** The last blow at a deck decides. */
export const deciding = ["deck_attacked", "card_discarded"];

export const finales = { battle_ended: stampFalls };

/** The film is over, or was skipped. */
export function rested() {
  film.value = null;
}

/** @type {Record<string, (rest: string) => string>} */
const SELECTORS = {
  deck: (side) => `[data-figures="${side}"] .deck`,
  mana: (side) => `[data-figures="${side}"]`,
  feat: (side) => `[data-feat="${side}"] .portrait`,
  creature: (key) => `.board [data-creature="${key}"]`,
  slot: (at) => `.board [data-line="${at.slice(0, 2)}"] > :nth-child(${at[3]})`,
  stake: (side) => `.board [data-shown="${side}"] .creature`,
  hand: () => ".dock .hand",
};

export const { find, copy } = placesBy(SELECTORS);

/** Return the places that an event is about. @param {WireEvent} event @returns {Place[]} */
export function about({ kind, seat, card }) {
  if (kind.startsWith("creature_") || kind === "attack_raised") return [`creature:${sideOf(seat)}${card}`];
  return ["card_discarded", "card_renewed", "mana_drawn"].includes(kind) ? [`deck:${sideOf(seat)}`] : [];
}

/** The films of updates, by all their events. @type {WeakMap<WireEvent[], Reel>} */
const reels = new WeakMap();

/** Shows a moment, and returns what moves once it is drawn. @typedef {(reel: Reel, event: WireEvent) => ((overlay: Overlay) => void) | void} Draw */

/**
 * Make an act of an event: the film goes on to the moment after it.
 * @param {number} lasts milliseconds
 * @param {Draw} draw
 * @returns {Choreography}
 */
const act = (lasts, draw) => (event, scene) => {
  const { all, again, before } = scene;
  if (again || !before.public?.lines || !isShown(event, all)) return null;
  const reel = reels.get(all) ?? new Reel(scene);
  reels.set(all, reel);
  return {
    lasts,
    draw: (overlay) => {
      const moves = draw(reel, event) ?? (() => {});
      reel.show(event);
      // the act lasts as long even if nothing of it can be seen
      overlay.move(shape(overlay, "", NOWHERE), [{ opacity: 0 }, { opacity: 0 }], { lasts });
      // the table draws the moment in a microtask that was queued before
      queueMicrotask(() => film.value && moves(overlay));
    },
  };
};

const NOWHERE = { left: 0, top: 0, width: 1, height: 1 };

/** An attack turns its creature without an act of its own, and without one an assault is not shown. @param {WireEvent} event @param {WireEvent[]} all */
function isShown(event, all) {
  if (event.kind === "turn_began") return event.budget !== null;
  const i = all.indexOf(event);
  if (event.kind === "assault_began") return all[i + 1]?.kind !== "assault_ended";
  if (event.kind === "assault_ended") return all[i - 1]?.kind !== "assault_began";
  if (event.kind !== "creature_turned") return true;
  return all.findLast(({ kind }, at) => kind === "assault_began" && at < i)?.seat !== event.seat;
}

/** Return a card's place around the middle of a box, or below it. @param {Box} box @param {number} width @param {number} [below] @returns {Box} */
function cardAt(box, width, below = 0) {
  const [x, y] = middleOf(box);
  return around([x, y + below], width, 1.4 * width);
}

/** A card flies from one place to another and is gone. @param {Overlay} overlay @param {Child} card @param {Box | null} from @param {Box | null} to @param {number} lasts */
function fly(overlay, card, from, to, lasts) {
  if (!from || !to) return;
  const box = cardAt(from, Math.min(from.width, 84));
  const gone = { transform: towards(to, box, "scale(0.2)"), opacity: 0.3 };
  go(overlay, drawn(overlay, card, box), gone, { lasts, easing: easing("both") });
}

/** A card passes from a deck, or to it. @param {number} lasts @param {boolean} [back] @returns {Choreography} */
const pass = (lasts, back = false) =>
  act(lasts, (_, { seat, card }) => (overlay) => {
    const at = overlay.boxOf(`deck:${sideOf(seat)}`);
    if (!at) return;
    const box = cardAt(at, 72, at.top < roomOf().height / 2 ? 76 : -76);
    const frames = [
      { transform: towards(at, box, "scale(0.2)"), opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.4 },
      { transform: "none", opacity: 1 },
    ];
    if (back) frames.reverse().forEach((frame) => delete frame.offset);
    const shown = card ? html`<${Card} creature=${{ card }} />` : html`<${Back} />`;
    overlay.move(drawn(overlay, shown, box), frames, { lasts, easing: easing("out") });
  });

/** A creature comes to its place from somewhere. @param {Overlay} overlay @param {WireEvent} event @param {Place} from @param {number} lasts */
function arrive(overlay, event, from, lasts) {
  const [start, box] = [overlay.boxOf(from), overlay.boxOf(creatureOf(event))];
  if (!start || !box) return;
  const there = { transform: towards(start, box, `scale(${Math.min(1, start.width / box.width)})`), opacity: 0.3 };
  come(overlay, find(creatureOf(event)), there, { lasts, easing: easing("out") });
}

/** The attacker lunges at what it attacks. @param {Overlay} overlay @param {string} key @param {Place} at */
function lunge(overlay, key, at) {
  const [from, to] = [overlay.boxOf(`creature:${key}`), overlay.boxOf(at)];
  if (!from || !to) return;
  const isRow = find(`creature:${key}`)?.closest(".rows");
  const [[x, y], [toX, toY]] = [middleOf(from), middleOf(to)];
  const by = isRow ? `${14 * Math.sign(toX - x)}px, 0` : `0, ${12 * Math.sign(toY - y)}px`;
  const frames = [{ transform: "none" }, { transform: `translate(${by})`, offset: 0.55 }, { transform: "none" }];
  overlay.move(find(`creature:${key}`), frames, { lasts: 420, easing: easing("both") });
  dash(overlay, [x, y], [toX, toY], Boolean(isRow));
}

/** @param {WireEvent} event */
const keyOf = ({ seat, card }) => `${sideOf(seat)}${card}`;

/** Something is emphasized for a moment. @param {number} lasts @param {(event: WireEvent) => Place} place @returns {Choreography} */
const pulse = (lasts, place) =>
  act(lasts, (_, event) => (overlay) => {
    const frames = [{ transform: "none" }, { transform: "scale(1.09)" }, { transform: "none" }];
    overlay.move(find(place(event)), frames, { lasts });
  });

/** @param {WireEvent} event @returns {Place} */
const creatureOf = (event) => `creature:${keyOf(event)}`;

/** Return where a player's cards come from. @param {Reel} reel @param {WireEvent} event @returns {Place} */
const handOf = (reel, { seat }) => (seat === reel.seat ? "hand:" : `feat:${sideOf(seat)}`);

/** A copy of a creature goes to its owner's deck or pile. */
const leave = act(320, (reel, event) => {
  const { seat, card, line, place } = event;
  const side = sideOf(seat);
  const { upright = true } = reel.moments.get(event)?.[0].lines[`${side}${line}`][place - 1] ?? {};
  return (overlay) => {
    const [from, to] = [overlay.boxOf(`slot:${side}${line}.${place}`), overlay.boxOf(`deck:${side}`)];
    fly(overlay, html`<${Card} creature=${{ card, upright }} />`, from, to, 320);
  };
});

/** @type {Record<string, Choreography>} */
export const choreographies = {
  stakes_shown: act(1_600, (reel, event) => {
    reel.tell(words("morph-film-stakes"), event);
    reel.show(event, { stakes: { cards: event.stakes, first: event.first } });
    const frames = [{ transform: "scaleX(0)" }, { transform: "none" }];
    return (overlay) => {
      for (const side of ["A", "B"]) overlay.move(find(`stake:${side}`), frames, { lasts: 420, easing: easing("out") });
    };
  }),
  turn_began: act(1_300, (reel, event) => reel.tell(words("morph-film-shadow"), event, reel.budgetSaid(event))),
  mana_put: act(300, (reel, event) => (overlay) => {
    const from = overlay.boxOf(handOf(reel, event));
    fly(overlay, html`<${Back} />`, from && cardAt(from, 60), overlay.boxOf(`mana:${sideOf(event.seat)}`), 300);
  }),
  mana_drawn: pass(420),
  creature_summoned: act(420, (reel, event) => (overlay) => arrive(overlay, event, handOf(reel, event), 420)),
  creature_revealed: act(800, (reel, event) => {
    reel.tell(words("morph-film-shadow"), event);
    return (overlay) => arrive(overlay, event, `deck:${sideOf(event.seat)}`, 480);
  }),
  feat_used: pulse(420, ({ seat }) => `feat:${sideOf(seat)}`),
  attack_raised: pulse(280, creatureOf),
  creature_turned: pulse(360, creatureOf),
  creature_roused: pulse(360, creatureOf),
  assault_began: act(600, (reel, event) => {
    reel.show(event, { order: reel.orders.get(event), stakes: undefined });
    reel.tell(words("morph-film-assault"), event, words("morph-film-assault.hint"));
  }),
  creature_attacked: act(450, (reel, event) => {
    const [now, aim] = [keyOf(event), `${sideOf(1 - event.seat)}${event.target}`];
    reel.show(event, { now, aim });
    reel.tell(words("morph-film-assault"), event);
    return (overlay) => lunge(overlay, now, `creature:${aim}`);
  }),
  deck_attacked: act(450, (reel, event) => {
    reel.show(event, { now: keyOf(event), aim: undefined });
    reel.tell(words("morph-film-assault"), event);
    return (overlay) => lunge(overlay, keyOf(event), `deck:${sideOf(1 - event.seat)}`);
  }),
  creature_damaged: act(360, (_, event) => (overlay) => {
    const at = overlay.boxOf(creatureOf(event));
    if (at) burst(overlay, at, event.amount);
  }),
  creature_destroyed: leave,
  creature_dissipated: leave,
  card_discarded: pass(320),
  card_renewed: pass(360, true),
  assault_ended: act(160, (reel, event) => reel.show(event, { now: undefined, aim: undefined, order: undefined })),
};
