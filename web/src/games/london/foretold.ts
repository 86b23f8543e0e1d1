/** What a move would bring a seat, as the rules foretell it, in words; nothing as long as that is not known. */
import { changeOf, changeWords } from "../../lib/outlook";
import type { Change, Foretold } from "../../lib/types";
import type { Words } from "../../lib/words.svelte";
import { gainWords } from "./printed";

/** What is added for certain; null if later choices, or what nobody knows, decide. */
const added = ({ now, least, most }: Change): number | null => (least === null || least !== most ? null : least - now);

/** What is added to some numbers of a seat. */
export function gains(
  foretold: Foretold | undefined,
  seat: number,
  words: Words,
  ...numbers: ("money" | "prestige" | "poverty")[]
): string[] {
  return numbers.flatMap((what) => {
    const change = changeOf(foretold, what, seat);
    if (!change) return [];
    const more = added(change);
    return more === null ? changeWords(change, words) : gainWords(words, { [what]: more });
  });
}

/** What is paid, and what is left then. */
export function cost(foretold: Foretold | undefined, seat: number, words: Words): string {
  if (!foretold) return "";
  const change = changeOf(foretold, "money", seat);
  if (!change) return words.say("board-free");
  const { now, least, most } = change;
  if (least === null || most === null) return changeWords(change, words);
  return least === most
    ? words.say("board-costs", { cost: now - least, money: least })
    : words.say("board-costs-between", { cheap: now - most, dear: now - least, least, most });
}

/** What is left of one's money. */
export function left(foretold: Foretold | undefined, seat: number, words: Words): string {
  const change = changeOf(foretold, "money", seat);
  if (!change) return "";
  return added(change) === null ? changeWords(change, words) : words.say("board-left", { money: change.least });
}

/** What a loan brings. */
export function loan(foretold: Foretold | undefined, seat: number, words: Words): string {
  const change = changeOf(foretold, "money", seat);
  if (!change) return "";
  const brings = added(change);
  if (brings === null) return changeWords(change, words);
  return words.say("board-loan-brings", { brings, money: change.least });
}

/** How many cards may be drawn. */
export function draws(foretold: Foretold | undefined, seat: number, words: Words): string {
  const change = changeOf(foretold, "draws", seat);
  if (!change) return "";
  return added(change) === null ? changeWords(change, words) : words.say("short-draws", { amount: change.least });
}

/** Whether cards of the hand are given, whatever is chosen later. */
export function givesCards(foretold: Foretold | undefined, seat: number): boolean {
  const change = changeOf(foretold, "cards", seat);
  return !!change && change.most !== null && change.most < change.now;
}
