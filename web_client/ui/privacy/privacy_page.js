import { needWords, words } from "../../i18n/words.js";
import { BRAND } from "../../i18n/brand.js";
import { html } from "../../lib/index.js";
import { howLongKept } from "../../net/privacy.js";
import { navigate } from "../../routing/route.js";
import { useRequest } from "../hooks/use_request.js";
import { refusalWords } from "../refusals/refused.js";
import { Bar, useTitle } from "../screen/screen.js";

needWords("lobby");
needWords("privacy");

/** What this server keeps of people, for how long, who can read it, and what can be erased. */
export function PrivacyPage() {
  const { answer, failure } = useRequest(howLongKept, []);
  useTitle(`${words("privacy-title")} · ${BRAND}`);
  const table = words("privacy-time-tables", { days: answer?.keep_days ?? 0 });
  const kept = answer?.kept_tables ? words("privacy-time-kept", { count: answer.kept_tables }) : "";
  const browser = words("privacy-time-browser", { days: answer?.token_days ?? 0 });
  return html`<main class="page privacy" data-screen="privacy">
    <${Bar} title=${words("privacy-title")}>
      <button type="button" class="btn" data-action="back" onClick=${() => navigate("/")}>${words("table-home")}</button>
    <//>
    <h1 class="sr">${words("privacy-title")}</h1>
    <div class="privacy-parts">
      <${Part} title=${words("privacy-kept")} said=${[
        words("privacy-kept-tables"),
        words("privacy-kept-browser"),
        words("privacy-kept-addresses"),
        words("privacy-kept-here"),
      ]} />
      <${Part} title=${words("privacy-time")} said=${answer ? [table, kept, browser].filter(Boolean) : [failure ? refusalWords(failure) : "…"]} />
      <${Part} title=${words("privacy-readers")} said=${[words("privacy-readers-table"), words("privacy-readers-server")]} />
      <${Part} title=${words("privacy-erasing")} said=${[
        words("privacy-erasing-you"),
        words("privacy-erasing-others"),
        words("privacy-erasing-not"),
      ]} />
    </div>
  </main>`;
}

/** @param {{title: string, said: string[]}} props */
const Part = ({ title, said }) =>
  html`<section data-part><h2 class="disp">${title}</h2>${said.map((each) => html`<p>${each}</p>`)}</section>`;
