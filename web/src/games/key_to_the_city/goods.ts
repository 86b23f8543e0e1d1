/** The signs of connectors, skills, keyples and of what tiles count, drawn 16 by 16: a shape for each, so that colour is never alone. */

/** A part of a sign, drawn in its order. */
export interface Part {
  d: string;
  fill?: string;
  stroke?: string;
  /** How wide the stroke is, and whether it ends round. */
  width?: number;
  round?: boolean;
}

const INK = "#3a3026";
const CREAM = "#fffdf6";
const RIM = "#fffaf0";
/** The colours of connectors, as they lie between tiles too. */
export const PIPES = {
  blue: "#2467a6",
  brown: "#74461f",
  grey: "#8b949b",
  yellow: "#edbd2b",
  black: "#20242a",
  red: "#b52b22",
};

const disc = (r: number, x = 0, y = 0): string => `M${x - r} ${y}a${r} ${r} 0 10${2 * r} 0a${r} ${r} 0 10${-2 * r} 0z`;
const SQUARE =
  "M-5-7.500H5A2.500 2.500 0 017.500-5V5A2.500 2.500 0 015 7.500H-5A2.500 2.500 0 01-7.500 5V-5A2.500 2.500 0 01-5-7.500z";
/** Letters are drawn as large as the sign has room for, so that they are read where it is small. */
const WHICH: Part[] = [
  { d: "M-3-2.700a3 3 0 114.700 2.500C.5 .7 0 1.200 0 2.300M0 5.400v.1", stroke: INK, width: 2.2, round: true },
];
const POUND =
  "M3-2.800a2.500 2.500 0 00-5-.2C-2-1.500-1.200-.7-1.200.9-1.200 2.500-2 3.700-2.800 4.400H3.200M-3 .6H1.600";

const pipe = (fill: string, ink: string, sign: string): Part[] => [
  { d: SQUARE, fill, stroke: RIM, width: 1.2 },
  { d: sign, fill: ink },
];
const person = (fill: string, ink: string): Part[] => [{ d: disc(7.6), fill, stroke: ink, width: 1.4 }];
const keyple = (fill: string, stroke = RIM): Part[] => [
  {
    d: "M-6 7.500L-3.600.6-7 1.800-6.600-1-2.600-2.400a3.300 3.300 0 115.200 0L6.600-1 7 1.800 3.600.6 6 7.500H1.400L0 4.200-1.400 7.500z",
    fill,
    stroke,
    width: 0.9,
  },
];
/** A hat with a light rim around it, and the line of its brim. */
const hat = (fill: string, crown: string, rim: number, brim = ""): Part[] => [
  { d: brim + crown, stroke: RIM, width: rim },
  { d: crown, fill },
  ...(brim ? [{ d: brim, stroke: fill, width: 1.4 }] : []),
];

const corner = (i: number): string =>
  `${(Math.cos((i * Math.PI) / 3) * 6.6).toFixed(1)} ${(Math.sin((i * Math.PI) / 3) * 6.6).toFixed(1)}`;
const WEDGES = Object.values(PIPES).map((fill, i) => ({ d: `M0 0L${corner(i)}L${corner(i + 1)}z`, fill }));
const ANY_CONNECTOR: Part[] = [{ d: SQUARE, fill: CREAM, stroke: INK, width: 1.4 }, ...WHICH];

export const GOODS: Readonly<Record<string, readonly Part[]>> = {
  blue: pipe(
    PIPES.blue,
    "#fff",
    "M0-5.500C3-1.500 4.200 0 4.200 1.800a4.200 4.200 0 01-8.400 0C-4.200 0-3-1.500 0-5.500z",
  ),
  brown: pipe(PIPES.brown, "#fff", "M-5.500 5V-.5a5.500 5.500 0 0111 0V5H3.700V.5H2V5H.85V.5h-1.700V5H-2V.5h-1.700V5z"),
  grey: pipe(PIPES.grey, "#14181c", "M1.800-6L-4 1h3l-1.500 5L4 -1.500H.6z"),
  yellow: pipe(
    PIPES.yellow,
    "#3d2a00",
    "M.5-6C1-3 4.500-1.500 4.500 2a4.500 4.500 0 01-9 0C-4.500-.3-3-1.500-2.500-3c.8.6 1 1.400 1 2.200C-.2-2 .5-3.800.5-6z",
  ),
  black: pipe(PIPES.black, "#fff", "M-6-1.500C-5-6 5-6 6-1.500V.5H2.500V-2h-5V.5H-6zM-3.500 1.500h7L5 5.500H-5z"),
  red: pipe(PIPES.red, "#fff", "M-6 5.500V0a6 6 0 0112 0v5.500H3V.5a3 3 0 00-6 0v5zM-1.800 5.500L-.5 1h1L1.800 5.500z"),
  any: ANY_CONNECTOR,
  "any-connector": ANY_CONNECTOR,
  "different-connector": [
    { d: SQUARE, fill: CREAM, stroke: INK, width: 1.2 },
    ...WEDGES,
    { d: "M-3.200-1.300h6.400M-3.200 1.500h6.400M2-3.600L-2 3.800", stroke: "#fff", width: 1.5 },
  ],
  architect: [
    ...person("#f6efdc", "#2c4a3b"),
    {
      d: "M0-5.800L-3.800 5M0-5.800L3.800 5M-2.600 1.200a4.500 4.500 0 005.200 0",
      stroke: "#2c4a3b",
      width: 1.7,
      round: true,
    },
    { d: disc(1.5, 0, -5), fill: "#2c4a3b" },
  ],
  builder: [
    ...person("#f6efdc", "#8a3420"),
    {
      d: "M-5-3.600H-.4v3H-5zM.6-3.600H5v3H.6zM-2.700.4h5.400v3h-5.400zM-5 .4h1.400v3H-5zM3.600.4H5v3H3.600z",
      fill: "#a3432c",
    },
  ],
  financier: [
    ...person("#f3cf6a", "#5d4406"),
    { d: disc(6), stroke: "#5d4406", width: 0.6 },
    { d: POUND, stroke: "#3d2c04", width: 1.7, round: true },
  ],
  "any-skill": [...person(CREAM, INK), ...WHICH],
  "keyple-any": keyple(CREAM, INK),
  "keyple-blue": [
    ...keyple(PIPES.blue),
    ...hat("#0f2f52", "M-2.800-5.400a2.800 2.800 0 015.600 0z", 2.6, "M-4.600-5.200h9.200"),
  ],
  "keyple-red": [...keyple(PIPES.red), ...hat("#4d0f0b", "M-2.600-5.400v-3.400h5.200v3.400z", 2.6, "M-4.600-5h9.200")],
  "keyple-yellow": [
    ...keyple(PIPES.yellow),
    ...hat("#6b4a05", "M-3.600-5.200L-3.800-8.600-1.600-6.800 0-9 1.600-6.800 3.800-8.600 3.600-5.200z", 1.4),
  ],
  bus: [
    {
      d: "M-7.500 4.500V-5a1.500 1.500 0 011.500-1.500H6A1.500 1.500 0 017.500-5v9.500z",
      fill: PIPES.red,
      stroke: RIM,
      width: 0.9,
    },
    {
      d:
        "M-6-4.600h2.600v2.200H-6zM-2.400-4.600H.2v2.200h-2.600zM1.200-4.600h2.600v2.200H1.200zM4.700-4.600h1.500v2.200H4.700z" +
        "M-6-.2h2.600V2H-6zM-2.400-.2H.2V2h-2.600zM1.200-.2h2.600V2H1.200z",
      fill: "#fdf3d8",
    },
    { d: disc(1.9, -4, 5) + disc(1.9, 4, 5), fill: PIPES.black },
  ],
  landmark: [
    {
      d: "M0-7.600l2.200 5 5.500.5-4.200 3.600 1.300 5.400L0 4 -4.800 6.900l1.300-5.400L-7.700-2.100l5.500-.5z",
      fill: "#e0a526",
      stroke: "#5d4406",
      width: 1,
    },
  ],
  full: [
    { d: "M-3.700-6.500h7.400L7.500 0 3.700 6.500h-7.400L-7.500 0z", fill: CREAM, stroke: INK, width: 2.6 },
    { d: "M-3.700-6.500L0 0l3.700-6.500M-7.500 0H7.500M-3.700 6.500L0 0l3.700 6.500", stroke: INK, width: 1 },
  ],
  link: [
    { d: "M-5 3L5-3", stroke: "currentColor", width: 2 },
    { d: disc(3, -5, 3) + disc(3, 5, -3), fill: CREAM, stroke: "currentColor", width: 1.6 },
  ],
  river: [{ d: "M-7-2q3.500-4 7 0t7 0M-7 3q3.500-4 7 0t7 0", stroke: "var(--river)", width: 2.2, round: true }],
  arrow: [{ d: "M0-6.500L5.500 0H2.200v6.500h-4.400V0h-3.300z", fill: "currentColor" }],
  gives: [{ d: "M-6-2h6v-3.500L6.500 0 0 5.500V2h-6z", fill: "currentColor" }],
  anchor: [
    {
      d: "M0-3.200V7M-3.200-.8h6.400M-6.200 2.200C-6 5.500-3 7 0 7S6 5.500 6.200 2.200",
      stroke: "currentColor",
      width: 1.8,
      round: true,
    },
    { d: disc(1.9, 0, -5.2), stroke: "currentColor", width: 1.6 },
  ],
  first: [
    { d: "M-5 7.500V-7", stroke: "currentColor", width: 1.6, round: true },
    { d: "M-5-7H6.500L3.500-3 6.500 1H-5z", fill: "#2c6632", stroke: RIM, width: 0.8 },
  ],
  crown: [
    {
      d: "M-7 5.500L-7.500-4-3.500-.5 0-6.500 3.500-.5 7.500-4 7 5.500z",
      fill: "#e0a526",
      stroke: "#5d4406",
      width: 1,
    },
  ],
  bag: [
    {
      d: "M-3-6.500h6L1.800-4C6 -1.500 7 6.500 4.500 7h-9C-7 6.500-6-1.500-1.800-4z",
      fill: "#9a7743",
      stroke: RIM,
      width: 1,
    },
    { d: "M-2.500-4h5", stroke: "#3d2c12", width: 1.4 },
  ],
};
