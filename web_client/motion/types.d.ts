import type { WireEvent } from "../net/wire.js";
import type { TableState } from "../state/types.js";
import type { Stage } from "./stage.js";

/** Where something lies or stands on a table, in the game's own words: a slot, a plate, a tile. */
export type Place = string;

/** Where something is on the screen, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A copy of how a place looked, laid over it until the event that changed it has been played. */
export interface Cover {
  place: Place;
  /** Null if the place was not to be seen. */
  node: HTMLElement | null;
  /** Where it lies; null if the place is not to be seen. */
  box: Box | null;
}

/** Something on the board that stays as it was until its event is played. */
export interface Hold {
  place: Place;
  frame: Keyframe;
}

/** What a game says of how one event moves. */
export interface Movement {
  /** Milliseconds at its own pace, 600 at most. */
  lasts: number;
  /** Called when its turn has come: sets everything moving. */
  draw: (stage: Stage) => void;
  holds?: Hold[];
}

/** One event in the queue. */
export interface Act extends Movement {
  event: WireEvent;
  covers: Cover[];
  holds: Hold[];
  /** When it is to be over, in milliseconds of `performance.now()`. */
  due: number;
}

/** What there is to know when an event is made into a movement: the board still shows the past. */
export interface Scene {
  before: TableState;
  after: TableState;
  /** Everything that this update tells, in its order, this seat's own events included. */
  told: WireEvent[];
  /** Whether it is shown once more, on a board that has gone on since. */
  again: boolean;
  /** Have a place go on looking as it does until this event is played. */
  keep: (place: Place) => Cover;
  /** Say how a place looks from this event on, for those that follow in the same update. */
  becomes: (place: Place, node: HTMLElement) => void;
}

export type Choreography = (event: WireEvent, scene: Scene) => Movement | null;

/** What a game offers to have its events move. */
export interface GameMotion {
  /** Addresses of the stylesheets to load before anything moves. */
  styles: string[];
  /** How each kind of event moves; kinds that are left out move nothing. */
  choreographies: Record<string, Choreography>;
  /** Return the element that shows a place. */
  find: (place: Place) => HTMLElement | null;
  /** Return a copy of what an element shows, to be moved about. */
  copy: (element: HTMLElement) => HTMLElement;
  /** Return the places that an event is about. */
  about: (event: WireEvent) => Place[];
}
