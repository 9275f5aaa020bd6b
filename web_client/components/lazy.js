/** @import { Child, Component } from "../lib/index.js" */

import { html, useEffect, useState } from "../lib/index.js";

const AGAIN = 2_000;

/**
 * A component that is loaded when it is wanted; until then `meanwhile`. Loading that fails is tried
 * again.
 * @param {{load: () => Promise<Component<any>>, props?: object, meanwhile?: Child}} props
 */
export function Lazy({ load, props = {}, meanwhile = null }) {
  const [loaded, setLoaded] = useState({ load, part: /** @type {Component<any> | null} */ (null) });
  const [attempt, again] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (part) => wanted && setLoaded({ load, part }),
      () => wanted && setTimeout(() => again(attempt + 1), AGAIN),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  const { part: Part } = loaded;
  return Part && loaded.load === load ? html`<${Part} ...${props} />` : meanwhile;
}
