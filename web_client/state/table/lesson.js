/** @import { Lesson, LessonStep } from "../types.js" */
/** @import { Signal } from "../../lib/index.js" */

import { signal } from "../../lib/index.js";
import { RecordedTable } from "./recording.js";
import { TableStore } from "./store.js";

/** A guided game under way: its current step, and the table that shows it. */
export class LessonRun {
  /** @param {Lesson} lesson @param {number} step at which it begins, from 0 */
  constructor(lesson, step) {
    this.steps = lesson.steps;
    /** @type {Signal<number>} */
    this.step = signal(step);
    this.table = new RecordedTable(lesson.recording, movesBefore(this.steps, step));
    this.table.addEventListener("moved", () => this.next());
    this.store = new TableStore("", lesson.recording.snapshot.you?.player ?? "", () => this.table);
  }

  /** The step that is shown. */
  get current() {
    return this.steps[this.step.value];
  }

  get isLast() {
    return this.step.value === this.steps.length - 1;
  }

  open() {
    this.store.open();
    this.#ask();
  }

  close() {
    this.store.close();
  }

  /** Go on to the next step. If the current one waits for a move, make it. */
  next() {
    if (this.current.detour && this.table.detour !== null) {
      this.table.take(null);
      return;
    }
    this.step.value += 1;
    this.table.play(this.current.plays ?? 0);
    this.#ask();
  }

  #ask() {
    if (this.current.detour) this.table.ask(this.current.detour);
  }
}

/**
 * Return how many moves have been made when a step is shown: those of earlier steps, and the others' moves in it.
 * @param {LessonStep[]} steps
 * @param {number} shown
 */
const movesBefore = (steps, shown) =>
  steps.slice(0, shown).reduce((moves, step) => moves + (step.detour ? 1 : 0), 0) +
  steps.slice(0, shown + 1).reduce((moves, { plays = 0 }) => moves + plays, 0);
