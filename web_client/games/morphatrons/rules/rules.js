/** @import { RulesProps } from "../../types.js" */

import { wordsOn } from "../../../i18n/index.js";
import { html } from "../../../lib/index.js";
import { Topics } from "../../shared/rules.js";
import { Attacks, Cities, DamageMarks, OneCard, Suits } from "./pictures.js";

/** @type {typeof import("../words/en/rules.js").rules} */
const R = wordsOn("morphatrons", "rules", (tag) => import(`../words/${tag}/rules.js`));

/** What topics show below their first paragraph. @type {Record<string, import("../../../lib/index.js").Component>} */
const PICTURES = { aim: Cities, cards: OneCard, vehicles: Suits, attacks: Attacks, damage: DamageMarks };

/** The rules, by topic. @param {RulesProps} props */
export const Rules = (props) =>
  html`<${Topics} game="morphatrons" title=${R.title} contents=${R.contents} topics=${R.topics} pictures=${PICTURES} ...${props} />`;
