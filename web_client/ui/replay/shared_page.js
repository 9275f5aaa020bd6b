/** @import { SharedRound } from "../../net/wire.js" */

import { html, useEffect, useMemo, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { BRAND } from "../../i18n/brand.js";
import { useLoaded } from "../../loading/lazy.js";
import { loadStyles } from "../../loading/stylesheets.js";
import { useGame } from "../../games/registry.js";
import { openLink } from "../../net/replay_links.js";
import { navigate } from "../../routing/route.js";
import { linkIn } from "../../state/replay_links.js";
import { hashOf } from "../../state/table/moment_link.js";
import { Replay } from "../../state/table/replay.js";
import { Bar } from "../screen/screen.js";
import { useRequest } from "../hooks/use_request.js";
import { ShownReplay } from "./replay_screen.js";
import { refusalWords } from "../refusals/refused.js";

const loadLook = async () => {
  await loadStyles("ui/replay/replay.css");
  return true;
};

const goHome = () => navigate("/");

/** Return the link in the address; another when somebody writes it there. */
export function useLinked() {
  const [hash, follow] = useState(location.hash);
  useEffect(() => {
    const changed = () => follow(location.hash);
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return useMemo(() => linkIn(hash), [hash]);
}

/**
 * A round that somebody who was there shows to others: nothing leads from it to the table.
 * @param {{token: string, round: number | null}} props
 */
export function SharedPage({ token, round }) {
  const { answer: shared, failure, again } = useRequest(() => openLink(token, round), [token, round]);
  const look = useLoaded(loadLook);
  if (shared && look) return html`<${Shown} shared=${shared} token=${token} />`;
  return html`<main class="page narrow" data-screen="replay-loading">
    <${Bar} title=${BRAND} />
    <div class="sheet">
      <p role="status">${failure ? refusalWords(failure, "sharing") : words("replay-loading")}</p>
      ${failure && html`<button type="button" class="btn" data-action="again" onClick=${again}>${words("table-try-again")}</button>`}
      <button type="button" class="btn" data-action="home" onClick=${goHome}>${words("table-home")}</button>
    </div>
  </main>`;
}

/** @param {{shared: SharedRound, token: string}} props */
function Shown({ shared: { round, number, rounds }, token }) {
  const game = useGame(round.game);
  const replay = useMemo(() => {
    const made = new Replay(round, { match: 1, number });
    made.linked = { link: token, round: String(number) };
    return made;
  }, [round]);
  const tools = rounds.length > 1 && html`<${Rounds} replay=${replay} rounds=${rounds} number=${number} />`;
  return (
    game &&
    html`<${ShownReplay} replay=${replay} game=${game} title=${words("replay-round", { number })} of=${null} tools=${tools} leave=${goHome} />`
  );
}

/**
 * The choice among the rounds of a match.
 * @param {{replay: Replay, rounds: number[], number: number}} props
 */
function Rounds({ replay, rounds, number }) {
  /** @param {Event} event */
  const go = ({ target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    history.pushState(history.state, "", hashOf(replay, { ...replay.linked, round: value, at: "1" }));
    // At once: the replay writes its moment into the address a little later than it is shown.
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  return html`<select class="round-choice" data-action="choose-round" aria-label=${words("sharing-rounds")} value=${number} onChange=${go}>
    ${rounds.map((one) => html`<option key=${one} value=${one} selected=${one === number}>${one}</option>`)}
  </select>`;
}
