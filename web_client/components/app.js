import { html } from "../lib/index.js";
import { tableCode } from "../state/route.js";
import { Home } from "./home.js";
import { TablePage } from "./table_page.js";

/** The whole client: home, or the table that the address names. */
export function App() {
  const code = tableCode.value;
  return code ? html`<${TablePage} key=${code} code=${code} />` : html`<${Home} />`;
}
