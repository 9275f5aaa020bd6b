import { html } from "../lib/index.js";
import { lessonOf, rulesOf, tableCode } from "../state/route.js";
import { Announcer } from "./announcer.js";
import { Lazy } from "./lazy.js";
import { Splash } from "./splash.js";
import { loadCommonStyles } from "./stylesheets.js";

const loadLearn = async () => (await import("./learn.js")).Learn;
const loadTable = async () => (await import("./table_page.js")).TablePage;

async function loadHome() {
  const [{ Home }] = await Promise.all([import("./home.js"), loadCommonStyles("home")]);
  return Home;
}

async function loadRules() {
  const [{ RulesPage }] = await Promise.all([import("./rules_page.js"), loadCommonStyles("rules")]);
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
