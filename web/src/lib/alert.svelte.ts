/** What calls for attention when a decision waits: a sound of our own and a mark in the title. */
import { settings } from "./settings.svelte";
import { play } from "./sound";

/** Two soft strokes of a bell; one tab sounds, not all of them. */
export function chime(): void {
  if (!settings.sound) return;
  if (!navigator.locks) return play("bell");
  void navigator.locks.request("londinium-chime", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play("bell");
    await new Promise((resolve) => setTimeout(resolve, 900));
  });
}

export function title(text: string, waits: boolean): void {
  document.title = waits ? `● ${text}` : text;
}
