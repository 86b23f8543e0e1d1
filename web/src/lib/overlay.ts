/** Where something that comes and goes lies over a board: where it hides least of what can be chosen. */

interface Box {
  top: number;
  bottom: number;
}

/** How much of some pieces lies between two heights. */
const hidden = (top: number, bottom: number, pieces: readonly Box[]): number =>
  pieces.reduce((sum, piece) => sum + Math.max(0, Math.min(bottom, piece.bottom) - Math.max(top, piece.top)), 0);

/** Whether it hides less at the foot of a room than at its head. */
export const liesLow = (height: number, room: Box, pieces: readonly Box[]): boolean =>
  hidden(room.bottom - height, room.bottom, pieces) < hidden(room.top, room.top + height, pieces);
