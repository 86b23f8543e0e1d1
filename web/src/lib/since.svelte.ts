/** What has changed since one's own last choice: the view as it was then, and what others have done after it. */
import { api } from "./api";
import type { Entry, Now, View } from "./types";

/** The entry of a seat's last choice; 0 if it has made none. */
export function lastChoice(entries: readonly Entry[], seat: number | null): number {
  return entries.filter((entry) => entry.kind === "played" && entry.seat === seat).at(-1)?.number ?? 0;
}

/** The entry after which a seat's last turn began, which may have been several choices; 0 if it has made none. */
export function beforeTurn(entries: readonly Entry[], seat: number | null): number {
  const steps = entries.filter((entry) => entry.kind === "played" || entry.events?.length);
  const own = (at: number): boolean => steps[at]?.kind === "played" && steps[at].seat === seat;
  let at = steps.length - 1;
  while (at >= 0 && !own(at)) at -= 1;
  while (at >= 0 && own(at)) at -= 1;
  const first = steps[at + 1];
  return first && own(at + 1) ? (entries[entries.indexOf(first) - 1]?.number ?? 0) : 0;
}

/** What each of the others has done after an entry, in order. */
export function doneSince(entries: readonly Entry[], number: number): ReadonlyMap<number, Entry[]> {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is read, never watched
  const found = new Map<number, Entry[]>();
  for (const entry of entries) {
    if (entry.number <= number || entry.seat === undefined || !entry.events?.length) continue;
    found.set(entry.seat, [...(found.get(entry.seat) ?? []), entry]);
  }
  return found;
}

/** What each has done last, without another in between: for whoever looks on and has no turn of their own to count from. */
export function doneLast(entries: readonly Entry[]): ReadonlyMap<number, Entry[]> {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is read, never watched
  const found = new Map<number, Entry[]>();
  let before: number | undefined;
  for (const entry of entries) {
    if (entry.seat === undefined || !entry.events?.length) continue;
    found.set(entry.seat, entry.seat === before ? [...found.get(entry.seat)!, entry] : [entry]);
    before = entry.seat;
  }
  return found;
}

/** The value at a path of a view: `coins.2`; undefined where there is none. */
export function valueAt(view: View | null | undefined, path: string): unknown {
  let found: unknown = view;
  for (const part of path.split(".")) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return found;
}

const KEPT = 60; // views as they were told, so that none has to be asked for in play

export class Since {
  /** The view before one's own last turn. */
  view = $state.raw<View | null>(null);
  /** One's own last choice. */
  number = $state(0);
  private wanted = "";
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is asked, never watched
  private readonly told = new Map<number, View>();

  constructor(
    private readonly id: string,
    private readonly invite: string | null,
  ) {}

  /** Follow a table; what was there before this page was opened is asked for. */
  follow(entries: readonly Entry[], now: Now | null): void {
    if (!now) return;
    if (!this.wanted.endsWith(`@${now.seat}`)) this.told.clear(); // through other eyes it looked otherwise
    if (now.view) this.told.set(now.version, now.view);
    if (this.told.size > KEPT) this.told.delete(this.told.keys().next().value!);
    this.number = now.seat === null ? 0 : lastChoice(entries, now.seat);
    const number = now.seat === null ? 0 : beforeTurn(entries, now.seat);
    const key = `${number}@${now.seat}`;
    if (key === this.wanted) return;
    this.wanted = key;
    this.view = this.told.get(number) ?? null;
    if (this.view || !number) return;
    api.moment(this.id, number, now.seat, this.invite).then(
      (told) => {
        if (this.wanted === key) this.view = told.view ?? null;
      },
      () => undefined, // then nothing is marked
    );
  }
}

/** Mark what a board shows otherwise than it did: pieces carry the path of what they show, or of the list they are in. */
export function markChanges(root: Element, before: View | null, now: View): void {
  for (const one of root.querySelectorAll<HTMLElement>("[data-shows]")) {
    const changed = before !== null && isNew(one, before, now);
    if (changed !== one.hasAttribute("data-changed")) one.toggleAttribute("data-changed", changed);
  }
}

function isNew(one: HTMLElement, before: View, now: View): boolean {
  const [was, is] = [valueAt(before, one.dataset.shows!), valueAt(now, one.dataset.shows!)];
  if (!Array.isArray(is)) return String(was ?? "") !== String(is ?? "");
  const shown = one.dataset.value ?? one.textContent?.trim() ?? "";
  return !(Array.isArray(was) && was.map(String).includes(shown));
}
