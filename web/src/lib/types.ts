/** What the server says: see docs/develop/formats.md and the API's own description. */

export type Who = number | string;
export type Lang = "en" | "fr" | "pl";

/** The part of a view that every game has. */
export interface View {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  seat: number | null;
  round: number;
  over: boolean;
  to_act: number[];
  phase: string;
}

/** One number as it is and as it would be: the least and the most where later choices decide, null where it is open. */
export interface Change {
  what: string;
  of: Who;
  now: number;
  least: number | null;
  most: number | null;
}

/** What a move would change for certain, and what would or might end. */
export interface Foretold {
  move: string;
  changes: Change[];
  ends: string[];
  may_end: string[];
  /** Whether nothing else would change. */
  whole: boolean;
}

export interface Outlook {
  seat: number;
  version: number;
  moves: Foretold[];
}

/** A part of a difference in win share, and where it comes from. */
export interface Reason {
  source: string;
  share: number;
  error: number;
}

/** A move, what it may come to, and how it differs from another: the best from the second, the others from it. */
export interface Advised {
  move: string;
  share: number;
  /** One standard error. */
  error: number;
  line: { seat: number; move: string }[];
  difference: number;
  difference_error: number;
  reasons: Reason[];
}

/** What a strong player would do, the best first. */
export interface Advice {
  seat: number;
  version: number;
  simulations: number;
  moves: Advised[];
}

export interface GameEvent {
  number: number;
  kind: string;
  who?: Who;
  [fact: string]: unknown;
}

export interface Entry {
  number: number;
  kind: string;
  at: number;
  seat?: number;
  name?: string;
  text?: string;
  bot?: string;
  by?: string;
  /** The round that began with it, or was gone back to. */
  round?: number;
  events?: GameEvent[];
}

export interface SeatNow {
  name: string;
  bot: string | null;
  person: boolean;
  taken: boolean;
}

export interface Score {
  who: Who;
  points: number;
  breakdown: Record<string, number>;
}

export interface Rank {
  place: number;
  who: Who;
  points: number;
  won: boolean;
}

export interface Result {
  seed: string;
  seed_hash: string;
  scores: Score[];
  ranking: Rank[];
  shares: number[];
  snapshot: Record<string, unknown>;
}

export interface Now {
  version: number;
  status: "gathering" | "playing" | "over" | "closed";
  seat: number | null;
  seats: SeatNow[];
  to_act: number[];
  asking: number | null;
  agreed: number[];
  deadlines?: Record<string, number>;
  view?: View;
  moves?: string[];
  undo?: boolean;
  standing?: unknown;
  result?: Result;
}

export interface About {
  id: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, string | number | boolean>;
  own_data: boolean;
  pace: { each: number; store: number };
  open: boolean;
  hints: boolean;
  /** Whether those who only look on may chat. */
  spectators_chat: boolean;
  seed_hash: string;
  created: number;
}

export interface Welcome {
  is: "welcome";
  table: About;
  mine: number[];
  entries: Entry[];
  now: Now;
}

export interface News {
  is: "news";
  entries: Entry[];
  now: Now;
}

export interface Done {
  is: "done";
  key: string | null;
  number: number;
}

export interface RefusedWish {
  is: "refused";
  key?: string | null;
  error: string;
  reason: string;
  /** In how many seconds it may be tried again. */
  after?: number;
  now?: Now;
}

export type Message = Welcome | News | Done | RefusedWish;

export interface Person {
  id: string;
  name: string;
  lang: Lang;
}

export interface OptionAbout {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  /** The numbers of players for which it is there. */
  players: number[];
  help: string;
}

export interface GameAbout {
  id: string;
  title: string;
  tagline: string;
  players: number[];
  minutes: number;
  /** How much there is to learn and to think about, from 1 to 5. */
  weight: number;
  /** The bots' levels, the weakest first. */
  levels: string[];
  usual_level: string;
  options: OptionAbout[];
}

export interface Listed {
  id: string;
  game: string;
  players: number;
  status: string;
  open: boolean;
  changed: number;
  seats: { name: string; bot: string | null; taken: boolean }[];
  waits_for_you: boolean;
}

export interface Lobby {
  open: Listed[];
  mine?: Listed[];
}

/** What the page must know of a game to put its moves and events into words. */
export interface Contract {
  moves: Record<string, string[]>;
  events: Record<string, { seats?: string[]; moves?: string[]; secret?: string[] }>;
  extras: Record<string, string[]>;
  chapters: string[];
}

export interface Moment {
  round: number;
  moment: number;
  points: number[];
}
