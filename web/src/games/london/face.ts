/** What the face of a card says, and how: which of it in signs, which in words. */
import type { Words } from "../../lib/words.svelte";
import type { LondonView } from "./contract";
import { effectWords, ongoingWords, printedOn, type Printed } from "./printed";

export interface Face {
  printed: Printed;
  /** What it does while it is seen, in words. */
  ongoing: string;
  /** What else it does, in words. */
  effect: string;
  /** Whether there is something to pay or gain in signs. */
  gains: boolean;
  /** Whether what it counts has a sign. */
  signed: boolean;
  /** Whether it does more than signs say. */
  more: boolean;
}

const SIGNED = ["borough", "riverside", "north", "south", "brown", "blue"]; // what is counted that has a sign

export function faceOf(view: LondonView, card: string, words: Words): Face {
  const printed = printedOn(view, card);
  const signed = SIGNED.includes(printed.per ?? "") && !printed.effect;
  // that the money of a till is taken goes without saying where there is little room
  const effect = printed.effect === "till" ? "" : effectWords(words, printed);
  const paid = printed.pay_money || printed.pay_card;
  const gained = printed.money || printed.prestige || printed.poverty || (printed.per && signed);
  return {
    printed,
    ongoing: ongoingWords(words, printed),
    effect,
    gains: !!(paid || gained),
    signed,
    more: printed.kind !== "action" && !!(effect || (printed.per && !signed)),
  };
}
