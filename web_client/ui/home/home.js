/** @import { Child } from "../../lib/index.js" */

import { FIRST_GAME, useGame } from "../../games/registry.js";
import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { makeTable } from "../../net/entering.js";
import { enterTable } from "../../state/enter_leave.js";
import { lessonAddress, navigate, rulesAddress, tableAddress } from "../../routing/route.js";
import { asGuest, isGuest, storedName, storeName } from "../../state/guest.js";
import { needWords, words } from "../../i18n/words.js";
import { Install } from "./install.js";
import { Meanwhile, useLoaded } from "../../loading/lazy.js";
import { CodeForm } from "../forms/code_form.js";
import { NameField } from "../forms/name_field.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { Bar, useTitle } from "../screen/screen.js";
import { PlayNow } from "./play_now.js";
import { Shelf } from "./shelf.js";
import { SettingsFold } from "../panels/folds.js";
import { withStyles } from "../../loading/stylesheets.js";
import { useMyTables } from "../../state/my_tables.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { BRAND } from "../../i18n/brand.js";

needWords("lobby");

const loadMyTables = async () => (await withStyles(import("./my_tables.js"), "ui/home/my_tables.css")).MyTables;

/** The windows with room below the form for a few lines on the game. */
const ROOMY = "(min-width: 900px) and (min-height: 720px), (min-width: 600px) and (min-height: 900px)";

/**
 * The first page: choose a game, make a table, join one or go back to one. It is drawn once, when all of it is there:
 * what came later would push away the button that somebody is about to press.
 * @param {{meanwhile: Child}} props `meanwhile`: what to show until then
 */
export function Home({ meanwhile }) {
  const [wasHere] = useState(isGuest());
  const [name, setName] = useState(storedName());
  const [isLost] = useState(location.pathname !== "/");
  const [picked, pick] = useState(/** @type {string | null} */ (null));
  const [roomy] = useState(() => matchMedia(ROOMY).matches);
  const mine = useMyTables(wasHere);
  const shelf = useShelf(picked);
  const { games, chosen, game } = shelf;
  const MyTables = useLoaded(wasHere ? loadMyTables : null);
  const loadPitch = (roomy && game?.loadPitch) || null;
  const Pitch = useLoaded(loadPitch);
  const isWhole = game && (mine.tables || mine.refusal) && (MyTables || !wasHere) && (Pitch || !loadPitch);
  const drawn = useRef(false);
  drawn.current ||= Boolean(isWhole);
  useTitle(BRAND);

  /** @param {string} invitation @param {string} pass */
  const goTo = (invitation, pass) => {
    if (name.trim()) storeName(name.trim());
    navigate(tableAddress(invitation) + pass);
  };

  if (!drawn.current) return html`<${Meanwhile} shows=${meanwhile} />`;
  return html`<main class=${`page home ${mine.tables?.length ? "awaited" : ""}`} data-screen="home">
    <div class="house"><${Bar} title=${BRAND}>${
      wasHere &&
      html`<button type="button" class="btn btn-quiet" data-action="history"
      onClick=${() => navigate("/history")}>${words("lobby-your-matches")}</button>`
    }<//><h1 class="sr">${BRAND}</h1>
      <${Shelf} games=${games} chosen=${chosen} choose=${pick} /></div>
    <div class="go">
      ${isLost && html`<p class="refused" role="status" data-lost>${words("lobby-no-such-page")}</p>`}
      ${MyTables && html`<${MyTables} mine=${mine} named=${games.length > 1} shown=${roomy ? 3 : 1} />`}
      <${NewTable} shelf=${shelf} picked=${picked} name=${name} write=${setName} />
      <${CodeForm} go=${goTo} />
      <div class="go-more">
        ${
          game?.loadRules &&
          html`<button type="button" class="btn btn-quiet" data-action="rules"
          onClick=${() => navigate(rulesAddress(chosen ?? ""))}>${words("rules-title")}</button>`
        }
        ${
          roomy &&
          html`<button type="button" class="btn btn-quiet" data-action="open-record"
          onClick=${() => navigate("/replay")}>${words("lobby-open-record")}</button>`
        }
        <${SettingsFold} quiet />
        <${Install} />
      </div>
      ${Pitch && html`<${Pitch} />`}
      <p class="credits">${words("lobby-credits")}</p>
    </div>
  </main>`;
}

/**
 * Return the games to choose from and the one chosen; the game that this client knows if the server does not answer.
 * @param {string | null} picked
 */
function useShelf(picked) {
  const { games, refusal } = useOfferedGames();
  const offered = games.find(({ name }) => name === picked) ?? games[0];
  const chosen = offered?.name ?? (refusal && FIRST_GAME);
  const game = useGame(chosen);
  const known = game ? [{ name: FIRST_GAME, title: game.title }] : [];
  return { games: refusal ? known : games, offered, chosen, game, refusal };
}

/**
 * The ways into the chosen game: a new table, a game against bots, the lesson.
 * @param {{shelf: ReturnType<typeof useShelf>, picked: string | null, name: string, write: (name: string) => void}} props
 */
function NewTable({ shelf: { games, offered, chosen, game, refusal: unknown }, picked, name, write }) {
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  const form = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (picked) form.current?.scrollIntoView({ block: "nearest" });
  }, [picked]);

  /** @param {Event} event */
  const open = (event) => {
    event.preventDefault();
    void attempt(async () => {
      storeName(name.trim());
      const made = await asGuest(name.trim(), () => makeTable(chosen, name.trim()));
      enterTable(made.code, made.player);
    });
  };
  return html`<form class="go-form" onSubmit=${open} ref=${form}>
    ${games.length > 1 && html`<h2 class="disp"><bdi>${offered.title}</bdi></h2>`}
    <${NameField} name=${name} write=${write} />
    <button class="btn btn-main" data-action="make-table" disabled=${busy || !chosen}>${words("lobby-make-table")}</button>
    ${offered && offered.bots.length > 0 && html`<${PlayNow} key=${chosen} game=${offered} client=${game} name=${name} />`}
    ${
      game?.loadLesson &&
      html`<button type="button" class="btn" data-action="learn"
      onClick=${() => navigate(lessonAddress(chosen ?? ""))}>${words("lobby-learn")}</button>`
    }
    <${Refused} refusal=${refusal ?? unknown} />
  </form>`;
}
