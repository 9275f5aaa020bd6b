/** @import { GameClient } from "../../games/types.js" */
/** @import { OptionField, Table } from "../../net/wire.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { changedFields, fieldInWords, tableInWords, useOptionsInWords } from "./options_in_words.js";

/**
 * What the host has changed since a guest looked at the options.
 * @param {{game: GameClient, fields: OptionField[], before: Table, now: Table}} props
 */
export function OptionsChanged({ game, fields, before, now }) {
  const isLoaded = useOptionsInWords(game)(fields, now.options).length > 0;
  const known = tableInWords(before.options);
  const changes = [
    ...changedFields(fields, before.options, now.options).map((field) => fieldInWords(field, now.options, game.name)),
    ...tableInWords(now.options).filter((line) => !known.includes(line)),
  ];
  const isOther = before.game !== now.game;
  const text = isOther
    ? words("table-event-game_chosen")
    : isLoaded && changes.length
      ? words("lobby-host-changed", { options: changes.join(" · ") })
      : "";
  useAnnounced(text);
  return text && html`<p class="goes-with" data-options-changed>${text}</p>`;
}
