import { html, render } from "../lib/index.js";
import { beside, isStage, readdress, tableCode, unread } from "../routing/route.js";
import { forgetWithOthers } from "../state/forgetting.js";
import { Announcer } from "../ui/accessibility/announcer.js";
import { keepFocus } from "../ui/accessibility/focus.js";
import { awaitOffer } from "../ui/home/install_offer.js";
import { Lazy } from "../loading/lazy.js";
import { withStyles } from "../loading/stylesheets.js";
import { BRAND } from "../i18n/brand.js";
import { followAppearance } from "./appearance.js";
import { reportCrashes } from "./crash.js";

/** Load a table's screen; if its address has the table's name, go on to the code. */
async function loadTable() {
  const name = unread.peek();
  if (name) {
    const { invitationNamed } = await import("../i18n/table_name.js");
    const found = await invitationNamed(name);
    if (found) readdress(found);
  }
  if (isStage()) return (await import("../ui/stage/screen_page.js")).ScreenPage;
  return (await import("../ui/table/table_page.js")).TablePage;
}

const loadAnnounced = async () => (await import("../ui/screen/announced_beside.js")).AnnouncedBeside;

const loadHome = async () =>
  (await withStyles(import("../ui/home/home.js"), "ui/home/home.css", "ui/invitation/poster.css")).Home;

/** What loads the pages beside tables, by their names in the address. @type {Record<string, () => Promise<any>>} */
const BESIDE = {
  history: async () =>
    (await withStyles(import("../ui/history/history_page.js"), "ui/history/history.css")).HistoryPage,
  privacy: async () =>
    (await withStyles(import("../ui/privacy/privacy_page.js"), "ui/privacy/privacy.css")).PrivacyPage,
  admin: async () => (await withStyles(import("../admin/admin_page.js"), "admin/admin.css")).AdminPage,
  rules: async () => (await withStyles(import("../ui/learn/rules_page.js"), "ui/learn/rules.css")).RulesPage,
  learn: async () => (await import("../ui/learn/learn.js")).Learn,
  puzzles: async () => (await import("../ui/learn/puzzles.js")).Puzzles,
  replay: async () => (await import("../ui/replay/open_page.js")).OpenPage,
};

/** The splash of index.html, shown until the first screen is drawn. */
const SPLASH = html`<div class="splash"><p class="disp splash-brand">${BRAND}</p></div>`;

/** How long after its start a page is calm, in milliseconds. */
const CALM = 3_000;

/**
 * Keep the page's nodes where they belong, whatever others do. What does so is loaded once there is a screen.
 * @param {Element} root
 */
function protect(root) {
  const drawn = new MutationObserver(() => {
    if (!root.querySelector("main:not([data-screen=loading])")) return;
    drawn.disconnect();
    const loaded = import("../lib/foreign_changes.js").then(({ keepOwnNodes }) => keepOwnNodes(root));
    loaded.catch(() => {
      // Without it the page is as others leave it.
    });
  });
  drawn.observe(root, { childList: true, subtree: true });
}

async function loadWorker() {
  try {
    const { installWorker } = await import("./install_worker.js");
    await installWorker();
  } catch {
    // A browser may forbid it. Then it shows its own offline page.
  }
}

/** Show the client in an element: a page, and the live region for screen readers. @param {Element} root */
export function start(root) {
  followAppearance();
  reportCrashes(root);
  protect(root);
  keepFocus();
  awaitOffer();
  forgetWithOthers();
  render(html`<${Announcer} /><${Page} />`, root);
  setTimeout(() => void loadWorker(), CALM);
}

/** Home, another page or a table, by the page's address. Only that one is loaded. */
function Page() {
  const code = tableCode.value;
  const other = beside.value;
  if (other)
    return html`<div class=${other.page === "learn" || other.puzzle ? "beside window-high" : "beside"}>
      ${other.page !== "admin" && html`<${Lazy} load=${loadAnnounced} />`}
      <${Lazy} key=${other.page} load=${BESIDE[other.page]} props=${other} meanwhile=${SPLASH} />
    </div>`;
  if (!code) return html`<${Lazy} load=${loadHome} props=${{ meanwhile: SPLASH }} meanwhile=${SPLASH} />`;
  return html`<${Lazy} key=${code} load=${loadTable} props=${{ code }} meanwhile=${SPLASH} />`;
}
