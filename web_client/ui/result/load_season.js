import { withStyles } from "../../loading/stylesheets.js";

/** Load how everybody stands in the season. */
export const loadSeason = async () => (await withStyles(import("./season.js"), "ui/result/season.css")).Season;
