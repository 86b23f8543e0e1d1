/** The small pictures on the map, each in its own units and as strokes of ink: what is filled first, then what is only drawn. */
export interface Drawing {
  filled: string;
  lines: string;
}

const wheel = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const DRAWINGS = {
  elephant: {
    filled:
      "M8 40Q8 16 34 14Q50 8 62 16Q66 6 78 8Q92 10 92 28Q93 46 90 58Q89 66 95 66L96 70Q84 72 83 60Q82 50 79 44Q74 48 68 46V70H56V54Q46 58 36 54V70H24V50Q20 58 19 70H10Q6 54 8 40ZM30 14V4H50V12ZM26 4Q40-13 54 4Z",
    lines: "M66 18Q57 22 60 34Q66 42 74 36Q76 24 70 18M82 43q6 6 11 2M8 36q-6 7-3 15M82 21v3M40-9v-5",
  },
  camel: {
    filled:
      "M6 68L12 44Q8 34 16 30Q24 30 30 14Q36 6 42 18Q46 28 52 28Q62 30 66 18Q68 4 80 4L90 8Q90 12 82 13Q76 16 75 28Q74 42 64 46V68H58L56 48Q44 52 34 48L32 68H26L24 48Q18 54 12 68Z",
    lines: "M80 8h1M24 34q12 8 24-4M10 42q-5 5-3 12",
  },
  pyramids: { filled: "M0 44L32 0 66 44ZM48 44L70 16 96 44Z", lines: "M32 0l10 44M70 16l8 28M-8 44h112" },
  pagoda: {
    filled:
      "M8 110H62V88H8ZM0 90Q18 86 20 76H50Q52 86 70 90ZM18 76V62H52V76ZM8 64Q22 60 24 50H46Q48 60 62 64ZM24 50V38H46V50ZM16 40Q28 36 30 26H40Q42 36 54 40Z",
    lines: "M35 26V6M31 14h8M32 9h6M29 110V98q6-7 12 0V110M31 76V68M39 76V68M35 50V43",
  },
  whale: {
    filled: "M4 40Q10 14 44 14Q70 14 84 32Q90 20 86 8Q96 10 99 18Q104 10 113 12Q108 30 94 42Q80 56 46 54Q16 54 4 40Z",
    lines: "M8 44Q30 42 52 54M20 34v3M36 10Q34-2 25-6M36 10Q38-2 47-6M-8 62q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0",
  },
  bison: {
    filled:
      "M8 34Q4 22 14 16Q20 4 38 4Q52 4 60 14Q78 14 84 26L86 44 84 60H76L74 44Q60 48 46 44L44 60H36L34 46Q24 52 16 46Q10 44 8 34Z",
    lines: "M17 18Q8 15 12 6M14 46q2 9 8 4M16 27v3M34 12q10 10 6 26M84 26q6 5 3 14",
  },
  train: {
    filled: `M14 28H62V48H14ZM62 16H84V48H62ZM58 11H88V16H58ZM20 28L22 16 16 6H34L28 16 30 28ZM42 28q0-8 6-8t6 8ZM14 46L2 59H18ZM90 30H112V49H90Z${wheel(27, 53, 6)}${wheel(41, 53, 6)}${wheel(58, 51, 8)}${wheel(76, 51, 8)}${wheel(96, 54, 5)}${wheel(107, 54, 5)}`,
    lines: "M67 21H79V31H67ZM58 51H76M-8 60H120M23 1q-7-10 5-13 4-10 15-4 12-5 15 6 9 0 9 8M14 36h48",
  },
  bear: {
    filled:
      "M4 26Q6 16 16 16Q20 8 26 14Q46 4 66 10Q84 14 84 34L86 54H72L70 42Q56 46 44 42L46 54H32L30 40Q22 38 16 32Q6 32 4 26Z",
    lines: "M15 21v2M4 26h4M26 14q4 8 2 14M70 42q-2-8 2-12",
  },
  steamer: {
    filled: `M0 44H112Q108 62 98 62H18Q6 58 0 44ZM28 30H84V44H28ZM44 30V10H56V30Z${wheel(52, 46, 14)}`,
    lines:
      "M44 16H56M52 32V60M38 46H66M42 36L62 56M62 36L42 56M20 44V0M92 44V2M20 4L40 30M20 4L0 44M92 6L72 30M92 6l20 38M50 6q10-11 22-6 10-9 22-1M-8 68q9-8 18 0t18 0 18 0 18 0 18 0 18 0 18 0",
  },
  giraffe: {
    filled: "M26 70V40Q22 30 38 28L56-4Q58-11 68-9L78-2Q77 3 68 2L55 36V70H50V46H32V70Z",
    lines: "M58-9l-2-6M62-10v-6M66-5h1M26 36q-5 8-2 16M44 26l4 2M50 14l4 2M36 36h4M46 38h4M54 6l3 1M42 34h3",
  },
  serpent: {
    filled:
      "M4 46Q6 10 22 8Q34 6 38 16L26 22Q18 26 22 46ZM36 46Q50 12 66 46H56Q51 34 46 46ZM76 46Q88 20 100 46H92Q88 38 84 46ZM108 46Q112 30 118 22L112 14 128 18 126 32 122 28Q118 36 118 46Z",
    lines: "M26 13v2M38 16l6 4M8 24l-6-4M12 14l-4-6M-8 48q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0",
  },
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof DRAWINGS;

/** Where they are on the sheet, how large, and whether they look the other way. */
export const DRAWN: { name: DrawingName; x: number; y: number; size: number; turned?: true }[] = [
  { name: "camel", x: 205, y: 690, size: 0.9 },
  { name: "camel", x: 305, y: 705, size: 0.7 },
  { name: "pyramids", x: 425, y: 655, size: 0.85 },
  { name: "elephant", x: 813, y: 664, size: 0.66 },
  { name: "bear", x: 690, y: 262, size: 1 },
  { name: "pagoda", x: 962, y: 400, size: 0.92 },
  { name: "whale", x: 1335, y: 225, size: 1.05 },
  { name: "bison", x: 1548, y: 395, size: 1 },
  { name: "train", x: 1530, y: 590, size: 0.98 },
  { name: "steamer", x: 1770, y: 560, size: 0.75 },
  { name: "serpent", x: 690, y: 1160, size: 1.7 },
  { name: "whale", x: 1490, y: 1250, size: 1.4 },
  { name: "steamer", x: 60, y: 1150, size: 1.5 },
  { name: "giraffe", x: 410, y: 845, size: 0.9 },
  { name: "giraffe", x: 350, y: 865, size: 0.7, turned: true },
  { name: "bear", x: 1590, y: 110, size: 0.9, turned: true },
];

const each = (points: string, mark: string): string =>
  points
    .trim()
    .split(/\s+/)
    .map((point) => `M${point}${mark}`)
    .join("");

export const FIRS = each(
  `635,290 658,312 622,332 672,352 830,262 858,280 800,290 905,268 930,290 1015,262 1045,285 1180,262 1210,205 1232,235 1190,170
  330,215 352,190 402,168 452,150 470,190 505,175 1480,215 1510,190 1530,228 1710,150 1735,185 1690,205 1660,235 1450,150 610,180`,
  "m0-24l8 11h-4l6 10h-20l6-10h-4zm0 21v5",
);
export const PALMS = each(
  `95,720 130,745 540,760 545,690 655,735 850,770 1015,720 1050,745 1095,815 1140,905 500,905 560,880 1590,800 1640,760 1725,905
  1760,930 1935,790 1985,830`,
  "q2-14-1-26m0 0q-11-8-16 2m16-2q-6-13-14-10m14 10q4-14 13-9m-13 9q13-5 16 5",
);
