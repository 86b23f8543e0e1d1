/** What calls for attention when a decision waits: a sound of our own and a mark in the title. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Two soft strokes of a bell; one tab sounds, not all of them. */
export function chime(): void {
  if (!settings.sound) return;
  const ring = (): void => {
    try {
      context ??= new AudioContext();
      const start = context.currentTime;
      for (const [delay, pitch] of [
        [0, 659],
        [0.16, 523],
      ] as const) {
        const tone = context.createOscillator();
        const volume = context.createGain();
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0.0001, start + delay);
        volume.gain.exponentialRampToValueAtTime(0.12, start + delay + 0.01);
        volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.7);
        tone.connect(volume).connect(context.destination);
        tone.start(start + delay);
        tone.stop(start + delay + 0.8);
      }
    } catch {
      // A device without sound still plays.
    }
  };
  if (!navigator.locks) return ring();
  void navigator.locks.request("londinium-chime", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    ring();
    await new Promise((resolve) => setTimeout(resolve, 900));
  });
}

export function title(text: string, waits: boolean): void {
  document.title = waits ? `● ${text}` : text;
}
