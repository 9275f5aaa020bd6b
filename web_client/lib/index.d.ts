/** Types of the vendored libraries, as far as this client uses them. */

export interface VNode {
  type: unknown;
  props: Record<string, unknown>;
  key: unknown;
}

/** What a component may return or contain. */
export type Child = VNode | string | number | boolean | null | undefined | Child[];

/** A function component. */
export type Component<P = {}> = (props: P) => Child;

export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
  subscribe(listener: (value: T) => void): () => void;
}

export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}

export interface Ref<T> {
  current: T;
}

type Cleanup = void | (() => void);

export function h(type: unknown, props?: object | null, ...children: Child[]): VNode;
export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
/** The functions that are called on the way of every change, by the short names of Preact's build. */
export const options: object;
export function render(node: Child, parent: Element): void;

export function useState<T>(initial: T | (() => T)): [T, (next: T | ((before: T) => T)) => void];
export function useEffect(effect: () => Cleanup, deps?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => Cleanup, deps?: readonly unknown[]): void;
export function useRef<T>(initial: T): Ref<T>;
export function useMemo<T>(make: () => T, deps: readonly unknown[]): T;

export function signal<T>(value: T): Signal<T>;
export function computed<T>(compute: () => T): ReadonlySignal<T>;
export function effect(run: () => Cleanup): () => void;
export function useComputed<T>(compute: () => T): ReadonlySignal<T>;
/** Return an object of fields that are read anew when they are used: who reads one follows that field alone. */
export function tracked<T extends object>(reads: { [K in keyof T]: () => T[K] }): Readonly<T>;
