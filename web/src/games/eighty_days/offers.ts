/** What can be chosen without going anywhere on the map: money of the bank, waiting, letting somebody be paid. */
import type { Reach } from "./contract";

export const OFFERS = ["take", "give", "neither", "pass", "restart", "decline"] as const;
export type Offer = (typeof OFFERS)[number];

/** Those that can be chosen now, always in the same order. */
export const offersOf = (may: ReadonlySet<string>): Offer[] => OFFERS.filter((move) => may.has(move));

/** The chapter of the rules it comes from. */
export function chapterOf(offer: Offer, phase: string): string {
  if (offer === "decline") return "characters";
  if (offer === "pass" || offer === "restart") return "stuck";
  return phase === "taking" ? "events" : "pounds";
}

/** Where the view says what money would be left, if it does. */
export function leftAt(offer: Offer, reach: Reach | null, at: number): { path: string; money: number } | null {
  const money = offer === "take" || offer === "give" ? reach?.[offer] : null;
  return money === null || money === undefined ? null : { path: `reach.${at}.${offer}`, money };
}
