/** @import { Act, Box, Caption, Cover, GameMotion, Place } from "./types.js" */

import { measured } from "./pixels.js";

/** How much of the dimmed table the night hides, and how long it takes to fall, in milliseconds. */
const DIMMED = 0.72;
const FALLS = 400;

/**
 * A layer above the table on which copies of its parts move.
 *
 * The board itself always shows the present and never moves. While a copy stands for a part of it, that part is
 * transparent, so it can still be tapped and read out.
 */
export class Overlay {
  /**
   * @param {HTMLElement} layer
   * @param {Pick<GameMotion, "find">} game
   * @param {(caption: Caption) => void} [onCaption]
   */
  constructor(layer, game, onCaption = () => {}) {
    this.layer = layer;
    this.game = game;
    this.onCaption = onCaption;
    /** The captions of the current act that are still to come. @type {number[]} */
    this.timers = [];
    /** What dims the table during scenes. @type {HTMLElement | null} */
    this.night = null;
    /** The covers of each place; the first lies on top and is removed first. @type {Map<Place, Cover[]>} */
    this.stacks = new Map();
    /**
     * How places of the board are kept as they were; the first frame is released first.
     * @type {Map<Place, Keyframe[]>}
     */
    this.frames = new Map();
    /** The paused animation that shows the first frame of each place. @type {Map<Place, Animation>} */
    this.held = new Map();
    /** The animations of the current act. @type {Animation[]} */
    this.running = [];
    /** The elements added for the current act. @type {HTMLElement[]} */
    this.added = [];
    /** The marks on places, which don't move. @type {Map<HTMLElement, Place>} */
    this.marks = new Map();
    /** Moves the marks when the layout changes. */
    this.resizes = new ResizeObserver(() => this.#placeMarks());
    this.pace = 1;
  }

  /**
   * Return where a place is on the screen; null if it can't be seen.
   * @param {Place} place
   * @returns {Box | null}
   */
  boxOf(place) {
    return boxOf(this.game.find(place));
  }

  /** Return whether a place looks as it did before the acts that are still to come. @param {Place} place */
  isCovered(place) {
    return this.stacks.has(place);
  }

  /**
   * Keep the places of coming acts as they look now. Call it before the board is drawn; it measures nothing.
   * @param {Act[]} acts
   */
  cover(acts) {
    for (const { place, frame } of acts.flatMap((act) => act.holds)) this.#hold(place, frame);
    for (const { covers, staged } of acts) {
      for (const cover of covers) {
        if (staged) cover.node?.classList.add("motion-lit");
        this.#lay(cover);
      }
    }
  }

  /** Hold the places whose elements the board has replaced, or drawn for the first time. */
  holdAgain() {
    for (const [place, frames] of this.frames) {
      const target = /** @type {KeyframeEffect | undefined} */ (this.held.get(place)?.effect)?.target;
      if (frames.length && !target?.isConnected) this.#holdFirst(place);
    }
  }

  /**
   * Move covers to where their places are now; covers of places that are gone stay. Usually nothing has moved. Then
   * nothing is written, so the act's own measuring needs no new layout.
   */
  #placeCovers() {
    const moved = [...this.stacks.values()].flat().filter((cover) => {
      const box = this.boxOf(cover.place);
      if (!box || (cover.box && isSame(box, cover.box))) return false;
      cover.box = box;
      return true;
    });
    for (const { node, box } of moved) if (node && box) put(node, box);
  }

  /** @param {Cover} cover */
  #lay(cover) {
    const { node, box, place } = cover;
    if (!node || !box) return;
    put(node, box);
    this.layer.append(node);
    const stack = this.stacks.get(place) ?? [];
    this.stacks.set(place, [...stack, cover]);
    if (stack.length) node.style.visibility = "hidden";
    else this.#hold(place, { opacity: 0 });
  }

  /** @param {Place} place @param {Keyframe} frame */
  #hold(place, frame) {
    this.frames.set(place, [...(this.frames.get(place) ?? []), frame]);
    if (!this.held.has(place)) this.#holdFirst(place);
  }

  /** @param {Place} place */
  #release(place) {
    this.held.get(place)?.cancel();
    this.held.delete(place);
    this.frames.set(place, (this.frames.get(place) ?? []).slice(1));
    this.#holdFirst(place);
  }

  /** @param {Place} place */
  #holdFirst(place) {
    const [frame] = this.frames.get(place) ?? [];
    const still = frame && this.game.find(place)?.animate([frame, frame], { duration: 1, fill: "both" });
    if (!still) return;
    still.pause();
    this.held.set(place, still);
  }

  /**
   * Play an act.
   * @param {Act} act
   * @param {number} pace how much faster than at its own pace
   * @returns {Promise<unknown>} resolves when it has ended
   */
  play(act, pace) {
    this.pace = pace;
    this.#placeCovers();
    if (act.staged) this.dim();
    else this.brighten();
    act.draw(this);
    return Promise.all(this.running.map((animation) => animation.finished));
  }

  /**
   * Remove an act's elements and covers, so that the board shows its result.
   * @param {Act} act
   */
  clear(act) {
    for (const animation of this.running) animation.cancel();
    for (const element of this.added) element.remove();
    this.timers.splice(0).forEach(clearTimeout);
    for (const cover of act.covers) this.#lift(cover);
    for (const { place } of act.holds) this.#release(place);
    this.running = [];
    this.added = [];
  }

  /** @param {Cover} cover */
  #lift(cover) {
    const stack = this.stacks.get(cover.place);
    if (!stack?.includes(cover)) return;
    cover.node?.remove();
    const rest = stack.filter((other) => other !== cover);
    if (rest.length) {
      this.stacks.set(cover.place, rest);
      const { node } = rest[0];
      if (node) node.style.visibility = "";
    } else {
      this.stacks.delete(cover.place);
      this.#release(cover.place);
    }
  }

  /** Remove everything except marks at once, so that the board shows the present. */
  reset() {
    for (const animation of [...this.running, ...this.held.values()]) animation.cancel();
    this.timers.splice(0).forEach(clearTimeout);
    this.night = null;
    this.layer.replaceChildren(...this.marks.keys());
    this.stacks.clear();
    this.held.clear();
    this.frames.clear();
    this.running = [];
    this.added = [];
  }

  /** Dim the board until it is brightened. What belongs to scenes, or is added afterwards, stays bright. */
  dim() {
    const board = this.boxOf("board");
    if (this.night || !board) return;
    const night = document.createElement("i");
    night.className = "m-dim";
    put(night, board);
    this.layer.append(night);
    night.animate([{ opacity: 0 }, { opacity: DIMMED }], { duration: FALLS, fill: "both" });
    this.night = night;
  }

  /** Give the board its light back. */
  brighten() {
    const { night } = this;
    if (!night) return;
    this.night = null;
    // Chromium at times forgets to end an animation that is played backwards, so this one goes forwards.
    const frames = [{ opacity: getComputedStyle(night).opacity }, { opacity: 0 }];
    night.animate(frames, { duration: FALLS, fill: "forwards" }).finished.then(
      () => night.remove(),
      () => {},
    );
  }

  /**
   * Show a caption in the course of the current act.
   * @param {Caption} caption
   * @param {number} [at] milliseconds after the act has begun
   */
  say(caption, at = 0) {
    this.timers.push(setTimeout(() => this.onCaption(caption), at / this.pace));
  }

  /**
   * Add an element for the current act.
   * @template {HTMLElement} T
   * @param {T} element
   * @param {Box} box
   * @returns {T}
   */
  add(element, box) {
    put(element, box);
    this.added.push(element);
    this.layer.append(element);
    return element;
  }

  /**
   * Move something. Only `transform`, `opacity` and their like are cheap enough.
   * @param {Element | null} element
   * @param {Keyframe[]} frames
   * @param {{lasts: number, delay?: number, easing?: string, each?: string}} timing in milliseconds;
   *   `easing` of the whole way, `each` of every stretch from one frame to the next
   */
  move(element, frames, { lasts, delay = 0, easing = "linear", each = "linear" }) {
    if (!element) return;
    const stretches = frames.map((frame) => ({ easing: each, ...frame }));
    const animation = element.animate(stretches, { duration: lasts, delay, easing, fill: "both" });
    animation.updatePlaybackRate(this.pace);
    this.running.push(animation);
  }

  /**
   * Add an element that goes on glowing after its act.
   * @param {HTMLElement} ember
   * @param {Box} box
   * @param {Keyframe[]} frames
   * @param {{lasts: number, delay?: number}} timing in milliseconds
   */
  glow(ember, box, frames, { lasts, delay = 0 }) {
    put(ember, box);
    this.layer.append(ember);
    const animation = ember.animate(frames, { duration: lasts, delay, fill: "both" });
    animation.finished.then(
      () => ember.remove(),
      () => {},
    );
  }

  /**
   * Mark places, without motion.
   * @param {Place[]} places
   * @param {() => HTMLElement} draw
   * @returns {() => void} take the marks off
   */
  mark(places, draw) {
    const marks = places.map((place) => {
      const made = draw();
      this.marks.set(made, place);
      return made;
    });
    this.layer.append(...marks);
    // The observer reports each part once at first, when the browser has laid out the frame.
    for (const part of this.layer.parentElement?.children ?? []) this.resizes.observe(part);
    return () => {
      for (const made of marks) {
        made.remove();
        this.marks.delete(made);
      }
      if (!this.marks.size) this.resizes.disconnect();
    };
  }

  #placeMarks() {
    const boxes = [...this.marks].map(([mark, place]) => ({ mark, box: this.boxOf(place) }));
    for (const { mark, box } of boxes) {
      mark.hidden = box === null;
      if (box) put(mark, box);
    }
  }
}

/**
 * Return where an element is on the screen; null if it can't be seen.
 * @param {HTMLElement | null} element
 * @returns {Box | null}
 */
export function boxOf(element) {
  const box = element && measured(element);
  return box && box.width > 0 && box.height > 0 ? box : null;
}

/** @param {Box} one @param {Box} other */
const isSame = (one, other) =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;

/**
 * @param {HTMLElement} node
 * @param {Box} box
 */
function put(node, { left, top, width, height }) {
  Object.assign(node.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  node.style.setProperty("--w", `${width}px`);
}
