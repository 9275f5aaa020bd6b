/** @import { Json } from "../../net/wire.js" */

/**
 * Apply a JSON Merge Patch (RFC 7396) and return the result; neither argument is changed.
 * @param {any} target
 * @param {any} patch
 * @returns {any}
 */
export function mergePatch(target, patch) {
  if (!isObject(patch)) return patch;
  const merged = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/** @param {unknown} value */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Return a part of the state after an update.
 * @param {Json | null} before
 * @param {Json | null | undefined} patch
 * @param {boolean | undefined} fresh whether the patch stands in place of what was there
 * @returns {Json | null}
 */
export function patched(before, patch, fresh) {
  if (fresh) return patch ?? null;
  return patch ? mergePatch(before ?? {}, patch) : before;
}
