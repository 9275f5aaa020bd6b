// Written by `make wire` from the server's rules: don't edit.

/** What is left to chance, and how events show it. @type {import("../../state/fairness/check.js").ChanceRules} */
export const CHANCE_RULES = {
  opens: "cities_set_up",
  closes: "fight_ended",
  announced: [],
  announced_by: [],
  draws: [{ what: "cities_set_up.first", how: "choice", when: "always", hidden: false, of: ["seats"], by: "first_by", places: {  }, dice: null, pile: null }, { what: "cities_set_up.order", how: "deal", when: "always", hidden: true, of: [["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD"]], by: null, places: { 2: ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52"] }, dice: null, pile: "deck" }, { what: "deck_reshuffled.order", how: "deal", when: "always", hidden: true, of: ["cards"], by: null, places: { 0: ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52"] }, dice: null, pile: "deck" }],
  shows: { cards_seen: ["cards"], card_seen: ["place", "card"], fight_ended: ["deck"] },
  exchanges: {  },
  mixes: {  },
  choices: [],
  piles: { deck: "queue", "hand A": "any", "hand B": "any", street: "any", scrap: "any", "": "any" },
  moves: { cities_set_up: [[1, "deck", "hand {first}"], [1, "deck", "hand {first+1}"], [1, "deck", "hand {first}"], [1, "deck", "hand {first+1}"], [1, "deck", "hand {first}"], [1, "deck", "hand {first+1}"], [1, "deck", "hand {first}"], [1, "deck", "hand {first+1}"]], deck_reshuffled: [["cards", "scrap", ""]], card_drawn: [[1, "deck", "hand {seat}"]], bot_played: [["card", "hand {seat}", "street"]], bot_moved: [["card", "street", "street"], ["passengers", "street", "street"]], bot_morphed: [["card", "street", "street"]], bot_attacked: [["card", "street", "street"], ["scrapped", "street", "scrap"]], building_raised: [["card", "hand {seat}", "scrap"]], bot_deactivated: [["card", "street", "scrap"]], bot_triple_morphed: [["card", "street", "scrap"], ["new", "hand {seat}", "street"]] },
  holds: { cities_set_up: [[["owners"], ["street"]], [["scrap"], ["scrap"]]], cards_seen: [[["cards"], ["hand {seat}"]]], deck_reshuffled: [[["cards"], ["scrap"]]], fight_ended: [[["hands.0"], ["hand A"]], [["hands.1"], ["hand B"]], [["deck"], ["deck"]]] },
  tells: { card_seen: ["card", "hand {seat}"] },
};
