// What M.O.R.P.H.O. is, in French: see ../en/pitch.js.

export const pitch = {
  look: ["Regarde", "une carte qui n’est pas à côté de toi,"],
  change: ["Change", "de métier avec la carte du milieu,"],
  strike: ["Frappe", "et montre à tous qui tu es."],
};
