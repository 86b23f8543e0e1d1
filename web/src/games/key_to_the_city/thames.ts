/** The Thames of an era: the tile where the barges wait, the one they sail to, and those that have not sailed. */
import type { KeyView } from "./contract";
import { LAST_TILE } from "./signs";

type River = Pick<KeyView, "berths" | "barges" | "sails_to">;

/** The barges wait at the tile that is the prize of the era. */
export const waitsAt = ({ berths }: River): string => berths.find((berth) => berth.prize)?.prize ?? "";
export const sailsTo = ({ sails_to }: River): string => sails_to ?? LAST_TILE;

/** The barges that have not sailed, in the order in which they lie, each with the berth it lay in. */
export function waiting({ berths, barges }: River): { seat: number; berth: number }[] {
  const moored = new Set(berths.map((berth) => berth.seat));
  return barges
    .map((berth, seat) => ({ berth, seat }))
    .filter(({ seat }) => !moored.has(seat))
    .sort((a, b) => a.berth - b.berth);
}
