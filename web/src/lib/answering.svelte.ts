/** What the page answers by itself: a decision with one possible answer, unless it was taken back or is to be asked all the same. */
import type { Choosing } from "./choosing.svelte";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { Entry, Now } from "./types";

/** Milliseconds a person might take; what is answered at once would tell the others that there was nothing to choose. */
export const LEAST = 700;
export const MOST = 1900;

/** The only move there is, if the page is to answer with it. */
export function onlyMove(moves: readonly string[], now: Now | null, held: number | null): string | null {
  return moves.length === 1 && now !== null && now.version !== held ? moves[0]! : null;
}

/** How long to wait with it: a step of one's own chain ends with the chain, and only then do others hear of it. */
export function pauseBefore(
  entries: readonly Entry[],
  seat: number | null,
  chance: () => number = Math.random,
): number {
  const last = entries.filter((entry) => entry.kind === "played" || entry.events?.length).at(-1);
  return last?.kind === "played" && last.seat === seat ? 0 : LEAST + chance() * (MOST - LEAST);
}

export class Answering {
  private held = $state<number | null>(null); // the version at which a choice was taken back: there one is asked

  constructor(
    private readonly table: Pick<Table, "now" | "entries" | "flush">,
    private readonly choosing: Pick<Choosing, "answer" | "wish" | "problem" | "busy">,
  ) {}

  /** The move the page answers with, if it does. */
  only(moves: readonly string[]): string | null {
    if (settings.single !== "answer" || settings.confirm === "each" || this.choosing.busy) return null;
    return onlyMove(moves, this.table.now, this.held);
  }

  /** Answer after as long as it takes; what is returned ends the wait. What has happened unseen may have made another question of it. */
  soon(move: string): () => void {
    const { now, entries } = this.table;
    const answer = (): void => {
      this.table.flush();
      if (this.table.now?.version === now?.version) void this.choosing.answer(move);
    };
    const timer = setTimeout(answer, pauseBefore(entries, now?.seat ?? null));
    return () => clearTimeout(timer);
  }

  /** Take a choice back, and with it what the page answered by itself after it. */
  takeBack = async (): Promise<void> => {
    do {
      this.held = this.table.now?.version ?? null;
      await this.choosing.wish({ do: "undo", seat: this.table.now?.seat ?? null });
    } while (settings.single === "answer" && this.isOnlyAnswer() && !this.choosing.problem);
    this.held = this.table.now?.version ?? null;
  };

  private isOnlyAnswer(): boolean {
    return !!this.table.now?.undo && this.table.now.moves?.length === 1;
  }
}
