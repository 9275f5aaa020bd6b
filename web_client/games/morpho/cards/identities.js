import { IDENTITIES } from "../rule_tables.js";

export { IDENTITIES };

/**
 * Return the class that gives a faction's colours.
 * @param {string | null | undefined} identity
 */
export function factionClass(identity) {
  const known = identity ? IDENTITIES[identity] : undefined;
  return known ? `f-${known.faction}` : "";
}
