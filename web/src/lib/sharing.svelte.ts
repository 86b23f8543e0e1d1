/** Several people at one screen: whose turn it is to look, and when a curtain hides what only another may see. */
import type { Table } from "./table.svelte";
import type { Now } from "./types";

export interface Screen {
  /** The seats that are played at this screen. */
  mine: readonly number[];
  now: Now | null;
  /** The seat whose person has said that it is they who look. */
  opened: number | null;
  /** The seat somebody wants to look through. */
  asked: number | null;
}

export interface Shared {
  /** The seats of people, not bots, at this screen. */
  people: number[];
  shared: boolean;
  /** The seat that looks next. */
  next: number | null;
  curtain: boolean;
}

/** Whether a seat owes a choice that a person makes. */
export const owes = (now: Now | null, seat: number | null): boolean =>
  seat !== null && !!now?.to_act.includes(seat) && !now.seats[seat]?.bot;

export function sharing({ mine, now, opened, asked }: Screen): Shared {
  const here = now?.seat ?? null;
  const people = mine.filter((seat) => !now?.seats[seat]?.bot);
  const shared = people.length > 1 && now?.status === "playing";
  const handTo = shared && !owes(now, here) ? people.find((seat) => now.to_act.includes(seat)) : undefined;
  const next = asked ?? handTo ?? here;
  return { people, shared, next, curtain: shared && next !== null && (next !== here || opened !== here) };
}

/** The curtain between them, and who has asked to look. */
export class SharedScreen {
  private opened = $state<number | null>(null);
  private asked = $state<number | null>(null);
  private readonly at = $derived.by(() =>
    sharing({ mine: this.table.mine, now: this.table.now, opened: this.opened, asked: this.asked }),
  );

  constructor(private readonly table: Pick<Table, "mine" | "now" | "look">) {}

  /** The seats of several people at this screen; none, where one person looks. */
  get people(): number[] {
    return this.at.shared ? this.at.people : [];
  }

  /** The seat whose person is to look, while a curtain hides the table; null, where none does. */
  get behindCurtain(): number | null {
    return this.at.curtain ? this.at.next : null;
  }

  /** Whether whoever chose last stands before the curtain still. */
  get justChose(): boolean {
    return this.asked === null && this.opened === (this.table.now?.seat ?? null);
  }

  look = (seat: number): void => void (this.asked = seat);

  open = (): void => {
    this.opened = this.at.next;
    this.asked = null;
    if (this.opened !== null) this.table.look(this.opened);
  };
}
