// What M.O.R.P.H.O. is, in French: see ../en/pitch.js.

export const pitch = {
  tagline: ["Quelqu’un à cette table n’est pas qui il prétend.", "C’est peut-être toi."],
  look: ["Regarde", "une carte qui n’est pas à côté de toi,"],
  change: ["Change", "de métier avec la carte du milieu,"],
  strike: ["Frappe", "et montre à tous qui tu es."],
  facts: "De 3 à 9 joueurs. Une partie dure une demi-heure à quatre, et jusqu’à deux heures à neuf.",
};
