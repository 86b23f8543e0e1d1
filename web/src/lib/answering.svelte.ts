/** What the page answers by itself: a decision with one possible answer, unless it was taken back or is to be asked all the same. */
import type { Choosing } from "./choosing.svelte";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { Entry } from "./types";

/** Milliseconds a person might take; what is answered at once would tell the others that there was nothing to choose. */
export const LEAST = 700;
export const MOST = 1900;

const DOING = ["played", "took-back", "went-back"];

/** What a seat is asked stays one question, whatever others do meanwhile, until it has chosen or a choice was taken back: that entry. */
export const questionOf = (entries: readonly Entry[], seat: number | null): number =>
  entries.filter((entry) => DOING.includes(entry.kind) && (entry.seat === seat || entry.kind === "went-back")).at(-1)
    ?.number ?? 0;

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
  /** The question that is asked. */
  readonly question = $derived.by(() => questionOf(this.table.entries, this.table.now?.seat ?? null));
  private held = $state<number | null>(null); // the question to which one came by taking back: there one is asked

  private takingBack = $state(false);

  constructor(
    private readonly table: Pick<Table, "now" | "entries" | "flush">,
    private readonly choosing: Pick<Choosing, "answer" | "wish" | "problem" | "busy">,
  ) {}

  /** The move the page answers with, if it does. */
  only(moves: readonly string[]): string | null {
    if (settings.single !== "answer" || settings.confirm === "each" || this.choosing.busy || this.takingBack)
      return null;
    return moves.length === 1 && this.question !== this.held ? moves[0]! : null;
  }

  /** Answer after as long as it takes; what is returned ends the wait. What was not shown yet may make another question of it. */
  soon(move: string): () => void {
    const { question } = this;
    const answer = (): void => {
      this.table.flush();
      if (this.question === question) void this.choosing.answer(move);
    };
    const timer = setTimeout(answer, pauseBefore(this.table.entries, this.table.now?.seat ?? null));
    return () => clearTimeout(timer);
  }

  /** Take a choice back, and with it what the page answered by itself after it. */
  takeBack = async (): Promise<void> => {
    this.takingBack = true;
    do await this.choosing.wish({ do: "undo", seat: this.table.now?.seat ?? null });
    while (settings.single === "answer" && this.isOnlyAnswer() && !this.choosing.problem);
    this.held = this.question;
    this.takingBack = false;
  };

  private isOnlyAnswer(): boolean {
    return !!this.table.now?.undo && this.table.now.moves?.length === 1;
  }
}
