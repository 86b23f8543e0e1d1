/**
 * A table on this screen: what is shown of it, what may be chosen, and everything that goes on around that. Each concern decides for
 * itself in a unit of its own; here they are joined. Components ask `sittingHere()` and draw.
 */
import { getContext, setContext, untrack } from "svelte";
import { Alerts, title } from "./alert.svelte";
import { Announcing } from "./announcing.svelte";
import { Answering } from "./answering.svelte";
import { api } from "./api";
import { Choosing } from "./choosing.svelte";
import { Ending } from "./ending.svelte";
import { keepingFocus } from "./focus";
import { Foretelling } from "./foretelling.svelte";
import { Guard } from "./guard.svelte";
import { Hinting } from "./hinting.svelte";
import { GameParts } from "./parts.svelte";
import { sentence } from "./problem";
import { promptOf } from "./prompt";
import { go } from "./route.svelte";
import { owes, SharedScreen } from "./sharing.svelte";
import { Since } from "./since.svelte";
import { standing } from "./standing";
import { Table } from "./table.svelte";
import { Timeline } from "./timeline.svelte";
import type { Now, View } from "./types";
import type { Words } from "./words.svelte";

const LINE = "[data-line]"; // who must do what: where the focus goes when the choice that had it is gone

export class Sitting {
  readonly table: Table;
  readonly choosing: Choosing;
  readonly timeline: Timeline;
  readonly ending: Ending;
  readonly parts: GameParts;
  readonly since: Since;
  readonly foretelling: Foretelling;
  readonly hinting: Hinting;
  readonly screen: SharedScreen;
  readonly guard = new Guard();
  readonly announcing = new Announcing();
  private readonly answering: Answering;
  private readonly alerts = new Alerts();
  /** Whether the table is read rather than seen. */
  asText = $state(false);

  /** The game that is played; null until the table has told of it. */
  readonly game = $derived.by(() => this.table.about?.game ?? null);
  /** The seat somebody looks through, now and in the past. */
  readonly seat = $derived.by(() => this.table.now?.seat ?? null);
  private readonly myTurn = $derived.by(() => owes(this.table.now, this.seat));
  /** Whether it is for whoever looks to choose. */
  readonly mine = $derived.by(() => this.myTurn && !this.timeline.inPast);
  /** What may be chosen, in notation. */
  readonly moves = $derived.by<string[]>(() => (this.mine && this.table.now?.moves) || []);
  /** Who must do what. */
  readonly prompt = $derived.by(() =>
    promptOf(this.timeline.now, this.parts.words, this.table.names, this.timeline.inPast),
  );
  /** What has happened, as far as it was not taken back. */
  readonly standing = $derived.by(() => standing(this.table.entries));
  private readonly chosenBefore = $derived.by(() =>
    this.standing.some((entry) => entry.kind === "played" && entry.seat === this.seat),
  );
  private readonly only = $derived.by(() =>
    this.screen.behindCurtain === null ? this.answering.only(this.moves) : null,
  );

  /** Made while a component is, and ended with it. */
  constructor(id: string, invite: string | null, moment: () => number | null) {
    this.table = new Table(id, invite);
    this.choosing = new Choosing(this.table, this.why);
    this.timeline = new Timeline(this.table, moment, (refused) => {
      this.choosing.problem = sentence(refused);
      go(`#/table/${id}`, true);
    });
    this.ending = new Ending(this.timeline);
    this.parts = new GameParts(() => this.game);
    this.since = new Since(id, invite);
    this.foretelling = new Foretelling(id);
    this.hinting = new Hinting(id, invite);
    this.screen = new SharedScreen(this.table);
    this.answering = new Answering(this.table, this.choosing);
    this.follow();
    this.call();
    this.ask();
    $effect(() => () => {
      this.table.close();
      title("Londinium", false);
    });
  }

  /** What is known of the table follows it. */
  private follow(): void {
    $effect(() => this.foretelling.ask(this.table.now, this.mine));
    $effect(() => this.since.follow(this.standing, this.table.now));
    $effect(() => this.hinting.follow(this.answering.question, this.table.now?.moves ?? [], this.seat));
  }

  /** What happens is heard and said, to the person who may know it. */
  private call(): void {
    $effect(() => {
      title(this.parts.words?.say("title") ?? "Londinium", this.mine);
      this.alerts.call(this.myTurn, this.table.entries.length > 0);
    });
    $effect(() => {
      const { fresh, now } = this.table;
      const heard = untrack(() => this.screen.behindCurtain) === null;
      if (now) this.alerts.ring(fresh, this.parts.helper.sounds, heard);
    });
    $effect(() => {
      const { entries, names } = this.table;
      const { words } = this.parts;
      if (words && this.screen.behindCurtain === null)
        this.announcing.tell(entries, words, names, this.seat, this.prompt);
    });
    $effect(() => {
      const { advice, busy } = this.hinting;
      const { words } = this.parts;
      if (words && this.screen.behindCurtain === null) this.announcing.advise(advice, busy, words);
    });
  }

  /**
   * What is asked takes clicks once it has been seen, or is answered by the page. It is another question with other moves, or with the
   * same ones later.
   */
  private ask(): void {
    $effect(() => {
      void this.answering.question;
      return this.guard.ask(this.moves.length > 0 && this.parts.words !== null && this.parts.loaded);
    });
    $effect(() => {
      void this.answering.question;
      const move = this.only;
      return move === null ? undefined : untrack(() => this.answering.soon(move));
    });
    $effect(() => {
      const { pending } = this.choosing;
      if (pending && !this.moves.includes(pending)) this.choosing.pending = null;
    });
  }

  /** Whether there is something to draw: the rest is asked for only then. */
  get told(): boolean {
    return this.timeline.now !== null && this.parts.words !== null;
  }

  /** The table at the moment that is shown. */
  get now(): Now {
    return this.timeline.now!;
  }

  /** What is seen of it, once the game has begun. */
  get view(): View {
    return this.now.view!;
  }

  get words(): Words {
    return this.parts.words!;
  }

  /** What somebody at the table is called. */
  nameOf = (who: number | string): string => this.words.name(who, this.table.names);

  choose = async (move: string): Promise<void> => {
    if (!this.moves.includes(move) || !this.guard.meant()) return;
    await keepingFocus(LINE, () => this.choosing.choose(move, this.parts.endsTurn(move)));
  };

  /** Why a move is not allowed; null if it is, or if nobody here could choose it. */
  why = async (move: string): Promise<string | null> => {
    if (this.seat === null || this.timeline.inPast || this.table.now?.status !== "playing") return null;
    return api.refusal(this.table.id, this.seat, move).then(
      (told) => told.reason,
      () => null,
    );
  };

  // what may be asked for beside a choice; null where it may not

  /** Takes the last choice back. */
  get undo(): (() => Promise<void>) | null {
    return this.table.now?.undo ? this.answering.takeBack : null;
  }

  /** Asks the others whether the last choice may be taken back. */
  get askBack(): (() => Promise<void>) | null {
    const { now } = this.table;
    if (this.seat === null || now?.undo || now?.asking !== null || !this.chosenBefore) return null;
    return () => this.choosing.wish({ do: "ask-back", seat: this.seat });
  }

  get hint(): (() => Promise<void>) | null {
    const { seat } = this;
    return this.table.about?.hints && this.myTurn && seat !== null ? () => this.hinting.ask(seat) : null;
  }

  /** The move a hint speaks for. */
  get hinted(): string | null {
    return this.hinting.advice?.moves[0]?.move ?? null;
  }
}

const KEY = Symbol("sitting");
export const provideSitting = (sitting: Sitting): Sitting => setContext(KEY, sitting);
export const sittingHere = (): Sitting => getContext<Sitting>(KEY);
