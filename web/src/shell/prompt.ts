/** The line over the board: who must do what, or how it ended. */
import type { Now } from "../lib/types";
import { owes } from "../lib/sharing";
import { say, type Words } from "../lib/words.svelte";

export function promptOf(now: Now | null, words: Words | null, names: readonly string[]): string {
  if (!now?.view || !words) return "";
  if (now.status === "over") {
    const won = now.result?.ranking.filter((rank) => rank.won).map((rank) => words.name(rank.who, names)) ?? [];
    return won.length ? say("line-won", { names: won.join(", "), count: won.length }) : say("line-nobody-won");
  }
  if (now.status === "closed") return say("line-closed");
  const prompt = words.prompt(now.view);
  if (owes(now, now.seat)) return say("line-you", { prompt });
  return `${now.to_act.map((seat) => words.name(seat, names)).join(", ")}: ${prompt}`;
}
