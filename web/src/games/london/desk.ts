/** What the parts of the board share: the view, what may be chosen, and what somebody looks at. */
import type { Words } from "../../lib/words.svelte";
import type { LondonView } from "./contract";

/** Something that can be looked at closely. */
export type Look =
  | { is: "card"; card: string }
  | { is: "borough"; borough: string }
  | { is: "stack"; seat: number; stack: number }
  | { is: "deck" };

export interface Desk {
  view: LondonView;
  words: Words;
  names: string[];
  may: Set<string>;
  /** Whether a touch looks rather than chooses. */
  looking: boolean;
  choose: (move: string) => void;
  /** Somebody points at a piece or has the focus on it; `asked` is the move it would be, if it were allowed. */
  point: (look: Look, at: HTMLElement, move: string | null, asked: string | null) => void;
  away: () => void;
  /** Show it large and whole, with where its numbers come from. */
  open: (look: Look, asked: string | null) => void;
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

/** The stack a Hospital would be flipped on in place of another card. */
export function hospital(view: LondonView): number {
  const city = view.seat === null ? [] : (view.cities[view.seat] ?? []);
  return city.findIndex((stack) => stack.cards.at(-1) === "hospital" && !stack.down && !stack.fresh && !stack.used);
}

/** What a stack of one's own city can be chosen for now. */
export function stackMoves(desk: Desk, stack: number): { move: string | null; asked: string } {
  const { view } = desk;
  const found = firstOf(desk, `cover ${stack + 1}`, `activate ${stack + 1}`);
  const flips = view.active === stack + 1 && desk.may.has("flip") ? "flip" : null;
  const spared = desk.may.has("flip-hospital") && hospital(view) === stack ? "flip-hospital" : null;
  return {
    move: found ?? flips ?? spared,
    asked: view.phase === "placing" ? `cover ${stack + 1}` : `activate ${stack + 1}`,
  };
}

/** One stop for the Tab key in a group of pieces; the arrow keys walk inside it. */
export function walked(group: HTMLElement): { update: () => void; destroy: () => void } {
  const pieces = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-piece]")];
  const settle = (): void => {
    const all = pieces();
    const stop =
      all.find((one) => one.tabIndex === 0 && one.classList.contains("may")) ??
      all.find((one) => one.classList.contains("may")) ??
      all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = pieces();
    const here = all.indexOf(event.target as HTMLElement);
    if (!step || here < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[(here + step + all.length) % all.length]!;
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  };
  group.addEventListener("keydown", walk);
  const watching = new MutationObserver(settle);
  watching.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  settle();
  return { update: settle, destroy: () => (watching.disconnect(), group.removeEventListener("keydown", walk)) };
}
