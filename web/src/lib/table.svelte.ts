/** A table as this page sees it: one socket that comes back by itself, what was told, and what may be wished for. */
import { alike } from "./alike";
import { api } from "./api";
import { somethingMoves } from "./fly";
import { motion, pause } from "./settings.svelte";
import type { About, Entry, Message, News, Now, RefusedWish } from "./types";
import { lookForNewer } from "./version.svelte";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const GONE = 4004;
const MOST_BEHIND = 4; // news that wait for pieces to move, where somebody wants to see all at once
const STEP = 300; // a piece has arrived by then, or is waited for: what is drawn anew while pieces move makes them stumble
const WHO_IS_HERE = 7000;

interface Waiting {
  wish: Record<string, unknown>;
  resolve: () => void;
  reject: (problem: Error) => void;
}

export class Refusal extends Error {
  constructor(readonly told: RefusedWish) {
    super(told.reason);
  }

  get after(): number | undefined {
    return this.told.after;
  }
}

export class Table {
  about = $state.raw<About | null>(null);
  now = $state.raw<Now | null>(null);
  mine = $state.raw<number[]>([]);
  entries = $state.raw<Entry[]>([]);
  present = $state.raw<number[] | null>(null);
  connected = $state(false);
  refused = $state<string | null>(null);
  behind = $state(0); // how much has been told and is not shown yet
  fresh = $state.raw<Entry[]>([]); // what the last news brought, for those who announce and animate

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pacing: ReturnType<typeof setTimeout> | undefined;
  private queue: News[] = [];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn depends on it
  private waiting = new Map<string, Waiting>();
  private asking: ReturnType<typeof setInterval>;
  private closed = false;
  private version = 0; // the last entry heard of, shown or not yet
  private told: number | null = null; // the seat by whose numbers that is
  private seat: number | null = null;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.connect();
    this.asking = setInterval(() => void this.askWho(), WHO_IS_HERE);
    window.addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  get names(): string[] {
    return this.now?.seats.map((seat) => seat.name) ?? [];
  }

  // the line

  private connect(): void {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is used here and now
    const query = new URLSearchParams();
    if (this.version) query.set("since", `${this.version}@${this.told ?? ""}`);
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.invite) query.set("invite", this.invite);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.connected = false;
      this.socket = null;
      if (this.closed || event.code === GONE) return;
      this.timer = setTimeout(() => this.connect(), this.wait + Math.random() * 200);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  /** Try at once, when there is reason to hope. */
  private again = (): void => {
    if (this.socket || this.closed || this.refused || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private hear(message: Message): void {
    if (message.is === "welcome") {
      this.flush();
      if (this.about) void lookForNewer(); // the server may have been another one since
      this.connected = true;
      this.wait = FIRST_WAIT;
      this.about = message.table;
      this.mine = message.mine;
      this.seat = message.now.seat;
      remember(message.table);
      this.apply({ is: "news", entries: message.entries, now: message.now });
      this.heard(message.now);
      for (const { wish } of this.waiting.values()) this.socket?.send(JSON.stringify(wish));
    } else if (message.is === "news") {
      this.heard(message.now);
      this.seat = message.now.seat;
      this.queue.push(message);
      if (!pause() && this.queue.length > MOST_BEHIND) this.queue = [this.gathered()];
      this.behind = this.queue.length;
      this.step();
    } else if (message.is === "done") this.settle(message.key)?.resolve();
    else {
      const waiting = this.settle(message.key ?? null);
      if (message.now) this.apply({ is: "news", entries: [], now: message.now });
      if (waiting) waiting.reject(new Refusal(message));
      else if (!this.now) this.refused = message.reason;
    }
  }

  /** Show the next news; those that follow wait until they have been looked at, and a piece has had time to move. */
  private step(): void {
    if (this.pacing !== undefined) return;
    const next = this.queue.shift();
    this.behind = this.queue.length;
    if (!next) return;
    this.apply(next);
    const lasts = Math.max(pause(), motion(STEP));
    if (!lasts) return this.step();
    const go = (longer: number): void => {
      if (longer && somethingMoves()) this.pacing = setTimeout(() => go(longer - 1), STEP / 8);
      else {
        this.pacing = undefined;
        this.step();
      }
    };
    this.pacing = setTimeout(() => go(8), lasts);
  }

  /** Show all that has been told, at once. */
  flush(): void {
    clearTimeout(this.pacing);
    this.pacing = undefined;
    if (!this.queue.length) return;
    const all = this.gathered();
    this.queue = [];
    this.behind = 0;
    this.apply(all);
  }

  /** All the news that wait, as one. */
  private gathered(): News {
    return {
      is: "news",
      entries: this.queue.flatMap((news) => news.entries),
      now: this.queue[this.queue.length - 1]!.now,
    };
  }

  private heard(now: Now): void {
    this.version = now.version;
    this.told = now.seat;
  }

  /** Entries that begin with the first are all there are: what was known before had other numbers. */
  private apply(news: News): void {
    const known = this.entries;
    const last = known.at(-1);
    const anew = last !== undefined && news.entries[0]?.number === 1;
    const added = news.entries.filter((entry) => (anew ? entry.at > last.at : entry.number > (last?.number ?? 0)));
    if (anew) this.entries = news.entries;
    else if (added.length) this.entries = [...known, ...added];
    this.now = alike(this.now, news.now);
    this.fresh = added;
  }

  private settle(key: string | null): Waiting | null {
    if (key === null) return null;
    const found = this.waiting.get(key) ?? null;
    this.waiting.delete(key);
    return found;
  }

  /** Who else is looking; worth asking only where people play with people. */
  private async askWho(): Promise<void> {
    const { status, seats } = this.now ?? { status: "closed", seats: [] };
    const open = status === "gathering" || (status === "playing" && seats.filter((seat) => seat.person).length > 1);
    if (document.hidden || !this.connected || !open) return;
    try {
      this.present = await api.present(this.id, this.invite);
    } catch {
      // Asked again soon.
    }
  }

  // wishes

  /** Ask for something; it is asked again after a reconnection, and done once. */
  wish(wish: Record<string, unknown>): Promise<void> {
    this.flush();
    const key = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const whole = { ...wish, key };
    return new Promise((resolve, reject) => {
      this.waiting.set(key, { wish: whole, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    });
  }

  play(move: string): Promise<void> {
    return this.wish({ do: "play", seat: this.now?.seat ?? 0, move, version: this.version });
  }

  /** Sit down; by HTTP, since only there an invitation counts. */
  async join(): Promise<void> {
    await api.wish(this.id, { do: "join" }, this.invite);
    this.seat = null;
    this.reconnect();
  }

  look(seat: number): void {
    const looked = this.wish({ do: "look", seat }); // by which the server knows whose clock is to run, too
    looked.catch(() => this.reconnect());
    this.seat = seat;
    this.version = 0;
    this.entries = [];
  }

  private reconnect(): void {
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.pacing);
    clearInterval(this.asking);
    window.removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }
}

/** The promise of the seed as it was first shown, so that the end can be held against it. */
function remember(table: About): void {
  try {
    const key = `londinium-promise-${table.id}`;
    if (!localStorage.getItem(key)) localStorage.setItem(key, table.seed_hash);
  } catch {
    // Then the promise told at the end must do.
  }
}

export function promised(id: string): string | null {
  try {
    return localStorage.getItem(`londinium-promise-${id}`);
  } catch {
    return null;
  }
}
