import { html } from "../lib/index.js";
import { lessonOf, rulesOf, tableCode } from "./route.js";
import { Announcer } from "../ui/parts/announcer.js";
import { Lazy } from "./lazy.js";
import { Splash } from "./splash.js";
import { loadStyles } from "./stylesheets.js";

const loadLearn = async () => (await import("../ui/lesson/learn.js")).Learn;
const loadTable = async () => (await import("../ui/table/table_page.js")).TablePage;

async function loadHome() {
  const [{ Home }] = await Promise.all([import("../ui/home/home.js"), loadStyles("ui/home/home.css")]);
  return Home;
}

async function loadRules() {
  const [{ RulesPage }] = await Promise.all([import("../ui/rules/rules_page.js"), loadStyles("ui/rules/rules.css")]);
  return RulesPage;
}

/** The whole client: a page, and what is read out of it. */
export function App() {
  return html`<${Announcer} /><${Page} />`;
}

/** Home, the rules, a lesson, or the table that the address names. Only the one wanted is loaded. */
function Page() {
  const code = tableCode.value;
  const meanwhile = html`<${Splash} />`;
  const rules = rulesOf.value;
  if (rules !== null) return html`<${Lazy} load=${loadRules} props=${{ name: rules }} meanwhile=${meanwhile} />`;
  const lesson = lessonOf.value;
  if (lesson !== null) return html`<${Lazy} load=${loadLearn} props=${{ name: lesson }} meanwhile=${meanwhile} />`;
  if (!code) return html`<${Lazy} load=${loadHome} meanwhile=${meanwhile} />`;
  return html`<${Lazy} key=${code} load=${loadTable} props=${{ code }} meanwhile=${meanwhile} />`;
}
