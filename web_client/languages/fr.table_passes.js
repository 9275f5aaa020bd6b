// Seats that are offered by a link, and a player's other devices, in French: see en.table_passes.js.

export const passes = {
  refusals: {
    no_such_pass: "Ce lien ne sert plus : il a été utilisé, repris, ou il est trop vieux. Demandes-en un nouveau.",
    seat_given_away: "Pendant ton absence, l’hôte a donné ta place à quelqu’un d’autre, qui joue à ta suite.",
    device_dropped: "Tu joues maintenant sur un autre de tes appareils, et là seulement.",
    not_offered: "Plus personne n’est invité à cette place.",
    seat_held: "La personne qui tient cette place est là.",
    too_many_devices: "Tu es à cette table sur trop d’appareils. Choisis d’abord « Seulement sur cet appareil » sur l’un d’eux.",
  },
};
