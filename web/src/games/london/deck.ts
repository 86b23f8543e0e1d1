/** What is known of the cards that nobody sees: by the letters on their backs. */
import type { LondonView } from "./contract";
import { sorted } from "./printed";

const countOf = (letters: string | readonly string[], group: string): number =>
  [...letters].filter((letter) => letter === group).length;

/** The letters of a pile, each with how often it is there, in the order in which they come. */
export function groupsOf(letters: string | readonly string[]): { group: string; count: number }[] {
  return [...new Set(letters)].map((group) => ({ group, count: countOf(letters, group) }));
}

/** Whether the end is in sight, or these are the last turns. */
export function endNear({ last_turns, over, deck, players }: LondonView): "near" | "last" | null {
  if (last_turns) return "last";
  return !over && deck <= 2 * players ? "near" : null;
}

export interface Counted {
  card: string;
  count: number;
}

/** Cards and how many of each, in the order in which a hand is sorted. */
export const counted = (view: LondonView, cards: Record<string, number>): Counted[] =>
  sorted(view, Object.keys(cards)).map((card) => ({ card, count: cards[card] ?? 0 }));

/** What one has not seen, by group: the cards, and how many of them are in the deck and in other hands. */
export function unseenGroups(view: LondonView): { group: string; cards: Counted[]; deck: number; hands: number }[] {
  const others = view.hand_groups.filter((_, seat) => seat !== view.seat);
  return Object.entries(view.unseen).map(([group, cards]) => ({
    group,
    cards: counted(view, cards),
    deck: countOf(view.deck_groups, group),
    hands: others.reduce((sum, letters) => sum + countOf(letters, group), 0),
  }));
}
