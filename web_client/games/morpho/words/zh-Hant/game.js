// The words of M.O.R.P.H.O. that every screen of the game needs.

/** @import { Asked, CardNumber, Faction, GameEvents, Hunch, SeatView, Spoken } from "../../types.js" */
/** @import { Decision, Hindrance, MissionEnded, Reason, Statistic, Team, TieBreak } from "../../wire.js" */
/** @import { Part, WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";
import { identitiesIn } from "../identity_names.js";

const { counted, list, listed } = grammarOf("zh-Hant");

/**
 * Join pieces by a sign, which needs no space behind it.
 * @param {string} sign
 * @param {Part[][]} pieces
 */
const joined = (sign, pieces) =>
  pieces.flatMap(([first, ...rest], i) => (i ? [sign, ...(first === " " ? [] : [first]), ...rest] : [first, ...rest]));

const IDENTITIES = identitiesIn("zh-Hant");

/** @param {string} identity */
const identityCalled = (identity) => IDENTITIES[identity] ?? identity;

/** An identity in a sentence. @param {string} identity */
const the = (identity) => strong(identityCalled(identity), identity);

/** @type {WordsFor<Team>} */
const TEAMS = { red: "殺手（紅）", blue: "MORPHO（青）" };

/** @type {WordsFor<Faction>} */
const FACTIONS = {
  morpho: "MORPHO",
  killers: "殺手",
  deserters: "逃兵",
  outsiders: "局外人",
  aliens: "異形",
};

/** @param {Hunch} hunch */
const hunchIs = ({ about, not }) => {
  const what = IDENTITIES[about] ?? FACTIONS[about] ?? about;
  return not ? `你認為一定不是${what}` : `你猜是${what}`;
};

/** A card of a hand. @param {CardNumber} number */
const cardCalled = (number) => (number ? ` ${number}\u00a0號牌` : "牌");

/** One's own card where there is little room. @param {string} card */
const mine = (card) => card.replace("你的 ", " ");

/** @type {WordsFor<Hindrance>} */
const HINDERED = { conflict: "衝突", suppressed: "沉默" };

/** @type {Record<string, (target: string, move: Asked) => string>} */
const CONFIRMATIONS = {
  snipe: (target) => `狙擊${target}？`,
  assassinate: (target) => `刺殺${target}？`,
  bomb: (target) => `轟炸${target}？`,
  swap: (target) => `與${target}交換？`,
  block: () => "封鎖這一處？",
  mission: () => "啟動任務？",
  escape: () => "試著逃走？",
  report: () => "全部舉報？",
  detonate: () => "引爆三顆炸彈？",
  perceive: () => "說出每一張牌？",
  guess: (_, { identity = "" }) => `是${identityCalled(identity)}嗎？`,
  invest: (_, { team = "" }) => `投資${TEAMS[team] ?? team}？`,
  indicate: (target, { as = "technician" }) => `${target}是${identityCalled(as)}嗎？`,
};

/** @type {WordsFor<MissionEnded["outcome"]>} */
const MISSION_ENDS = {
  succeeded: "任務成功",
  failed: "任務失敗",
  off: "首領已經不在，任務中止",
};

/** Shown in place of points. */
const NOBODY_SCORES = "沒有人得分。";

/** How a round ends. @type {WordsFor<Reason, [headline: string, sentence: string]>} */
const REASONS = {
  killers_eliminated: ["MORPHO 獲勝", "殺手全數淘汰。"],
  leader_eliminated: ["殺手獲勝", "首領遭到淘汰。"],
  deserters_eliminated: ["激進分子獲勝", "三名逃兵遭到淘汰。"],
  technician_eliminated: ["改造人獲勝", "技師遭到淘汰。"],
  mission_succeeded: ["MORPHO 獲勝", "首領找到了技師，任務達成。"],
  mission_failed: ["殺手獲勝", "首領沒有找到技師，任務失敗。"],
  deserter_escaped: ["逃兵獲勝", "逃兵成功逃走了。"],
  parasite_escaped: ["寄生體獲勝", "寄生體成功逃走了。"],
  report_right: ["間諜獲勝", "舉報完全正確。"],
  report_wrong: ["誤報", "間諜報錯了：其他人得分，​衝突或出局的除外。"],
  perception_right: ["念力者獲勝", "全部猜中。"],
  perception_wrong: ["猜錯了", "念力者猜錯了：其他人得分，​衝突或出局的除外。"],
  all_passed: ["一片沉寂", "大家都跳過。"],
  agreed: ["一致同意", "大家同意結束這一局。"],
  turn_limit: ["回合用盡", "到達回合上限。"],
};

/** The titles of a match's highlights, by statistic. @type {WordsFor<Statistic>} */
const HIGHLIGHTS = {
  unseen_points: "深藏不露",
  eliminations: "頭號危險人物",
  looked_at: "最受矚目",
  guards_lost: "最倒楣的保鑣",
  steps_in: "守護天使",
  aimed_at: "眾矢之的",
  right_names: "火眼金睛",
  job_changes: "跳槽達人",
};

export const game = {
  title: "M.O.R.P.H.O.",
  tiles: "這一局的身分",
  oneOf: ["其中", "之一"],
  oneOfThese: "其中之一在牌局裡",
  /** @param {string} name @param {number} left @param {number} dealt */
  tile: (name, left, dealt) => `${name}：${dealt} 張中還剩 ${left} 張`,
  /** @param {number} round */
  round: (round) => `第 ${round} 局`,
  /** @param {number} target */
  firstTo: (target) => `先得 ${target} 分`,
  /** @param {number} turn @param {number | null} limit */
  turn: (turn, limit) => (limit ? `第 ${turn}/${limit} 回合` : `第 ${turn} 回合`),
  middle: "中央",
  hidden: "未公開",
  open: "已翻開",
  allKnow: "眾人皆知",
  everybodyKnows: "公開",
  out: "出局",
  away: "不在",
  standIn: "代打",
  invested: "已投資",
  ring: "牌桌，從你開始順時針",
  /** A seat, read out. @param {SeatView} seat */
  seatSpoken: ({ name, mine, asked, score, target, gained, first, swapToken, out, away, bot, standIn, invested }) =>
    [
      mine ? `${name}（你）` : name,
      bot && "機器人",
      asked && "輪到行動",
      `${target} 分中已得 ${score} 分`,
      gained !== 0 && `這一局${gained > 0 ? "加" : "減"} ${Math.abs(gained)} 分`,
      first && "起始玩家",
      swapToken && "持有換身標記",
      out && "這一局已出局",
      invested && "已投資一方",
      standIn ? "由代打玩" : away && "不在",
    ]
      .filter(Boolean)
      .join("，"),
  /** @param {string} gap */
  blockHere: (gap) => `封鎖${gap}`,
  /** @param {string} gap */
  blockIn: (gap) => `封鎖標記：${gap}`,
  /** @param {string} one @param {string} other */
  gap: (one, other) => ` ${one} 與 ${other} 之間`,
  missionOn: "任務進行中",
  /** @param {string | null} name null for the reader @param {boolean} now */
  missionDue: (name, now) => (now ? `現在輪到${name ? ` ${name}` : "你"}` : `${name ? `${name} ` : "你"}的下個回合`),
  missionTask: "：指認技師，否則任務失敗。",
  endWished: "有人希望結束這一局。",
  endWishedShort: "結束這局？",
  answers: "可選的答案",
  reveals: () => "會亮牌",
  /** @param {string} card */
  withCard: (card) => `用${mine(card)}`,
  back: "返回",
  notYet: "先不要",
  /** @param {string} name */
  watching: (name) => `你在觀戰，只看得到\u200b大家都看得到的。這些是 ${name} 的牌。`,
  /** @param {string} team */
  youInvested: (team) => `你投資了${TEAMS[team] ?? team}。`,
  swapTwo: "點兩張牌來互換。",
  lay: "就這樣放",
  /** @param {string} place @param {string} identity */
  liesAt: (place, identity) => `${place}：${identityCalled(identity)}`,
  nobodyScores: NOBODY_SCORES,
  /** @param {string} name @param {string} team */
  investedIn: (name, team) => `${name} 投資的是${TEAMS[team] ?? team}。`,

  /** @param {string} mode @param {string[] | null} unknowns */

  // When a match is over
  /** The titles for what somebody did most. */
  highlights: HIGHLIGHTS,
  /** What decided among equal totals. */
  ties: /** @type {WordsFor<TieBreak, (winner: string, names: string[]) => string>} */ ({
    last_round: (winner, names) => `${list(names)} 同分；${winner} 在最後一局得分較多。`,
    turn_order: (winner, names) => `${list(names)} 同分，最後一局也同分；${winner} 在該局的順位較後。`,
  }),

  factions: FACTIONS,
  teams: TEAMS,
  hindered: HINDERED,

  /** What a card can do, in two or three words. */
  abilities: /** @type {Record<string, string>} */ ({
    mission: "啟動任務",
    intercept: "攔截逃亡",
    guard: "掩護鄰座",
    snipe: "狙擊一張牌",
    block: "封鎖一處",
    escape: "試著逃走",
    report: "舉報",
    detonate: "引爆炸彈",
    invest: "投資一方",
    assassinate: "刺殺鄰座",
    perceive: "全部說出",
    swap: "交換身體",
    transmit: "重排三張",
  }),

  // Cards
  theMiddleCard: "中央的牌",
  /** The reader, in a sentence about what they did. */
  you: "你",
  /** @param {CardNumber} number */
  yourCard: (number) => `你的${cardCalled(number)}`,
  /** @param {string} owner @param {CardNumber} number */
  cardOf: (owner, number) => ` ${owner} 的${cardCalled(number)}`,
  /** A card in a sentence. @param {Part} owner @param {CardNumber} number */
  cardIn: (owner, number) => say` ${owner} 的${cardCalled(number)}`,
  /** A card of the player that the sentence is about. @param {CardNumber} number */
  theirCard: (number) => `自己的${cardCalled(number)}`,
  /** Return what a screen reader reads out for a card. @param {Spoken} card */
  spoken: ({ name, look, identity, everybody, mine, hindered, hunch }) => {
    const what = identity ? identityCalled(identity) : "";
    const start = name.trim();
    const silent = hindered ? `，${HINDERED[hindered] ?? hindered}` : "";
    if (look === "eliminated") return `${start}，已淘汰${what && `：${what}`}`;
    if (look === "up") return `${start}，${what}，已翻開${silent}`;
    if (look === "hidden") return `${start}，蓋著${hunch ? `，${hunchIs(hunch)}` : ""}`;
    if (everybody) return `${start}，蓋著，大家都知道是${what}${silent}`;
    return mine ? `${start}，${what}，只有你看得到${silent}` : `${start}，蓋著，你看過是${what}`;
  },
  clashNote: "你的兩張牌\u200b互相衝突：沒有能力，也不得分。",
  silenceNote: "你的異形讓\u200b另一張牌沉默。",

  bots: {
    recruit: { name: "簡單", hint: "打得合理，看得到的勝利不會放過。" },
    agent: { name: "普通", hint: "會推算自己看過的一切。" },
    mastermind: { name: "困難", hint: "會看穿別人的舉動，並預先推演。" },
  },
  /** Why a move was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    unsuitable_unknowns: "選出的未知身分有些不適合這個人數。",
    round_over: "這一局已經結束。",
    first_turn: "每局的第一回合\u200b不能使用能力。",
    bound: "這一局你\u200b不能再查看，也不能再轉職。",
    must_act: "還能查看或轉職時不能跳過。",
    must_use_ability: "你翻開的牌有能用的能力，必須使用其中一個。",
    no_such_card: "你沒有做得到這件事的牌。",
    card_missing: "必須說明用哪張牌。",
    hindered: "那張牌現在沒有能力：它與另一張牌衝突，或因異形而沉默。",
    illegal_target: "不能選那個。",
    cannot_escape: "手上只有逃兵（和傭兵）時才能逃走。",
    no_tokens_left: "兩個封鎖標記都放下了。",
    already_swapped: "身體已經交換過一次。",
    illegal_move: "現在不能做那個動作。",
    out_of_round: "你這一局已經出局。",
    already_agreed: "你已經同意了。",
    not_agreed: "你還沒有同意。",
  }),

  /** What can be done: on a chip, and a hint below it. */
  verbs: /** @type {Record<string, [chip: string, hint: string]>} */ ({
    look: ["查看", "一張牌"],
    change: ["轉職", "換中央的牌"],
    snipe: ["狙擊", "一張牌"],
    block: ["封鎖", "一處"],
    mission: ["任務", "啟動"],
    escape: ["逃走", "現在"],
    report: ["舉報", "所有人"],
    detonate: ["引爆", "三顆炸彈"],
    invest: ["投資", "其中一方"],
    assassinate: ["刺殺", "鄰座"],
    perceive: ["感知", "全部說出"],
    swap: ["換身", "交換身體"],
    pass: ["跳過", "什麼都不做"],
    agree: ["結束這一局", "沒有人得分"],
    disagree: ["繼續玩", "收回同意"],
  }),

  /** Which target a move wants, if any, and what is at stake. */
  targets: /** @type {Record<string, [question: string, note: string]>} */ ({
    look: ["查看\u200b哪張牌？", "鄰座的牌\u200b查看不到。"],
    change: ["交出\u200b哪張牌？", "你會拿到\u200b中央的牌，事先看不到。"],
    snipe: ["狙擊\u200b哪張牌？", "保鑣可能會擋下。"],
    block: ["封鎖\u200b哪一處？", ""],
    invest: ["投資\u200b哪一方？", "這一局結束前\u200b只有你知道。"],
    assassinate: ["刺殺\u200b哪張牌？", "沒有人能掩護。"],
    swap: ["與哪張牌\u200b交換？", "大家都會知道\u200b念力者去了哪裡。"],
    indicate: ["指認\u200b哪張牌？", ""],
    mission: ["", "下個回合\u200b你要指認技師。"],
    escape: ["", "鄰座可能\u200b會攔下你。"],
    report: ["", "錯一次，其他人就得分。"],
    perceive: ["", "錯一次，其他人就得分。"],
    detonate: ["", "三顆炸彈\u200b都必須投完。"],
    bomb: ["轟炸\u200b哪張牌？", "沒有人能掩護。"],
    guard: ["挺身而出！", "開槍的牌被淘汰。"],
    intercept: ["攔下逃亡！", "逃亡的牌被淘汰。"],
    take: ["拿哪張牌？", "由你和中央的牌、寄生體\u200b一起重新排放。"],
  }),

  /**
   * A question, read out with what may be answered.
   * @param {string} question @param {string} note @param {string[]} answers @param {number} targets
   */
  asked: (question, note, answers, targets) =>
    [
      /[。？！]$/.test(question) ? question : `${question}。`,
      note,
      answers.length && `你可以選：${list(answers)}。`,
      targets && `桌上有 ${targets} 個可選的目標。`,
    ]
      .filter(Boolean)
      .join(""),

  /** What an arrangement that nobody chose comes to. */
  asTheyLie: "位置不變",

  /** Ask for the confirmation of a move. @param {Asked} move @param {string} target a card, or nothing */
  confirm: (move, target) => CONFIRMATIONS[move.verb]?.(target, move) ?? move.text,
  /** Say what a move shows. @param {string[]} identities of the own cards that it turns up */
  revealNote: (identities) =>
    identities.length > 1
      ? "大家都會看到\u200b你的兩張牌。"
      : `大家都會看到\u200b你的${identityCalled(identities[0])}。`,
  /** What an ability takes from its user. */
  bindNote: "之後不能再查看，\u200b也不能再轉職。",
  shownForAMoment: "你的牌亮出來，再蓋回去。",
  /** The button that makes a move, where it is not the verb itself. */
  confirmWords: /** @type {Record<string, string>} */ ({
    snipe: "開槍",
    assassinate: "刺殺",
    bomb: "轟炸",
    indicate: "就是他",
    guess: "就是他",
  }),
  /** A card chosen by its name. */
  choices: /** @type {Record<string, (card: string) => string>} */ ({
    guard: (card) => `${mine(card).trim()}\u200b掩護`,
    intercept: (card) => `${mine(card).trim()}\u200b攔截`,
    take: (card) => card.trim(),
  }),

  /** What a seat is asked for, if it is the reader's. */
  myDecisions: /** @type {WordsFor<NonNullable<Decision["kind"]>>} */ ({
    turn: "輪到你了",
    indicate: "誰是技師？",
    guard: "挺身而出！",
    intercept: "攔下逃亡！",
    report: "指認\u200b哪張牌？",
    bomb: "轟炸\u200b哪張牌？",
    guess: "是哪個身分？",
    take: "拿哪張牌？",
    arrange: "重新排好",
  }),
  myDecision: "由你決定",
  /** What others are asked for. */
  theirDecisions: /** @type {WordsFor<NonNullable<Decision["kind"]>, (name: string) => string>} */ ({
    turn: (name) => `${name} 的回合`,
    indicate: (name) => `${name} 必須指認技師`,
    guard: (name) => `${name} 挺身而出`,
    intercept: (name) => `${name} 攔截逃亡`,
    report: (name) => `${name} 正在舉報`,
    bomb: (name) => `${name} 正在投彈`,
    guess: (name) => `${name} 正在猜`,
    take: (name) => `${name} 正在選牌`,
    arrange: (name) => `${name} 正在重新排放三張牌`,
  }),
  /** @param {string} name */
  theirDecision: (name) => `由 ${name} 決定`,
  firstTurn: "點自己的牌，看看它怎麼獲勝。",
  /** What else a decision is about. */
  decisionNotes: {
    /** @param {string} shooter @param {string} target cards */
    guard: (shooter, target) => `${shooter.trim()}向${target}開槍。`,
    /** @param {string[]} cards @param {string | null} owner of all of them; null for the reader */
    intercept: (cards, owner) =>
      cards.length > 1 ? `${owner ? `${owner} ` : "你"}的兩張牌\u200b正在逃亡。` : `正在逃亡：${cards[0].trim()}。`,
    /** @param {string[]} identities */
    report: (identities) => `還要指認：${list(counted(identities.map(identityCalled)))}。`,
    indicate: "指對了，MORPHO 獲勝；​指錯了，殺手獲勝。",
    /** @param {number} left */
    bomb: (left) => `還有 ${left} 顆炸彈。`,
    /** @param {string} card */
    guess: (card) => `要猜的是${card}。`,
    /** @param {string | null} name null for the reader @param {string} card */
    take: (name, card) => `${name ? `${name} ` : "你"}查看了${card}，那是寄生體。`,
  },

  reasons: REASONS,
  roundOver: "本局結束",

  /** The feed of the game. */
  events: /** @type {GameEvents} */ ({
    saw: (e, { card }) =>
      joined(
        "，",
        Object.entries(e.cards).map(([slot, identity]) => say`${card(slot)}是${the(identity)}`),
      ),
    investigated: (e, { by, card }) => say`${by("查看")}${card(e.slot)}`,
    job_changed: (e, { by, own }) => say`${by("用")}${own(e.slot)}換了中央的牌`,
    revealed: (e, { card }) => say`${card(e.slot)}翻開：${the(e.identity)}`,
    sniped: (e, { by, card }) => say`${by("狙擊")}${card(e.target)}`,
    guard_asked: (_, { by }) => say`${by("必須掩護")}`,
    guarded: (e, { card }) => say`${card(e.slot)}挺身而出：${the(e.identity)}`,
    intercept_asked: (_, { by }) => say`${by("必須攔截")}`,
    intercepted: (e, { card }) => say`${card(e.slot)}攔下逃亡：${the(e.identity)}`,
    eliminated: (e, { card }) => say`${card(e.slot)}被淘汰：${the(e.identity)}`,
    went_out: (_, { by }) => say`${by("這一局出局")}`,
    blocked: (e, { by, gap }) => say`${by("把封鎖標記放在")}${gap(e.gap)}`,
    block_removed: (e, { gap }) => say`${gap(e.gap)}的封鎖標記移除`,
    mission_activated: (_, { by }) => say`${by("啟動任務")}`,
    indication_asked: (_, { by }) => say`${by("必須指認技師")}`,
    indicated: (e, { by, card }) =>
      e.named === e.identity
        ? say`${by("指認")}${card(e.slot)}是${the(e.named)}：正確`
        : say`${by("指認")}${card(e.slot)}是${the(e.named)}，其實是${the(e.identity)}`,
    mission_ended: (e) => say`${MISSION_ENDS[e.outcome]}`,
    escape_tried: (e, { by, own }) => say`${by("帶著")}${e.slots.length > 1 ? "兩張牌" : own(e.slots[0])}試著逃走`,
    escaped: (_, { by }) => say`${by("逃走了")}`,
    report_began: (_, { by }) => say`${by("開始舉報")}`,
    detonation_began: (_, { by }) => say`${by("開始投彈")}`,
    bombed: (e, { by, card }) => say`${by("轟炸")}${card(e.target)}`,
    invested: (_, { by }) => say`${by("投資一方，之後都跳過")}`,
    investment_chosen: (e) => say`你投資了${strong(TEAMS[e.team])}`,
    assassinated: (e, { by, card }) => say`${by("刺殺")}${card(e.target)}`,
    perception_began: (_, { by }) => say`${by("開始說出所有的牌")}`,
    guessed: (e, { by, card }) =>
      e.named === e.identity
        ? say`${by("猜")}${card(e.slot)}是${the(e.named)}：猜中`
        : say`${by("猜")}${card(e.slot)}是${the(e.named)}，其實是${the(e.identity)}`,
    swapped: (e, { by, own, card }) => say`${by("把")}${own(e.slot)}與${card(e.target)}交換`,
    transmit_began: (e, { by, card }) =>
      joined("：", [say`${by("要重新排放三張牌")}`, say`${card(e.slot)}是${the("parasite")}`]),
    transmit_taken: (e, { by, card }) => say`${by("拿走")}${card(e.slot)}`,
    transmit_laid: (e, { by, card }) => say`${by("把")}${joined("、", e.places.map(card))}重新蓋好`,
    passed: (_, { by }) => say`${by("跳過")}`,
    agreed: () => say`你同意結束這一局`,
    disagreed: () => say`你想繼續玩`,
    end_wished: (e) => (e.wished ? say`有人希望結束這一局` : say`沒有人再想結束這一局`),
    round_started: (e) => say`第 ${e.round} 局`,
    turn_began: (e, { who }) => say`${who(e.seat)}`,
    honours_given: (e, { who }) =>
      Object.entries(e.seats).flatMap(([feat, seats]) => [
        ...(HIGHLIGHTS[feat] ? say`${strong(HIGHLIGHTS[feat])}：${listed(seats.map((seat) => [who(seat)]))}。` : []),
      ]),
    points_denied: (e, { who }) => say`${listed(e.seats.map((seat) => [who(seat)]))} 的牌互相衝突，不得分`,
    tie_broken: (e, { who }) =>
      e.by === "last_round"
        ? say`${listed(e.seats.map((seat) => [who(seat)]))} 同分；${who(e.winner)} 在最後一局得分較多`
        : say`${listed(e.seats.map((seat) => [who(seat)]))} 同分；${who(e.winner)} 在最後一局的順位較後`,
    round_ended: (e, { who }) => say`${strong(REASONS[e.reason][0])}：${REASONS[e.reason][1]}${gains(e.points, who)}`,
  }),
  /** A gap between two players or two cards, in a sentence. @param {Part[]} one @param {Part[]} other */
  gapIn: (one, other) => say` ${one} 與 ${other} 之間`,
};

/** @param {number[]} points by seat @param {(seat: number) => Part} who */
const gains = (points, who) => {
  const gained = points.flatMap((n, seat) => (n ? [say`${who(seat)}\u00a0${n > 0 ? "+" : "−"}${Math.abs(n)}`] : []));
  return gained.length ? joined("、", gained) : [NOBODY_SCORES];
};
