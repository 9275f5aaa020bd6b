/** @import { GameClient } from "../../games/types.js" */
/** @import { PuzzleAttempt, PuzzleOffered } from "../../net/wire.js" */

import { words } from "../../i18n/words.js";
import { html, useEffect, useMemo, useState } from "../../lib/index.js";
import { seePuzzle, seeSolution } from "../../net/puzzles.js";
import { storedName } from "../../state/guest.js";
import { storeSolved } from "../../state/puzzles/solved_puzzles.js";
import { PuzzleTable } from "../../state/puzzles/puzzle_table.js";
import { SpokenFeed } from "../accessibility/announcer.js";
import { focusOn } from "../accessibility/focus.js";
import { Sign } from "../icons/icons.js";
import { Refused } from "../refusals/refused.js";
import { Bar } from "../screen/screen.js";
import { useRequest } from "../hooks/use_request.js";
import { useSound } from "../table/side_effects.js";
import { PlayScreen } from "../table/play.js";
import { useMotion } from "../table/use_motion.js";
import { PuzzleCoach } from "./puzzle_coach.js";

/** After how many failures the first move is shown on demand. */
const FAILURES = 2;

/** What the reader is called who has given no name, and the others: as in the guided games. */
const LEARNER = "Ada";
const OTHERS = ["Bo", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida"];

/**
 * A puzzle among those of its game.
 * @typedef {{game: string, puzzles: PuzzleOffered[], puzzle: PuzzleOffered}} Place
 */

/**
 * A puzzle on the board of its game, with the server as opponent.
 * @param {{game: GameClient, of: Place, leave: () => void, proceed?: () => void}} props `proceed`: to the next puzzle
 */
export function PuzzlePage({ game, of, leave, proceed }) {
  const { answer, failure, again } = useRequest(() => seePuzzle(of.game, of.puzzle.id), [of.game, of.puzzle.id]);
  if (answer) return html`<${Attempts} game=${game} of=${of} position=${answer} leave=${leave} proceed=${proceed} />`;
  return (
    failure &&
    html`<main class="page narrow" data-screen="puzzle">
    <${Bar} title=${game.title}><button type="button" class="btn" data-action="all-puzzles" onClick=${leave}>${words("puzzles-all")}</button><//>
    <${Refused} refusal=${failure} />
    <button type="button" class="btn" data-action="again" onClick=${again}>${words("table-try-again")}</button>
  </main>`
  );
}

/** @param {{game: GameClient, of: Place, position: PuzzleAttempt, leave: () => void, proceed?: () => void}} props */
function Attempts({ game, of, position, leave, proceed }) {
  const [tries, setTries] = useState({ failed: 0, first: /** @type {string | null} */ (null) });
  const table = useMemo(() => new PuzzleTable(position, (seat) => nameOf(seat, of.puzzle.seat)), [position, tries]);
  useOpened(table, tries.first);
  const motion = useMotion(table.store, game);
  useSound(table.store, game, motion);
  const stands = table.stands.value;
  // What has come of an attempt is not said before it has been seen.
  const shown = motion?.seen.value ? "open" : stands;
  const failed = tries.failed + Number(stands === "failed");
  const helped = tries.first !== null;
  useEffect(() => {
    if (stands === "solved" && !helped) storeSolved(of.game, of.puzzle.id);
  }, [stands]);
  useEffect(() => {
    if (shown !== "open") focusOn("[data-coach] .btn-main");
  }, [shown]);
  if (!table.store.now.table) return null;
  const again = () => setTries({ failed, first: null });
  const show = async () => {
    const { moves } = await seeSolution(of.game, of.puzzle.id);
    setTries({ failed, first: moves[0] });
  };
  return html`<div class=${`lesson puzzle ${shown === "open" ? "" : "telling"}`} data-puzzle=${of.puzzle.id} data-stands=${shown}>
    <${SpokenFeed} store=${table.store} game=${game} motion=${motion} />
    <${PlayScreen} store=${table.store} game=${game} motion=${motion}
      corner=${html`<button type="button" class="iconbtn" data-action="all-puzzles" aria-label=${words("puzzles-all")} onClick=${leave}><${Sign} name="x" /></button>`}
      line=${html`<${PuzzleCoach} table=${table} stands=${shown} game=${game} of=${of} helped=${helped} again=${again}
        show=${failed >= FAILURES ? show : null} leave=${leave} proceed=${proceed} />`} />
  </div>`;
}

/**
 * Keep an attempt's table open, and let it begin with a move that is shown.
 * @param {PuzzleTable} table
 * @param {string | null} first
 */
function useOpened(table, first) {
  useEffect(() => {
    table.open();
    if (first !== null) table.play(first);
    return () => table.close();
  }, [table]);
}

/** Name who has a seat: the reader, or somebody as in the guided games. @param {number} seat @param {number} own */
const nameOf = (seat, own) => (seat === own ? storedName() || LEARNER : OTHERS[seat < own ? seat : seat - 1]);
