/** @import { GameClient } from "../../games/types.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { LessonPage } from "../learn/lesson_page.js";

/** The lesson of a game for somebody who is invited, and comes back to the invitation. @param {{game: GameClient, leave: () => void}} props */
export function LessonBefore({ game, leave }) {
  const next = [{ action: "back-to-invitation", label: words("lobby-back-to-invitation"), go: leave }];
  return html`<${LessonPage} game=${game} leave=${leave} next=${next} />`;
}
