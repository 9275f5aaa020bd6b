import { html } from "../../lib/index.js";
import { navigate, tableAddress } from "../../routing/route.js";
import { CodeForm } from "../forms/code_form.js";

/**
 * Asks for another code, or for the same one again.
 * @param {{invitation: string, refuse: (error: any) => void, look: () => Promise<void>}} props
 */
export function OtherCode({ invitation, refuse, look }) {
  /** @param {string} to @param {string} pass */
  const goTo = (to, pass) => {
    if (to === invitation && !pass) {
      refuse(null);
      void look();
    } else navigate(tableAddress(to) + pass);
  };
  return html`<${CodeForm} go=${goTo} />`;
}
