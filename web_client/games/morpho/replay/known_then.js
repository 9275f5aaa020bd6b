/** @import { GameReplay, MarkedMoment, ReplayAnalysis } from "../../types.js" */
/** @import { CardView, Play } from "../types.js" */
/** @import { Mark, MorphoAnalysis, Name, RoundChances, Slot } from "../wire.js" */

import { percent } from "../../../i18n/percent.js";
import { needWords, words } from "../../../i18n/words.js";
import { html, signal } from "../../../lib/index.js";
import { loadStyles } from "../../../loading/stylesheets.js";
import { aid } from "../cards/aid.js";
import { factionClass, identityName } from "../cards/identities.js";
import { Medal } from "../cards/tiles.js";
import { markText } from "../result/moments.js";
import { lookOf } from "../view.js";
import { Known, knowers } from "./knowers.js";

needWords("morpho.more");

const STYLES = ["games/morpho/replay/known_then.css", "games/morpho/deduction/deduction.css"];

/** @typedef {RoundChances["odds"][number]} Odds how likely a card was each identity, the likeliest first */

/** What the seat whose perspective it is could know of each card, and who sits there. */
const then = signal({ name: "", cards: /** @type {Record<Slot, Odds>} */ ({}) });

/** Return what a card could only be; null if it could be several things. @param {Odds | undefined} odds */
function certain(odds) {
  const [first, second] = Object.keys(odds ?? {});
  return first && !second ? first : null;
}

/** A card that could be nothing else, though it was never shown. @param {{card: CardView}} props */
function WorkedOut({ card: { slot } }) {
  const identity = certain(then.value.cards[slot]);
  if (!identity) return null;
  return html`<span class=${`c-sure ${factionClass(identity)}`} aria-hidden="true" data-worked-out=${identity}>
      <${Medal} identity=${identity} />!</span>
    <span class="sr">${words("morpho-analysis-worked-out", { identity: identityName(identity) })}</span>`;
}

/** What a card could be to the seat whose perspective it is: for the sheet about it. @param {{play: Play, slot: Slot}} props */
function OddsThen({ play, slot }) {
  const { name, cards } = then.value;
  const odds = cards[slot];
  if (!odds || lookOf(play, slot).identity) return null;
  const title = words("morpho-analysis-could-know", { name });
  return html`<section class="odds" aria-label=${title} data-odds-of=${slot}>
    <h3>${title}</h3>
    <ul>${Object.entries(odds).map(
      ([identity, chance]) => html`<li key=${identity} class=${factionClass(identity)} data-may-be=${identity}>
        <${Medal} identity=${identity} /><span class="nm">${identityName(identity)}</span>
        <span class="odds-bar" aria-hidden="true"><i style=${{ "--p": chance.toFixed(3) }}></i></span>
        <b>${percent(chance)}</b></li>`,
    )}</ul>
    <p class="odds-not">${words("morpho-analysis-could-know.counted")}</p>
  </section>`;
}

const AID = { Skyline: WorkedOut, MostCards: () => null, Odds: OddsThen, Known };

/** Let cards say who knew them, and what could be known of them. @type {NonNullable<GameReplay["showKnowers"]>} */
export function showKnowers(seen) {
  void loadStyles(...STYLES);
  if (seen) knowers.value = seen;
  aid.value = seen && AID;
}

/**
 * Return what a seat could know of each card, by step.
 * @param {RoundChances} chances
 * @param {number} seat
 * @returns {(step: number) => Record<Slot, Odds>}
 */
function knownBy({ odds, seats }, seat) {
  /** @type {{step: number, cards: Record<Slot, Odds>}[]} */
  const known = [];
  let cards = /** @type {Record<Slot, Odds>} */ ({});
  for (const change of seats[seat] ?? []) {
    cards = { ...cards };
    for (const [slot, number] of Object.entries(change.cards)) {
      if (number === null) delete cards[slot];
      else cards[slot] = odds[number];
    }
    known.push({ step: change.step, cards });
  }
  return (at) => known.findLast(({ step }) => step <= at)?.cards ?? {};
}

/** The sign of each kind of mark. @type {Record<Mark["kind"], string>} */
const SIGNS = {
  long_shot: "flag",
  could_have_known: "bulb",
  stepped_in: "up",
  escaped: "away",
  sure_shot: "sure",
  it_dawned: "jump",
};

/** @param {Name} identity */
const Shown = (identity) => html`<span class=${factionClass(identity)}><${Medal} identity=${identity} /></span>`;

/** Say what a step is marked for. @param {Mark} mark @param {(seat: number) => string} name @returns {MarkedMoment} */
function markInWords(mark, name) {
  const { kind, step, seat, own, identity, card = identity } = mark;
  const { title, line } = markText(mark, name);
  return { kind, step, seat, sign: SIGNS[kind], title, text: line, cards: [own, card].map(Shown) };
}

/**
 * Read the analysis of a round.
 * @param {MorphoAnalysis} found
 * @param {(seat: number) => string} name
 * @returns {ReplayAnalysis}
 */
export function readAnalysis({ chances, story }, name) {
  const known = chances.seats.map((_, seat) => knownBy(chances, seat));
  return {
    marks: story.marks.filter(({ kind }) => Object.hasOwn(SIGNS, kind)).map((mark) => markInWords(mark, name)),
    show(step, seat) {
      then.value = seat === null ? { name: "", cards: {} } : { name: name(seat), cards: known[seat](step) };
    },
    workedOut: (step, seat, slot) => /** @type {Name | null} */ (certain(known[seat](step)[slot])),
  };
}
