/** @import { GameClient } from "../../games/types.js" */
/** @import { Child } from "../../lib/index.js" */
/** @import { Shown } from "./game_facts.js" */

import { FIRST_GAME, hasClient, useGame } from "../../games/registry.js";
import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { navigate, puzzlesAddress, rulesAddress, tableAddress } from "../../routing/route.js";
import { useServerState } from "../../state/asked_state.js";
import { isGuest } from "../../state/guest.js";
import { lastPlayed } from "../../state/played_games.js";
import { needWords, words } from "../../i18n/words.js";
import { Install } from "./install.js";
import { Meanwhile, useLoaded } from "../../loading/lazy.js";
import { CodeForm } from "../forms/code_form.js";
import { Poster } from "../invitation/poster.js";
import { Announced } from "../screen/announced.js";
import { Bar, useTitle } from "../screen/screen.js";
import { Doors } from "./doors.js";
import { Figures, puzzlesOf } from "./game_facts.js";
import { NewTable } from "./new_table.js";
import { Opening, openingRefusal } from "./opening.js";
import { OtherGames } from "./other_games.js";
import { SettingsFold } from "../panels/folds.js";
import { withStyles } from "../../loading/stylesheets.js";
import { useMyTables } from "../../state/my_tables.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { BRAND } from "../../i18n/brand.js";

needWords("lobby");

const loadMyTables = () => withStyles(import("./my_tables.js"), "ui/home/my_tables.css");

/** How many tables are shown; the others are folded away. */
const SHOWN = 3;

/** How often to ask for the server's state, in milliseconds: it says what can be done here. */
const STATE_EVERY = 3_000;

/**
 * The first page: what a game is, and three doors into it; below them the other games and tables, these first if anything
 * is planned or goes on there. It is drawn once, when all of it is there: what came later would push away the button that
 * somebody is about to press.
 * @param {{meanwhile: Child}} props `meanwhile`: what to show until then
 */
export function Home({ meanwhile }) {
  const [wasHere] = useState(isGuest());
  const [isLost] = useState(location.pathname !== "/");
  const [picked, pick] = useState(/** @type {string | null} */ (null));
  const [asked, ask] = useState(false);
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  const mine = useMyTables(wasHere);
  const shelf = useShelf(picked);
  const state = useServerState(STATE_EVERY);
  const tables = useLoaded(wasHere ? loadMyTables : null);
  const drawn = useRef(/** @type {ReturnType<typeof useShelf> | null} */ (null));
  if (shelf.client && state && (mine.tables || mine.refusal) && (tables || !wasHere)) drawn.current = shelf;
  useTitle(BRAND);
  useEffect(() => {
    if (!picked) return;
    scrollTo(0, 0);
    page.current?.querySelector("h1")?.focus();
  }, [picked]);
  useEffect(() => {
    if (asked) return () => page.current?.querySelector("button")?.focus();
    return undefined;
  }, [asked]);

  if (!drawn.current) return html`<${Meanwhile} shows=${meanwhile} />`;
  // While a game that was picked is loading, the last one stays.
  const { games, offered, client, name, refusal } = drawn.current;
  const next = tables?.nextOf(mine.tables ?? []);
  const others = games.filter((game) => game.name !== name);
  const isSoon = mine.tables?.some(({ evening, phase }) => evening || phase !== "waiting");
  const tablesOfMine = tables && html`<${tables.MyTables} mine=${mine} named=${games.length > 1} shown=${SHOWN} />`;
  return html`<main class="page home" data-screen="home" ref=${page}>
    <div class="entrance">
      <div class="house"><${Bar} title=${BRAND} /><${Poster} game=${name} title=${offered?.title} heading /></div>
      <div class="go">
        <${Announced} />
        ${isLost && html`<p class="refused" role="status" data-lost>${words("lobby-no-such-page")}</p>`}
        ${
          asked
            ? html`<${NewTable} game=${name} back=${() => ask(false)} />`
            : html`<${Figures} game=${offered} known=${wasHere} />
          ${next && tables && html`<${tables.Ticket} table=${next} />`}
          <${Opening} />
          <${Doors} game=${offered} client=${client} lit=${!next} closed=${Boolean(openingRefusal())} refusal=${refusal} ask=${() => ask(true)} />`
        }
      </div>
    </div>
    <div class="more">
      ${isSoon && tablesOfMine}
      <${CodeForm} go=${(/** @type {string} */ to, /** @type {string} */ pass) => navigate(tableAddress(to) + pass)} />
      ${others.length > 0 && html`<${OtherGames} games=${others} choose=${pick} />`}
      ${!isSoon && tablesOfMine}
      <${Print} name=${name} client=${client} offered=${offered} known=${wasHere} />
      <p class="credits">${words("lobby-credits")}</p>
    </div>
  </main>`;
}

/**
 * The ways to what is seldom wanted.
 * @param {{name: string, client: GameClient | null, offered: Shown | undefined, known: boolean}} props `known`: somebody who was here before
 */
const Print = ({ name, client, offered, known }) => html`<nav class="print">
    ${client?.loadRules && html`<${Quiet} action="rules" to=${rulesAddress(name)} label=${words("rules-title")} />`}
    ${offered?.puzzles ? html`<${Quiet} action="puzzles" to=${puzzlesAddress(name)} label=${puzzlesOf(offered)} />` : ""}
    ${known && html`<${Quiet} action="history" to="/history" label=${words("lobby-your-matches")} />`}
    <${Quiet} action="privacy" to="/privacy" label=${words("lobby-privacy")} />
    <${Quiet} action="open-record" to="/replay" label=${words("lobby-open-record")} />
    <${Install} /><${SettingsFold} quiet />
  </nav>`;

/** @param {{action: string, to: string, label: string}} props */
const Quiet = ({ action, to, label }) =>
  html`<button type="button" class="btn btn-quiet" data-action=${action} onClick=${() => navigate(to)}>${label}</button>`;

/**
 * Return the games to choose from and the one chosen, at first the last that was played; a game that this client knows if
 * the server does not answer.
 * @param {string | null} picked
 */
function useShelf(picked) {
  const { games, refusal } = useOfferedGames();
  const [last] = useState(lastPlayed);
  const offered = games.find(({ name }) => name === (picked ?? last)) ?? games[0];
  const name = offered?.name ?? (refusal && (last && hasClient(last) ? last : FIRST_GAME));
  return { games, offered, name, client: useGame(name), refusal };
}
