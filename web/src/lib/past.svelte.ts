/** The table at an earlier moment, as it was told; what was told once is not asked for again. */
import { api } from "./api";
import type { Now } from "./types";

export class Past {
  now = $state.raw<Now | null>(null);
  private readonly told: Record<string, Now> = {};
  private wanted = "";

  constructor(
    private readonly id: string,
    private readonly invite: string | null,
    private readonly refused: (problem: Error) => void,
  ) {}

  /** Show a moment as a seat saw it; none is the present. What a seat may see changes when the game is over. */
  show(number: number | null, present: Now | null): void {
    if (number === null || !present) {
      this.wanted = "";
      this.now = null;
      return;
    }
    const key = `${number} ${present.seat} ${present.status}`;
    this.wanted = key;
    const found = this.told[key];
    if (found) this.now = found;
    else
      api.moment(this.id, number, present.seat, this.invite).then((told) => {
        this.told[key] = told;
        if (this.wanted === key) this.now = told;
      }, this.refused);
  }
}
