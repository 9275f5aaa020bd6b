// Translators and other extensions wrap, split and replace the texts of a page, while Preact goes on writing into the
// text nodes that it has made. So before a component is drawn again, its nodes are put back where they belong, with
// the texts that they had.
//
// It reads fields of Preact that have short names in its own build: a vnode has its children (`__k`), its parent
// (`__`), its node (`__e`) and its component (`__c`), and a component the element around it (`__P`).

import { options } from "./index.js";

/** @typedef {{type: unknown, props: any, __k: (Drawn | null)[] | null, __: Drawn | null, __e: any, __c: any}} Drawn */

/**
 * Keep the nodes of all components where they belong, whatever others do to them, and have done.
 * @param {Element} root the element around all of them
 */
export function keepOwnNodes(root) {
  const hooks = /** @type {any} */ (options);
  const next = hooks.__b;
  hooks.__b = (/** @type {Drawn} */ vnode) => {
    // Only a component that is drawn again has children at this moment: those of before.
    if (vnode.__k) restore(vnode);
    next?.(vnode);
  };
  const all = /** @type {any} */ (root).__k;
  place(all, root);
  restoreBelow(all);
}

/** @param {Drawn} vnode of a component */
function restore(vnode) {
  let host = vnode;
  while (host.__ && !isElement(host)) host = host.__;
  place(host, isElement(host) ? host.__e : vnode.__c.__P);
  restoreBelow(vnode);
}

/** @param {Drawn} vnode */
function restoreBelow(vnode) {
  for (const child of vnode.__k ?? []) {
    if (!child) continue;
    // What has no children of its own may be filled by other means.
    if (child.__e && isElement(child) && "children" in child.props) place(child, child.__e);
    restoreBelow(child);
  }
}

/** @param {Drawn} vnode */
const isElement = (vnode) => typeof vnode.type === "string";

/**
 * Put the nodes of an element's children back into it, and take out what shows a text beside them.
 * @param {Drawn} host
 * @param {Element} element
 */
function place(host, element) {
  const nodes = nodesOf(host);
  let at = element.firstChild;
  for (const node of nodes) if (node === at) at = node.nextSibling;
  if (at === null && nodes.length === element.childNodes.length) return;
  const own = new Set(nodes);
  for (const node of [...element.childNodes]) if (!own.has(node) && node.textContent) node.remove();
  at = element.firstChild;
  for (const node of nodes) {
    while (at && !own.has(at)) at = at.nextSibling;
    if (at === node) at = at.nextSibling;
    else element.insertBefore(node, at);
  }
}

/**
 * Return the nodes of a vnode's children, each text as it was written.
 * @param {Drawn} vnode
 * @returns {ChildNode[]}
 */
function nodesOf(vnode) {
  return (vnode.__k ?? []).flatMap((child) => {
    if (typeof child?.type === "function") return nodesOf(child);
    // What could not be drawn has no node.
    if (!child?.__e) return [];
    if (child.type === null && child.__e.data !== `${child.props}`) child.__e.data = child.props;
    return child.__e;
  });
}
