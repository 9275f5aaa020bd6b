/** @import { Play } from "../types.js" */

import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { choice, intentOf, pick, targetsOf, zoneIn, zonePick } from "../choice.js";
import { botOf, nearSeat, NUMBERS, reachOf } from "../position.js";
import { City } from "./city.js";
import { Lane } from "./lane.js";
import { Shots } from "./shots.js";

/** The street: four zones between two cities, the player's own at the bottom or on the left. @param {{play: Play}} props */
export function Board({ play }) {
  const { view } = play;
  if (!view.buildings) return null;
  const near = nearSeat(play);
  const zones = near === 0 ? [...NUMBERS].reverse() : NUMBERS;
  const lit = litZones(play);
  const targets = targetsOf(play);
  return html`<div class="street" role="group" aria-label=${words("morphatrons-street")}>
    <${City} play=${play} seat=${1 - near} targets=${targets} />
    ${zones.map((zone, i) => html`<${Zone} key=${zone} play=${play} zone=${zone} away=${3 - i} targets=${targets} lit=${lit} />`)}
    <${City} play=${play} seat=${near} targets=${targets} />
    <${Shots} play=${play} />
  </div>`;
}

/** Return the zones that an attack of the bot that is looked at reaches. @param {Play} play */
function litZones(play) {
  const { subject } = intentOf(play);
  const verb = choice.step(play).group?.verb;
  const bot = botOf(play.view, subject);
  if (bot?.mode !== "robot" || (verb && verb !== "strike" && verb !== "shoot")) return [];
  return [...new Set((verb ? [verb] : ["strike", "shoot"]).flatMap((weapon) => reachOf(bot, weapon)))];
}

/** Return whether a card that is looked at would stand in a zone if it is played. @param {Play} play @param {number} zone */
function isEntry(play, zone) {
  const { groups, group, asked } = choice.step(play);
  const { subject } = intentOf(play);
  const isHome = zone === (nearSeat(play) === 0 ? 1 : 4);
  return isHome && !group && !asked && groups.some((one) => one.subject === subject && one.verb === "robot");
}

/** @param {{play: Play, zone: number, away: number, targets: Set<string>, lit: number[]}} props `away`: zones from the near city */
function Zone({ play, zone, away, targets, lit }) {
  const near = nearSeat(play);
  const mayGo = targets.has(zonePick(zone));
  const isPicked = zoneIn(intentOf(play).picks) === zone;
  const owner = zone === 1 ? 0 : zone === 4 ? 1 : null;
  const home = owner !== null && words("morphatrons-home", { you: owner === play.seat, name: play.name(owner) });
  const name = readOut(words("morphatrons-zone", { zone }), home);
  const go = () => pick(play, zonePick(zone));
  const looks = ["zone", owner !== null && `home p${owner + 1}`, lit.includes(zone) && "reach"];
  const states = [(mayGo || isEntry(play, zone)) && "to", isPicked && "picked"];
  /** @param {MouseEvent} event */
  const onClick = (event) => mayGo && !(/** @type {Element} */ (event.target).closest("button")) && go();
  return html`<section class=${[...looks, ...states].filter(Boolean).join(" ")} aria-label=${name} style=${{ "--away": away }} onClick=${onClick} data-zone-of=${zone}>
    ${
      mayGo
        ? html`<button type="button" class="number" data-zone=${zone} data-target="yes" aria-label=${name} aria-pressed=${String(isPicked)} onClick=${go}>${zone}</button>`
        : html`<span class="number" aria-hidden="true">${zone}</span>`
    }
    <${Lane} play=${play} zone=${zone} seat=${near} targets=${targets} />
    <${Lane} play=${play} zone=${zone} seat=${1 - near} targets=${targets} />
  </section>`;
}
