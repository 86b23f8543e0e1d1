/** What everyone may know of a seat, and how its score comes about, as the view has it. */
import type { Words } from "../../lib/words.svelte";
import type { LondonView } from "./contract";
import { groupsOf } from "./deck";

export interface Numbered {
  is: string;
  /** Its words. */
  name: string;
  /** Where the view has it. */
  path: string;
  value: number;
}

/** The numbers of a seat. At the end the poverty is what was compared: with one for each card of the hand. */
export function numbersOf(view: LondonView, seat: number): Numbered[] {
  const poverty = view.over ? "final_poverty" : "poverty";
  const rows = [
    ["money", "money", "money"],
    ["loan", "loans", "loans"],
    ["poverty", "poverty", poverty],
    ["prestige", "prestige", "prestige"],
    ["card", "cards", "hand_sizes"],
    ["score", view.over ? "score" : "standing", "standing"],
  ] as const;
  return rows.map(([is, name, path]) => ({
    is,
    name: `board-${name}`,
    path: `${path}.${seat}`,
    value: view[path][seat] ?? 0,
  }));
}

/** How many cards a seat holds, by the letters on their backs. */
export const handWords = (view: LondonView, seat: number): string =>
  groupsOf(view.hand_groups[seat] ?? "")
    .map(({ group, count }) => `${group} ${count}`)
    .join(", ") || "–";

export interface Part {
  is: string;
  said: string;
  path: string;
  points: number;
}

/** The score of a seat by its sources, each in words. */
export function scoreOf(view: LondonView, seat: number, words: Words): Part[] {
  const counted = view.counted[seat]!;
  const facts = {
    money: view.money[seat] ?? 0,
    loans: view.loans[seat] ?? 0,
    poverty: view.final_poverty[seat] ?? 0,
    least: Math.min(...view.final_poverty),
  };
  const signs = { track: "prestige", cards: "stack", money: "money", loans: "loan", poverty: "poverty" } as const;
  return (Object.keys(signs) as (keyof typeof signs)[]).map((part) => ({
    is: signs[part],
    said: words.say(`board-counted-${part}`, facts),
    path: `counted.${seat}.${part}`,
    points: counted[part],
  }));
}
