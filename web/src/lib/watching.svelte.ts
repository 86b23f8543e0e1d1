/** What the home page follows: the games there are, the tables of the server and one's own, and how those have ended. */
import { api, type NewTable } from "./api";
import { myTables, otherTables } from "./lobby";
import { beSomeone, me } from "./person.svelte";
import { sentence } from "./problem";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import type { GameAbout, Listed, Lobby } from "./types";
import { say } from "./words.svelte";

const AGAIN = 5000; // milliseconds between two looks at the tables

export class Watching {
  /** What asks least of somebody new comes first. */
  games = $state.raw<GameAbout[]>([]);
  problem = $state("");
  /** A table is being made. */
  busy = $state(false);
  private lobby = $state.raw<Lobby>({ open: [] });
  private results = $state.raw<Readonly<Record<string, string>>>({});
  private readonly asked: string[] = []; // how a game ended is asked for once
  readonly mine = $derived.by(() => myTables(this.lobby));
  readonly others = $derived.by(() => otherTables(this.lobby));
  /** How many of one's own tables wait for a choice. */
  readonly waiting = $derived.by(() => (this.lobby.mine ?? []).filter((table) => table.waits_for_you).length);

  /** Made while a component is, and ended with it. */
  constructor() {
    $effect(() => {
      void settings.lang; // the server says what each game is
      api.games().then(
        (found) => (this.games = found.sort((a, b) => a.weight - b.weight)),
        (refused: Error) => (this.problem = sentence(refused)),
      );
    });
    $effect(() => {
      void me.person;
      void this.look();
    });
    $effect(() => {
      const timer = setInterval(() => document.hidden || this.look(), AGAIN);
      return () => clearInterval(timer);
    });
    $effect(() => this.mine.forEach((table) => void this.askResult(table)));
  }

  titleOf = (id: string): string => this.games.find((game) => game.id === id)?.title ?? id;

  /** What is to be said of one of one's own tables. */
  stateOf = (table: Listed): string =>
    table.waits_for_you ? say("waits-for-you") : (this.results[table.id] ?? say(`status-${table.status}`));

  /** Make a table, under the name by which one would be called from now on. */
  make = async (table: NewTable, name = ""): Promise<void> => {
    this.busy = true;
    this.problem = "";
    try {
      await beSomeone(name);
      const made = await api.make(table);
      go(`#/table/${made.table.id}`);
    } catch (refused) {
      this.problem = sentence(refused);
    }
    this.busy = false;
  };

  private async look(): Promise<void> {
    try {
      this.lobby = await api.lobby();
    } catch {
      // The next look may succeed.
    }
  }

  private async askResult(table: Listed): Promise<void> {
    if (table.status !== "over" || this.asked.includes(table.id)) return;
    this.asked.push(table.id);
    try {
      const { now, mine } = await api.read(table.id, null);
      const own = now.result?.ranking.find((rank) => rank.who === mine[0]);
      if (!own) return;
      const said = own.won ? say("result-won", { points: own.points }) : say("result-place", { ...own, who: "" });
      this.results = { ...this.results, [table.id]: said };
    } catch {
      // Then it says that it is over.
    }
  }
}
