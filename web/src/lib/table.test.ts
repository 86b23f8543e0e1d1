import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "./settings.svelte";
import { promised, Table } from "./table.svelte";
import type { About, Entry, Message, Now } from "./types";

/** The server's end of a socket. */
class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get query(): URLSearchParams {
    return new URL(this.url).searchParams;
  }
}

const line = (): Line => Line.all.at(-1)!;
const ABOUT = { id: "t1", game: "london", seed_hash: "promise" } as About;

function now(version: number, changes: Partial<Now> = {}): Now {
  const seats = [{ name: "Ada", bot: null, person: true, taken: true }];
  return { version, status: "playing", seat: 0, seats, to_act: [0], asking: null, agreed: [], ...changes };
}
const entry = (number: number, at = number): Entry => ({ number, kind: "played", at });
const numbers = (entries: readonly Entry[]): number[] => entries.map((one) => one.number);

function welcome(entries: Entry[], version = entries.at(-1)?.number ?? 0): void {
  line().tell({ is: "welcome", table: ABOUT, mine: [0], entries, now: now(version) });
}
function news(entries: Entry[], version = entries.at(-1)?.number ?? 0): void {
  line().tell({ is: "news", entries, now: now(version) });
}

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  localStorage.clear();
  Line.all = [];
  change("motion", "none");
  change("pace", "none");
  table = new Table("t1", "letter");
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first connection asks for everything, with the invitation", () => {
  expect(new URL(line().url).pathname).toBe("/api/tables/t1/live");
  expect(Object.fromEntries(line().query)).toEqual({ invite: "letter" });
});

test("news are added to what is known, and only they are fresh", () => {
  welcome([entry(1), entry(2)]);
  expect(table.connected).toBe(true);
  news([entry(3)]);
  expect(numbers(table.entries)).toEqual([1, 2, 3]);
  expect(numbers(table.fresh)).toEqual([3]);
});

test("what is told twice is kept once", () => {
  welcome([entry(1), entry(2)]);
  news([entry(2), entry(3)]);
  expect(numbers(table.entries)).toEqual([1, 2, 3]);
  expect(numbers(table.fresh)).toEqual([3]);
});

test("entries that begin with the first replace all others, for their numbers are other ones; later ones are fresh", () => {
  welcome([entry(1, 10), entry(2, 20)]);
  news([entry(1, 10), entry(2, 15), entry(3, 20), entry(4, 30)]);
  expect(numbers(table.entries)).toEqual([1, 2, 3, 4]);
  expect(table.entries[1]?.at).toBe(15);
  expect(numbers(table.fresh)).toEqual([4]);
});

test("news without entries bring the table's state and nothing fresh", () => {
  welcome([entry(1)]);
  line().tell({ is: "news", entries: [], now: now(1, { to_act: [] }) });
  expect(table.now?.to_act).toEqual([]);
  expect(table.fresh).toEqual([]);
  expect(numbers(table.entries)).toEqual([1]);
});

test("a part of the table that did not change stays the same object", () => {
  welcome([entry(1)]);
  const { seats } = table.now!;
  news([entry(2)]);
  expect(table.now!.seats).toBe(seats);
  expect(table.now!.version).toBe(2);
});

test("after a break the connection comes back and asks for what came since, by the numbers of its seat", () => {
  welcome([entry(1), entry(2)]);
  line().close(1006);
  expect(table.connected).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(Line.all).toHaveLength(2);
  expect(line().query.get("since")).toBe("2@0");
  expect(line().query.get("seat")).toBe("0");
});

test("each break in a row is waited for longer", () => {
  welcome([]);
  const waits = [1, 2, 3].map(() => {
    const before = Line.all.length;
    line().close(1006);
    let waited = 0;
    for (; Line.all.length === before; waited += 50) vi.advanceTimersByTime(50);
    return waited;
  });
  expect(waits[1]).toBeGreaterThan(waits[0]!);
  expect(waits[2]).toBeGreaterThan(waits[1]!);
});

test("a table that is gone is not asked for again, nor one that was left", () => {
  welcome([]);
  line().close(4004);
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
});

test("a choice names the version it was made at, and is done when it is answered", async () => {
  welcome([entry(1), entry(2)]);
  const chosen = table.play("draw");
  const sent = line().sent[0]!;
  expect(sent).toMatchObject({ do: "play", seat: 0, move: "draw", version: 2 });
  line().tell({ is: "done", key: sent.key as string, number: 3 });
  await expect(chosen).resolves.toBeUndefined();
});

test("what was not answered is asked again after a break, with the same key, and once answered no more", async () => {
  welcome([entry(1)]);
  const chosen = table.play("draw");
  const { key } = line().sent[0]!;
  line().close(1006);
  vi.advanceTimersByTime(1000);
  expect(line().sent).toEqual([]);
  welcome([]);
  expect(line().sent).toMatchObject([{ do: "play", key }]);
  line().tell({ is: "done", key: key as string, number: 2 });
  await chosen;
  line().close(1006);
  vi.advanceTimersByTime(1000);
  welcome([]);
  expect(line().sent).toEqual([]);
});

test("a refusal rejects the wish it answers, and brings the table as it is", async () => {
  welcome([entry(1)]);
  const chosen = table.play("fly");
  const key = line().sent[0]!.key as string;
  line().tell({ is: "refused", key, error: "illegal", reason: "Nobody flies.", now: now(1, { to_act: [] }) });
  await expect(chosen).rejects.toMatchObject({ message: "Nobody flies.", told: { error: "illegal" } });
  expect(table.now?.to_act).toEqual([]);
  expect(table.refused).toBeNull();
});

test("a refusal before anything was told is that of the table itself", () => {
  line().tell({ is: "refused", error: "missing", reason: "There is no such table." });
  expect(table.refused).toBe("There is no such table.");
});

test("where pieces move, news wait for one another, but are heard at once", () => {
  change("motion", "full");
  welcome([entry(1)]);
  news([entry(2)]);
  news([entry(3)]);
  news([entry(4)]);
  expect(numbers(table.entries)).toEqual([1, 2]);
  vi.advanceTimersByTime(300);
  expect(numbers(table.entries)).toEqual([1, 2, 3]);
  line().close(1006);
  vi.advanceTimersByTime(50);
  table.flush();
  expect(numbers(table.entries)).toEqual([1, 2, 3, 4]);
  vi.advanceTimersByTime(1000);
  expect(line().query.get("since")).toBe("4@0");
});

test("whoever falls too far behind is shown all the rest as one", () => {
  change("motion", "full");
  welcome([entry(1)]);
  for (let number = 2; number <= 7; number++) news([entry(number)]);
  vi.advanceTimersByTime(300);
  expect(numbers(table.entries)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(numbers(table.fresh)).toEqual([3, 4, 5, 6, 7]);
});

test("at a pace, everything is shown in order however much there is, until somebody wants to see it all", () => {
  change("pace", "normal");
  welcome([entry(1)]);
  for (let number = 2; number <= 9; number++) news([entry(number)]);
  const seen = [numbers(table.fresh)];
  for (let shown = 0; shown < 4; shown++) {
    vi.advanceTimersByTime(800);
    seen.push(numbers(table.fresh));
  }
  expect(seen).toEqual([[2], [3], [4], [5], [6]]);
  expect(table.behind).toBe(3);
  table.flush();
  expect(numbers(table.fresh)).toEqual([7, 8, 9]);
  expect(table.behind).toBe(0);
});

test("to wish for something shows at once all that was told", () => {
  change("motion", "full");
  welcome([entry(1)]);
  news([entry(2)]);
  news([entry(3)]);
  void table.play("draw");
  expect(numbers(table.entries)).toEqual([1, 2, 3]);
});

test("to look through another seat forgets what the first was told", () => {
  welcome([entry(1), entry(2)]);
  table.look(1);
  expect(table.entries).toEqual([]);
  expect(line().sent.at(-1)).toMatchObject({ do: "look", seat: 1 });
  line().close();
  vi.advanceTimersByTime(1000);
  expect(line().query.get("seat")).toBe("1");
  expect(line().query.has("since")).toBe(false);
});

test("the promise of the seed is kept as it was first made", () => {
  welcome([]);
  line().tell({ is: "welcome", table: { ...ABOUT, seed_hash: "another" }, mine: [], entries: [], now: now(0) });
  expect(promised("t1")).toBe("promise");
  expect(promised("t2")).toBeNull();
});
