// English: what is said of a seat that is offered by a link, and of a player's other devices. It is
// seldom wanted, and so loaded apart.

export const passes = {
  // A seat
  inviteInto: "Offer this seat to somebody",
  /** @param {string} seat */
  seatLink: (seat) => `The invitation to seat ${seat}`,
  scanSeat: "Point a phone’s camera at it to take over the seat.",
  /** @param {string} until */
  linkFor: (until) => `It lets one person in, once, until ${until}.`,
  /** @param {string} until */
  offeredUntil: (until) => `This seat is on offer until ${until}. The link is only on the page that made it.`,
  newLink: "Make a new link",
  takeBack: "Withdraw the offer",

  // Devices
  devicesHint: "Have this table open on your phone and your laptop at once, or move from one to the other.",
  makeLink: "Make a link to another device",
  deviceLink: "The link to your other device",
  scanDevice: "Point your other device’s camera at it.",
  keepToYourself: "Keep it to yourself: whoever opens it plays as you.",
  onlyHere: "Only on this device",
  onlyHereSure: "End the game on all your other devices?",
  onlyHereNow: "You now play on this device only.",
  tooOld: "That link has expired.",

  // What a link opens
  /** @param {string} name */
  playAs: (name) => `Play as ${name}`,
  /** @param {string} name */
  playAsHint: (name) => `With this link you play as ${name} on this device, too. The other one carries on as before.`,
  /** @param {string} name */
  playHereAs: (name) => `Play here as ${name}`,
  /** @param {string} name */
  seatOf: (name) => `${name}’s seat`,
  /** @param {string} name */
  seatOfHint: (name) => `${name} is away. The host invites you to take over: the cards, what the seat has seen, and the points.`,
  /** @param {string} seat */
  seatAt: (seat) => `Seat ${seat}`,
  seatAtHint: "Whoever sat here has left. The host invites you to take over: the cards, what the seat has seen, and the points.",
  anyPassHint: "This link lets you in.",
  usePass: "Come in",
  notNow: "Go to the table without this link",
  toTable: "Go to the table",

  /** Why something was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_pass: "This link no longer works: it was used, withdrawn, or has expired.",
    seat_given_away: "While you were away, the host gave your seat to somebody else, who plays on in your place.",
    device_dropped: "You now play on another of your devices, and only there.",
    not_offered: "That seat is no longer on offer.",
    seat_held: "Whoever holds that seat is at the table.",
    too_many_devices: "You are at this table on too many devices. Choose “Only on this device” on one of them first.",
  }),
  /** What to do with a link into a seat, or to another device, that is of no use any more. */
  staleSeat: "If you took the seat on another device, choose “Play on another device” in the menu there to come here, too. Otherwise ask the host for a new link.",
  staleDevice: "It works once, and for ten minutes. On your other device make a new one, under “Play on another device”.",
  /** What can be done after the server's last word. */
  partedHints: /** @type {Record<string, string>} */ ({
    seat_given_away: "You are welcome to come in again under your name: to watch, if the host allows it, and to play in the next match.",
    device_dropped: "To go on here, choose “Play on another device” there, and open the link with this one.",
  }),
};
