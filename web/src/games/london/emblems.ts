/** The pictures of the cards, 60 by 36: a dark shape and what is light in it. Cards of one trade share one. */

/** A dark shape, and the light lines in it. */
export type Emblem = readonly [string, string];

const SHAPES: Record<string, Emblem> = {
  garden: [
    "M2 34h56v-2H2zM13 33v-9a8 8 0 1 1 4 0v9zM40 33V20a9 9 0 1 1 5 0v13zM27 33v-5a5 5 0 1 1 4 0v5z",
    "M38 12a5 5 0 0 1 6-3M11 16a4 4 0 0 1 4-3",
  ],
  cannon: [
    "M8 18l30-10 4 8-28 12zM16 34a8 8 0 1 1 .1 0zM38 30a4 4 0 1 1 .1 0zM46 30a4 4 0 1 1 .1 0zM42 34h16v-2H42z",
    "M16 22v8M12 26h8",
  ],
  ship: ["M4 25h52l-7 9H12zM28 23V3l19 20zM26 23V7L11 23zM2 35h56v1H2z", "M14 29h32M30 8v13"],
  dome: [
    "M8 34V22h44v12zM18 22a12 13 0 0 1 24 0zM28 9V6h4v3zM29 6V1h2v5zM26 3h8v1.500h-8zM4 34h52v2H4z",
    "M14 24v9M22 24v9M30 24v9M38 24v9M46 24v9",
  ],
  barrel: ["M18 3h24q8 15 0 30H18q-8-15 0-30z", "M15.500 9h29M14 18h32M15.500 27h29M26 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0"],
  fish: ["M4 19q16-16 34-3l14-9q-5 11 0 22l-14-8q-18 13-34-2z", "M13 16v.1M22 13q4 6 0 12M28 13q4 6 0 12"],
  basket: [
    "M10 15h40l-6 19H16zM20 12a5 5 0 1 1 .1 0zM31 11a6 6 0 1 1 .1 0zM42 12a5 5 0 1 1 .1 0z",
    "M13 21h34M15 27h30M23 16l2 17M37 16l-2 17",
  ],
  cloth: [
    "M8 4h38a5 5 0 0 1 0 10H8a5 5 0 0 1 0-10zM10 14h40a5 5 0 0 1 0 10H10a5 5 0 0 1 0-10z" +
      "M8 24h38a5 5 0 0 1 0 10H8a5 5 0 0 1 0-10z",
    "M9 9h30M11 19h30M9 29h30",
  ],
  chair: ["M19 2h4v16h18v16h-4v-9H23v9h-4zM23 4h6v12h-6z", "M26 5v10M23 21h17"],
  watch: ["M30 5a15 15 0 1 1-.1 0zM26 0h8v4h-8z", "M30 10v10l6 4M18 20h2M40 20h2M30 31v1"],
  hat: ["M8 28h44v5H8zM17 28V3h26v25z", "M17 23h26"],
  drop: ["M6 34h48v-3H6zM30 2q15 18 8 25-8 6-16 0-7-7 8-25z", "M25 20q0 6 5 7"],
  cup: [
    "M12 13h28v9q0 12-14 12T12 22zM40 15h4q8 0 8 6t-8 6h-5v-3h5q4 0 4-3t-4-3h-4zM6 34h42v2H6z",
    "M20 10q-3-3 0-6M27 10q-3-3 0-6M34 10q-3-3 0-6",
  ],
  hall: ["M4 14L30 2l26 12v3H4zM7 19h46v13H7zM3 32h54v3H3z", "M12 19v13M20 19v13M30 19v13M40 19v13M48 19v13M30 8v.1"],
  book: [
    "M30 9Q18 2 5 6v25q13-4 25 3 12-7 25-3V6Q42 2 30 9z",
    "M30 9v24M11 13q8-2 14 1M11 20q8-2 14 1M49 13q-8-2-14 1M49 20q-8-2-14 1",
  ],
  cross: ["M8 34V14h12V4h20v10h12v20zM4 34h52v2H4z", "M30 7v12M24 13h12M14 20v6M46 20v6M30 26v8"],
  column: ["M26 31V12h8v19zM20 31h20v4H20zM23 9h14v3H23zM28 9V4h4v5zM30 4a2 2 0 1 1 .1 0z", "M28 14v15M32 14v15"],
  people: [
    "M14 16a5 5 0 1 1 .1 0zM6 35q0-18 8-18t8 18zM30 12a6 6 0 1 1 .1 0zM20 35q0-22 10-22t10 22z" +
      "M46 16a5 5 0 1 1 .1 0zM38 35q0-18 8-18t8 18z",
    "M30 18v12M14 21v9M46 21v9",
  ],
  compass: ["M28 8a4 4 0 1 1 4 0l13 26h-4L30 12 19 34h-4zM20 24h20v2H20z", "M30 5v.1"],
  houses: [
    "M4 34V17l8-9 8 9v17zM22 34V13l8-9 8 9v21zM40 34V17l8-9 8 9v17zM2 34h56v2H2zM15 8h3v6h-3z",
    "M10 18h4M10 24h4M28 15h4M28 21h4M46 18h4M46 24h4M30 28v6",
  ],
  shop: [
    "M6 8h48l2 9q-5 5-10 0-5 5-10 0-6 5-11 0-5 5-10 0-5 5-11 0zM8 20h44v14H8zM6 4h48v3H6z",
    "M14 24h14v6H14zM36 24h8v10M16 9l-2 7M26 9l-1 7M36 9l1 7M46 9l2 7",
  ],
  crane: ["M12 34V6h4v28zM12 6h34v4H16zM22 34h34l-5-9H26zM42 10h1v8h-1zM38 18h9v5h-9zM16 14l8-4h-8z", "M28 29h22"],
  grave: ["M8 34h44v-3H8zM17 31V14a13 12 0 0 1 26 0v17z", "M30 8v15M24 13h12"],
  helmet: [
    "M13 27q0-20 17-20t17 20zM8 27q22 6 44 0v5q-22 6-44 0zM28 2h4v5h-4z",
    "M30 13l2 4h4l-3 3 1 4-4-2-4 2 1-4-3-3h4z",
  ],
  paper: [
    "M10 2h36v32H14q-4 0-4-4zM48 8h3v23q0 3-3 3z",
    "M15 8h26M15 14h11M15 18h11M15 22h11M31 14h10v10H31zM15 28h26",
  ],
  bell: [
    "M30 2a4 4 0 0 1 4 4q10 4 10 17l5 6H11l5-6q0-13 10-17a4 4 0 0 1 4-4zM26 31h8a4 4 0 0 1-8 0z",
    "M21 20q0-7 5-10",
  ],
  palace: [
    "M4 34V14h52v20zM22 14l8-6 8 6zM29 8V1h8v4h-6v3zM2 34h56v2H2z",
    "M10 18v5M18 18v5M26 18v5M34 18v5M42 18v5M50 18v5M10 27v4M18 27v4M42 27v4M50 27v4M30 26v8",
  ],
  bridge: [
    "M2 14h56v5H2zM4 19h52v15h-5a9 9 0 0 0-18 0h-6a9 9 0 0 0-18 0H4zM8 14V8h3v6zM28 14V8h3v6zM48 14V8h3v6z",
    "M4 16.500h52",
  ],
  towers: [
    "M2 24h56v4H2zM10 34V8l5-7 5 7v26zM40 34V8l5-7 5 7v26zM20 10h20v3H20zM20 24q-2-10-10-12v3q6 3 7 9z" +
      "M40 24q2-10 10-12v3q-6 3-7 9z",
    "M15 12v5M45 12v5M15 20v1M45 20v1",
  ],
  omnibus: [
    "M8 12h44v16H8zM14 4h32v6H14zM18 34a5 5 0 1 1 .1 0zM42 34a5 5 0 1 1 .1 0zM4 26h4v2H4z",
    "M13 16h6v5h-6zM24 16h6v5h-6zM35 16h6v5h-6zM46 16h3v5h-3",
  ],
  swap: ["M6 8h32V2l16 10-16 10v-6H6zM54 28H22v6L6 24l16-10v6", "M12 12h28"],
  bars: ["M12 2h36v33H12zM8 33h44v3H8z", "M19 6v22M26 6v22M33 6v22M40 6v22M15 12h30M15 22h30"],
  steamer: [
    "M2 25h56l-6 9H8zM24 25V10h8v15zM40 24a8 8 0 0 1 14 1H40zM8 25v-5h14v5zM33 6q4-4 10-2 6-3 9 2-6 4-19 3z",
    "M12 29h34M24 14h8",
  ],
  lamp: [
    "M28 14h4v18h-4zM22 32h16v3H22zM22 13l-3-9h22l-3 9zM20 3l10-3 10 3zM20 17h20v2H20z",
    "M26 6l1 5M34 6l-1 5M30 6v5M12 8H6M48 8h6",
  ],
  cap: ["M30 5L3 15l27 11 27-11zM14 21v9q16 7 32 0v-9l-16 7zM52 17h2v12h-2z", "M14 15l16 6 16-6"],
  bat: ["M12 32l20-24 7 6-20 22q-4 1-7-4zM33 8l5-6 5 4-4 7zM48 34a6 6 0 1 1 .1 0z", "M18 29l15-17M44 26q3 3 3 6"],
  flame: ["M30 1q1 9 8 14t2 15q-3 5-10 5t-11-7q-3-9 5-14 0 5 3 6 3-9 3-19z", "M30 21q5 5 2 10"],
  train: [
    "M6 14h24v14H6zM30 6h16v22H30zM10 14V6h6v8zM2 26h6v4H2zM16 34a5 5 0 1 1 .1 0zM28 34a5 5 0 1 1 .1 0z" +
      "M42 34a5 5 0 1 1 .1 0zM11 4q4-5 9-3",
    "M34 10h8v7h-8zM8 18h18",
  ],
  tunnel: ["M6 34V20a24 19 0 0 1 48 0v14z", "M14 34V22a16 14 0 0 1 32 0v12M26 34l3-10M34 34l-3-10M25 31h10"],
  glass: [
    "M2 34V20h10v-6h8a10 12 0 0 1 20 0h8v6h10v14z",
    "M8 22v12M16 16v18M24 12v22M30 4v30M36 12v22M44 16v18M52 22v12M2 27h56",
  ],
  tankard: [
    "M14 8h24v26H14zM38 12h6q6 0 6 8t-6 8h-6v-4h5q3 0 3-4t-3-4h-5zM12 8q0-6 7-5 7-5 13 0 8-1 8 5z",
    "M21 13v17M28 13v17",
  ],
  clock: [
    "M25 35V12l5-11 5 11v23zM4 35V22h21v13zM35 35V22h21v13zM8 22l2-4 2 4zM18 22l2-4 2 4zM38 22l2-4 2 4z" +
      "M48 22l2-4 2 4z",
    "M30 15.500a3 3 0 1 1-.1 0zM9 26v6M15 26v6M21 26v6M39 26v6M45 26v6M51 26v6",
  ],
  bag: ["M23 2h14l-4 7q13 6 13 18 0 8-16 8T14 27Q14 15 27 9z", "M35 17q-7-4-8 2 2 4 0 10h9M24 23h8"],
  wall: [
    "M2 12h56v9H2zM2 24q5-4 10 0t10 0 10 0 10 0 14 0v4H2zM2 31q5-4 10 0t10 0 10 0 10 0 14 0v4H2zM12 12V4h2v8z" +
      "M44 12V4h2v8zM10 4a3 3 0 0 1 6 0zM42 4a3 3 0 0 1 6 0z",
    "M2 16.500h56M12 12v4M24 16v5M36 12v4M48 16v5",
  ],
  workhouse: [
    "M4 34V16h14v18zM42 34V16h14v18zM18 34V12L30 3l12 9v22zM2 34h56v2H2z",
    "M9 20v4M13 20v4M47 20v4M51 20v4M24 16v4M30 16v4M36 16v4M30 26v8M9 28v3M51 28v3",
  ],
};

/** Which card has which; one that only another edition or data set has is a row of houses. */
const CARDS: Record<string, string> = {
  "vauxhall-gardens": "garden",
  "woolwich-arsenal": "cannon",
  "east-india-company": "ship",
  "st-pauls": "dome",
  vintners: "barrel",
  "water-works": "drop",
  mercers: "cloth",
  "coffee-house": "cup",
  "covent-garden": "basket",
  "theatre-royal": "hall",
  "school-blue-a": "book",
  "school-brown-a": "book",
  "school-blue-c": "book",
  paupers: "people",
  hospital: "cross",
  "great-fire-monument": "column",
  haberdashers: "hat",
  huguenots: "people",
  salters: "bag",
  fishmongers: "fish",
  grocers: "basket",
  wren: "compass",
  almshouses: "houses",
  "oxford-street": "shop",
  "workers-houses": "houses",
  "furniture-makers": "chair",
  "albert-dock": "crane",
  "highgate-cemetery": "grave",
  "kew-gardens": "garden",
  "royal-victoria-dock": "crane",
  "ship-building": "ship",
  "nelsons-column": "column",
  "west-india-docks": "crane",
  "town-houses": "houses",
  "watch-makers": "watch",
  "police-force": "helmet",
  "fleet-street": "paper",
  lloyds: "bell",
  "silk-weaving": "cloth",
  brewing: "barrel",
  "regent-street": "shop",
  "british-museum": "hall",
  "buckingham-palace": "palace",
  bridge: "bridge",
  omnibus: "omnibus",
  "stock-exchange": "swap",
  "brixton-prison": "bars",
  steamboats: "steamer",
  "street-lights": "lamp",
  "leather-industry": "bag",
  shops: "shop",
  "university-of-london": "cap",
  lords: "bat",
  "fire-brigade": "flame",
  "bank-of-england": "hall",
  "millbank-prison": "bars",
  underground: "tunnel",
  billingsgate: "fish",
  sewers: "drop",
  "great-exhibition": "glass",
  "train-station-s": "train",
  "train-station-n": "train",
  "public-houses": "tankard",
  smithfield: "basket",
  "thames-embankment": "wall",
  "tower-bridge": "towers",
  "albert-hall": "dome",
  whitehall: "palace",
  "natural-history-museum": "dome",
  parliament: "clock",
  workhouse: "workhouse",
  "jewish-refugees": "people",
  "grand-hotel": "palace",
};

/** The picture of a card. */
export const emblemOf = (card: string): Emblem => SHAPES[CARDS[card] ?? "houses"]!;

/** The pictures by name, and the name of each card's. */
export const emblems = { shapes: SHAPES, cards: CARDS };
