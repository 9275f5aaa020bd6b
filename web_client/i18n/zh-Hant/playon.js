// Traditional Chinese: what is said of playing on from a moment of a past round.

/** @type {typeof import("../en/playon.js").playon} */
export const playon = {
  playOn: "從這裡接著玩",
  what: "會開一張新牌桌，這一局就停在這一刻。你坐一個位子，其他位子由機器人接手，朋友可以用連結加入。這場比賽不計入任何人的成績。",
  seat: "你的座位",
  begin: "接著玩",
  from: (match, round) => `接續第 ${match} 場比賽第 ${round} 局`,
  doesNotCount: "不計入任何人的成績。",
  notChecked: "這一局的牌或骰子是為另一場比賽抽的，所以這裡無法驗證是否公平。",
  refusals: {
    no_such_seat: "這一局沒有這個座位。",
    no_such_step: "這一局沒有這一刻。",
    no_such_strength: "這個遊戲沒有這種程度的機器人。",
    not_now: "這一刻沒有人需要做決定。",
  },
};
