/** What the parts of the board share: the view, what may be chosen, and what somebody looks at. */
import type { Words } from "../../lib/words.svelte";
import type { Looking } from "../../pieces/looking.svelte";
import type { LondonView } from "./contract";
import { cardWords, landWords, printedOn } from "./printed";

/** Something that can be looked at closely. */
export type Look =
  | { is: "card"; card: string }
  | { is: "borough"; borough: string }
  | { is: "stack"; seat: number; stack: number }
  | { is: "known"; seat: number }
  | { is: "forecast"; seat: number }
  | { is: "loans" }
  | { is: "numbers"; seat: number }
  | { is: "deck" };

export interface Desk {
  view: LondonView;
  words: Words;
  names: string[];
  may: Set<string>;
  looking: Looking<Look>;
  choose: (move: string) => void;
}

/** The first of some moves that is allowed. */
export const firstOf = (desk: Desk, ...moves: string[]): string | null =>
  moves.find((move) => desk.may.has(move)) ?? null;

const DISCARDING = ["paying", "paying-card", "shedding", "trimming", "giving"];

/** What a card of the hand can be chosen for now, and what to ask about if it cannot. */
export function handMoves(desk: Desk, card: string): { move: string | null; asked: string } {
  return {
    move: firstOf(desk, `play ${card}`, `discard ${card}`, `school ${card}`),
    asked: DISCARDING.includes(desk.view.phase) ? `discard ${card}` : `play ${card}`,
  };
}

/** What a stack of one's own city can be chosen for now. */
export function stackMoves(desk: Desk, stack: number): { move: string | null; asked: string } {
  const { view } = desk;
  const found = firstOf(desk, `cover ${stack + 1}`, `activate ${stack + 1}`);
  const flips = view.active === stack + 1 && desk.may.has("flip") ? "flip" : null;
  const spared = desk.may.has("flip-hospital") && view.hospital === stack + 1 ? "flip-hospital" : null;
  return {
    move: found ?? flips ?? spared ?? swapOf(desk, stack),
    asked: view.phase === "placing" ? `cover ${stack + 1}` : `activate ${stack + 1}`,
  };
}

/** What a card that is seen allows at any time: it is chosen on the card that says so. */
function swapOf(desk: Desk, stack: number): string | null {
  if (!desk.may.has("swap")) return null;
  const pile = desk.view.cities[desk.view.seat ?? 0]?.[stack];
  const card = pile?.down ? undefined : pile?.cards.at(-1);
  return card && printedOn(desk.view, card).ongoing === "swap" ? "swap" : null;
}

/** What one does with the whole city: begin a run, end what is done in it, or draw no more cards. */
export function runMove(desk: Desk): string | null {
  const ends = ["running", "developing"].includes(desk.view.phase) ? ["done"] : [];
  return firstOf(desk, "run", "enough", ...ends);
}

/** What one's own money is pressed for, and one's own loans. */
export function purseMove(desk: Desk, seat: number, what: string): string | null {
  if (seat !== desk.view.seat) return null;
  return firstOf(desk, ...(what === "money" ? ["loan"] : what === "loan" ? ["repay"] : []));
}

/** The word a piece wears that can be chosen. */
export const tagOf = ({ view, words }: Desk, move: string | null): string =>
  move ? words.say(`board-tag-${move.split(" ")[0]}`, { price: view.school ?? 0 }) : "";

/** A card for those who listen: its name, colour and text, and what choosing it does. */
export function spoken(
  { view, words }: Pick<Desk, "view" | "words">,
  card: string,
  move: string | null = null,
): string {
  const name = `${words.say("card", { card })} (${words.say("board-colour", { colour: printedOn(view, card).colour })})`;
  return `${name}. ${cardWords(view, card, words).join(". ")}${move ? `. ${words.move(move)}` : ""}`;
}

/** A borough for those who listen, after its name. */
export const landSpoken = ({ view, words }: Desk, borough: string, move: string | null): string =>
  `${landWords(view, borough, words).join(" ")}${move ? ` ${words.move(move)}` : ""}`;

/** The other seats, in the order of play from one's own. */
export function othersFrom({ seat: me, players }: LondonView): number[] {
  return Array.from({ length: players }, (_, i) => (i + (me ?? 0)) % players).filter((seat) => seat !== me);
}

/** What lies under a borough that is seen. */
export const coveredBy = (view: LondonView, borough: string): string[] =>
  view.boroughs.find((owned) => owned.at(-1) === borough)?.slice(0, -1) ?? [];

/** The names of cards, without those that are not known. */
export const listed = (words: Words, cards: readonly (string | null)[]): string =>
  cards
    .filter((card) => card !== null)
    .map((card) => words.say("card", { card }))
    .join(", ");

/** Whose each borough is, and whether it lies uppermost. */
export function ownersOf({ boroughs }: LondonView): Map<string, { seat: number; top: boolean }> {
  const owned = boroughs.flatMap((pile, seat) =>
    pile.map((borough, i) => [borough, { seat, top: i === pile.length - 1 }] as const),
  );
  return new Map(owned);
}

const ONE_ROW = 7; // more cards than these would be too narrow for their names
const LEAST = 5; // fewer leave room for those to come

/** How so many cards lie: all beside each other, or, where the room is high and they are many, in two rows. */
export function rowsFor(count: number): { one: number; two: number; rows: number } {
  const rows = count > ONE_ROW ? 2 : 1;
  return { one: Math.max(count, 1), two: Math.max(Math.ceil(count / rows), LEAST), rows };
}

/** A row of cards beside the deck: where the view has them, and the move each card is for. */
export interface DisplayRow {
  name: "upper" | "lower" | "deck-known";
  shows: string;
  cards: { card: string | null; asked: string; before?: string }[];
}

/** The two rows of the display; while one may keep a card of the deck, that card's row and those one may take from instead. */
export function displayRows({ view, may }: Desk): DisplayRow[] {
  const rows = (["upper", "lower"] as const).map((name): DisplayRow => {
    const cards = view[name].map((card) => ({ card, asked: `take-${name} ${card}` }));
    return { name, shows: name, cards };
  });
  const known = view.deck_known.map((card, i) => ({ card, asked: `keep ${i + 1}`, before: `${i + 1}. ` }));
  if (!known.some(({ asked }) => may.has(asked))) return rows;
  const open = rows.filter(({ cards }) => cards.some(({ asked }) => may.has(asked)));
  return [{ name: "deck-known", shows: "deck_known", cards: known }, ...open];
}
