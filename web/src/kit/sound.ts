/**
 * Sounds, synthesised: four voices (drum, wood, bowl, wind) that each game's palette plays in its own way, louder and
 * with a heartbeat as danger grows. What can be heard in the room is what everybody at the table knows.
 */

import { prefs } from "../prefs.svelte";

export type Voice = "drum" | "wood" | "bowl" | "wind";
export type Note = readonly [voice: Voice, hertz: number, at: number, lasts: number, loud: number];

/** What a game sounds like. */
export interface Palette {
  turn: readonly Note[];
  end: readonly Note[];
  lines: Readonly<Record<string, readonly Note[]>>; // by the kind of a line of the log
  danger: (view: unknown, seat: number | null) => number; // from 0 to 1, from public facts alone
}

/** For games that have none. */
export const PLAIN: Palette = {
  turn: [
    ["bowl", 523, 0, 0.5, 0.1],
    ["bowl", 784, 0.12, 0.7, 0.08],
  ],
  end: [
    ["bowl", 392, 0, 1.2, 0.08],
    ["bowl", 523, 0.18, 1.2, 0.08],
    ["bowl", 659, 0.36, 1.6, 0.07],
  ],
  lines: {},
  danger: () => 0,
};

const LOUDEST = 0.2;
const BEATS = 3; // of the heart, at the greatest danger
const BEAT = 0.28; // seconds

/** Notes as danger makes them: louder, over a heartbeat. */
export function risen(notes: readonly Note[], danger: number): Note[] {
  const grown = notes.map(([voice, hertz, at, lasts, loud]): Note => [
    voice,
    hertz,
    at,
    lasts,
    Math.min(LOUDEST, loud * (1 + danger)),
  ]);
  const beats = notes.length === 0 ? 0 : Math.round(danger * BEATS);
  return [
    ...grown,
    ...Array.from({ length: beats }, (_, n): Note => ["drum", 52, n * BEAT, 0.3, 0.07 + 0.08 * danger]),
  ];
}

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays notes, if this browser's owner wants sound. */
export function sound(notes: readonly Note[], danger = 0): void {
  if (!prefs.sound || notes.length === 0) return;
  context ??= new AudioContext();
  for (const note of risen(notes, danger)) VOICES[note[0]](context, note);
}

/** A gain that comes up and dies away, connected to the speakers. */
function fading(out: AudioContext, [, , at, lasts, loud]: Note, rise: number): [GainNode, number] {
  const begin = out.currentTime + at;
  const volume = new GainNode(out, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  volume.connect(out.destination);
  return [volume, begin];
}

function hum(out: AudioContext, note: Note, hertz: number, share: number, type: OscillatorType, fall = 1): void {
  const [voice, base, at, lasts, loud] = note;
  const [volume, begin] = fading(out, [voice, base, at, lasts, loud * share], 0.015);
  const source = new OscillatorNode(out, { type, frequency: hertz });
  source.frequency.setValueAtTime(hertz, begin);
  if (fall !== 1) source.frequency.exponentialRampToValueAtTime(hertz * fall, begin + lasts);
  source.connect(volume);
  source.start(begin);
  source.stop(begin + lasts + 0.05);
}

function rush(out: AudioContext, note: Note, width: number, share: number, rise: number): void {
  const [voice, hertz, at, lasts, loud] = note;
  noise ??= hiss(out);
  const [volume, begin] = fading(out, [voice, hertz, at, lasts, loud * share], rise);
  const source = new AudioBufferSourceNode(out, { buffer: noise, loop: true });
  const band = new BiquadFilterNode(out, { type: "bandpass", frequency: hertz, Q: width });
  source.connect(band).connect(volume);
  source.start(begin);
  source.stop(begin + lasts + 0.05);
}

function hiss(out: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: out.sampleRate, sampleRate: out.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

const VOICES: Record<Voice, (out: AudioContext, note: Note) => void> = {
  drum: (out, note) => {
    hum(out, note, note[1] * 1.6, 1, "sine", 0.55);
    rush(out, ["drum", note[1] * 6, note[2], Math.min(0.08, note[3]), note[4]], 0.8, 0.5, 0.004);
  },
  wood: (out, note) => {
    hum(out, note, note[1], 0.7, "triangle");
    rush(out, ["wood", note[1] * 2, note[2], Math.min(0.06, note[3]), note[4]], 6, 1.5, 0.002);
  },
  bowl: (out, note) => {
    for (const [partial, share] of [
      [1, 1],
      [2.71, 0.35],
      [5.15, 0.12],
    ] as const)
      hum(out, note, note[1] * partial, share, "sine");
  },
  wind: (out, note) => rush(out, note, 1.4, 2.5, note[3] * 0.4),
};
