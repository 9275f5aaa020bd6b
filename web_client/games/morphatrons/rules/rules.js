// The rules, with pictures drawn as the table draws cards, bots and cities.

/** @import { Child } from "../../../lib/index.js" */
/** @import { Bot } from "../types.js" */

import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { rulesBy } from "../../shared/rules/rules.js";
import { BotFigure } from "../cards/bot.js";
import { Tower } from "../cards/building.js";
import { CardFace } from "../cards/card.js";
import { attackOf } from "../position.js";

needWords("morphatrons.learn");

/** @param {{card: string} & Partial<Bot>} props */
const Shown = ({ card, mode = "robot", damage = null, isProtected = false }) =>
  html`<span class="game-bot p1"><${BotFigure} card=${card} mode=${mode} damage=${damage} isProtected=${isProtected} hasAttacked=${false} /><i class="owner"></i></span>`;

/** Pictures side by side, with what they show. @param {{of: [picture: Child, says: string][]}} props */
const Row = ({ of }) =>
  html`<div class="rule-picture rule-row">${of.map(([picture, says]) => html`<figure key=${says}>${picture}<figcaption>${says}</figcaption></figure>`)}</div>`;

/** The two cities at the ends of the street. */
const Cities =
  () => html`<div class="rule-picture rule-street" role="img" aria-label=${words("morphatrons-picture-street")}>
  ${[2, 2, 2, 2].map((height, i) => html`<span class="p1" key=${i}><${Tower} height=${height} room=${4} /></span>`)}
  ${[1, 2, 3, 4].map((zone) => html`<b class="disp" key=${`z${zone}`}>${zone}</b>`)}
  ${[2, 2, 2, 2].map((height, i) => html`<span class="p2" key=${`b${i}`}><${Tower} height=${height} room=${4} /></span>`)}</div>`;

/** A card in the hand, as a robot and as a vehicle. */
const OneCard = () =>
  html`<${Row} of=${[
    [html`<span class="card"><${CardFace} card="7H" /></span>`, words("morphatrons-picture-hand")],
    [html`<${Shown} card="7H" />`, words("morphatrons-picture-robot")],
    [html`<${Shown} card="7H" mode="vehicle" />`, words("morphatrons-picture-vehicle")],
    [html`<${Shown} card="JS" mode="vehicle" />`, words("morphatrons-picture-flyer")],
  ]} />`;

/** What each suit does in vehicle mode. */
const Suits = () =>
  html`<${Row} of=${[..."SHCD"].map((suit) => [html`<${Shown} card=${`5${suit}`} mode="vehicle" />`, words("morphatrons-ability", { suit })])} />`;

/** The ranks that attack alike. */
const LIKE = [["2", "4", "6", "8", "10"], ["3", "5", "7", "9"], ["J"], ["Q"], ["K"], ["A"]];

/** What each rank does in robot mode. */
const Attacks =
  () => html`<div class="rule-table"><table><thead><tr><th scope="col">${words("morphatrons-table-rank")}</th><th scope="col">${words("morphatrons-table-strike")}</th><th scope="col">${words("morphatrons-table-shoot")}</th></tr></thead>
  <tbody>${LIKE.map((ranks) => html`<tr key=${ranks[0]}><th scope="row">${ranks.join(" ")}</th>${["strike", "shoot"].map((weapon) => html`<td key=${weapon}>${damageOf(`${ranks[0]}S`, weapon)}</td>`)}</tr>`)}</tbody></table></div>`;

/** @param {string} card @param {string} weapon */
function damageOf(card, weapon) {
  const attack = attackOf(card, weapon);
  return attack ? words("morphatrons-table-attack", attack) : "–";
}

/** How damage is marked. */
const DamageMarks = () =>
  html`<${Row} of=${[
    [html`<${Shown} card="8S" />`, words("morphatrons-picture-undamaged")],
    [html`<${Shown} card="8S" damage="minor" />`, words("morphatrons-damage-minor")],
    [html`<${Shown} card="8S" damage="critical" />`, words("morphatrons-damage-critical")],
    [html`<${Shown} card="8S" isProtected=${true} />`, words("morphatrons-protected")],
  ]} />`;

export const Rules = rulesBy(
  "morphatrons",
  ["aim", "cards", "turn", "actions", "vehicles", "attacks", "damage", "court", "end"],
  {
    aim: Cities,
    cards: OneCard,
    vehicles: Suits,
    attacks: Attacks,
    damage: DamageMarks,
  },
);
