import { html } from "../lib/index.js";
import { screen, tableCode } from "../routing/route.js";
import { Announcer } from "../ui/accessibility/announcer.js";
import { Lazy } from "../loading/lazy.js";
import { withStyles } from "../loading/stylesheets.js";
import { W } from "../i18n/table.js";

const loadTable = async () => (await import("../ui/table/table_page.js")).TablePage;

const loadHome = async () => (await withStyles(import("../ui/home/home.js"), "ui/home/home.css")).Home;

/** The screens beside home and tables, by their names in the address. @type {Record<string, () => Promise<any>>} */
const SCREENS = {
  history: async () =>
    (await withStyles(import("../ui/history/history_page.js"), "ui/history/history.css")).HistoryPage,
  learn: async () => (await import("../ui/learn/learn.js")).Learn,
  rules: async () => (await withStyles(import("../ui/learn/rules_page.js"), "ui/learn/rules.css")).RulesPage,
};

/** The splash of index.html, shown until the first screen is drawn. */
const SPLASH = html`<div class="splash"><p class="disp splash-brand">${W.brand}</p></div>`;

/** The whole client: a page, and the live region for screen readers. */
export function App() {
  return html`<${Announcer} /><${Page} />`;
}

/** Home, another screen or a table, by the page's address. Only that one is loaded. */
function Page() {
  const code = tableCode.value;
  const other = screen.value;
  if (other)
    return html`<${Lazy} key=${other.name} load=${SCREENS[other.name]} props=${{ name: other.game }} meanwhile=${SPLASH} />`;
  if (!code) return html`<${Lazy} load=${loadHome} props=${{ meanwhile: SPLASH }} meanwhile=${SPLASH} />`;
  return html`<${Lazy} key=${code} load=${loadTable} props=${{ code }} meanwhile=${SPLASH} />`;
}
