/** The parts a table is divided into: which of them are folded, and which a narrow screen shows. */
import { getContext, setContext, untrack } from "svelte";
import { change, settings } from "./settings.svelte";

/** Where a table has no room for everything at once: one part is shown at a time, and tabs lead to the others. */
export const NARROW = "(max-width: 999px), (max-height: 559px)";
/** A phone on its side: beside the board there is room for one part of the shell. */
export const FLAT = "(max-height: 559px) and (min-width: 600px)";

/** The shell's own parts, which come after those of the board. */
export const PLAYERS = "players";
export const LOG = "log";
const OWN = [PLAYERS, LOG];

const KEY = Symbol("areas");
export const WHOLE = "board";

export class Areas {
  narrow = $state(false);
  flat = $state(false);
  /** The tabs of the game's board. */
  tabs = $state.raw<readonly string[]>([WHOLE]);
  /** The tabs in which something can be chosen now. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced, never changed
  waiting = $state.raw<ReadonlySet<string>>(new Set());
  /** The tab that is shown where there is room for one. */
  tab = $state(WHOLE);
  /** The part of the shell that is shown beside it, where there is room for two. */
  beside = $state(PLAYERS);
  /** The parts that can be folded where there is room for all, in the order of their keys. */
  private folding = $state.raw<readonly string[]>([]);
  private readonly screens = [matchMedia(NARROW), matchMedia(FLAT)] as const;

  constructor(private readonly game: () => string) {
    this.measure();
    for (const screen of this.screens) screen.addEventListener("change", this.measure);
  }

  private measure = (): void => {
    const [narrow, flat] = this.screens;
    this.narrow = narrow.matches;
    this.flat = flat.matches;
    const { tab } = this;
    if (!this.flat || !OWN.includes(tab)) return;
    this.tab = this.tabs[0]!; // the board is always in sight there
    this.beside = tab;
  };

  close(): void {
    for (const screen of this.screens) screen.removeEventListener("change", this.measure);
  }

  /** Divide the board as its game does; a narrow screen begins with the first part. */
  divide(tabs: readonly string[] | undefined): void {
    this.tabs = tabs?.length ? tabs : [WHOLE];
    if (!untrack(() => this.all.includes(this.tab))) this.tab = this.tabs[0]!;
  }

  get all(): string[] {
    return [...this.tabs, ...OWN];
  }

  /** Whether one looks at the board at all, rather than at what the shell tells of the table. */
  get onBoard(): boolean {
    return !this.narrow || !OWN.includes(this.tab);
  }

  /** Whether a tab of a narrow screen is shown. */
  shows(tab: string): boolean {
    return tab === this.tab || (this.flat && tab === this.beside);
  }

  show(tab: string): void {
    if (this.flat && OWN.includes(tab)) this.beside = tab;
    else this.tab = tab;
  }

  /** Lead to the board, from what the shell tells of the table. */
  showBoard(): void {
    untrack(() => {
      if (!this.onBoard) this.tab = this.tabs[0]!;
    });
  }

  /** Something new is asked. Whoever then goes elsewhere is not called back: what is asked is all that is followed. */
  ask(moves: readonly string[], tabOf: (move: string) => string | null): void {
    untrack(() => {
      const found = moves.flatMap((move) => tabOf(move) ?? []);
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced, never changed
      this.call(new Set(found.length || !moves.length ? found : this.tabs));
    });
  }

  /** What one chooses among comes into sight. */
  private call(waiting: ReadonlySet<string>): void {
    this.waiting = waiting;
    if (waiting.size && !waiting.has(this.tab)) this.tab = this.all.find((one) => waiting.has(one)) ?? this.tab;
  }

  // folding

  /** A part that can be folded is there as long as it is not taken away again. */
  enter(name: string): () => void {
    this.folding = [...this.folding.filter((one) => one !== name), name];
    return () => (this.folding = this.folding.filter((one) => one !== name));
  }

  private get foldable(): string[] {
    const board = this.folding.filter((one) => !OWN.includes(one));
    return [...board, ...OWN.filter((one) => this.folding.includes(one))];
  }

  /** The key that folds a part and unfolds it again, or leads to its tab. */
  keyOf(name: string): string {
    return String((this.narrow ? this.all : this.foldable).indexOf(name) + 1);
  }

  folded(name: string): boolean {
    return !this.narrow && settings.folded.includes(this.idOf(name));
  }

  fold(name: string): void {
    const id = this.idOf(name);
    const others = settings.folded.filter((one) => one !== id);
    change("folded", others.length < settings.folded.length ? others : [...others, id]);
  }

  private idOf(name: string): string {
    return `${this.game()}/${name}`;
  }

  /** Do what a key stands for; whether it stands for anything. */
  press(key: string): boolean {
    const name = /^[1-9]$/.test(key) ? (this.narrow ? this.all : this.foldable)[Number(key) - 1] : undefined;
    if (name === undefined) return false;
    if (this.narrow) this.show(name);
    else this.fold(name);
    return true;
  }
}

export const provideAreas = (areas: Areas): Areas => setContext(KEY, areas);
export const areasHere = (): Areas => getContext<Areas>(KEY);
