/** A few short sounds of our own, made by the browser and never louder than a word: what pieces sound like on a table. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "coin" | "hat" | "barge" | "bell" | "victory";

/** When a tone begins, its pitch, how long it rings, how loud, and of what kind it is. */
type Tone = readonly [after: number, pitch: number, lasts: number, loud: number, kind?: OscillatorType];

const SOUNDS: Record<Sound, readonly Tone[]> = {
  card: [
    [0, 240, 0.05, 0.05, "triangle"],
    [0.02, 180, 0.06, 0.04, "triangle"],
  ],
  coin: [
    [0, 1480, 0.12, 0.035],
    [0.05, 1976, 0.18, 0.03],
  ],
  hat: [[0, 150, 0.12, 0.09, "triangle"]],
  barge: [
    [0, 98, 0.45, 0.07, "triangle"],
    [0.04, 147, 0.4, 0.03, "triangle"],
  ],
  bell: [
    [0, 659, 0.7, 0.12],
    [0.16, 523, 0.7, 0.12],
  ],
  victory: [
    [0, 523, 0.3, 0.08],
    [0.14, 659, 0.3, 0.08],
    [0.28, 784, 0.35, 0.08],
    [0.42, 1047, 0.9, 0.09],
  ],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || document.hidden) return;
  play(name);
}

/** Without asking whether it is wanted: for whoever has asked. */
export function play(name: Sound): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [after, pitch, lasts, loud, kind = "sine"] of SOUNDS[name]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = kind;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start + after);
      volume.gain.exponentialRampToValueAtTime(loud, start + after + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + after + lasts);
      tone.connect(volume).connect(context.destination);
      tone.start(start + after);
      tone.stop(start + after + lasts + 0.1);
    }
  } catch {
    // A device without sound still plays.
  }
}
