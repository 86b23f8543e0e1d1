/** What is said of a band: what it does now, how it stands, and what came of the child it sent last. */
import type { Words } from "../../lib/words.svelte";
import type { KidsView } from "./contract";
import type { Outcome } from "./street";

const AT_THE_END: Record<string, string> = { second: "won", richest: "stripped" };

/** The place of a band as it is to be said: what would be while the game lasts, and what is at its end. */
export const placeWord = (kids: KidsView, place: string): string => (kids.over ? (AT_THE_END[place] ?? place) : place);

/** The band nobody plays. */
export const strange = (kids: KidsView, band: number): boolean => band >= kids.players;

/** The child that the band nobody plays sends for all to see. */
export const openlySent = (kids: KidsView, band: number): number | null =>
  kids.phase === "sending" && strange(kids, band) ? kids.stranger : null;

/** Whether a band has sent a child that nobody else sees yet. */
export const hasSent = (kids: KidsView, band: number): boolean =>
  kids.phase === "sending" && (kids.chosen[band] ?? false);

/** What a band does now, in words. */
export function doing(kids: KidsView, band: number, words: Words): string {
  if (hasSent(kids, band)) return words.say("picture-chosen");
  const child = openlySent(kids, band);
  if (child !== null) return words.say("picture-sends", { child });
  return kids.to_act.includes(band) && band !== kids.seat ? words.say("picture-thinking") : "";
}

/** Whoever still chooses what to take has not taken nothing. */
export const stillTaking = (kids: KidsView, band: number, { coins }: Outcome): boolean =>
  kids.phase === "sharing" && kids.thieves.includes(band) && coins === 0;

/** What a child brought, in words. */
export function brought({ coins, arrested }: Outcome, open: boolean, words: Words): string {
  if (open) return "…";
  if (arrested) return words.say("board-arrested");
  return words.say("board-result", { coins: Math.abs(coins), sign: coins < 0 ? "−" : "+" });
}
