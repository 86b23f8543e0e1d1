/** The signs of the seats: a shape each, 24 wide, so that a colour never stands alone. */
const SHAPES = [
  "M12 3a9 9 0 100 18 9 9 0 000-18z",
  "M12 2l10 19H2z",
  "M3.5 3.5h17v17h-17z",
  "M12 1l10 11-10 11L2 12z",
  "M12 1.5l3.1 7 7.6.7-5.8 5 1.8 7.5L12 17.7l-6.7 4 1.8-7.5-5.8-5 7.6-.7z",
  "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z",
] as const;

/** Seats beyond the sixth, such as a stranger's, begin again with the first sign. */
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
export const colourOf = (seat: number): string => `var(--seat${seat % SHAPES.length})`;
