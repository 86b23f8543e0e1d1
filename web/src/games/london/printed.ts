/** What is printed on cards and boroughs, in words too, and where each number comes from. */
import type { Words } from "../../lib/words.svelte";
import inTheBox from "./components.json";
import type { LondonView } from "./contract";

export type Colour = "brown" | "blue" | "pink" | "grey";

/** A card; what is not there is nothing. */
export interface Printed {
  kind: "build" | "pauper" | "action";
  colour: Colour;
  cost?: number;
  pay_money?: number;
  pay_card?: string;
  money?: number;
  prestige?: number;
  poverty?: number;
  per?: string;
  per_money?: number;
  per_prestige?: number;
  effect?: string;
  amount?: number;
  each_money?: number;
  each_prestige?: number;
  each_poverty?: number;
  ongoing?: string;
  ongoing_amount?: number;
  end_prestige?: number;
  flips?: boolean;
}

export interface Land {
  side: "north" | "south";
  riverside: boolean;
  cost: number;
  cards: number;
  prestige: number;
  poverty: number;
  run_money?: number;
  run_prestige?: number;
  run_poverty?: number;
  ability?: string;
  ability_amount?: number;
}

type Entry = Record<string, unknown> & { id: string; source: string; sources?: Record<string, string> };

const components: Record<string, Record<string, unknown>[]> = inTheBox;
const COLOURS: Colour[] = ["brown", "blue", "pink", "grey"];
// where the data uses one word for two things
const ONGOING: Record<string, string> = { look: "look-draw" };
const EFFECT: Record<string, string> = { place: "place-card", till: "till-taken" };
const ABILITY: Record<string, string> = { look: "look-ahead", "spare-hand": "hand-spared" };

function index(table: string): Map<string, Entry> {
  return new Map((components[table] as Entry[]).map((entry) => [entry.id, entry]));
}

const SECOND = index("card");
const FIRST = index("first_edition_card");
const BOROUGHS = index("borough");
export const BOROUGH_NAMES = [...BOROUGHS.keys()];

const inBox = (view: LondonView, card: string): Entry | undefined =>
  (view.options.deck === "first" ? FIRST : SECOND).get(card);
const sourceIn = (entry: Entry, key: string): string => entry.sources?.[key] ?? entry.source;

/** What is printed on a card: as the table says, or, if nobody sees it and it is no other, as the box says. */
export function printedOn(view: LondonView, card: string): Printed {
  const told = view.cards[card] ?? view.altered[card] ?? inBox(view, card);
  return (told ?? { kind: "build", colour: "grey" }) as unknown as Printed;
}

/** What a card costs whoever looks. */
export const costOf = (view: LondonView, card: string): number => view.costs[card] ?? printedOn(view, card).cost ?? 0;

export const landOf = (view: LondonView, borough: string): Land => view.land[borough] as unknown as Land;

const same = (value: unknown, other: unknown): boolean => JSON.stringify(value || 0) === JSON.stringify(other || 0);

/** Where a number comes from; "own" if it is not the one that comes with the game. */
export function sourceOf(view: LondonView, what: "card" | "borough", id: string, key: string): string {
  const entry = what === "card" ? inBox(view, id) : BOROUGHS.get(id);
  const shown = what === "card" ? { ...printedOn(view, id), copies: copiesOf(view, id) } : landOf(view, id);
  return entry && same((shown as unknown as Entry)[key], entry[key]) ? sourceIn(entry, key) : "own";
}

export function penaltySource({ penalty }: LondonView): string {
  const entry = components.penalty![0] as Entry;
  return same(penalty.prestige, entry.prestige) && same(penalty.beyond, entry.beyond) ? entry.source : "own";
}

/** What poverty costs at the end, and where those numbers come from. */
export const penaltyWords = (view: LondonView, words: Words): string =>
  words.say("board-penalty", {
    list: view.penalty.prestige
      .map((prestige, poverty) => `${poverty}: −${prestige}`)
      .slice(1)
      .join(" · "),
    beyond: view.penalty.beyond,
    source: penaltySource(view),
  });

export function copiesOf(view: LondonView, card: string): Record<string, number> {
  return (view.altered[card]?.copies ?? inBox(view, card)?.copies ?? {}) as Record<string, number>;
}

/** What public sources say against the data that comes with the game, where it concerns this card or borough. */
export function doubtsOf(view: LondonView, what: "card" | "borough", id: string, words: Words): string[] {
  const checks = components.check ?? [];
  if (what === "borough") {
    if (view.options.boroughs === "plain") return [];
    const count = [...BOROUGHS.values()].filter((entry) => entry.ability !== undefined).length;
    return checks
      .filter((check) => check.id === "abilities" && count < Number(check.total))
      .map(() => words.say("doubt-abilities", { count, boroughs: BOROUGHS.size }));
  }
  if (view.options.deck === "first" || SECOND.get(id)?.colour !== "brown") return [];
  return checks
    .filter((check) => check.id === "brown-money" && String(check.group) in copiesOf(view, id))
    .map((check) => ({
      group: String(check.group),
      money: brownMoney(String(check.group)),
      total: Number(check.total),
    }))
    .filter(({ money, total }) => money !== total)
    .map((facts) => words.say("doubt-brown-money", facts));
}

/** The money that all brown cards of a group print. */
function brownMoney(group: string): number {
  const brown = [...SECOND.values()].filter((entry) => entry.colour === "brown");
  return brown.reduce(
    (sum, entry) => sum + Number(entry.money ?? 0) * ((entry.copies as Record<string, number>)[group] ?? 0),
    0,
  );
}

/** A hand in the order of colours, then by cost and name. */
export function sorted(view: LondonView, cards: readonly string[]): string[] {
  const rank = (card: string): number => {
    const printed = printedOn(view, card);
    return COLOURS.indexOf(printed.colour) * 100 + (printed.kind === "action" ? 50 : 0) + (printed.cost ?? 0);
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** Equal things beside each other get numbers, so that each has a name of its own. */
export function numbered(cards: readonly string[]): { card: string; key: string }[] {
  const count = new Map<string, number>();
  return cards.map((card) => {
    const number = count.get(card) ?? 0;
    count.set(card, number + 1);
    return { card, key: `${card} ${number}` };
  });
}

export const topBorough = (view: LondonView, seat: number): string | null => view.boroughs[seat]?.at(-1) ?? null;

export interface Gains {
  money: number;
  prestige: number;
  poverty: number;
}

// in words

const bare = (text: string): string => text.replace(/^\|\s*/, "");
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function gainWords(words: Words, { money = 0, prestige = 0, poverty = 0 }: Partial<Gains>): string[] {
  const found: string[] = [];
  if (money) found.push(words.say(money > 0 ? "board-money-more" : "board-money-less", { money: Math.abs(money) }));
  if (prestige) found.push(words.say("board-prestige-more", { prestige }));
  if (poverty)
    found.push(words.say(poverty > 0 ? "board-poverty-more" : "board-poverty-less", { poverty: Math.abs(poverty) }));
  return found;
}

const each = (words: Words, printed: Printed): string =>
  gainWords(words, {
    money: printed.each_money,
    prestige: printed.each_prestige,
    poverty: printed.each_poverty,
  }).join(", ");

/** What else a card does when it is activated or played. */
export function effectWords(words: Words, printed: Printed): string {
  if (!printed.effect) return "";
  const own = `board-effect-${printed.effect}`;
  const key = words.has(own) ? own : `short-${EFFECT[printed.effect] ?? printed.effect}`;
  return words.say(key, { amount: printed.amount ?? 0, each: each(words, printed) });
}

export function ongoingWords(words: Words, printed: Printed): string {
  if (!printed.ongoing) return "";
  return words.say(`short-${ONGOING[printed.ongoing] ?? printed.ongoing}`, { amount: printed.ongoing_amount ?? 0 });
}

export function perWords(words: Words, printed: Printed): string {
  if (!printed.per) return "";
  const one = gainWords(words, { money: printed.per_money, prestige: printed.per_prestige }).join(", ");
  return words.say("short-per", { each: one, per: printed.per });
}

export function priceWords(words: Words, printed: Printed): string {
  const found: string[] = [];
  if (printed.pay_money) found.push(words.say("board-pay-money", { money: printed.pay_money }));
  if (printed.pay_card) found.push(words.say("board-pay-card", { colour: printed.pay_card }));
  return found.join(", ");
}

/** All that is printed on a card, in sentences. */
export function cardWords(view: LondonView, card: string, words: Words): string[] {
  const printed = printedOn(view, card);
  if (printed.kind === "pauper") return [words.say("board-paupers")];
  if (printed.kind === "action") return [words.say("board-action", { what: effectWords(words, printed) })];
  const found: string[] = [];
  if (printed.cost) found.push(words.say("board-cost", { cost: printed.cost }));
  if (printed.ongoing) found.push(words.say("board-ongoing", { what: ongoingWords(words, printed) }));
  const gains = gainWords(words, {
    money: printed.money,
    prestige: printed.prestige,
    poverty: printed.poverty,
  });
  const what = [...gains, perWords(words, printed), effectWords(words, printed)].filter(Boolean).join("; ");
  const price = priceWords(words, printed);
  if (printed.effect === "spare") found.push(upper(what));
  else if (what) {
    found.push(words.say(price ? "board-activate-paid" : "board-activate", { what, price }));
    found.push(upper(words.say(printed.flips ? "board-flips" : "board-stays")));
  }
  if (printed.end_prestige) found.push(upper(words.say("board-worth", { prestige: printed.end_prestige })));
  return found;
}

export function abilityWords(words: Words, land: Land): string {
  if (!land.ability) return "";
  const own = `board-ability-${land.ability}`;
  if (words.has(own)) return words.say(own, { amount: land.ability_amount ?? 0 });
  return upper(bare(words.say(`short-${ABILITY[land.ability] ?? land.ability}`, { amount: land.ability_amount ?? 0 })));
}

export function runWords(words: Words, land: Land): string {
  return gainWords(words, {
    money: land.run_money,
    prestige: land.run_prestige,
    poverty: land.run_poverty,
  }).join(", ");
}

/** All that is printed on a borough, in sentences. */
export function landWords(view: LondonView, borough: string, words: Words): string[] {
  const land = landOf(view, borough);
  const found = [words.say("board-place", { side: land.side, river: land.riverside ? "yes" : "no" })];
  const gains = gainWords(words, { prestige: land.prestige, poverty: -land.poverty });
  found.push(
    words.say("board-price", {
      cost: land.cost,
      what: [...gains, words.say("short-draws", { amount: land.cards })].join(", "),
    }),
  );
  const run = runWords(words, land);
  if (run) found.push(words.say("board-every-run", { what: run }));
  const ability = abilityWords(words, land);
  if (ability) found.push(`${ability}.`);
  return found;
}
