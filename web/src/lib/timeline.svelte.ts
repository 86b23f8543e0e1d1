/** A table in time: the moment that is shown, where one can stop, how one gets there, and a film of it all. */
import { forTable } from "./keys";
import { Past } from "./past.svelte";
import { comeBack, goAside } from "./route.svelte";
import { pause } from "./settings.svelte";
import { eventsUntil, stepAfter, stepByKey, stepsOf, type Stops } from "./steps";
import type { Table } from "./table.svelte";
import { beginnings, roundsOf } from "./turns";
import type { GameEvent, Now } from "./types";

const QUICKEST = 250; // milliseconds a moment of the film is seen, however little one waits in play

// On the slider a key leads where it leads from everywhere: the browser's own would take PageUp forward.
const ELSEWHERE = "input:not([data-slider]), textarea, select, dialog, [data-arrows]";

export class Timeline {
  /** Whether the film runs. */
  playing = $state(false);
  private readonly past: Past;
  private readonly steps = $derived.by(() => stepsOf(this.table.entries));
  readonly stops = $derived.by<Stops>(() => ({
    steps: this.steps,
    turns: beginnings(this.table.entries, this.steps),
    rounds: roundsOf(this.table.entries, this.steps),
  }));
  readonly last = $derived.by(() => this.steps.at(-1) ?? 0);
  readonly here = $derived.by(() => this.moment() ?? this.last);
  readonly inPast = $derived.by(() => this.moment() !== null);
  /** The table at the moment that is shown; as it is now, until that has been told. */
  readonly now = $derived.by<Now | null>(() => (this.inPast && this.past.now) || this.table.now);
  /** What had happened by then. */
  readonly events = $derived.by<GameEvent[]>(() => eventsUntil(this.table.entries, this.moment()));

  /** Made while a component is, and ended with it. */
  constructor(
    private readonly table: Table,
    /** The moment the address names; null is the present. */
    private readonly moment: () => number | null,
    refused: (problem: Error) => void,
  ) {
    this.past = new Past(table.id, table.invite, refused);
    $effect(() => this.past.show(this.moment(), this.table.now));
    $effect(() => (this.playing ? this.goOn() : undefined));
  }

  travel = (number: number | null): void => {
    const address = `#/table/${this.table.id}`;
    if (number === null || number >= this.last) comeBack(address);
    else goAside(`${address}/at/${number}`);
  };

  /** Go where a key leads, if it leads anywhere. */
  press = (event: KeyboardEvent): void => {
    if (!forTable(event, ELSEWHERE) || scrolls(event)) return;
    const step = stepByKey(event.shiftKey ? `Shift+${event.key}` : event.key, this.stops, this.here);
    if (step === undefined) return;
    this.travel(step);
    event.preventDefault();
  };

  /** Let the film run or stop; from the end it begins anew. */
  play = (): void => {
    this.playing = !this.playing;
    const [first] = this.steps;
    if (this.playing && stepAfter(this.steps, this.here) === null && first !== undefined) this.travel(first);
  };

  private goOn(): (() => void) | undefined {
    const next = stepAfter(this.steps, this.here);
    if (next === null) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => this.travel(next), Math.max(pause(), QUICKEST));
    return () => clearTimeout(timer);
  }
}

/** Whether a key turns the pages of what has the focus. */
function scrolls(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return event.key.startsWith("Page") && target !== document.body && target.scrollHeight > target.clientHeight + 1;
}
