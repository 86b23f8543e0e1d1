/** The small signs, 24 by 24: what is paid, gained or counted. Each is a few shapes, one over the other, or a letter. */

/** A shape: its path, what fills it, and the line around it. */
export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  wide?: number;
}

export interface Sign {
  shapes: readonly Shape[];
  /** A letter in the middle: how large, how low and in what colour. */
  letter?: { is: string; size: number; low: number; fill: string };
}

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const box = (x: number, y: number, wide: number, high: number, r: number): string =>
  `M${x + r} ${y}h${wide - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${high - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - wide}` +
  `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - high}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const INK = "currentColor";
const PALE = "#fff7ec";
const BRONZE = "#5d4406";
const GOLD = "#f4b84c";
const NIGHT = "#23324a";
const SEAL = "#7a2a1b";
const CARD = "#2a2118";

const one = (...shapes: Shape[]): Sign => ({ shapes });
const side = (letter: string): Sign => ({
  shapes: [{ d: round(12, 12, 10.5), fill: NIGHT, line: PALE, wide: 1.5 }],
  letter: { is: letter, size: 18, low: 18.3, fill: PALE },
});

export const SIGNS: Record<string, Sign> = {
  money: one(
    { d: round(12, 12, 10.5), fill: "#f0c558", line: BRONZE, wide: 2 },
    {
      d: "M15.800 9c-.7-3.600-6.300-3.100-5.900 1 .3 2.600 1.100 4.600-1.300 6.800h7.800M7.600 12.600h6",
      line: "#3d2c04",
      wide: 2.1,
    },
  ),
  prestige: one({
    d: "M12 1.500l3.100 7 7.600.7-5.800 5 1.800 7.500-6.700-4-6.700 4 1.800-7.500-5.800-5 7.600-.7z",
    fill: "#e9b531",
    line: BRONZE,
    wide: 1.6,
  }),
  poverty: one(
    { d: "M3 8l9-5 9 5v9l-9 5-9-5z", fill: "#26222b", line: "#fdf6e3", wide: 1.2 },
    { d: "M3 8l9 5 9-5M12 13v9", line: "#9c94a8", wide: 1.5 },
  ),
  loan: one(
    { d: box(2, 4, 20, 16, 1.5), fill: "#f6ecd2", line: SEAL, wide: 2 },
    { d: "M5.500 9h9M5.500 13h6", line: SEAL, wide: 1.8 },
    { d: round(17, 15, 3), fill: "#a3261c" },
  ),
  card: one(
    { d: box(5, 2, 14, 20, 2), fill: "#fdf6e3", line: CARD, wide: 2 },
    { d: "M8 7h8M8 11h8", line: CARD, wide: 1.6 },
  ),
  brown: one({ d: box(3.5, 3.5, 17, 17, 1.5), fill: "#6b4423", line: PALE, wide: 1.8 }),
  blue: one({ d: "M12 1.500L22.500 12 12 22.500 1.500 12z", fill: "#1d4f7c", line: PALE, wide: 1.8 }),
  pink: one({ d: "M12 2.500l10.500 19h-21z", fill: "#a02c62", line: PALE, wide: 1.8 }),
  grey: one({ d: round(12, 12, 9), line: PALE, wide: 6 }, { d: round(12, 12, 9), line: "#565159", wide: 3.5 }),
  borough: one({ d: "M2 20V9l5-4 5 4 5-6 5 6v11z", fill: "#9a5b2a", line: "#3a2410", wide: 1.6 }),
  riverside: one({
    d: "M1 8q3.700-5 7.300 0t7.400 0 7.300 0M1 15q3.700-5 7.300 0t7.400 0 7.300 0",
    line: "var(--river)",
    wide: 3,
  }),
  north: side("N"),
  south: side("S"),
  flip: one(
    { d: "M19 7a8.500 8.500 0 1 0 1.500 6.500", line: INK, wide: 2.6 },
    { d: "M21.500 1.500v7h-7z", fill: INK },
  ),
  ongoing: one({ d: "M12 12c-3-5-9-5-9 0s6 5 9 0 9-5 9 0-6 5-9 0z", line: INK, wide: 2.6 }),
  stack: one({ d: "M4 15l8 4 8-4M4 11l8 4 8-4", line: INK, wide: 2 }, { d: "M12 3l8 4-8 4-8-4z", fill: INK }),
  eye: one(
    { d: "M1.500 12q10.500-13 21 0-10.500 13-21 0z", line: INK, wide: 2.2 },
    { d: round(12, 12, 3.5), fill: INK },
  ),
  to: one({ d: "M3 10h11V5l8 7-8 7v-5H3z", fill: INK }),
  score: one(
    { d: "M4 3h16v9q0 7-8 10-8-3-8-10z", fill: NIGHT, line: GOLD, wide: 2 },
    {
      d: "M12 6l1.700 3.800 4.100.4-3.100 2.700 1 4.100-3.700-2.200L8.300 17l1-4.100-3.100-2.700 4.100-.4z",
      fill: GOLD,
    },
  ),
};
