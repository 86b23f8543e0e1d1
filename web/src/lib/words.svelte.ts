/** Every word of the page, from Fluent files: its own, those all games share, and each game's. */
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Contract, Entry, GameEvent, Lang, View, Who } from "./types";

type Load = () => Promise<string>;
type Facts = Record<string, unknown>;
type Pattern = NonNullable<Message["value"]>;

const ours = import.meta.glob<string>("../text/*.ftl", { import: "default" });
const shared = import.meta.glob<string>("../../../src/londinium/text/*.ftl", { import: "default" });
const rules = import.meta.glob<string>("../../../src/londinium/games/*/shown/text/*.ftl", { import: "default" });
const boards = import.meta.glob<string>("../games/*/text/*.ftl", { import: "default" });
const contracts = import.meta.glob<Contract>("../games/*/contract.ts", { import: "contract" });

export const folderOf = (game: string): string => game.replaceAll("-", "_");

/** The words of one language with those of one game, or of none. */
export class Words {
  constructor(
    readonly lang: Lang,
    private readonly bundle: FluentBundle,
    readonly contract: Contract | null,
  ) {}

  /** What is said for a key; `message.attribute` is another form of the same message. */
  private pattern(key: string): Pattern | null {
    const [name = "", form] = key.split(".");
    const message = this.bundle.getMessage(name);
    return (form === undefined ? message?.value : message?.attributes[form]) ?? null;
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  say(key: string, facts: Facts = {}): string {
    const pattern = this.pattern(key);
    if (!pattern) return key;
    return this.bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, []);
  }

  /** What somebody at the table is called. */
  name(who: Who, names: readonly string[]): string {
    if (typeof who === "string") return this.say(`extra-${who}`);
    return names[who] || this.say("seat", { number: who + 1 });
  }

  /** A move in words, from its notation. */
  move(notation: string): string {
    const { verb, args } = this.parse(notation);
    return this.say(`move-${verb}`, args);
  }

  /** The verb of a move and its arguments by name. */
  parse(notation: string): { verb: string; args: Record<string, string | number> } {
    const [verb = "", ...rest] = notation.split(" ");
    const names = this.contract?.moves[verb] ?? [];
    const args = Object.fromEntries(
      names.map((name, i) => {
        const value = rest[i] ?? "";
        return [name, /^-?\d+$/.test(value) ? Number(value) : value];
      }),
    );
    return { verb, args };
  }

  /** The key of a sentence as it is said to a seat: of what they did themselves, or of what was done to them. */
  private spokenTo(key: string, you: number | null, who: unknown, others: readonly unknown[] = []): string {
    if (you === null) return key;
    const form = who === you ? "you" : others.includes(you) ? "to-you" : null;
    return form && this.has(`${key}.${form}`) ? `${key}.${form}` : key;
  }

  /** An event in a sentence, as far as it was told to us; whoever looks through a seat is spoken to. */
  event(event: GameEvent, names: readonly string[], you: number | null = null): string {
    const kind = this.contract?.events[event.kind] ?? {};
    const facts: Facts = {};
    for (const [name, value] of Object.entries(event)) facts[name] = value === null ? "none" : value;
    const seats = ["who", ...(kind.seats ?? [])];
    for (const name of seats) {
      const who = event[name];
      if (typeof who === "number" || typeof who === "string") facts[name] = this.name(who, names);
    }
    for (const name of kind.moves ?? []) {
      const move = event[name];
      if (typeof move === "string") facts[name] = this.move(move);
    }
    const hidden = (kind.secret ?? []).some((name) => !(name in event)) && this.has(`event-${event.kind}-hidden`);
    const key = `event-${event.kind}${hidden ? "-hidden" : ""}`;
    const others = (kind.seats ?? []).map((name) => event[name]);
    return this.say(this.spokenTo(key, you, event.who, others), facts);
  }

  /** What the seats that owe a choice are asked for. */
  prompt(view: View): string {
    const facts: Facts = {};
    for (const [name, value] of Object.entries(view)) {
      if (typeof value === "number" || typeof value === "string") facts[name] = value;
    }
    const key = `prompt-${view.phase}`;
    return this.has(key) ? this.say(key, facts) : this.say("prompt");
  }

  /** The sentences of a line of the table's log. */
  entry(entry: Entry, names: readonly string[], you: number | null = null): string[] {
    const told = (entry.events ?? []).map((event) => this.event(event, names, you));
    const key = `entry-${entry.kind}`;
    if (entry.kind === "said" || (told.length && entry.kind !== "started")) return told;
    if (!this.has(key)) return told;
    const who = entry.seat === undefined ? "" : this.name(entry.seat, names);
    const spoken = this.spokenTo(key, you, entry.seat);
    return [
      this.say(spoken, { who: entry.name ?? who, bot: entry.bot ? "yes" : "no", by: entry.by ?? "none" }),
      ...told,
    ];
  }
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- what was loaded is asked for, never watched
const kept = new Map<string, Promise<Words>>();

async function text(files: Record<string, Load>, ending: string): Promise<string> {
  const path = Object.keys(files).find((one) => one.endsWith(ending));
  return path ? await files[path]!() : "";
}

/** The words of a language, with those of a game. */
export function wordsFor(lang: Lang, game: string | null = null): Promise<Words> {
  const key = `${lang} ${game ?? ""}`;
  let found = kept.get(key);
  if (!found) {
    found = load(lang, game);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

async function load(lang: Lang, game: string | null): Promise<Words> {
  const folder = game === null ? null : folderOf(game);
  // `{ NAME($second, of: "card") }` says `card` of the fact `second`: Fluent hands facts on only under the name they have.
  const NAME: FluentFunction = ([piece], { of }) => words.say(String(of), { [String(of)]: piece });
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { NAME } });
  const parts = await Promise.all([
    text(shared, `/${lang}.ftl`),
    text(ours, `/${lang}.ftl`),
    folder ? text(rules, `/${folder}/shown/text/${lang}.ftl`) : "",
    folder ? text(boards, `/${folder}/text/${lang}.ftl`) : "",
  ]);
  for (const part of parts) bundle.addResource(new FluentResource(part), { allowOverrides: true });
  const contract = folder ? contracts[`../games/${folder}/contract.ts`] : undefined;
  const words = new Words(lang, bundle, contract ? await contract() : null);
  return words;
}

class Speaking {
  words = $state.raw<Words | null>(null);
}

/** The shell's own words in the language set now. */
export const speaking = new Speaking();

export async function speak(): Promise<void> {
  const lang = settings.lang;
  const words = await wordsFor(lang);
  if (lang === settings.lang) speaking.words = words;
}

export function say(key: string, facts: Facts = {}): string {
  return speaking.words?.say(key, facts) ?? "";
}
