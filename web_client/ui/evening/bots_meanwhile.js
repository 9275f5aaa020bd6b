/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { needWords } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { Bots } from "../waiting/bots.js";

needWords("lobby");

/** Bots for the chairs that stay empty, until a friend comes. @param {{store: TableStore, game: GameClient}} props */
export function BotsMeanwhile({ store, game }) {
  const { games } = useOfferedGames();
  const strengths = games.find(({ name }) => name === game.name)?.bots ?? [];
  return strengths.length > 0 && html`<${Bots} store=${store} game=${game} strengths=${strengths} />`;
}
