/** The same again: a new table for those who have played, and how the others hear of it. */
import { api } from "./api";
import { beSomeone } from "./person.svelte";
import { go, invited } from "./route.svelte";
import type { Table } from "./table.svelte";
import type { Entry } from "./types";
import { say } from "./words.svelte";

/** The last call of another to a new table, among what was said. */
export const calledBy = (entries: readonly Entry[], seat: number | null): Entry | undefined =>
  entries.filter((entry) => entry.kind === "said" && entry.seat !== seat && invited(entry.text)).at(-1);

/** Make it and go there; the others are told here, where they still are. */
export async function rematch(table: Table): Promise<void> {
  await beSomeone();
  const id = await api.rematch(table.id);
  if ((table.now?.seats.filter((seat) => seat.person).length ?? 0) > 1) await tell(table, id);
  go(`#/table/${id}`);
}

async function tell(table: Table, id: string): Promise<void> {
  const path = (await api.read(id, null)).invite?.split("#")[1];
  if (path) await table.wish({ do: "say", text: say("rematch-here", { link: `${location.origin}/#${path}` }) });
}
