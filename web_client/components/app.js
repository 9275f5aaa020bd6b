import { html } from "../lib/index.js";
import { tableCode } from "../state/route.js";
import { Lazy } from "./lazy.js";

const loadHome = async () => (await import("./home.js")).Home;
const loadTable = async () => (await import("./table_page.js")).TablePage;

/** The whole client: home, or the table that the address names. Only the one wanted is loaded. */
export function App() {
  const code = tableCode.value;
  if (!code) return html`<${Lazy} load=${loadHome} />`;
  return html`<${Lazy} key=${code} load=${loadTable} props=${{ code }} />`;
}
