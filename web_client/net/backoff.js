/** Waiting times between attempts: they double up to a limit, and jitter spreads out the clients. */
export class Backoff {
  /**
   * @param {number} [first] milliseconds before the second attempt, at most
   * @param {number} [limit] the longest wait
   */
  constructor(first = 400, limit = 10_000) {
    this.first = first;
    this.limit = limit;
    this.attempts = 0;
  }

  /** Return how long to wait before the next attempt: from half of the step to all of it. */
  next() {
    const step = Math.min(this.limit, this.first * 2 ** this.attempts);
    this.attempts += 1;
    return step * (0.5 + Math.random() / 2);
  }

  /** Start over: an attempt has succeeded. */
  reset() {
    this.attempts = 0;
  }
}
