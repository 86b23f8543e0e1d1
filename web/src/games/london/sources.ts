/** Where each number of a card or borough comes from, as rows of a table, and what public sources say against it. */
import type { Words } from "../../lib/words.svelte";
import type { LondonView } from "./contract";
import {
  abilityWords,
  copiesOf,
  doubtsOf,
  effectWords,
  landOf,
  ongoingWords,
  perWords,
  printedOn,
  sourceOf,
} from "./printed";

export type Sourced = { is: "card"; card: string } | { is: "borough"; borough: string };

export interface Row {
  key: string;
  /** What is printed, in words. */
  said: string;
  source: string;
}

const CARD = [
  "colour",
  "cost",
  "pay_money",
  "pay_card",
  "money",
  "prestige",
  "poverty",
  "per",
  "per_money",
  "per_prestige",
  "effect",
  "amount",
  "each_money",
  "each_prestige",
  "each_poverty",
  "ongoing",
  "ongoing_amount",
  "flips",
  "end_prestige",
];
const BOROUGH = [
  "side",
  "riverside",
  "cost",
  "prestige",
  "poverty",
  "cards",
  "run_money",
  "run_prestige",
  "run_poverty",
  "ability",
  "ability_amount",
];

/** What is printed on a card or borough, each with where it comes from. */
export const sourcesOf = (view: LondonView, what: Sourced, words: Words): Row[] =>
  what.is === "card" ? ofCard(view, what.card, words) : ofBorough(view, what.borough, words);

/** What public sources say against it. */
export const doubtsAbout = (view: LondonView, what: Sourced, words: Words): string[] =>
  doubtsOf(view, what.is, what.is === "card" ? what.card : what.borough, words);

function ofCard(view: LondonView, card: string, words: Words): Row[] {
  const printed = printedOn(view, card);
  const inWords: Record<string, () => string> = {
    per: () => perWords(words, printed),
    effect: () => effectWords(words, printed),
    ongoing: () => ongoingWords(words, printed),
  };
  const rows = Object.entries(pick(printed, CARD, [0, false])).map(([key, value]) => ({
    key,
    said: inWords[key]?.() ?? plain(key, value, words),
    source: sourceOf(view, "card", card, key),
  }));
  const copies = Object.entries(copiesOf(view, card)).map(([group, count]) => `${group} × ${count}`);
  return [...rows, { key: "copies", said: copies.join(", "), source: sourceOf(view, "card", card, "copies") }];
}

function ofBorough(view: LondonView, borough: string, words: Words): Row[] {
  const land = landOf(view, borough);
  return Object.entries(pick(land, BOROUGH, [0])).map(([key, value]) => ({
    key,
    said: key === "ability" ? abilityWords(words, land) : plain(key, value, words),
    source: sourceOf(view, "borough", borough, key),
  }));
}

/** What is printed under these keys, in their order, without what is nothing. */
function pick(printed: object, keys: string[], nothing: unknown[]): Record<string, unknown> {
  const all = printed as Record<string, unknown>;
  const found = keys.filter((key) => all[key] !== undefined && !nothing.includes(all[key]));
  return Object.fromEntries(found.map((key) => [key, all[key]]));
}

/** A number, an answer, or a word that the game has a name for. */
function plain(key: string, value: unknown, words: Words): string {
  if (typeof value === "boolean") return words.say(value ? "yes" : "no");
  if (key === "colour") return words.say("board-colour", { colour: String(value) });
  if (key === "side") return words.say("board-side", { side: String(value) });
  if (key === "pay_card") return words.say("short-card", { colour: String(value) });
  return String(value);
}
