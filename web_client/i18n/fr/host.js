// French: see ../en/host.js.

import { grammarOf } from "../grammar.js";

const { plural, list } = grammarOf("fr");

/** @type {typeof import("../en/host.js").host} */
export const host = {
  whoMayCome: "Qui peut entrer",
  entries: {
    open: "Les invités",
    approval: "Avec mon accord",
    locked: "Personne",
  },
  entryHints: {
    open: "Tous ceux qui ont le lien ou le code.",
    approval: "Les autres attendent dehors, sans rien voir, que tu les laisses entrer.",
    locked: "Ceux qui sont là restent et peuvent revenir.",
  },
  mute: "Couper la parole",
  unmute: "Rendre la parole",
  botsSpeak: "Les bots parlent",
  botsSpeakHint: "Ils ne savent que ce que tout le monde sait. Tout n’est pas vrai.",
  clearChat: "Effacer la discussion",
  clearChatSure: "Effacer tout ce qui a été dit, sur tous les écrans ?",
  askToCome: (names) => `${list(names)} ${plural(names.length, { one: "demande", other: "demandent" })} à entrer`,
  letIn: (name) => `Accepter ${name}`,
  turnAway: "Refuser",
  turnAwaySure: (name) => `Refuser ${name} pour de bon ? La table aura une nouvelle invitation.`,
  youAsked: "Tu as demandé à entrer",
  waitOutside: "Dès que l’hôte te laisse entrer, la table s’ouvre ici.",
  askNoLonger: "Ne plus demander",
};
