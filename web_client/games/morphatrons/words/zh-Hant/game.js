// The words of Morphatrons in traditional Chinese.

/** @import { GameEvents } from "../../types.js" */
/** @import { Damage, Mode, Reason, Weapon } from "../../wire.js" */
/** @import { OptionWords } from "../../../types.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";

const { list, either } = grammarOf("zh-Hant");

/** @type {WordsFor<string, [sign: string, name: string]>} */
const SUITS = { S: ["♠", "黑桃"], H: ["♥", "紅心"], C: ["♣", "梅花"], D: ["♦", "方塊"] };

/** A card or a building, in short. @param {string} name */
const short = (name) => (/^[AB]\d$/.test(name) ? name : `${name.slice(0, -1)}${SUITS[name.slice(-1)][0]}`);

/** A card, spoken. @param {string} card */
const cardName = (card) => `${SUITS[card.slice(-1)][1]} ${card.slice(0, -1)}`;

/** @param {string[]} names */
const all = (names) => list(names.map(short));

/** @type {WordsFor<Mode>} */
const AS = { robot: "機器人", vehicle: "載具" };

/** @type {WordsFor<Damage | "scrapped">} */
const DAMAGE = { minor: "輕傷", critical: "重傷", scrapped: "報廢" };

/** @type {WordsFor<Weapon>} */
const WEAPONS = { strike: "攻擊", shoot: "射擊" };

/** @param {number} n */
const actions = (n) => `${n} 個行動`;

/** Why a game ends. @type {WordsFor<Reason>} */
const REASONS = {
  city_destroyed: "一座城的最後一棟建築倒塌了。",
  turn_limit: "回合已用完：較大的城獲勝。",
  resigned: "對手認輸了。",
};

/** What happened to each target of an attack. @param {any} event */
const fates = ({ damage, scrapped, heights }) => [
  ...Object.entries(damage).map(([card, mark]) => `${short(card)}：${DAMAGE[/** @type {string} */ (mark)]}`),
  ...scrapped.map((/** @type {string} */ card) => `${short(card)}：報廢`),
  ...Object.entries(heights).map(([building, height]) => `${building}：${height ? `高度 ${height}` : "倒塌"}`),
];

export const game = {
  title: "Morphatrons",
  players: "玩家",
  short,
  cardName,
  street: "街道",
  zone: (/** @type {number} */ zone) => `第 ${zone} 區`,
  yourHome: "你的家",
  homeOf: (/** @type {string} */ name) => `${name} 的家`,
  yourCity: "你的城",
  cityOf: (/** @type {string} */ name) => `${name} 的城`,
  yourHand: "你的手牌",
  yourBots: "你的機體",
  botsOf: (/** @type {string} */ name) => `${name} 的機體`,
  building: (/** @type {string} */ building, /** @type {number} */ height) =>
    `${building}，${height ? `高度 ${height}` : "已倒塌"}`,
  deck: (/** @type {number} */ n) => `牌庫：${n} 張`,
  scrapYard: (/** @type {number} */ n) => `廢料場：${n} 張`,
  /** What lies on the scrap yard, by suits. @param {string[]} cards */
  inYard: (cards) =>
    Object.entries(SUITS)
      .map(([suit, [sign]]) => [sign, ...cards.filter((card) => card.endsWith(suit)).map((card) => card.slice(0, -1))])
      .filter(({ length }) => length > 1)
      .map((line) => line.join(" "))
      .join(" · ") || "廢料場是空的。",
  scrapTitle: "廢料場",
  standing: {
    hand: (/** @type {number} */ n) => `手牌 ${n} 張`,
    city: (/** @type {number} */ standing, /** @type {number} */ chips) => `${standing} 棟建築，共 ${chips} 層`,
  },
  chips: (/** @type {number} */ n) => `${n} 層`,

  mine: (/** @type {string} */ card) => `你的${cardName(card)}`,
  theirs: (/** @type {string} */ name, /** @type {string} */ card) => `${name} 的${cardName(card)}`,
  modes: AS,
  damage: DAMAGE,
  marks: /** @type {WordsFor<Damage | "scrapped">} */ ({ minor: "輕傷", critical: "重傷", scrapped: "報廢" }),
  protected: "受保護",
  hasAttacked: "這回合已攻擊過。",
  /** @param {number} damage @param {number} targets */
  strikes: (damage, targets) =>
    targets > 1 ? `近身攻擊至多 ${targets} 個目標，各 ${damage} 點` : `近身攻擊 ${damage} 點`,
  /** @param {number} damage @param {number} targets */
  shoots: (damage, targets) => (targets > 1 ? `射擊至多 ${targets} 個目標，各 ${damage} 點` : `射擊 ${damage} 點`),
  or: (/** @type {string[]} */ things) => either(things),
  robotDoes: (/** @type {string} */ does) => `機器人：${does}。`,
  vehicleDoes: (/** @type {string} */ does) => `載具：${does}。`,
  abilities: /** @type {WordsFor<string>} */ ({ S: "一次移動兩區", H: "能載其他機體", C: "在家建造", D: "保護所在區" }),
  flies: "會飛",
  needsHeight: (/** @type {number} */ height) => `需要一棟高度 ${height} 的建築。`,
  boardFull: "你的機體已和建築一樣多，無法再出牌。",

  over: "遊戲結束",
  theirTurn: (/** @type {string} */ name) => `輪到 ${name}`,
  /** @param {number} n @param {boolean} free */
  left: (n, free) => (n ? `剩 ${actions(n)}${free ? "和一次免費變形" : ""}。` : "只剩免費變形。"),
  actionsLeft: (/** @type {number} */ n, /** @type {boolean} */ free) =>
    `剩 ${actions(n)}，${free ? "還有" : "沒有"}免費變形`,
  turnNumber: (/** @type {number} */ n, /** @type {number} */ limit) => `第 ${n} 回合，共 ${limit} 回合。`,
  attackWhat: /** @type {WordsFor<Weapon>} */ ({ strike: "攻擊哪個？", shoot: "射擊哪個？" }),
  attackHint: (/** @type {number} */ damage, /** @type {number} */ targets, /** @type {number[]} */ zones) =>
    `${targets > 1 ? `至多 ${targets} 個目標，各 ${damage} 點傷害` : `${damage} 點傷害`}。射程：第 ${zones.length > 1 ? `${zones[0]} 至 ${zones[zones.length - 1]}` : zones[0]} 區。`,
  fate: (/** @type {string} */ target, /** @type {string} */ becomes) => `${short(target)}：${DAMAGE[becomes]}。`,
  falls: (/** @type {string} */ building, /** @type {number} */ before, /** @type {number} */ after) =>
    after ? `${building}：${before} → ${after}。` : `${building} 倒塌。`,
  whereTo: "去哪裡？",
  moveHint: "點選亮起的區。",
  riders: (/** @type {string[]} */ cards) => `載著 ${all(cards)}。點選機體可留下它。`,
  noRiders: "獨自前往。點選亮起的機體可載上它。",
  buildWhere: "建在哪裡？",
  buildHint: (/** @type {string} */ card) => `${short(card)} 進廢料場，一棟建築加 1 層。`,
  tripleWhat: "換成哪張？",
  tripleHint: "舊機體報廢。新機體在原地，模式相同，毫無損傷。",
  scrapWhat: (/** @type {string} */ card) => `報廢 ${short(card)}？`,
  scrapHint: "它進廢料場，你抽一張牌。",
  endWhat: "結束回合？",
  endHint: (/** @type {number} */ n) => `還有 ${actions(n)}沒用。`,
  laneTitle: (/** @type {number} */ zone) => `第 ${zone} 區：哪一個？`,

  verbs: /** @type {WordsFor<string>} */ ({
    draw: "抽牌",
    end: "結束回合",
    robot: "機器人",
    vehicle: "載具",
    move: "移動",
    strike: "攻擊",
    shoot: "射擊",
    morph: "變形",
    deactivate: "報廢",
    build: "建造",
    triple: "替換",
  }),
  notes: {
    morph: (/** @type {boolean} */ free) => (free ? "免費" : "1 行動"),
    end: (/** @type {number} */ n) => (n ? `剩 ${n} 個` : ""),
    deactivate: "並抽牌",
    build: "棄掉它",
    damage: (/** @type {number} */ damage, /** @type {number} */ targets) =>
      targets > 1 ? `${damage} × ${targets}` : `${damage}`,
  },
  back: "返回",
  does: {
    attack: (/** @type {Weapon} */ weapon, /** @type {string[]} */ targets) =>
      `${WEAPONS[weapon]} ${targets.length ? all(targets) : "…"}`,
    move: (/** @type {number} */ zone, /** @type {string[]} */ riders) =>
      `前往 ${zone || "…"}${riders.length && zone ? `，載 ${all(riders)}` : ""}`,
    build: (/** @type {string} */ building) => `建造 ${building || "…"}`,
    triple: (/** @type {string} */ old, /** @type {string} */ fresh) =>
      `${old ? short(old) : "…"} 換成 ${fresh ? short(fresh) : "…"}`,
    deactivate: (/** @type {string} */ card) => `報廢 ${short(card)}`,
    end: "結束回合",
    draw: "抽一張牌",
    morph: (/** @type {string} */ card) => `讓 ${short(card)} 變形`,
    play: (/** @type {string} */ card, /** @type {string} */ mode) => `以${AS[mode]}打出 ${short(card)}`,
  },
  watching: "你在觀戰。點選機體可看說明。",

  wins: (/** @type {string} */ name) => `${name} 獲勝`,
  youWin: "你贏了",
  draw: "平手",
  reasons: REASONS,
  ends: {
    city: (/** @type {string} */ loser, /** @type {number} */ turn) => `${loser} 的最後一棟建築在第 ${turn} 回合倒塌。`,
    limit: (/** @type {string} */ winner, /** @type {string} */ standing) =>
      `回合已用完。${winner} 的城較大：${standing}。`,
    drawn: "回合已用完，兩座城一樣大。",
    gaveUp: (/** @type {string} */ name) => `${name} 認輸了。`,
  },
  firstDrawn: (/** @type {string} */ name) => `先手：${name}`,
  shuffled: (/** @type {number} */ n) => `洗了 ${n} 張牌。`,

  options: /** @type {Record<string, OptionWords>} */ ({
    turn_limit: { label: "回合", hint: "雙方合計這麼多回合後，較大的城獲勝。" },
    first: { label: "先手", values: { random: "隨機抽選", A: "1 號位", B: "2 號位" } },
  }),
  bots: {
    random: { name: "簡單", hint: "隨意出招。" },
    fighter: { name: "中等", hint: "會規劃自己的回合。" },
    commander: { name: "困難", hint: "還會考慮你的回應。" },
  },
  refusals: {
    game_over: "遊戲已結束。",
    not_your_turn: "還沒輪到你。",
    no_action: "你沒有行動了。",
    no_card_left: "牌庫和廢料場都空了。",
    board_full: "你的機體已和建築一樣多。",
    too_low: "你的建築都不夠高。",
    no_target: "射程內沒有這種目標。",
    has_attacked: "這個機體這回合已攻擊過。",
    no_builder: "家裡需要一張載具模式的梅花。",
  },

  events: /** @type {GameEvents} */ ({
    cities_set_up: (e, { who }) =>
      say`${who(e.first)} 先手${{ chance: "，由抽選決定", host: "，由房主決定", turn: "，這次輪到" }[e.first_by]}`,
    cards_seen: (e, { by }) => say`${by("拿到", "拿到")} ${strong(all(Object.values(e.cards)))}`,
    card_drawn: (_, { by, isMine }) => (isMine ? [] : say`${by("抽一張牌", "抽一張牌")}`),
    card_seen: (e, { by }) => say`${by("抽到", "抽到")} ${strong(short(e.card))}`,
    deck_reshuffled: (e) => say`廢料場洗成新牌庫，共 ${e.cards.length} 張`,
    bot_played: (e, { by }) => say`${by("打出", "打出")} ${strong(short(e.card))}，作為${AS[e.mode]}`,
    bot_moved: (e, { by }) =>
      say`${by("把", "把")} ${strong(short(e.card))} 移到第 ${e.zone} 區${e.passengers.length ? `，載著 ${all(e.passengers)}` : ""}`,
    bot_morphed: (e, { by }) => say`${by("讓", "讓")} ${strong(short(e.card))} 變成${AS[e.mode]}`,
    bot_attacked: (e, { by }) =>
      say`${by("用", "用")} ${strong(short(e.card))} ${WEAPONS[e.weapon]}。${strong(fates(e).join("，"))}`,
    building_raised: (e, { by }) => say`${by("用", "用")} ${short(e.card)} 把 ${strong(e.building)} 蓋到 ${e.height}`,
    bot_deactivated: (e, { by }) => say`${by("報廢", "報廢")} ${strong(short(e.card))}`,
    bot_triple_morphed: (e, { by }) => say`${by("把", "把")} ${strong(short(e.card))} 換成 ${strong(short(e.new))}`,
    turn_ended: (e, { by }) => (e.by_itself ? [] : say`${by("結束回合", "結束回合")}`),
    fight_ended: (e, { by }) =>
      e.winner === null
        ? say`平手。${strong(REASONS[e.reason])}`
        : say`${by("獲勝", "獲勝")}。${strong(REASONS[e.reason])}`,
  }),
};
