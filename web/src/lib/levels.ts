/** The strength of the bots one meets. */
import { change, settings } from "./settings.svelte";
import type { GameAbout } from "./types";

/** The level chosen for a game, or its usual one. */
export function levelOf(game: GameAbout): string {
  const chosen = settings.levels[game.id];
  return chosen !== undefined && game.levels.includes(chosen) ? chosen : game.usual_level;
}

export function chooseLevel(game: GameAbout, level: string): void {
  change("levels", { ...settings.levels, [game.id]: level });
}
