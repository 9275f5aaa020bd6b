/** @import { GameClient, Play } from "../../games/types.js" */
/** @import { Lesson } from "../../state/types.js" */
/** @import { Ways } from "../types.js" */

import { html, useEffect, useMemo, useState } from "../../lib/index.js";
import { LessonRun } from "../../state/table/lesson.js";
import { SpokenFeed } from "../accessibility/announcer.js";
import { Coach, Steps } from "./coach.js";
import { useLoaded } from "../../loading/lazy.js";
import { PlayScreen } from "../table/play.js";
import { playWith } from "../table/play_state.js";
import { useSound } from "../table/side_effects.js";
import { loadStyles } from "../../loading/stylesheets.js";
import { useMotion } from "../table/use_motion.js";

const loadLook = async () => {
  await loadStyles("ui/learn/lesson.css");
  return true;
};

/**
 * A game's guided first game: the screen of every game, with a coach.
 * @param {{game: GameClient} & Ways} props
 */
export function LessonPage({ game, ...ways }) {
  const lesson = useLoaded(game.loadLesson ?? null);
  const look = useLoaded(loadLook);
  const coached = useMemo(() => withoutRefusals(game), [game]);
  return lesson && look && html`<${Taught} game=${coached} lesson=${lesson} ways=${ways} />`;
}

/**
 * Return a game whose dock does not explain refusals, since the coach does.
 * @param {GameClient} game
 * @returns {GameClient}
 */
function withoutRefusals(game) {
  /** @param {{play: Play}} props */
  const Dock = ({ play }) => html`<${game.Dock} play=${playWith(play, { refusal: null })} />`;
  return { ...game, Dock };
}

/** @param {{game: GameClient, lesson: Lesson, ways: Ways}} props */
function Taught({ game, lesson, ways }) {
  const [start, setStart] = useState({ step: 0 });
  const run = useMemo(() => new LessonRun(lesson, start.step), [lesson, start]);
  useEffect(() => {
    run.open();
    return () => run.close();
  }, [run]);
  const motion = useMotion(run.store, game);
  useSound(run.store, game, motion);
  const at = run.step.value + 1;
  useEffect(() => ways.onStep?.(at, run.steps.length), [at]);
  if (!run.store.now.table) return null;
  /** @param {number} step shown as if all earlier ones had been done */
  const turnTo = (step) => setStart({ step });
  const { key, detour, hand } = run.current;
  // The next click closes the advice against a move first, because what it does may bring new advice.
  return html`<div class=${`lesson ${detour || hand ? "" : "telling"}`} data-step=${key} onClickCapture=${() => run.store.dismiss()}>
    <${SpokenFeed} store=${run.store} game=${game} motion=${motion} />
    <${PlayScreen} store=${run.store} game=${game} motion=${motion}
      corner=${html`<${Steps} run=${run} turnTo=${turnTo} leave=${ways.leave} />`}
      line=${html`<${Coach} run=${run} turnTo=${turnTo} next=${ways.next} refusal=${ways.refusal} />`} />
  </div>`;
}
