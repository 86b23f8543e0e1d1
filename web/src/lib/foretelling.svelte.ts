/** What one's own moves would change: asked of the server once for each state of the table. */
import { api } from "./api";
import type { Foretold, Now } from "./types";

export type Outlook = ReadonlyMap<string, Foretold>;

const NOTHING: Outlook = new Map();

export class Foretelling {
  moves = $state.raw<Outlook>(NOTHING);
  private wanted = "";

  constructor(private readonly id: string) {}

  /** Whatever was known is forgotten as soon as the table is another. */
  ask(now: Now | null, owes: boolean): void {
    const wanted = now && owes && now.seat !== null ? `${now.version}@${now.seat}` : "";
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    this.moves = NOTHING;
    if (wanted) void this.fetch(wanted, now!.seat!);
  }

  private async fetch(wanted: string, seat: number): Promise<void> {
    try {
      const told = await api.outlook(this.id, seat);
      if (this.wanted === wanted && `${told.version}@${told.seat}` === wanted)
        // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced, never changed
        this.moves = new Map(told.moves.map((one) => [one.move, one]));
    } catch {
      // The choices stay without what they bring; the next state of the table is asked about again.
    }
  }
}
