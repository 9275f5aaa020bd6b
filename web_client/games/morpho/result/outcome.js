/** @import { Play } from "../types.js" */
/** @import { OutcomeShown } from "../wire.js" */

import { Mark, seatColour, Who } from "../../../ui/icons/icons.js";
import { inARow, list, readOut } from "../../../i18n/grammar.js";
import { isolated } from "../../../i18n/language.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Hand } from "../cards/hand.js";
import { Card } from "../cards/card.js";
import { readCard, readSeat, scoresOf } from "../view.js";
import { castIn, endIn, stoppedBy } from "./deciding.js";
import { Duo } from "./moment_cards.js";
import { outcomeFaction, outcomeHeadline } from "./reasons.js";
import { Story } from "./story.js";

/**
 * Why the round ended, and who scored what. Outside of a table in play, whose top line has it, also everybody's score.
 * @param {{play: Play, heading?: "h1" | "h2"}} props
 */
export function Outcome({ play, heading = "h1" }) {
  const outcome = play.view.outcome;
  const track = heading === "h2" && html`<${Track} play=${play} />`;
  if (!outcome) return track;
  const mine = heading === "h1" && play.seat !== null && myLine(play, play.seat, outcome);
  return html`<div class=${mine ? "prompt with-mine" : "prompt"} data-reason=${outcome.reason}>
      ${mine && html`<div class="my-line"><h1 tabindex="-1" data-mine>${mine.title}</h1><p>${mine.note}</p></div>`}
      ${play.seat !== null && html`<${Hand} play=${play} />`}
      <div class="decision"><${DecidingCards} play=${play} />
        <div class="txt">
          <${mine ? "h2" : heading} tabindex=${mine ? undefined : "-1"} class=${`decided f-${outcomeFaction(outcome.reason)}`} data-decided>${outcomeHeadline(outcome.reason)}<//>
          <p><${Story} play=${play} reason=${outcome.reason} /> ${!outcome.points.some(Boolean) && words("morpho-nobody-scores")} <${Gains} play=${play} outcome=${outcome} /></p>
          ${outcome.denied && html`<p data-denied>${words("morpho-denied", { names: list(outcome.denied.map(play.name)) })}</p>`}
          ${Object.entries(outcome.investments).map(
            ([seat, team]) =>
              html`<p key=${seat}>${words("morpho-invested-in", { name: play.name(Number(seat)), team: words(`morpho-team-${team}.backed`) })}</p>`,
          )}
        </div>
      </div>
    </div>${track}`;
}

/** The cards that decided the round, which its story names. @param {{play: Play}} props */
function DecidingCards({ play }) {
  const cast = castIn(play.feed);
  if (!cast?.cards.length) return null;
  const wrong = cast.isMistake ? words("morpho-mark-wrong") : "";
  const cards = cast.cards.map((identity, i) => ({ identity, stamp: i ? wrong : "" }));
  return html`<div class="duo" aria-hidden="true" data-deciding=${cast.cards.join()}><${Duo} cards=${cards} picture=${`i-${cast.deed}`} /></div>`;
}

/**
 * Every card of the last round, open (R7.7), for a screen without a board: each hand as its owner
 * sees it, with the first card clockwise on the right.
 * @param {{play: Play}} props
 */
export function FinalPosition({ play }) {
  if (!play.view.outcome) return null;
  const seats = Array.from({ length: play.view.seats }, (_, seat) => readSeat(play, seat));
  const middle = readCard(play, "M");
  return html`<ul class="final-position" aria-label=${words("morpho-all-cards")}>
    ${seats.map(
      ({ seat, cards }) => html`<li key=${seat}>
      <${Who} seat=${seat} name=${play.name(seat)} kind=${play.kind(seat)} />
      <span>${cards.reverse().map((card) => html`<${Card} key=${card.slot} card=${card} />`)}</span>
    </li>`,
    )}
    <li key="middle"><span class="who">${words("morpho-middle")}</span><span><${Card} card=${middle} /></span></li>
  </ul>`;
}

/**
 * Return what the round has brought its reader, and what that means.
 * @param {Play} play
 * @param {number} seat the reader's
 * @param {OutcomeShown} outcome
 */
function myLine({ view, feed, name }, seat, { points, scores }) {
  const [gained, score] = [points[seat], scores[seat]];
  const left = (view.target ?? 0) - score;
  const makes = words("morpho-mine-makes", { score, left, open: left > 0 });
  if (gained > 0) return { title: words("morpho-mine-score", { points: gained }), note: makes };
  if (gained < 0) return { title: words("morpho-mine-lose", { points: -gained }), note: makes };
  const end = endIn(feed);
  const stopper = end ? stoppedBy(feed, end, seat) : null;
  const stays = words("morpho-mine-stays", { score });
  if (stopper !== null)
    return {
      title: words("morpho-mine-caught"),
      note: inARow(words("morpho-mine-caught.by", { name: name(stopper) }), stays),
    };
  const isOut = (view.out ?? []).includes(seat);
  return { title: words(isOut ? "morpho-mine-out" : "morpho-mine-nothing"), note: stays };
}

/** @param {{play: Play, outcome: OutcomeShown}} props */
function Gains({ play, outcome }) {
  const scorers = outcome.points.flatMap((points, seat) => (points ? [{ seat, points }] : []));
  return scorers.map(
    ({ seat, points }) => html`<span class="gain" key=${seat} data-gain=${points}>
    <${Who} seat=${seat} name=${play.name(seat)} kind=${play.kind(seat)} /> <b>${isolated(points > 0 ? `+${points}` : `−${-points}`)}</b></span> `,
  );
}

/** @param {Play} play @param {number} seat */
function named(play, seat) {
  const kind = play.kind(seat);
  return readOut(isolated(play.name(seat)), kind && words(`table-${kind}`));
}

/** The longest track that has room for every number. */
const MOST_NUMBERS = 16;

/** Everybody's points on the way to the target. @param {{play: Play}} props */
export function Track({ play }) {
  const { target = 10, outcome } = play.view;
  const scores = scoresOf(play.view);
  const least = Math.min(0, ...scores);
  const cells = Array.from({ length: target - least + 1 }, (_, i) => i + least);
  const step = cells.length > MOST_NUMBERS ? 5 : 1;
  const marks = scores.map((score, seat) => ({ score, seat }));
  /** @param {number} value */
  const there = (value) => marks.filter(({ score }) => Math.min(score, target) === value);
  return html`<ol class="track" aria-label=${words("morpho-score-track")}>
    ${cells.map(
      (
        value,
      ) => html`<li key=${value} aria-hidden=${there(value).length ? undefined : "true"} class=${value === target && (marks.some(({ score }) => score > target) ? "goal past" : "goal")} style=${{ "--there": String(there(value).length) }}>
      <span class="n" aria-hidden="true">${value % step && !there(value).length ? "" : value}</span>
      ${there(value).map(
        ({ score, seat }) => html`
        <span key=${seat} class=${`onTrack ${seatColour(seat)} ${outcome?.points?.[seat] ? "gain" : ""} ${seat === play.seat ? "me" : ""}`}
          role="img" title=${named(play, seat)} aria-label=${words("morpho-score-of", { name: named(play, seat), score, target })} data-score=${score} data-track=${seat}>
          <${Mark} seat=${seat} />${score > target && html`<b class="beyond">${score}</b>`}</span>`,
      )}
    </li>`,
    )}
  </ol>`;
}
