/** The line over the board: who must do what, or how it ended. */
import type { Now } from "./types";
import { owes } from "./sharing.svelte";
import { say, type Words } from "./words.svelte";

/** Who has won; whoever looks and has won alone is spoken to. */
export function wonBy(now: Now, words: Words, names: readonly string[]): string {
  const won = now.result?.ranking.filter((rank) => rank.won).map((rank) => rank.who) ?? [];
  if (!won.length) return say("line-nobody-won");
  if (won.length === 1 && won[0] === now.seat) return say("line-you-won");
  return say("line-won", { names: won.map((who) => words.name(who, names)).join(", "), count: won.length });
}

export function promptOf(now: Now | null, words: Words | null, names: readonly string[], inPast: boolean): string {
  if (!now?.view || !words) return "";
  if (now.status === "over") return wonBy(now, words, names);
  if (now.status === "closed") return say("line-closed");
  const prompt = words.prompt(now.view);
  if (owes(now, now.seat) && !inPast) return say("line-you", { prompt });
  return `${now.to_act.map((seat) => words.name(seat, names)).join(", ")}: ${prompt}`;
}
