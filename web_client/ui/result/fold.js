/** @import { Child } from "../../lib/index.js" */

import { html, useState } from "../../lib/index.js";

/**
 * A line that opens; what is in it is drawn only when it is open. A caller that decides that itself gives `open` and
 * `toggle`, which is called by a tap.
 * @param {{name: string, label: Child, open?: boolean, toggle?: () => void, action?: string, verdict?: string, children?: Child}} props
 *   `verdict`: of a check that is in it
 */
export function Fold({ name, label, open, toggle, action, verdict, children }) {
  const [opened, setOpened] = useState(false);
  const isOpen = open ?? opened;
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    event.preventDefault();
    if (toggle) toggle();
    else setOpened(!opened);
  };
  return html`<details class="fold" data-fold=${name} data-fairness=${verdict} open=${isOpen}>
    <summary data-action=${action} onClick=${onClick}>${label}</summary>
    ${isOpen && html`<div class="fold-in">${children}</div>`}
  </details>`;
}
