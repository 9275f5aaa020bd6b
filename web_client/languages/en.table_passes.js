// English: what is said of a seat that is offered by a link, and of a player's other devices. It is
// seldom wanted, and so loaded apart.

export const passes = {
  // A seat
  inviteInto: "Invite somebody into this seat",
  /** @param {string} seat */
  seatLink: (seat) => `The invitation into seat ${seat}`,
  scanSeat: "Point a phone's camera at it to take the seat over.",
  /** @param {string} until */
  linkFor: (until) => `It admits one person, once, until ${until}.`,
  /** @param {string} until */
  offeredUntil: (until) => `Somebody is invited into this seat, until ${until}. The link is only where it was made.`,
  newLink: "Make a new link",
  takeBack: "Take the invitation back",

  // Devices
  devicesHint: "Have this table open on your phone and your laptop at once, or move from one to the other.",
  makeLink: "Make a link to another device",
  deviceLink: "The link to your other device",
  scanDevice: "Point your other device's camera at it.",
  keepToYourself: "Keep it to yourself: whoever opens it plays as you.",
  onlyHere: "Only on this device",
  onlyHereSure: "End the game on all your other devices?",
  onlyHereNow: "You play on this device alone now.",
  tooOld: "That link is too old now.",

  // What a link opens
  /** @param {string} name */
  playAs: (name) => `Play as ${name}`,
  /** @param {string} name */
  playAsHint: (name) => `With this link this device plays as ${name}, too. The other one goes on as before.`,
  /** @param {string} name */
  playHereAs: (name) => `Play here as ${name}`,
  /** @param {string} name */
  seatOf: (name) => `The seat of ${name}`,
  /** @param {string} name */
  seatOfHint: (name) => `${name} is away. The host invites you to play on in that seat: with its cards, what it has seen, and its points.`,
  /** @param {string} seat */
  seatAt: (seat) => `Seat ${seat}`,
  seatAtHint: "Whoever sat here has left. The host invites you to play on: with the seat's cards, what it has seen, and its points.",
  anyPassHint: "This link lets you in.",
  usePass: "Come in",
  notNow: "To the table without this link",
  toTable: "To the table",

  /** Why something was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_pass: "This link can't be used any more: it was used, taken back, or is too old.",
    seat_given_away: "While you were away, the host gave your seat to somebody else, who plays on in your place.",
    device_dropped: "You play on another of your devices now, and on that alone.",
    not_offered: "Nobody is invited into that seat any more.",
    seat_held: "Whoever holds that seat is there.",
    too_many_devices: "You are at this table on too many devices. Choose “Only on this device” on one of them first.",
  }),
  /** What to do with a link into a seat, or to another device, that is of no use any more. */
  staleSeat: "If you took the seat on another device, choose “Play on another device” in the menu there to come here, too. Else ask the host for a new link.",
  staleDevice: "It works once, and for ten minutes. On your other device make a new one, under “Play on another device”.",
  /** What can be done after the server's last word. */
  partedHints: /** @type {Record<string, string>} */ ({
    seat_given_away: "You are welcome to come in again under your name: to watch, if the host allows it, and to play in the next match.",
    device_dropped: "To go on here, choose “Play on another device” there, and open the link with this one.",
  }),
};
