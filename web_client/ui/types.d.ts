import type { TableStore } from "../state/table/store.js";
import type { Line } from "../i18n/types.js";
import type { FeedItem } from "../state/types.js";
import type { Reason } from "./refusals/refused.js";

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
  /** Why the last of these was refused. */
  refusal?: Reason | null;
  /** Hears which step is shown, from 1, and how many there are. */
  onStep?: (step: number, steps: number) => void;
}

/** A seat's final place. */
export interface Place {
  seat: number;
  points: number;
  place: number;
}

/**
 * What somebody does when a match begins: they read its predecessor's result or see a replay, and stay there; or they
 * learn, and are taken to the table. `store` shows the table as they see it.
 */
export interface Elsewhere {
  doing: "reading" | "replay" | "learning";
  store: TableStore;
}
