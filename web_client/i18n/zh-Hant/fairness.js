// The check that cards and dice were fair, in traditional Chinese: see ../en/fairness.js.

/** @type {typeof import("../en/fairness.js").fairness} */
export const fairness = {
  title: "驗證抽牌與擲骰是否公平",
  why: "比賽前伺服器先對它的祕密作了承諾，每個瀏覽器也各自加入一段別人不知道的亂數。每張牌、每次擲骰都由這些共同決定，所以誰也不能挑選。現在祕密和亂數都公開了，任何人都能把一切重新抽一次來比對。",
  shown: "承諾、祕密與亂數",
  how: "伺服器的 docs/fairness.md 附有程式，能用這個檔案把整場比賽重新抽一次。",
  commitment: "比賽前的承諾：祕密的 SHA-256",
  secret: "祕密",
  shareOf: (name) => `${name} 的亂數`,
  saveMatch: "把這場比賽存成檔案",
  matchNotWhole: "你太晚加入，無法儲存整場比賽。",
};
