// Seats that are offered by a link, and a player's other devices, in traditional Chinese: see ../en/passes.js.

/** @type {typeof import("../en/passes.js").passes} */
export const passes = {
  inviteInto: "邀人接手這個座位",
  seatLink: (seat) => `座位 ${seat} 的邀請`,
  scanSeat: "用手機相機對準它，就能接手這個座位。",
  linkFor: (until) => `只能讓一個人進來一次，到${until}為止。`,
  offeredUntil: (until) => `已邀人接手這個座位，到${until}為止。連結只顯示在產生它的頁面上。`,
  newLink: "產生新的連結",
  takeBack: "收回邀請",

  devicesHint: "同時在手機和電腦上開著這張牌桌，或是從一台換到另一台。你的比賽和成績也會複製過去。",
  makeLink: "產生通往另一台裝置的連結",
  deviceLink: "通往你另一台裝置的連結",
  scanDevice: "用你另一台裝置的相機對準它。",
  keepToYourself: "請勿外流：任何人打開它，都能以你的身分玩。",
  onlyHere: "只用這台裝置",
  onlyHereSure: "要讓你其他的裝置都停下來嗎？",
  onlyHereNow: "你現在只在這台裝置上玩。",
  tooOld: "那個連結已經過期了。",

  playAs: (name) => `以 ${name} 的身分玩`,
  playAsHint: (name) => `有了這個連結，這台裝置也能以 ${name} 的身分玩。另一台照舊。請只用你自己產生的連結。`,
  playHereAs: (name) => `在這裡以 ${name} 的身分玩`,
  seatOf: (name) => `${name} 的座位`,
  seatOfHint: (name) => `${name} 不在。桌主請你在那個座位接著玩：擁有的一切、看過的和分數都一起接手。`,
  seatAt: (seat) => `座位 ${seat}`,
  seatAtHint: "原本坐在這裡的人離開了。桌主請你接著玩：這個座位的一切、看過的和分數都一起接手。",
  notNow: "不用這個連結，直接前往牌桌",
  toTable: "前往牌桌",

  refusals: {
    no_such_pass: "這個連結不能用了：已經用過、被收回，或是過期了。",
    seat_given_away: "你離開的時候，桌主把你的座位給了別人，由對方接著玩。",
    device_dropped: "你現在只在另一台裝置上玩。",
    not_offered: "那個座位已經沒有邀請任何人了。",
    seat_held: "那個座位的玩家還在。",
    too_many_devices: "你在這張牌桌上用了太多裝置。請先在其中一台選「只用這台裝置」。",
  },
  stale:
    "每個連結只能用一次。如果你已經在另一台裝置上玩這張牌桌，請在那裡的選單選「在另一台裝置上玩」，這裡也就能玩了。如果是桌主邀你的，請桌主再給你一個連結。",
  seatGoneHints: {
    seat_given_away: "歡迎你用自己的名字再進來：桌主允許的話可以觀戰，下一場比賽也可以一起玩。",
    device_dropped: "想在這裡繼續，請在那一台選「在另一台裝置上玩」，再用這一台打開連結。",
  },
};
