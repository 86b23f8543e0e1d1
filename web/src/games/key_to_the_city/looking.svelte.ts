/** What is said of the piece somebody looks at, and after a moment why it cannot be chosen. */
export const PAUSE = 120;

export class Looking {
  said = $state("");
  reasons = $state<string[]>([]);
  /** Reasons told for the table as it is. */
  private readonly known: Record<string, string> = {};
  private turn = 0;
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly moves: () => readonly string[],
    private readonly why: (move: string) => Promise<string | null>,
  ) {}

  look = (parts: string[], asked: string[] = []): void => {
    this.said = parts.filter((part) => part).join(" ");
    this.reasons = [];
    clearTimeout(this.asking);
    const moves = this.moves();
    const closed = moves.length ? asked.filter((move) => !moves.includes(move)) : [];
    if (!closed.length) return;
    const turn = ++this.turn;
    this.asking = setTimeout(() => void this.ask(closed, turn), PAUSE);
  };

  private async ask(closed: string[], turn: number): Promise<void> {
    const told = await Promise.all(closed.map(async (move) => this.known[move] ?? (await this.why(move)) ?? ""));
    closed.forEach((move, i) => (this.known[move] = told[i]!));
    if (turn === this.turn) this.reasons = told.filter((one, i) => one && told.indexOf(one) === i);
  }

  /** The table has changed: what was said of it no longer holds. */
  forget(): void {
    this.said = "";
    this.reasons = [];
    this.turn += 1;
    for (const move of Object.keys(this.known)) delete this.known[move];
  }

  close(): void {
    clearTimeout(this.asking);
  }
}
