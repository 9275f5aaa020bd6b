/** Types of the vendored parts of Fluent, as far as this client uses them. */

/** What a message is made from: opaque. */
export type Pattern = object;

export interface Message {
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}

/** A value with a form of its own in a message. */
export class FluentType<Value> {
  constructor(value: Value);
  value: Value;
}

/** A function that messages may call. */
export type FluentFunction = (positional: any[], named: Record<string, any>) => string | FluentType<any>;

/** The messages of a parsed file. */
export class FluentResource {
  constructor(source: string);
}

export class FluentBundle {
  constructor(locale: string, options: { useIsolating: boolean; functions?: Record<string, FluentFunction> });
  /** Take in messages; of two with the same id the first stays. */
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: Pattern, args: Record<string, unknown>, errors: Error[]): string;
}
