/** @import { GameClient } from "../../games/types.js" */
/** @import { Child } from "../../lib/index.js" */
/** @import { Table } from "../../net/wire.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { changedFields, fieldInWords, fieldLabel, tableInWords, useOptionsInWords } from "./options_in_words.js";

/**
 * What the host has changed since a guest looked at the options; `children` if that is nothing.
 * @param {{game: GameClient, before: Table, now: Table, children?: Child}} props
 */
export function OptionsChanged({ game, before, now, children }) {
  const { games } = useOfferedGames();
  const fields = games.find(({ name }) => name === now.game)?.option_fields ?? [];
  const isLoaded = useOptionsInWords(game)(fields, now.options).length > 0;
  const known = tableInWords(before.options);
  const changes = [
    ...changedFields(fields, before.options, now.options).map((field) =>
      // Of several things only the game has the words.
      field.kind === "set" ? `${fieldLabel(field, game.name)} …` : fieldInWords(field, now.options, game.name),
    ),
    ...tableInWords(now.options).filter((line) => !known.includes(line)),
  ];
  const isOther = before.game !== now.game;
  const text = isOther
    ? words("table-event-game_chosen")
    : isLoaded && changes.length
      ? words("lobby-host-changed", { options: changes.join(" · ") })
      : "";
  useAnnounced(text);
  return !text ? children : html`<p class="goes-with" data-options-changed>${text}</p>`;
}
