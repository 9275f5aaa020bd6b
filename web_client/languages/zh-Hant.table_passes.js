// Seats that are offered by a link, and a player's other devices, in traditional Chinese: see
// en.table_passes.js.

export const passes = {
  refusals: {
    no_such_pass: "這個連結不能用了：已經用過、被收回，或是過期了。請對方再給你一個。",
    seat_given_away: "你離開的時候，桌主把你的座位給了別人，由對方接著玩。",
    device_dropped: "你現在在另一台裝置上玩，而且只在那一台。",
    not_offered: "那個座位已經沒有邀請任何人了。",
    seat_held: "那個座位的玩家還在。",
    too_many_devices: "你在這張牌桌上用了太多裝置。請先在其中一台選「只用這台裝置」。",
  },
};
