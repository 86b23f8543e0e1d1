/** The parts of the board, and which of them a move belongs to. */

export const PARTS = ["hand", "display", "city", "map", "others"] as const;

const PART_OF: Record<string, string> = {
  play: "hand",
  discard: "hand",
  school: "hand",
  "take-upper": "display",
  "take-lower": "display",
  keep: "display",
  draw: "display",
  look: "display",
  "draw-three": "display",
  buy: "map",
  choose: "others",
};

/** Loans can be taken at any time: they call nobody anywhere. */
const ALWAYS = ["loan", "repay"];

/** The parts that have something to choose; what is not elsewhere is in one's own city. */
export function waitingParts(moves: readonly string[]): Set<string> {
  const wanted = moves.filter((move) => !ALWAYS.includes(move));
  return new Set(wanted.map((move) => PART_OF[move.split(" ")[0] ?? ""] ?? "city"));
}
