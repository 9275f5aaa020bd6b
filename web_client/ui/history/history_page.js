import { needWords, words } from "../../i18n/words.js";
import { BRAND } from "../../i18n/brand.js";
import { html, useState } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { navigate } from "../../routing/route.js";
import { useMyTables } from "../../state/my_tables.js";
import { isGuest } from "../../state/guest.js";
import { Bar, useTitle } from "../screen/screen.js";
import { Kept } from "./stored_data.js";
import { Numbers } from "./numbers.js";
import { PlayedMatches } from "./played_matches.js";
import { Rivals } from "./rivals.js";

needWords("after");
needWords("lobby");

const loadMyTables = async () => (await withStyles(import("../home/my_tables.js"), "ui/home/my_tables.css")).MyTables;

/** What this browser's guest has played: unfinished tables first, then numbers and matches. */
export function HistoryPage() {
  const [isKnown] = useState(isGuest());
  const [forgotten, setForgotten] = useState(0);
  const mine = useMyTables(isKnown);
  useTitle(`${words("lobby-your-matches")} · ${BRAND}`);
  return html`<main class="page history" data-screen="history">
    <${Bar} title=${words("lobby-your-matches")}>
      <button type="button" class="btn" data-action="back" onClick=${() => navigate("/")}>${words("table-home")}</button>
    <//>
    <h1 class="sr">${words("lobby-your-matches")}</h1>
    <div class="history-parts">
      <${Lazy} load=${loadMyTables} props=${{ mine, shown: 3, named: true }} />
      <${Numbers} key=${`numbers ${forgotten}`} isKnown=${isKnown} />
      ${isKnown && html`<${Rivals} key=${`rivals ${forgotten}`} />`}
      <${PlayedMatches} key=${`matches ${forgotten}`} isKnown=${isKnown} />
      ${isKnown && html`<${Kept} onForgotten=${() => setForgotten(forgotten + 1)} />`}
    </div>
  </main>`;
}
