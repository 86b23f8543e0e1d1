/** Where the lens stands: over what is pointed at where there is room, else under it, else at the top of the window. */

export const LENS = { wide: 420, high: 330 };
const EDGE = 8;
const GAP = 14;

interface Pointed {
  left: number;
  top: number;
  bottom: number;
  width: number;
}

export function lensPlace(at: Pointed, window: { wide: number; high: number }): string {
  const middle = at.left + at.width / 2 - LENS.wide / 2;
  const left = Math.max(EDGE, Math.min(middle, window.wide - LENS.wide - EDGE));
  if (at.top > LENS.high) return `left: ${left}px; bottom: ${window.high - at.top + GAP}px`;
  if (at.bottom + LENS.high < window.high) return `left: ${left}px; top: ${at.bottom + GAP}px`;
  return `left: ${left}px; top: ${EDGE}px`;
}
