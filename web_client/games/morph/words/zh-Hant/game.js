// Morph 的用語。

import { say, strong } from "../../../../i18n/say.js";

/** @type {import("../../../../i18n/types.js").WordsFor<import("../../wire.js").Reason>} */
const REASONS = { deck_empty: "牌庫空了。", resigned: "對方投降。" };

/** @type {import("../../../../i18n/types.js").WordsFor<import("../../wire.js").Cause>} */
const CAUSES = { attack: "攻擊", cleave: "順劈", spite: "怨恨", scorch: "灼燒", feat: "奇技" };

/** @param {boolean} isMine */
const whose = (isMine) => (isMine ? "你的" : "其");

/** @type {typeof import("../en/game.js").game} */
export const game = {
  title: "Morph",
  shadow: "暗影",
  front: "前線",
  here: "這裡",
  back: "返回",
  against: "對",
  yourHand: "你的手牌",
  watching: "你在觀戰。",
  over: "對局結束",
  end: "結束",
  skip: "略過",
  give: "放入魔力區",
  useFeat: "使用奇技",
  endAndAttack: "結束並攻擊",
  choosable: "可選擇",
  notNow: "現在無法召喚",

  said: {
    cost: (n) => `費用 ${n}`,
    attack: (n) => `攻擊 ${n}`,
    defence: (n) => `防禦 ${n}`,
    damage: (n) => `傷害 ${n}`,
    turned: "橫置",
    feat: (feat, cost, text) => `奇技「${feat}」，費用 ${cost}：${text}`,
  },
  placeOf: (place) => `第 ${place} 位`,
  lineOf: (name, line, n) => `${name}，第 ${line} 線：${n} 隻生物`,
  handSize: (n) => `手牌 ${n} 張`,
  deckSize: (n, gone) => `牌庫：${n} 條命。棄牌堆：${gone} 張`,
  mana: (upright, all, price) => `魔力：${all} 中可用 ${upright}${price ? `，將付 ${price}` : ""}`,
  purse: (budget, spent) => `預算：${budget}${spent ? `，已用 ${spent}` : ""}`,
  powerOf: (n) => (n === null ? "力量未知" : `力量 ${n}`),
  keywordSays: (name, note) => `${name}：${note}。`,

  onLine: (line) => `第 ${line} 線`,
  summonOn: (name, line) => `在第 ${line} 線召喚${name}`,
  costs: (n) => `費用 ${n}。`,
  stakePower: (n) => `押 ${n}`,

  stakes: "押牌",
  staked: "已押",
  stakeWhich: "押一張牌",
  giveWhich: "放一張作魔力",
  summonWhich: "召喚",
  featWhere: "用在哪裡？",
  endNow: "現在結束？",
  yourMove: "輪到你",
  theirTurn: (name) => `輪到${name}`,
  chooseYours: "從手牌選一張",
  onlyYouSee: "只有你看得到",
  stakedByYou: "已押",
  hasStaked: (name) => `${name}已押牌`,
  isChoosing: (name) => `${name}選擇中`,
  hints: {
    stake: "力量較高者先手。後手的第一隻生物費用少 1。兩張牌都成為魔力。",
    stakeThis: (n) => `力量 ${n}。之後成為魔力，誰都不能再看。`,
    mana: "面朝下放到對局結束。之後誰都不能看，你也不能。",
    summon: (n) => `你有 ${n} 點魔力。點一張牌，或結束回合。`,
    discount: "你的第一隻生物費用少 1。",
    nothing: (n) => (n ? `${n} 點魔力無法召喚任何生物。` : "你沒有魔力了。"),
    full: "你的兩條線都滿了。",
    arrives: (cost, place, state) =>
      `費用 ${cost}。排在最${place === "front" ? "前" : "後"}，${state === "upright" ? "直立，立刻能攻擊" : "橫置"}。`,
    couldMore: "你還能行動。",
    attack: (n, sum) => (n ? `${n} 隻生物將攻擊，共 ${sum} 點。` : "沒有生物攻擊。"),
    theirs: { mana: "對方正放一張牌作魔力。", summon: "對方正在召喚。" },
  },
  film: {
    stakes: "亮出押牌",
    assault: "突擊",
    orderOfAttack: "先第 1 線，再第 2 線，由後往前。",
    shadow: "暗影的回合",
    budget: ({ budget, mine, its, creatures, relief }) =>
      `預算 ${Math.max(0, budget)}：你的魔力 ${mine}、它的 ${its}、你的生物 ${creatures}${relief ? `，減 ${relief}` : ""}。`,
  },

  wins: (name) => `${name}獲勝`,
  youWin: "你贏了",
  reasons: REASONS,
  emptied: (loser, turns, left) => `第 ${turns} 回合，${loser}已無牌可拿。勝方牌庫剩 ${left} 張。`,
  gaveUp: (name) => `${name}投降。`,
  scores: { narrow: "險勝", controlled: "穩勝", brilliant: "大勝", total: "完勝" },
  optionIs: (label, value) => `${label}：${value}。`,
  deckDrawn: (side) => `牌庫 ${side}：`,

  bots: {
    random: { name: "簡單", hint: "隨機出牌。" },
    duelist: { name: "中等", hint: "為下一次突擊衡量每一步。" },
    warden: { name: "困難", hint: "也會考慮你的應對。" },
  },
  options: {
    mode: { label: "對手", values: { duel: "互相對戰", solo: "獨自對暗影" } },
    packs: {
      label: "卡牌",
      hint: "一盒：對方使用你留下的兩個陣營。",
      values: { 1: "一盒", 2: "兩盒" },
    },
    relief: {
      label: "暗影的強度",
      hint: "每回合少花 0、2、3 或 4。",
      values: { 0: "殘酷", 2: "強", 3: "公平", 4: "溫和" },
    },
    factions: {
      label: "陣營",
      hint: "點選兩個，或交給抽籤。",
      values: {
        drawn: "抽籤",
        violet_grey: "紫與灰",
        violet_yellow: "紫與黃",
        violet_red: "紫與紅",
        grey_yellow: "灰與黃",
        grey_red: "灰與紅",
        yellow_red: "黃與紅",
      },
    },
  },
  refusals: {
    game_over: "對局已結束。",
    not_your_turn: "還沒輪到你。",
    already_staked: "你已經押了牌。",
    not_in_hand: "這張牌不在你手上。",
    line_full: "這條線滿了。",
    not_enough_mana: "魔力不足。",
    feat_used: "本回合已用過奇技。",
    solo_is_for_one: "暗影模式只能一人：只能坐一個位子。",
    duel_needs_two: "對戰需要兩人。一個人請挑戰暗影。",
    factions_taken: "一盒之中每個陣營只能用一次：請選對方留下的兩個。",
  },

  events: {
    battle_set_up: (e, { who }) =>
      e.mode === "solo" ? say`${who(0)}對上${who(1)}` : say`${who(0)}對上${who(1)}，各有 24 隻生物`,
    stake_chosen: (_, { by }) => say`${by("押了一張牌", "押了一張牌")}`,
    stakes_shown: (e, { who, card }) =>
      e.first === null ? say`力量相同：再押一次` : say`${card(e.stakes.A)}對${card(e.stakes.B)}：${who(e.first)}先手`,
    turn_began: (e, { by }) => say`${by("的回合", "的回合")}，第 ${e.turn_number} 回合`,
    mana_chosen: (e, { by, card }) => say`${by("把", "把")}${card(e.card)}放入魔力區`,
    mana_put: (_, { by }) => say`${by("放了一張魔力", "放了一張魔力")}`,
    mana_drawn: (_, { by }) => say`${by("從牌庫得到一張魔力", "從牌庫得到一張魔力")}`,
    card_received: (e, { by, card }) => say`${by("抽到", "抽到")}${card(e.card)}`,
    creature_summoned: (e, { by, card }) => say`${by("召喚", "召喚")}${card(e.card)}到第 ${e.line} 線`,
    creature_revealed: (e, { who, card }) => say`${who(e.seat)}翻出${card(e.card)}到第 ${e.line} 線，已用 ${e.spent}`,
    shadow_ran_out: (e, { who }) => say`${who(e.seat)}已無牌可翻`,
    feat_used: (e, { by, feat }) => say`${by("使用", "使用")}${feat(e.pair)}`,
    attack_raised: (e, { card }) => say`${card(e.card)}攻擊 +${e.by}`,
    creature_turned: (e, { card }) => say`${card(e.card)}橫置`,
    creature_roused: (e, { card }) => say`${card(e.card)}轉為直立`,
    assault_began: (_, { by }) => say`${by("發動突擊", "發動突擊")}`,
    creature_attacked: (e, { card }) => say`${card(e.card)}${e.again ? "再次攻擊" : "攻擊"}${card(e.target)}`,
    deck_attacked: (e, { card, isMine }) =>
      say`${card(e.card)}攻擊${isMine(1 - e.seat) ? "你的" : ""}牌庫：${e.cards} 張`,
    creature_damaged: (e, { card }) =>
      e.cause === "attack"
        ? say`${card(e.card)}受到 ${e.amount} 點傷害`
        : say`${card(e.card)}因${CAUSES[e.cause]}受到 ${e.amount} 點傷害`,
    creature_destroyed: (e, { card, isMine }) =>
      say`${card(e.card)}${{ discard: "被消滅", mana: `被消滅，進入${whose(isMine(e.seat))}魔力區`, deck: `被消滅，回到${whose(isMine(e.seat))}牌庫底` }[e.into]}`,
    creature_dissipated: (e, { card, isMine }) => say`${card(e.card)}消散到${whose(isMine(e.seat))}牌庫底`,
    card_discarded: (e, { by, card }) => say`${by("棄掉", "棄掉")}${card(e.card)}`,
    card_renewed: (e, { card, isMine }) => say`${card(e.card)}回到${whose(isMine(e.seat))}牌庫底`,
    battle_ended: (e, { who }) => say`${who(e.winner)}獲勝。${strong(REASONS[e.reason])}`,
  },
};
