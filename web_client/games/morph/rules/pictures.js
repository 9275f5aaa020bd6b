// The pictures of the rules, drawn with the parts of the table.

/** @import { Shown } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Field } from "../board/field.js";
import { Card, Prodigy } from "../cards/card.js";
import { Keywords } from "../lookup/sheet.js";
import { PRODIGIES } from "../rule_tables.js";

/** @param {string} card @param {Partial<Shown>} [more] @returns {Shown} */
const on = (card, more) => ({ card, ...more });

/** An assault: the numbers say in which order creatures attack. @type {Record<string, Shown[]>} */
const LINES = {
  A1: [on("G05"), on("V04"), on("G06")],
  A2: [on("G04"), on("V06", { upright: false })],
  B1: [on("Y06"), on("R03")],
  B2: [on("R06", { damage: 2 })],
};
const ORDER = new Map(["AG06", "AV04", "AG05", "AG04"].map((key, i) => [key, i + 1]));

/** All keywords: what a creature has, does as it arrives, and does later. */
const KEYWORDS = [
  ...["assimilation", "carnage", "surge", "vanguard", "rally", "scorch", "erode", "renew", "lull", "banish"],
  ...["wellspring", "carapace", "stalk", "cleave", "spite", "echo"],
];

/** Both fields, with the order of attack. */
export const FieldPicture = () =>
  html`<div class="rule-picture rule-field" role="img" aria-label=${words("morph-picture-field")}><div class="arena" inert><${Field} lines=${LINES} sides=${["A", "B"]} wide=${false} order=${ORDER} /></div></div>`;

/** One card, large. */
export const Parts = () =>
  html`<div class="rule-picture rule-row rule-cards"><${Card} creature=${{ card: "G09" }} label=${words("morph-picture-card")} /></div>`;

/** Upright, and turned. */
export const States = () =>
  html`<div class="rule-picture rule-row rule-cards" role="img" aria-label=${words("morph-picture-states")}><${Card} creature=${{ card: "R06" }} /><${Card} creature=${{ card: "R06", upright: false }} /></div>`;

/** What all keywords say. */
export const KeywordList = () => html`<${Keywords} of=${KEYWORDS.map((keyword) => [keyword])} look="rule-keywords" />`;

/** The six Prodigies. */
export const Prodigies = () =>
  html`<div class="rule-row rule-cards">${Object.keys(PRODIGIES).map((pair) => html`<${Prodigy} key=${pair} pair=${pair} />`)}</div>`;
