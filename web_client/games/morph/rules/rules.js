import { rulesBy } from "../../shared/rules/rules.js";
import { Gallery } from "./gallery.js";
import { FieldPicture, KeywordList, Parts, Prodigies, States } from "./pictures.js";
import { R } from "./words.js";

export const Rules = rulesBy("morph", R, {
  card: Parts,
  summon: States,
  assault: FieldPicture,
  keywords: KeywordList,
  feats: Prodigies,
  cards: Gallery,
});
