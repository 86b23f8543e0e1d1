/** What calls for attention when a decision waits: a sound of our own and a mark in the title. */
import type { Helper } from "./board";
import { settings } from "./settings.svelte";
import { play, sound } from "./sound";
import type { Entry } from "./types";

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

export class Alerts {
  private waited = false; // whether a decision waits already
  private begun = false; // what is told first has happened before

  /** A decision waits, or none: it is called for once. */
  call(waits: boolean, begun: boolean): void {
    if (waits && !this.waited && begun) chime();
    this.waited = waits;
  }

  /** Let be heard what has just happened, unless it is not for whoever is here. */
  ring(fresh: readonly Entry[], sounds: Helper["sounds"], heard: boolean): void {
    const kinds = fresh.flatMap((entry) => entry.events ?? []).map((event) => event.kind);
    const found = kinds.includes("won") ? "victory" : kinds.map((kind) => sounds?.[kind]).find(Boolean);
    if (this.begun && heard && found) sound(found);
    this.begun = true;
  }
}
