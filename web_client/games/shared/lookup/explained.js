/** @import { Child } from "../../../lib/index.js" */

import { html } from "../../../lib/index.js";

/** What things are called, each with its sign, and what they mean. @param {{of: {sign?: Child, name: string, says: string}[], look?: string}} props */
export const Explained = ({ of, look = "" }) =>
  html`<dl class=${`explained ${look}`}>${of.map(({ sign, name, says }) => html`<div key=${name}><dt>${sign}${name}</dt><dd>${says}</dd></div>`)}</dl>`;
