/** The strength of the bots one meets. */
import { change, settings } from "./settings.svelte";
import type { GameAbout } from "./types";

/** The level chosen for a game, or its usual one. */
export function levelOf(game: GameAbout, usual = game.usual_level): string {
  const chosen = settings.levels[game.id];
  return chosen !== undefined && game.levels.includes(chosen) ? chosen : usual;
}

/** The level for a first game, which somebody new can beat: the lowest, unless another was chosen. */
export const firstLevelOf = (game: GameAbout): string => levelOf(game, game.levels[0]);

export function chooseLevel(game: GameAbout, level: string): void {
  change("levels", { ...settings.levels, [game.id]: level });
}
