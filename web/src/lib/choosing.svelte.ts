/** What somebody asks of a table: choices, which may wait to be confirmed, and all else; and what came of it. */
import { api } from "./api";
import { beSomeone } from "./person.svelte";
import { sentence } from "./problem";
import { settings, type Settings } from "./settings.svelte";
import { Refusal, type Table } from "./table.svelte";

/** Whether a choice waits for a second click. */
export const waitsForConfirmation = (setting: Settings["confirm"], endsTurn: boolean): boolean =>
  setting === "each" || (setting === "turn" && endsTurn);

export class Choosing {
  /** Why the last thing asked for was not done. */
  problem = $state("");
  /** The choice that waits to be confirmed. */
  pending = $state<string | null>(null);
  /** A choice is on its way: another click would only be refused. */
  busy = $state(false);

  constructor(
    private readonly table: Table,
    private readonly why: (move: string) => Promise<string | null>,
  ) {}

  wish = (content: Record<string, unknown>): Promise<void> => this.attempt(() => this.table.wish(content));

  join = (name?: string): Promise<void> =>
    this.attempt(async () => {
      await beSomeone(name);
      await this.table.join();
    });

  /** Say something; over HTTP, since somebody who only looks on may have been nobody when the socket was opened. */
  chat = (text: string): Promise<void> =>
    this.attempt(async () => {
      await beSomeone();
      await api.wish(this.table.id, { do: "say", text }, this.table.invite);
    });

  /** Choose a move, at once or when it is chosen again; whether it was asked for. */
  async choose(move: string, endsTurn: boolean): Promise<boolean> {
    if (this.busy) return false;
    if (waitsForConfirmation(settings.confirm, endsTurn) && this.pending !== move) {
      this.pending = move;
      return false;
    }
    this.pending = null;
    this.busy = true;
    await this.attempt(() => this.table.play(move), move);
    this.busy = false;
    return true;
  }

  /** Choose the only move there is: if others were quicker there is nothing to tell. */
  async answer(move: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.table.play(move).catch(() => undefined);
    this.busy = false;
  }

  /** What is against the rules is answered with the rule, in the reader's language. */
  private async attempt(what: () => Promise<void>, move?: string): Promise<void> {
    this.problem = "";
    try {
      await what();
    } catch (refused) {
      const illegal = move !== undefined && refused instanceof Refusal && refused.told.error === "illegal";
      this.problem = (illegal ? await this.why(move) : null) ?? sentence(refused);
    }
  }
}
