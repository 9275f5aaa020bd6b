// How the events of Morphatrons move, as motion/types.d.ts wants it.

/** @import { Choreography, Cover, Hold, Movement, Place } from "../../../motion/types.js" */
/** @import { Overlay } from "../../../motion/overlay.js" */

import { boxOf } from "../../../motion/overlay.js";
import { easing } from "../../../motion/timing.js";
import { around, come, go, hidden, middleOf, shape, slide, towards, turnInto } from "../../shared/board/places.js";
import { stampFalls } from "../../shared/motion/stamp_falls.js";
import { attack } from "./attacks.js";
import { find, laid } from "./places.js";

export { about, copy, find } from "./places.js";

export const styles = ["motion/motion.css", "games/morphatrons/motion/motion.css"];

/** The last shot decides. */
export const deciding = ["bot_attacked"];

export const finales = { fight_ended: stampFalls };

/** How long things take, in milliseconds. */
const FLIES = 320;
const STAMPS = 240;
const FOLDS = 400;
const ROLLS = 360;
const FAR = 560;
const PASSES = 240;
const GLOWS = 600;

/** Cards of the hand come from the deck. @param {string[]} cards @returns {Movement} */
const fly = (cards) => ({
  lasts: FLIES,
  holds: hidden(...cards.map((card) => `card:${card}`)),
  draw: (overlay) => {
    const start = overlay.boxOf("deck:");
    for (const card of cards) {
      const flown = laid(overlay, `card:${card}`);
      if (!flown || !start) continue;
      const far = { transform: towards(start, flown.box, "scale(0.5)"), opacity: 0.4 };
      come(overlay, flown.node, far, { lasts: FLIES, easing: easing("both") });
    }
  },
});

/** Let the back of a card slide from one place to another. @param {Overlay} overlay @param {Place} from @param {Place} to @param {number} [delay] */
function slideBack(overlay, from, to, delay = 0) {
  const [start, end] = [overlay.boxOf(from), overlay.boxOf(to)];
  if (!start || !end) return;
  const box = around(middleOf(end), 24, 34);
  const frames = [
    { transform: towards(start, box), opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { transform: "none", opacity: 0 },
  ];
  overlay.move(shape(overlay, "card-back", box), frames, { lasts: FLIES, delay, easing: easing("both") });
}

/** A bot folds up at its foot, and what it becomes opens there. @param {Cover} old @param {Place} fresh @param {Hold[]} [holds] @returns {Movement} */
const unfold = (old, fresh, holds) => ({
  lasts: FOLDS,
  holds,
  draw: (overlay) => {
    const opened = laid(overlay, fresh)?.node ?? null;
    for (const node of [old.node, opened]) if (node) node.style.transformOrigin = "50% 100%";
    turnInto(overlay, old.node, opened, "scaleY(0.08) skewX(16deg)", FOLDS);
  },
});

/** @type {Record<string, Choreography>} */
export const choreographies = {
  cards_seen: ({ cards }) => fly(Object.values(cards)),
  card_seen: ({ card }) => fly([card]),
  /** What another draws is seen from behind; the own card comes with its own event. */
  card_drawn: ({ seat }, { all }) => {
    if (all.some((event) => event.kind === "card_seen")) return null;
    return { lasts: FLIES, draw: (overlay) => slideBack(overlay, "deck:", `player:${seat}`) };
  },
  deck_reshuffled: () => ({
    lasts: FLIES + 120,
    draw: (overlay) => [0, 60, 120].forEach((delay) => slideBack(overlay, "scrap:", "deck:", delay)),
  }),
  /** A card comes from the hand, or from its player's plate, and is stamped on the street. */
  bot_played: ({ seat, card }) => {
    const held = boxOf(find(`card:${card}`));
    return {
      lasts: FLIES + STAMPS / 2,
      holds: hidden(`bot:${card}`),
      draw: (overlay) => {
        const [bot, from] = [laid(overlay, `bot:${card}`), held ?? overlay.boxOf(`player:${seat}`)];
        if (!bot) return;
        const start = from ? towards(from, bot.box, "scale(1.2)") : "scale(1.5)";
        const frames = [
          { transform: start, opacity: 0.6 },
          { transform: "scale(1.25)", opacity: 1, offset: 0.7 },
          { transform: "none", opacity: 1 },
        ];
        overlay.move(bot.node, frames, { lasts: FLIES + STAMPS / 2, easing: easing("out") });
      },
    };
  },
  /** A bot and its passengers go along the street. */
  bot_moved: ({ card, zone, passengers }, { before, keep }) => {
    const all = [card, ...passengers].map((one) => ({ ...keep(`bot:${one}`) }));
    const starts = all.map(({ box }) => box);
    const isFar = Math.abs((before.public?.zones?.[card] ?? zone) - zone) > 1;
    const lasts = isFar ? FAR : ROLLS;
    return {
      lasts,
      draw: (overlay) =>
        all.forEach(({ place, node }, i) => {
          const [from, to] = [starts[i], overlay.boxOf(place)];
          if (from && to) slide(overlay, node, from, to, lasts);
        }),
    };
  },
  bot_morphed: ({ card }, { keep }) => unfold(keep(`bot:${card}`), `bot:${card}`),
  bot_triple_morphed: ({ card, new: fresh }, { keep }) =>
    unfold(keep(`bot:${card}`), `bot:${fresh}`, hidden(`bot:${fresh}`)),
  bot_attacked: attack,
  /** A chip drops onto the building. */
  building_raised: ({ building }, { keep }) => {
    keep(`building:${building}`);
    return {
      lasts: STAMPS,
      draw: (overlay) => {
        const box = overlay.boxOf(`building:${building}`);
        if (!box) return;
        const [x] = middleOf(box);
        const place = around([x, box.top + box.height * 0.3 + 5], Math.min(box.width * 0.6, 60), 10);
        const chip = shape(overlay, "falling-chip", place);
        come(overlay, chip, { transform: "translateY(-44px)", opacity: 0 }, { lasts: STAMPS, easing: easing("in") });
      },
    };
  },
  /** A bot falls on the scrap yard. */
  bot_deactivated: ({ card }, { keep }) => {
    const old = keep(`bot:${card}`);
    return {
      lasts: FLIES,
      draw: (overlay) => {
        const to = overlay.boxOf("scrap:");
        if (!old.box) return;
        const end = to ? towards(to, old.box, "scale(0.3) rotate(30deg)") : "translateY(30px)";
        go(overlay, old.node, { transform: end, opacity: 0 }, { lasts: FLIES, easing: easing("in") });
      },
    };
  },
  /** The light goes on to the other player. */
  turn_ended: ({ seat }) => ({
    lasts: PASSES,
    draw: (overlay) => {
      const [from, to] = [overlay.boxOf(`player:${seat}`), overlay.boxOf(`player:${1 - seat}`)];
      if (!from || !to) return;
      const start = { transform: towards(from, to), opacity: 0.9 };
      const end = { transform: "none", opacity: 0 };
      overlay.move(shape(overlay, "passing-lamp", to), [start, end], { lasts: PASSES, easing: easing("both") });
    },
  }),
  /** The city that stands is lit. */
  fight_ended: ({ winner }) => ({
    lasts: GLOWS,
    draw: (overlay) => {
      const box = winner === null ? null : overlay.boxOf(`city:${winner}`);
      const frames = [{ opacity: 0 }, { opacity: 0.7 }, { opacity: 0 }];
      if (box) overlay.move(shape(overlay, "passing-lamp", box), frames, { lasts: GLOWS });
    },
  }),
};
