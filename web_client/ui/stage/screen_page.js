/** @import { TableStore as Store } from "../../state/table/store.js" */

import { needWords, words } from "../../i18n/words.js";
import { html, useEffect, useMemo, useState } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { Backoff } from "../../net/backoff.js";
import { seeTable } from "../../net/entering.js";
import { isPassing, RequestRefused } from "../../net/rest.js";
import { makeScreen } from "../../net/screens.js";
import { TableSocket } from "../../net/socket.js";
import { invitation, lettersOf, tableAddress } from "../../routing/route.js";
import { asGuest } from "../../state/guest.js";
import { TableStore } from "../../state/table/store.js";
import { TextForm } from "../forms/text_form.js";
import { PosterPage } from "../invitation/poster_page.js";
import { Refused } from "../refusals/refused.js";

needWords("stage");

const loadStage = async () => (await import("./stage.js")).Stage;

/** Waits for a server that can't be reached, in milliseconds: the first, and the longest. */
const WAITS = /** @type {const} */ ([1_000, 30_000]);

/** @typedef {{screen: string | null, refusal: {code: string, reason: string} | null}} Found */

/** The most characters that somebody types. */
const LONGEST = 40;

/**
 * A browser that is a big screen of a table, even if players sit at it too: it becomes one by the letters in its address,
 * which somebody may type there or on the page, and is found again without.
 * @param {{code: string}} props
 */
export function ScreenPage({ code }) {
  const [found, find] = useState(/** @type {Found | null} */ (null));
  useEffect(() => {
    let isOpen = true;
    const look = () => void findScreen(() => isOpen).then((one) => isOpen && find(one));
    look();
    addEventListener("hashchange", look);
    return () => {
      isOpen = false;
      removeEventListener("hashchange", look);
    };
  }, []);
  if (!found) return html`<${Loading} />`;
  if (!found.screen) return html`<${NoScreen} refusal=${found.refusal} />`;
  const end = (/** @type {string} */ reason) => find({ screen: null, refusal: { code: reason, reason: "" } });
  return html`<${Shown} key=${found.screen} code=${code} screen=${found.screen} end=${end} />`;
}

/**
 * Return which screen of the table this browser is. Without power a server or a network comes back later than a screen,
 * so it is asked again while it can't be reached.
 * @param {() => boolean} isWanted
 * @returns {Promise<Found>}
 */
async function findScreen(isWanted) {
  const backoff = new Backoff(...WAITS);
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      if (!isPassing(error.code) || !isWanted()) return { screen: null, refusal: error };
    }
    await new Promise((resolve) => setTimeout(resolve, backoff.next()));
  }
}

/** @returns {Promise<Found>} */
async function ask() {
  const table = invitation.peek() ?? "";
  const refusal = await usePass(table, lettersOf(location.hash));
  const { screen } = await seeTable(table);
  return { screen: screen ?? null, refusal };
}

/**
 * Become a screen, if there is a pass; return why that is refused. A pass does not stay in the address.
 * @param {string} table
 * @param {string} token its letters
 */
async function usePass(table, token) {
  if (!token) return null;
  let refusal = null;
  try {
    await asGuest(words("screens-one"), () => makeScreen(table, token));
  } catch (error) {
    if (!(error instanceof RequestRefused) || isPassing(error.code)) throw error;
    refusal = error;
  }
  history.replaceState(history.state, "", location.pathname);
  return refusal;
}

/** @param {{code: string, screen: string, end: (reason: string) => void}} props */
function Shown({ code, screen, end }) {
  const store = useMemo(() => screenStore(code, screen), []);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const reason = store.ended.value;
  useEffect(() => {
    if (reason) end(reason);
  }, [reason]);
  return html`<${Lazy} load=${loadStage} props=${{ store, screen }} meanwhile=${html`<${Loading} />`} />`;
}

/** Return the store of a page that shows what everybody sees. @param {string} code @param {string} screen @returns {Store} */
function screenStore(code, screen) {
  const store = new TableStore(
    code,
    "",
    (last, history) => new TableSocket({ code, player: "", viewer: `screen=${screen}`, last, history }),
  );
  store.remember(() => {}); // nobody checks a match on it
  return store;
}

const Loading = () =>
  html`<main class="page" data-screen="loading"><div class="sheet"><p role="status">${words("table-loading")}</p></div></main>`;

/** A page without a table to show asks for the letters of one. @param {{refusal: Found["refusal"]}} props */
function NoScreen({ refusal }) {
  const use = (/** @type {string} */ typed) => (location.hash = lettersOf(typed));
  return html`<${PosterPage} name="no-screen" ready>
    <h1 class="disp">${words("screens-none")}</h1>
    <${Refused} refusal=${refusal} of="screens" />
    <p>${words("screens-none.hint")}</p>
    <${TextForm} label=${words("screens-letters")} action="show-table" button=${words("screens-show")} longest=${LONGEST} onSend=${use} />
    <a class="btn" data-action="to-table" href=${tableAddress(invitation.peek() ?? "")}>${words("passes-to-table")}</a>
  <//>`;
}
