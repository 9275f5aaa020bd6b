/** @import { PuzzleAttempt, PuzzleListed, PuzzleSolution } from "./wire.js" */

import { request } from "./rest.js";

/** @param {string} game */
const puzzlesPath = (game) => `/games/${encodeURIComponent(game)}/puzzles`;

/** @param {string} game @param {string} id @param {string} [of] */
const puzzlePath = (game, id, of = "") => `${puzzlesPath(game)}/${encodeURIComponent(id)}${of}`;

/**
 * Return the puzzles of a game, the easiest first.
 * @param {string} game
 * @returns {Promise<PuzzleListed[]>}
 */
export const listPuzzles = (game) => request("GET", puzzlesPath(game));

/**
 * Return the position of a puzzle.
 * @param {string} game
 * @param {string} id
 * @returns {Promise<PuzzleAttempt>}
 */
export const seePuzzle = (game, id) => request("GET", puzzlePath(game, id));

/**
 * Return what comes of the moves of a solver, which the server answers.
 * @param {string} game
 * @param {string} id
 * @param {string[]} moves
 * @returns {Promise<PuzzleAttempt>}
 */
export const attemptPuzzle = (game, id, moves) => request("POST", puzzlePath(game, id, "/attempts"), { moves });

/**
 * Return how a puzzle is solved.
 * @param {string} game
 * @param {string} id
 * @returns {Promise<PuzzleSolution>}
 */
export const seeSolution = (game, id) => request("GET", puzzlePath(game, id, "/solution"));
