// Traditional Chinese: showing a replay to others, and watching it together.

/** @type {typeof import("../en/sharing.js").sharing} */
export const sharing = {
  share: "分享",
  forTheTable: "給在這張牌桌的人：",
  forOthers: "給任何人：有連結就看得到所有的牌和玩家的名字，但看不到聊天內容，也進不了牌桌。你可以隨時收回。",
  onlySeated: "坐在牌桌上的人才能產生給別人的連結。",
  make: { round: "產生這一局的連結", match: "產生整場比賽的連結" },
  sendAgain: { round: "分享這一局的連結", match: "分享整場比賽的連結" },
  elsewhere: "你在另一部裝置上產生過連結。新的連結會取代它。",
  withdraw: "收回連結",
  together: "跟同桌正在看重播的人一起看：",
  watchTogether: "一起看，由我帶領",
  takeTheLead: "換我帶領",
  youLead: (followers) => (followers ? `由你帶領，${followers} 人跟著你看。` : "由你帶領，還沒有人跟著看。"),
  stopLeading: "停止",
  leads: (name, others) => (others ? `${name} 帶著你和另外 ${others} 人看。` : `${name} 帶著你看。`),
  lookAround: "自己看",
  onYourOwn: (name) => `${name} 正在帶大家看，你在自己看。`,
  follow: "跟著看",
  rounds: "局",
  refusals: {
    no_such_link: "這個連結已經收回，或牌桌已經不在了。",
    no_such_round: "沒有這一局。",
    not_seated: "坐在牌桌上的人才能產生連結。",
    match_goes_on: "比賽還沒結束。",
  },
};
