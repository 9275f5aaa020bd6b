// The sounds, made from a few sines and a little noise; all of them short, soft and dry.

/** @import { SoundName, Timbre } from "./types.js" */

/** The overall volume, as a part of the device's. */
const VOLUME = 0.3;
/** Below this a sound counts as silence; exponential ramps can't reach none. */
const SILENCE = 0.0001;
const NOISE_SECONDS = 0.5;

/**
 * A struck or blown tone that slides and dies away.
 * @typedef {object} Tone
 * @property {number} from hertz
 * @property {number} [to] hertz at its end; the same if left out
 * @property {number} lasts seconds
 * @property {number} loud from 0 to 1
 * @property {OscillatorType} [wave]
 * @property {number} [after] seconds before it begins
 * @property {number} [rise] seconds until it is loudest
 */

/**
 * A breath of noise, of which only what is around one pitch can be heard.
 * @typedef {object} Breath
 * @property {number} around hertz
 * @property {number} [to] hertz at its end
 * @property {number} lasts seconds
 * @property {number} loud from 0 to 1
 * @property {BiquadFilterType} [filter]
 * @property {number} [narrow] how narrow around the pitch
 * @property {number} [after] seconds before it begins
 * @property {number} [rise] seconds until it is loudest
 */

/** @type {(after: number, loud: number) => (Tone | Breath)[]} A knuckle on wood. */
const knuckle = (after, loud) => [
  { from: 215, to: 140, lasts: 0.12, loud, after },
  { from: 430, to: 330, lasts: 0.05, loud: loud * 0.35, after },
  { around: 1500, lasts: 0.025, loud: loud * 0.5, after },
];

/** @type {(after: number, loud: number) => (Tone | Breath)[]} A small hard thing on wood. */
const click = (after, loud) => [
  { from: 1250, to: 900, lasts: 0.035, loud: loud * 0.5, after },
  { around: 2300, lasts: 0.02, loud, after },
];

/** @type {(notes: number[], apart: number, lasts: number, loud: number, after?: number) => Tone[]} */
const notes = (pitches, apart, lasts, loud, after = 0) =>
  pitches.flatMap((from, i) => {
    const begins = after + i * apart;
    return [
      { from, lasts, loud, wave: "triangle", after: begins, rise: 0.02 },
      { from: from * 2, lasts: lasts * 0.6, loud: loud * 0.2, after: begins, rise: 0.02 },
    ];
  });

/** What games end on: a wave, how soft it begins, how long its tones are, and the pitch of the lowest. @type {Record<Timbre, {wave: OscillatorType, rise: number, lasts: number, base: number}>} */
const TIMBRES = {
  wood: { wave: "triangle", rise: 0.003, lasts: 0.3, base: 196 },
  glass: { wave: "sine", rise: 0.03, lasts: 1.4, base: 392 },
  brass: { wave: "sawtooth", rise: 0.05, lasts: 0.6, base: 146.8 },
  toy: { wave: "square", rise: 0.004, lasts: 0.2, base: 330 },
};

/** Tones by their ratios to the lowest, one after the other; the last is held. @param {Timbre} timbre @param {number[]} ratios @param {number} apart @returns {Tone[]} */
function melody(timbre, ratios, apart) {
  const { base, lasts, wave, rise } = TIMBRES[timbre];
  const loud = wave === "sawtooth" || wave === "square" ? 0.09 : 0.24;
  return ratios.map((ratio, i) => ({
    ...{ wave, rise, loud, from: base * ratio, after: i * apart },
    lasts: i === ratios.length - 1 ? lasts + 0.8 : lasts,
  }));
}

/** @type {(timbre: Timbre) => Record<string, Tone[]>} */
const endings = (timbre) => ({
  [`fanfare-${timbre}`]: melody(timbre, [1, 1.25, 1.5, 2], 0.12),
  [`sigh-${timbre}`]: melody(timbre, [1.2, 1, 0.84, 0.75], 0.2),
});

/** @type {(after: number, loud: number) => Tone} A beat of a heart. */
const beat = (after, loud) => ({ from: 62, to: 38, lasts: 0.16, loud, after, rise: 0.012 });

/** @type {Record<string, (Tone | Breath)[]>} */
const SOUNDS = {
  ...Object.assign({}, ...Object.keys(TIMBRES).map((name) => endings(/** @type {Timbre} */ (name)))),
  knock: [...knuckle(0, 0.9), ...knuckle(0.15, 0.7)],
  "double-knock": [...knuckle(0, 0.5), ...knuckle(0.11, 0.4), ...knuckle(0.42, 0.5), ...knuckle(0.53, 0.4)],
  paper: [{ around: 3200, to: 5200, lasts: 0.16, loud: 0.7, narrow: 0.8, rise: 0.05 }],
  flip: [
    { around: 2600, to: 4800, lasts: 0.1, loud: 0.6, narrow: 0.8, rise: 0.04 },
    { around: 1900, lasts: 0.03, loud: 0.9, after: 0.1 },
    { from: 320, to: 240, lasts: 0.05, loud: 0.25, after: 0.1 },
  ],
  stamp: [
    { from: 300, to: 190, lasts: 0.09, loud: 0.6, wave: "triangle" },
    { around: 900, lasts: 0.04, loud: 0.5 },
  ],
  dice: [
    ...[0.04, 0.11, 0.19, 0.26].map((after) => click(after, 0.25)),
    ...[0.36, 0.42, 0.48, 0.54, 0.6].map((after) => click(after, 0.6)),
  ].flat(),
  stone: [...click(0, 0.8), { from: 190, to: 150, lasts: 0.07, loud: 0.5 }],
  snap: [
    { around: 2400, to: 350, lasts: 0.16, loud: 0.9, filter: "lowpass", narrow: 0.7 },
    { from: 160, to: 60, lasts: 0.14, loud: 0.6 },
  ],
  thud: [
    { from: 98, to: 44, lasts: 0.34, loud: 1 },
    { around: 260, to: 90, lasts: 0.14, loud: 0.6, filter: "lowpass", narrow: 0.7 },
  ],
  bell: [
    { from: 587, lasts: 1.1, loud: 0.3, rise: 0.005 },
    { from: 1468, lasts: 0.6, loud: 0.08, rise: 0.005 },
    { from: 880, lasts: 1.2, loud: 0.22, after: 0.14, rise: 0.005 },
  ],
  chord: notes([220, 277.2, 329.6], 0.07, 1.3, 0.24),
  fanfare: [...notes([293.7, 370, 440], 0.09, 0.5, 0.2), ...notes([587.3], 0, 1.4, 0.26, 0.3)],
  sigh: [
    ...notes([261.6, 233.1, 196], 0.16, 0.7, 0.2),
    { from: 98, to: 87, lasts: 1.1, loud: 0.3, after: 0.32, rise: 0.05 },
  ],
  finale: [...notes([220, 277.2, 329.6], 0.06, 0.6, 0.2), ...notes([293.7, 370, 440, 587.3], 0.05, 1.9, 0.2, 0.42)],
  heart: [beat(0.06, 1), beat(0.23, 0.6), beat(0.66, 1), beat(0.83, 0.6)],
  roll: Array.from({ length: 24 }, (_, i) => ({ around: 420, lasts: 0.05, loud: 0.08 + 0.02 * i, after: 0.05 * i })),
  tap: [{ from: 620, to: 760, lasts: 0.07, loud: 0.2, rise: 0.01 }],
};

/** The sounds that can be played. */
export const NAMES = Object.keys(SOUNDS);

/** Plays the sounds into an audio context. */
export class Synthesis {
  /** @param {AudioContext} context */
  constructor(context) {
    this.context = context;
    this.out = context.createGain();
    this.out.gain.value = VOLUME;
    this.out.connect(context.destination);
    this.noise = makeNoise(context);
  }

  /**
   * @param {SoundName} name
   * @param {number} after seconds from now
   * @returns {number} seconds from now until it is over
   */
  play(name, after) {
    const at = this.context.currentTime + after;
    const parts = SOUNDS[name];
    for (const part of parts) {
      if ("from" in part) this.#sing(part, at);
      else this.#breathe(part, at);
    }
    return after + Math.max(...parts.map((part) => (part.after ?? 0) + part.lasts));
  }

  /** @param {Tone} tone @param {number} at */
  #sing({ from, to = from, wave = "sine", after = 0, ...shape }, at) {
    const source = new OscillatorNode(this.context, { type: wave, frequency: from });
    source.frequency.setValueAtTime(from, at + after);
    source.frequency.exponentialRampToValueAtTime(to, at + after + shape.lasts);
    source.connect(this.#envelope(shape, at + after));
    source.start(at + after);
    source.stop(at + after + shape.lasts);
  }

  /** @param {Breath} breath @param {number} at */
  #breathe({ around, to = around, filter = "bandpass", narrow = 1.4, after = 0, ...shape }, at) {
    const source = new AudioBufferSourceNode(this.context, { buffer: this.noise });
    const sieve = new BiquadFilterNode(this.context, { type: filter, frequency: around, Q: narrow });
    sieve.frequency.setValueAtTime(around, at + after);
    sieve.frequency.exponentialRampToValueAtTime(to, at + after + shape.lasts);
    source.connect(sieve).connect(this.#envelope(shape, at + after));
    // Begin anywhere in the noise, so that no two sheets of paper sound alike.
    source.start(at + after, Math.random() * (NOISE_SECONDS - shape.lasts), shape.lasts);
  }

  /** @param {{lasts: number, loud: number, rise?: number}} shape @param {number} at */
  #envelope({ lasts, loud, rise = 0.003 }, at) {
    const node = this.context.createGain();
    node.gain.setValueAtTime(SILENCE, at);
    node.gain.exponentialRampToValueAtTime(loud, at + rise);
    node.gain.exponentialRampToValueAtTime(SILENCE, at + lasts);
    node.connect(this.out);
    return node;
  }
}

/** @param {AudioContext} context */
function makeNoise(context) {
  const length = Math.ceil(NOISE_SECONDS * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
