/** @import { Component } from "../../../lib/index.js" */
/** @import { RulesProps } from "../../types.js" */

import { html } from "../../../lib/index.js";
import { Topics } from "../../shared/rules.js";
import { Gallery } from "./gallery.js";
import { FieldPicture, KeywordList, Parts, Prodigies, States } from "./pictures.js";
import { R } from "./words.js";

/** What topics show below their first paragraph. @type {Record<string, Component>} */
const PICTURES = {
  card: Parts,
  summon: States,
  assault: FieldPicture,
  keywords: KeywordList,
  feats: Prodigies,
  cards: Gallery,
};

/** The rules, by topic. @param {RulesProps} props */
export const Rules = (props) =>
  html`<${Topics} game="morph" title=${R.title} contents=${R.contents} topics=${R.topics} pictures=${PICTURES} ...${props} />`;
