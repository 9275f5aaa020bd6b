/** @import { Connection } from "../../net/types.js" */
/** @import { ReplayMoment, Watch, Watching } from "../../net/wire.js" */
/** @import { Signal } from "../../lib/index.js" */
/** @import { Replay } from "./replay.js" */

import { effect, signal } from "../../lib/index.js";

/** How often who leads says where they are, at most, in milliseconds. */
const EVERY = 250;

/** Refusals after which nobody should ask again. */
const NOT_ALLOWED = new Set(["match_goes_on", "muted", "sees_all_cards"]);

/**
 * The part of this page in watching a replay together with others at the table: one leads, and pages that follow see
 * the same moment. The server keeps nothing of it.
 */
export class WatchParty {
  #timer = 0;
  #sentAt = 0;
  #isConfirmed = false;
  #isApplying = false;
  /** @type {Replay | null} */
  #replay = null;

  /** @param {Connection} connection to the table */
  constructor(connection) {
    this.connection = connection;
    /** What this page wants to be. @type {Signal<Exclude<Watch["role"], "none">>} */
    this.role = signal(/** @type {Exclude<Watch["role"], "none">} */ ("other"));
    /** The player who leads and those who follow, as the server said last. @type {Signal<Watching | null>} */
    this.watching = signal(/** @type {Watching | null} */ (null));
  }

  /** Take part, as somebody on their own. @returns {() => void} take part no more */
  open() {
    const { connection } = this;
    connection.addEventListener("message", this.#hear);
    connection.addEventListener("status", this.#return);
    this.#say();
    return () => {
      connection.removeEventListener("message", this.#hear);
      connection.removeEventListener("status", this.#return);
      clearTimeout(this.#timer);
      connection.transmit?.({ type: "watch", role: "none" });
    };
  }

  /**
   * Lead with this replay, or let it follow.
   * @param {Replay} replay
   * @param {(moment: ReplayMoment) => void} goTo shows another round
   * @returns {() => void} let it go
   */
  attach(replay, goTo) {
    this.#replay = replay;
    if (this.role.peek() === "lead") this.#say();
    const stopTelling = effect(() => this.#noteMoment(replay));
    const stopFollowing = effect(() => {
      const moment = this.watching.value?.moment;
      if (this.role.value !== "follow" || !moment) return;
      if (moment.match !== replay.place?.match || moment.round !== replay.place.number) goTo(moment);
      else this.#apply(replay, moment);
    });
    return () => {
      stopTelling();
      stopFollowing();
      this.#replay = null;
    };
  }

  /** Lead, in place of who does now. */
  lead() {
    this.#become("lead");
  }

  /** See what is seen by who leads. */
  follow() {
    this.#become("follow");
  }

  /** Look around on one's own. */
  stop() {
    this.#become("other");
  }

  /** @param {Exclude<Watch["role"], "none">} role */
  #become(role) {
    this.#isConfirmed = false;
    this.role.value = role;
    this.#say();
  }

  /** @param {Event} event */
  #hear = (event) => {
    const message = /** @type {CustomEvent} */ (event).detail;
    if (message.type === "error" && NOT_ALLOWED.has(message.code)) this.role.value = "other";
    if (message.type !== "watching") return;
    // Another one has taken the lead.
    if (this.#isConfirmed && !message.leads && this.role.peek() === "lead") this.role.value = "other";
    this.#isConfirmed = Boolean(message.leads);
    this.watching.value = message;
  };

  /** The connection is another one: the server knows nothing of this page there. @param {Event} event */
  #return = (event) => {
    if (/** @type {CustomEvent} */ (event).detail === "live") this.#say();
    else this.#isConfirmed = false;
  };

  /** @param {Replay} replay */
  #noteMoment(replay) {
    // All four, in any role: if this page leads later, it tells of the next change.
    const now = [replay.at.value, replay.perspective.value, replay.playing.value, replay.speed.value];
    if (this.#isApplying || !now.length) return;
    const role = this.role.peek();
    if (role === "follow" && this.watching.peek()?.moment && !this.#isWhereLed(replay)) this.stop();
    if (role === "lead") this.#sayInTime();
  }

  /** @param {Replay} replay */
  #isWhereLed(replay) {
    const moment = this.watching.peek()?.moment;
    if (!moment || replay.playing.peek()) return false;
    const isThere = !replay.perspectives.includes(moment.eyes) || replay.perspective.peek() === moment.eyes;
    return isThere && replay.at.peek() === Math.min(moment.step, replay.last);
  }

  /** @param {Replay} replay @param {ReplayMoment} moment */
  #apply(replay, { step, eyes }) {
    this.#isApplying = true;
    if (replay.playing.peek()) replay.toggle();
    if (replay.perspective.peek() !== eyes) replay.look(eyes);
    if (step === replay.at.peek() + 1) replay.next();
    else replay.goTo(step);
    this.#isApplying = false;
  }

  /** Say where this page leads, not too often. */
  #sayInTime() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(), Math.max(0, this.#sentAt + EVERY - performance.now()));
  }

  #say() {
    clearTimeout(this.#timer);
    const role = this.role.peek();
    const replay = this.#replay;
    if (role !== "lead") this.connection.transmit?.({ type: "watch", role });
    else if (replay?.place) {
      const { match, number } = replay.place;
      const moment = {
        match,
        round: number,
        step: replay.at.peek(),
        eyes: replay.perspective.peek(),
        playing: replay.playing.peek(),
        speed: replay.speed.peek(),
      };
      this.#sentAt = performance.now();
      this.connection.transmit?.({ type: "watch", role, moment });
    }
  }
}
