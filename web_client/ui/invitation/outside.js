/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { useTitle } from "../screen/screen.js";
import { needWords, words } from "../../i18n/words.js";
import { PosterPage } from "./poster_page.js";

needWords("lobby");

/** The page of somebody who asked to come in, until the host decides. @param {{store: TableStore}} props */
export function Outside({ store }) {
  useTitle(words("host-you-asked"));
  return html`<${PosterPage} name="outside" ready>
    <h1 class="disp">${words("host-you-asked")}</h1>
    <p role="status">${words("host-wait-outside")}</p>
    <button type="button" class="btn" data-action="ask-no-longer" onClick=${() => store.command("leave")}>${words("host-ask-no-longer")}</button>
  <//>`;
}
