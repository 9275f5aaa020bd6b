import { needWords } from "../../../i18n/words.js";
import { rulesBy } from "../../shared/rules/rules.js";
import { Gallery } from "./gallery.js";
import { FieldPicture, KeywordList, Parts, Prodigies, States } from "./pictures.js";

needWords("morph.learn");

const TOPICS = ["aim", "card", "stake", "mana", "summon", "assault", "keywords", "feats", "solo", "end", "cards"];

export const Rules = rulesBy("morph", TOPICS, {
  card: Parts,
  summon: States,
  assault: FieldPicture,
  keywords: KeywordList,
  feats: Prodigies,
  cards: Gallery,
});
