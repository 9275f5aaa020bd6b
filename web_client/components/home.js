/** @import { GameOffered } from "../net/wire.js" */

import { SHOWN_FIRST } from "../games/index.js";
import { html, useEffect, useState } from "../lib/index.js";
import { makeTable } from "../net/rest.js";
import { enterTable } from "../state/enter.js";
import { codeIn, lessonAddress, navigate, passIn, rulesAddress, tableAddress } from "../state/route.js";
import { asGuest, isGuest, recallName, rememberName } from "../state/session.js";
import { D, gameCalled } from "./doors_words.js";
import { Install } from "./install.js";
import { Lazy } from "./lazy.js";
import { NameField } from "./name_field.js";
import { Refused } from "./parts.js";
import { PlayNow } from "./play_now.js";
import { SettingsFold } from "./settings_fold.js";
import { loadCommonStyles } from "./stylesheets.js";
import { TextForm } from "./text_form.js";
import { useGame } from "./use_game.js";
import { useOffered } from "./use_offered.js";
import { W } from "./words.js";

const loadMyTables = async () => {
  const [{ MyTables }] = await Promise.all([import("./my_tables.js"), loadCommonStyles("my_tables")]);
  return MyTables;
};

/** Where there is room below the form for a few lines on the game. */
const ROOMY = "(min-width: 900px) and (min-height: 720px), (min-width: 600px) and (min-height: 900px)";

/** The first page: make a table, join one, go back to one. */
export function Home() {
  const [wasHere] = useState(isGuest());
  const [name, setName] = useState(recallName());
  const { games, refusal: unknown } = useOffered(true);
  const [chosen, choose] = useState(SHOWN_FIRST);
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  const [roomy] = useState(() => matchMedia(ROOMY).matches);
  const [awaited, setAwaited] = useState(false);
  const game = useGame(chosen);
  const offered = games.find((one) => one.name === chosen);
  useEffect(() => {
    document.title = W.brand;
  }, []);

  /** @param {Event} event */
  const open = async (event) => {
    event.preventDefault();
    setBusy(true);
    refuse(null);
    try {
      rememberName(name.trim());
      const made = await asGuest(name.trim(), () => makeTable(chosen, name.trim()));
      enterTable(made.code, made.player);
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
  };

  /** @param {string} text a code or a link */
  const goTo = (text) => {
    if (name.trim()) rememberName(name.trim());
    navigate(tableAddress(codeIn(text)) + passIn(text));
  };

  return html`<main class=${`page home ${awaited ? "awaited" : ""}`} data-screen="home">
    <section class="hero">${game?.Hero ? html`<${game.Hero} />` : html`<h1 class="disp">${W.brand}</h1>`}</section>
    <div class="go">
      ${wasHere && html`<${Lazy} load=${loadMyTables} props=${{ found: setAwaited, shown: roomy ? 3 : 1 }} />`}
      <form class="go-form" onSubmit=${open}>
        <${NameField} name=${name} write=${setName} />
        ${games.length > 1 && html`<${GameChoice} games=${games} chosen=${chosen} choose=${choose} />`}
        <button class="btn btn-main" data-action="make-table" disabled=${busy}>${D.makeTable}</button>
        ${offered && offered.bots.length > 0 && html`<${PlayNow} key=${chosen} game=${offered} name=${name} />`}
        ${game?.loadLesson && html`<button type="button" class="btn" data-action="learn"
          onClick=${() => navigate(lessonAddress(chosen))}>${D.learn}</button>`}
        <${Refused} refusal=${refusal ?? unknown} />
      </form>
      <${TextForm} label=${D.tableCode} action="join" button=${D.join} longest=${200}
        onSend=${goTo} />
      <div class="go-more">
        ${game?.loadRules && html`<button type="button" class="btn btn-quiet" data-action="rules"
          onClick=${() => navigate(rulesAddress(chosen))}>${D.help}</button>`}
        <${SettingsFold} quiet />
        <${Install} />
      </div>
      ${roomy && game?.loadPitch && html`<${Lazy} load=${game.loadPitch} />`}
      <p class="credits">${D.credits}</p>
    </div>
  </main>`;
}

/** @param {{games: GameOffered[], chosen: string, choose: (name: string) => void}} props */
function GameChoice({ games, chosen, choose }) {
  return html`<label class="fld">${D.whichGame}
    <select value=${chosen} onChange=${(/** @type {any} */ e) => choose(e.target.value)}>
      ${games.map((game) => html`<option key=${game.name} value=${game.name}>${gameCalled(game.name)}</option>`)}
    </select>
  </label>`;
}
