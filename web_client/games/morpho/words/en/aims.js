// In English what each identity of M.O.R.P.H.O. wants, shown to its holder while others move.

import { say, strong } from "../../../../i18n/say.js";

export const aims = {
  /** By identity, and by whether it is one's only card. */
  wants: /** @type {Record<string, (alone: boolean) => import("../../../../i18n/types.js").Part[]>} */ ({
    leader: () => say`The ${strong("Leader", "leader")} wins when a mission succeeds or all Killers are gone.`,
    technician: () =>
      say`The ${strong("Technician", "technician")} wins when a mission succeeds or all Killers are gone.`,
    bodyguard: () => say`The ${strong("Bodyguard", "bodyguard")} wins when a mission succeeds or all Killers are gone.`,
    killer: () => say`The ${strong("Killer", "killer")} wins when the Leader is gone or a mission fails.`,
    deserter: (alone) =>
      say`The ${strong("Deserter", "deserter")} wins by escaping${alone ? "" : ", with nothing but Deserters in your hand"}.`,
    spy: () => say`The ${strong("Spy", "spy")} wins with a report that is right.`,
    extremist: () => say`The ${strong("Extremist", "extremist")} wins when three Deserters are gone.`,
    investor: () => say`The ${strong("Investor", "investor")} wins with the side it backs.`,
    mercenary: () =>
      say`The ${strong("Mercenary", "mercenary")} never wins, and costs you 1 point if your other card wins. A Deserter may escape with it.`,
    cyborg: () => say`The ${strong("Cyborg", "cyborg")} wins when the Technician is gone.`,
    psionics: () => say`The ${strong("Psionics", "psionics")} wins by naming everybody else’s cards.`,
    parasite: (alone) =>
      say`The ${strong("Parasite", "parasite")} wins by escaping${alone ? "" : ", whatever your other card is"}.`,
  }),
  /** The card that the player saw last. @param {string} card @param {string} identity @param {string} name of the identity */
  seen: (card, identity, name) => say`You saw ${card}: ${strong(name, identity)}.`,
};
