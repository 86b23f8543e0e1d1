/** What is behind one's screen, counted for drawing. */
import { gainOf } from "../../lib/outlook";
import { COLOURS } from "./hexes";
import type { Sight } from "./sight";
import { made } from "./signs";

/** The connectors to be placed, one by one, with a key that stays with each. */
export function holdOf(hold: Record<string, number> | null | undefined): { colour: string; key: string }[] {
  return COLOURS.flatMap((colour) =>
    Array.from({ length: hold?.[colour] ?? 0 }, (_, i) => ({ colour, key: `${colour} ${i}` })),
  );
}

/** The connectors the tile about to be used makes, and how many of each will be taken once the rules have told. */
export function makingOf({ view, may, foretold }: Pick<Sight, "view" | "may" | "foretold">): Making[] {
  const { choosing } = view;
  if (choosing?.action !== "use" || view.phase !== "counting") return [];
  const level = [...view.auction, ...view.boroughs.flat()].find((one) => one.tile === choosing.tile)?.level ?? 0;
  const makes = made(view.facts[choosing.tile]!, level);
  const told = foretold([...may].find((move) => /^(keyples|join) /.test(move)) ?? "");
  const taken = (colour: string): number | null => {
    const gain = gainOf(told, "to-place", colour);
    return gain ? gain.most : told?.whole ? 0 : null;
  };
  return COLOURS.filter((colour) => makes.includes(colour)).map((colour) => ({ colour, count: taken(colour) }));
}

export interface Making {
  colour: string;
  count: number | null;
}

/** What has been chosen of the choice that is being made, in words. */
export function stepsOf({ view, words }: Pick<Sight, "view" | "words">): string[] {
  const { choosing } = view;
  if (choosing) {
    return [
      `${choosing.action} ${choosing.tile}`,
      ...(choosing.colour ? [`colour ${choosing.colour}`] : []),
      ...choosing.groups.map((tile) => `join ${tile}`),
      ...choosing.declined.map((colour) => `decline ${colour}`),
    ].map((move) => words.move(move));
  }
  const laying = view.laying[view.seat ?? 0];
  if (!laying) return [];
  const against = laying.against ? [words.say("board-against", { tile: laying.against, side: laying.side ?? 0 })] : [];
  return [words.move(`lay ${laying.tile}`), ...against];
}

/** What is being done behind one's screen. */
export interface Doing {
  steps: string[];
  /** The connectors that will be taken, where some of them can be declined. */
  making: Making[];
  /** Whether connectors wait to be placed. */
  placing: boolean;
  busy: boolean;
}

export function doingOf(sight: Pick<Sight, "view" | "words" | "may" | "foretold">): Doing {
  const { view, may } = sight;
  const steps = stepsOf(sight);
  const made = makingOf(sight);
  const declinable = made.some(({ colour }) => may.has(`decline ${colour}`)) || !!view.choosing?.declined.length;
  const making = declinable ? made : [];
  const placing = holdOf(view.hold[view.seat ?? 0]).length > 0;
  return { steps, making, placing, busy: steps.length > 0 || placing || making.length > 0 };
}
