// English: what is said of a seat that is offered by a link, and of a player's other devices. It is
// seldom wanted, and so loaded apart.

export const passes = {
  /** Why something was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_pass: "This link can't be used any more: it was used, taken back, or is too old. Ask for a new one.",
    seat_given_away: "While you were away, the host gave your seat to somebody else, who plays on in your place.",
    device_dropped: "You play on another of your devices now, and on that alone.",
    not_offered: "Nobody is invited into that seat any more.",
    seat_held: "Whoever holds that seat is there.",
    too_many_devices: "You are at this table on too many devices. Choose “Only on this device” on one of them first.",
  }),
};
