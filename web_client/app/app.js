import { html } from "../lib/index.js";
import { lessonOf, records, rulesOf, tableCode } from "../routing/route.js";
import { Announcer } from "../ui/accessibility/announcer.js";
import { Lazy } from "../loading/lazy.js";
import { withStyles } from "../loading/stylesheets.js";
import { W } from "../i18n/table.js";

const loadLearn = async () => (await import("../ui/learn/learn.js")).Learn;
const loadRecords = async () => (await import("../ui/replay/open_page.js")).OpenPage;
const loadTable = async () => (await import("../ui/table/table_page.js")).TablePage;

const loadHome = async () => (await withStyles(import("../ui/home/home.js"), "ui/home/home.css")).Home;

const loadRules = async () => (await withStyles(import("../ui/learn/rules_page.js"), "ui/learn/rules.css")).RulesPage;

/** The splash of index.html, shown until the first screen is drawn. */
const SPLASH = html`<div class="splash"><p class="disp splash-brand">${W.brand}</p></div>`;

/** The whole client: a page, and the live region for screen readers. */
export function App() {
  return html`<${Announcer} /><${Page} />`;
}

/** Home, the rules, a lesson, a record or a table, by the page's address. Only that one is loaded. */
function Page() {
  const code = tableCode.value;
  const rules = rulesOf.value;
  if (rules !== null) return html`<${Lazy} load=${loadRules} props=${{ name: rules }} meanwhile=${SPLASH} />`;
  const lesson = lessonOf.value;
  if (lesson !== null) return html`<${Lazy} load=${loadLearn} props=${{ name: lesson }} meanwhile=${SPLASH} />`;
  if (records.value !== null) return html`<${Lazy} load=${loadRecords} meanwhile=${SPLASH} />`;
  if (!code) return html`<${Lazy} load=${loadHome} props=${{ meanwhile: SPLASH }} meanwhile=${SPLASH} />`;
  return html`<${Lazy} key=${code} load=${loadTable} props=${{ code }} meanwhile=${SPLASH} />`;
}
