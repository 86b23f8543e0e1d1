/** What is said to those who listen: everything that happens, once, then who must do what; and a hint somebody has asked for. */
import { shareWords, whyWords } from "./advice";
import type { Advice, Entry } from "./types";
import { say, type Words } from "./words.svelte";

const LATELY = 6; // entries that are told to whoever comes to a table: what was long before is in the log

export class Announcing {
  said = $state("");
  private heard = 0; // the last entry that was announced: however many come at a time, none is left out

  /** Say what has come, to the seat that looks. */
  tell(entries: readonly Entry[], words: Words, names: readonly string[], seat: number | null, prompt: string): void {
    const after = this.heard || (entries.at(-LATELY)?.number ?? 1) - 1;
    this.heard = entries.at(-1)?.number ?? 0;
    const told = entries
      .filter((entry) => entry.number > after)
      .flatMap((entry) => (entry.kind === "said" ? [`${entry.name}: ${entry.text}`] : words.entry(entry, names, seat)));
    if (told.length) this.said = `${told.join(" ")} ${prompt}`;
  }

  /** Say what a hint has found, or that it is being looked for. */
  advise(advice: Advice | null, busy: boolean, words: Words): void {
    const best = advice?.moves[0];
    if (busy) this.said = say("hint-thinking");
    else if (advice && best)
      this.said = `${say("hint")}: ${words.move(best.move)}, ${shareWords(best, words)}. ${whyWords(advice, 0, words)}`;
  }
}
