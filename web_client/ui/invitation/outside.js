/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { useTitle } from "../screen/screen.js";
import { H } from "../../i18n/host.js";
import { PosterPage } from "./poster_page.js";

/** The page of somebody who asked to come in, until the host decides. @param {{store: TableStore}} props */
export function Outside({ store }) {
  useTitle(H.youAsked);
  return html`<${PosterPage} name="outside" ready>
    <h1 class="disp">${H.youAsked}</h1>
    <p role="status">${H.waitOutside}</p>
    <button type="button" class="btn" data-action="ask-no-longer" onClick=${() => store.command("leave")}>${H.askNoLonger}</button>
  <//>`;
}
