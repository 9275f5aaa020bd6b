import { html } from "../../lib/index.js";

/** What is stamped on the table at the end of a match: how it ended, in a word or two. @param {{says: string}} props */
export const Stamp = ({ says }) => html`<p class="stamped disp" data-stamp><span>${says}</span></p>`;
