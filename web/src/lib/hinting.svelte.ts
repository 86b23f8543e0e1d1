/** The hint somebody has asked for: it holds until anything is played or taken back. */
import { api } from "./api";
import { sentence } from "./problem";
import type { Advice, Entry } from "./types";

const CHANGING = ["played", "took-back", "went-back"];

export class Hinting {
  advice = $state.raw<Advice | null>(null);
  busy = $state(false);
  problem = $state("");
  private position = "";

  constructor(
    private readonly id: string,
    private readonly invite: string | null,
  ) {}

  /** Whatever was found is forgotten as soon as the position, or who looks, is another. */
  follow(entries: readonly Entry[], seat: number | null): void {
    const position = `${entries.filter((entry) => CHANGING.includes(entry.kind)).at(-1)?.number ?? 0}@${seat}`;
    if (position === this.position) return;
    this.position = position;
    this.close();
  }

  /** Ask, unless that has been done: the button stays where it is, and so does whoever is on it with the keyboard. */
  async ask(seat: number): Promise<void> {
    if (this.busy || this.advice) return;
    const position = this.position;
    this.close();
    this.busy = true;
    try {
      const found = await api.hint(this.id, seat, this.invite);
      if (position === this.position) this.advice = found;
    } catch (problem) {
      if (position === this.position) this.problem = sentence(problem);
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.advice = null;
    this.problem = "";
  }
}
