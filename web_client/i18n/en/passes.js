// English: what is said of a seat that is offered by a link, and of a player's other devices. It is
// seldom wanted, and so loaded apart.

export const passes = {
  // A seat
  inviteInto: "Offer this seat to someone",
  /** @param {string} seat */
  seatLink: (seat) => `Invitation to seat ${seat}`,
  scanSeat: "Point a phone’s camera at it to take over the seat.",
  /** @param {string} until */
  linkFor: (until) => `It lets one person in once, until ${until}.`,
  /** @param {string} until */
  offeredUntil: (until) => `This seat is on offer until ${until}. The link is shown only on the page that made it.`,
  newLink: "Make a new link",
  takeBack: "Withdraw the offer",

  // Devices
  devicesHint:
    "Have this table open on your phone and your laptop at once, or move from one to the other. The other device gets a copy of your matches and numbers.",
  makeLink: "Make a link to another device",
  deviceLink: "The link to your other device",
  scanDevice: "Point your other device’s camera at it.",
  keepToYourself: "Keep it to yourself: anyone who opens it plays as you.",
  onlyHere: "Play only on this device",
  onlyHereSure: "End the game on all your other devices?",
  onlyHereNow: "You now play on this device only.",
  tooOld: "That link has expired.",

  // What a link opens
  /** @param {string} name */
  playAs: (name) => `Play as ${name}`,
  /** @param {string} name */
  playAsHint: (name) =>
    `This link lets you play as ${name} on this device too. Your other device carries on as before. Use it only if you made it yourself.`,
  /** @param {string} name */
  playHereAs: (name) => `Play here as ${name}`,
  /** @param {string} name */
  seatOf: (name) => `${name}’s seat`,
  /** @param {string} name */
  seatOfHint: (name) =>
    `${name} is away. The host invites you to take over everything the seat has, what it has seen, and its points.`,
  /** @param {string} seat */
  seatAt: (seat) => `Seat ${seat}`,
  seatAtHint:
    "The player who sat here has left. The host invites you to take over everything the seat has, what it has seen, and its points.",
  notNow: "Go to the table without this link",
  toTable: "Go to the table",

  /** Why something was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_pass: "This link no longer works: it was used, withdrawn, or has expired.",
    seat_given_away: "While you were away, the host gave your seat to someone else, who now plays in your place.",
    device_dropped: "You now play only on another of your devices.",
    not_offered: "That seat is no longer on offer.",
    seat_held: "The player in that seat is at the table.",
    too_many_devices:
      "You are at this table on too many devices. Choose “Play only on this device” on one of them first.",
  }),
  /** What to do with a link to a seat or another device that no longer works. */
  stale:
    "Each link works once. If you already play at this table on another device, choose “Play on another device” in its menu to play here too. If the host invited you, ask for a new one.",
  /** What can be done after the server's last word. */
  seatGoneHints: /** @type {Record<string, string>} */ ({
    seat_given_away:
      "You can join again under your name: to watch, if the host allows it, and to play in the next match.",
    device_dropped: "To continue here, choose “Play on another device” there and open the link on this device.",
  }),
};
