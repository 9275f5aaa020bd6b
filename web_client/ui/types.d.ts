import type { Line } from "../i18n/types.js";
import type { FeedItem } from "../state/types.js";

/** A line of the log: what happened, and the sentence for it. */
export interface LogLine {
  item: FeedItem;
  line: Line;
}

/** The ways out of a lesson. */
export interface Ways {
  /** Go back to the page before. */
  leave: () => void;
  /** What can be done when it is over, the best first. */
  next: { action: string; label: string; go: () => void }[];
  /** Hears which step is shown, from 1, and how many there are. */
  onStep?: (step: number, steps: number) => void;
}

/** A seat's final place. */
export interface Place {
  seat: number;
  points: number;
  place: number;
}
