/** The hint somebody has asked for: it holds as long as they are asked the same. */
import { api } from "./api";
import { sentence } from "./problem";
import type { Advice } from "./types";

export class Hinting {
  advice = $state.raw<Advice | null>(null);
  busy = $state(false);
  problem = $state("");
  private asked = "";

  constructor(
    private readonly id: string,
    private readonly invite: string | null,
  ) {}

  /**
   * Whatever was found is forgotten as soon as the question, what may be chosen, or who looks is another. What others choose in secret
   * meanwhile changes nothing for whoever has asked: they would wait for a hint that is thrown away when it comes.
   */
  follow(question: number, moves: readonly string[], seat: number | null): void {
    const asked = [`${question}@${seat}`, ...moves].join("\n");
    if (asked === this.asked) return;
    this.asked = asked;
    this.close();
  }

  /** Ask, unless that has been done: the button stays where it is, and so does whoever is on it with the keyboard. */
  async ask(seat: number): Promise<void> {
    if (this.busy || this.advice) return;
    const { asked } = this;
    this.close();
    this.busy = true;
    try {
      const found = await api.hint(this.id, seat, this.invite);
      if (asked === this.asked) this.advice = found;
    } catch (problem) {
      if (asked === this.asked) this.problem = sentence(problem);
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.advice = null;
    this.problem = "";
  }
}
