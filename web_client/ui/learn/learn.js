import { FIRST_GAME, useGame } from "../../games/registry.js";
import { html, useState } from "../../lib/index.js";
import { navigate, puzzlesAddress, rulesAddress } from "../../routing/route.js";
import { needWords, words } from "../../i18n/words.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { waysAlone } from "../../state/play_now.js";
import { storePlayed } from "../../state/played_games.js";
import { usePlayAlone } from "../hooks/use_play_alone.js";
import { LessonPage } from "./lesson_page.js";
import { Bar } from "../screen/screen.js";

needWords("lobby");

/** Why nothing that needs the server is offered at the end of a lesson without it. */
const UNREACHABLE = { code: "unreachable", reason: "" };

const home = () => navigate("/");

/**
 * The guided first game of a game, at an address of its own.
 * @param {{name: string}} props "" for the game shown first
 */
export function Learn({ name }) {
  const chosen = name || FIRST_GAME;
  const game = useGame(chosen);
  const [atEnd, end] = useState(false);
  // Until then the lesson needs no server.
  const { games, refusal: away } = useOfferedGames(atEnd && navigator.onLine);
  const unreachable = navigator.onLine ? away : UNREACHABLE;
  const { play, refusal } = usePlayAlone();
  if (!game) return null;
  if (!game.loadLesson) {
    return html`<main class="page narrow" data-screen="learn">
      <${Bar} title=${game.title} />
      <div class="sheet">
        <p>${words("lobby-no-lesson")}</p>
        <button type="button" class="btn btn-main" data-action="home" onClick=${home}>${words("table-home")}</button>
      </div>
    </main>`;
  }
  const offered = games.find(({ name: one }) => one === chosen);
  const [way] = offered ? waysAlone(offered) : [];
  const playNow = offered &&
    way && {
      action: "play-now",
      label: words("lobby-play-now", { count: way.bots }),
      go: () => void play(offered, way),
    };
  const makeTable = { action: "home", label: words("lobby-make-table"), go: home };
  const rules = { action: "rules", label: words("rules-title"), go: () => navigate(rulesAddress(chosen)) };
  const puzzles = { action: "puzzles", label: words("lobby-puzzles"), go: () => navigate(puzzlesAddress(chosen)) };
  const online = [...(playNow ? [playNow] : []), makeTable, ...(game.loadPuzzles ? [puzzles] : [])];
  const next = [...(unreachable ? [] : online), rules];
  const onStep = (/** @type {number} */ step, /** @type {number} */ steps) => {
    if (step === steps) storePlayed(chosen);
    end(step === steps);
  };
  return html`<${LessonPage} game=${game} leave=${home} next=${next} refusal=${refusal ?? unreachable} onStep=${onStep} />`;
}
