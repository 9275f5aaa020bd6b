// The settings, in French: see ../en/settings.js.

import { grammarOf } from "../grammar.js";

const { ago, list, plural } = grammarOf("fr");

/** In milliseconds. */
const HOUR = 3_600_000;

/** @type {typeof import("../en/settings.js").settings} */
export const settings = {
  settingsKept: "Enregistrés dans ce navigateur, pour toutes les tables.",
  theme: "Couleurs",
  themes: {
    system: "Comme le système",
    dark: "Sombre",
    light: "Clair",
    contrast: "Contraste élevé",
  },
  language: "Langue",
  soundHint: "Un coup frappé quand c’est à toi, et des sons doux pour ce qui se passe à la table.",
  notices: "Notifications",
  noticeHints: {
    granted: "Quand c’est à toi et que tu regardes ailleurs. Elles ne révèlent rien du jeu.",
    default:
      "Quand c’est à toi et que tu regardes ailleurs. Elles ne révèlent rien du jeu. Ton navigateur te demandera de les autoriser.",
    denied:
      "Ton navigateur les bloque pour ce site. Autorise-les dans les réglages du site (l’icône devant l’adresse), puis active-les ici.",
    insecure: "Les navigateurs ne les autorisent qu’aux adresses sécurisées, et celle-ci ne commence pas par https.",
    unsupported:
      "Ce navigateur ne peut pas en afficher. Sur un iPhone ou un iPad, ajoute d’abord cette page à l’écran d’accueil.",
  },
  vibration: "Vibration",
  vibrationHint: "Brève, quand c’est à toi.",
  awake: "Garder l’écran allumé",
  awakeHint: "Pendant qu’une manche se joue.",
  motion: "Animations",
  motions: { system: "Comme le système", none: "Aucune" },

  devices: "Tes appareils",
  thisBrowser: "Ce navigateur",
  otherDevice: (tables) =>
    `Un autre appareil, ${plural(tables.length, { one: "à la table", other: "aux tables" })} ${list(tables)}`,
  lastUsed: (ms) => (ms < 2 * HOUR ? "utilisé récemment" : `utilisé ${ago(ms)}`),
  signOutElsewhere: "Se déconnecter partout ailleurs",
  signOutElsewhereSure: "Ne jouer plus que dans ce navigateur ?",
  signedOutElsewhere: "Tu ne joues plus que dans ce navigateur.",
  signOutHere: "Se déconnecter de ce navigateur",
  signOutHereSure:
    "Abandonner les places de ce navigateur ? Tu gardes celles qu’un autre de tes appareils a aussi. Ce navigateur oublie aussi tes notes et tes réglages.",
};
