/** A few soft cues, synthesised: notes with their start and length, in one gentle voice. */

import { prefs } from "../prefs.svelte";

export type Cue = "turn" | "card" | "dice" | "reveal" | "end";

type Note = [hertz: number, at: number, lasts: number, loud: number];

const CUES: Record<Cue, Note[]> = {
  turn: [
    [523, 0, 0.5, 0.1],
    [784, 0.12, 0.7, 0.08],
  ],
  card: [[196, 0, 0.12, 0.1]],
  dice: [
    [330, 0, 0.06, 0.07],
    [262, 0.07, 0.06, 0.07],
    [294, 0.15, 0.1, 0.06],
  ],
  reveal: [
    [220, 0, 1.2, 0.08],
    [277, 0.05, 1.2, 0.06],
    [415, 0.1, 1.4, 0.05],
  ],
  end: [
    [392, 0, 1.2, 0.08],
    [523, 0.18, 1.2, 0.08],
    [659, 0.36, 1.6, 0.07],
  ],
};

let context: AudioContext | undefined;

export function cue(name: Cue): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const out = context;
  for (const [hertz, at, lasts, loud] of CUES[name]) {
    const begin = out.currentTime + at;
    const voice = new OscillatorNode(out, { type: "triangle", frequency: hertz });
    const volume = new GainNode(out, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    voice.connect(volume).connect(out.destination);
    voice.start(begin);
    voice.stop(begin + lasts + 0.05);
  }
}
