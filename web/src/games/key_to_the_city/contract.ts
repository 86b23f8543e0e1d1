/** Written by building/typescript.py from the rules of the game: change those, not this. */

import type { Contract, View } from "../../lib/types";

export interface BerthView {
  number: number;
  seat: number | null;
  prize: string | null;
}

export interface OfferView {
  tile: string;
  level: number;
  colour: string | null;
  used: number;
  standing: number;
  bids: number[];
  leader: number | null;
  least: number[];
}

export interface RoutemasterView {
  tile: string;
  worth: (number | null)[];
}

export interface LotView {
  tile: string;
  at: number[];
  turned: number;
  level: number;
  connectors: (string | null)[];
  colour: string | null;
  used: number;
  standing: number;
  river: boolean[];
  points: number | null;
}

export interface UsableView {
  tile: string;
  borough: number | null;
  least: number;
  colour: string | null;
  pays: number;
}

export interface UpgradeView {
  tile: string;
  cost: string[];
  missing: string[];
}

export interface KeyplesView {
  count: number | null;
  colours: Record<string, number> | null;
  front: Record<string, number> | null;
}

export interface SkillsView {
  count: number | null;
  kinds: Record<string, number> | null;
}

export interface LayingView {
  tile: string;
  against: string | null;
  side: number | null;
}

export interface ChoosingView {
  action: string;
  tile: string;
  colour: string | null;
  groups: string[];
  declined: string[];
}

export interface TileFacts {
  category: string;
  pays: number;
  makes: string[][];
  costs: string[][];
  points: number[];
  scores: string;
  of: string | null;
  rate: number[];
  river: number[];
}

export interface KeyView extends View {
  era: number;
  phase: string;
  connector: string | null;
  turn: number | null;
  passed: number[];
  sails_to: string | null;
  berths: BerthView[];
  barges: number[];
  auction: OfferView[];
  routemasters: RoutemasterView[];
  boroughs: LotView[][];
  usable: UsableView[];
  upgrades: UpgradeView[];
  gains: Record<string, number>;
  keyples: KeyplesView[];
  skills: SkillsView[];
  hold: Record<string, number>[];
  won: string[][];
  won_levels: Record<string, number>;
  laying: (LayingView | null)[];
  choosing: ChoosingView | null;
  owes: Record<string, number>;
  supply: Record<string, number>;
  skill_supply: Record<string, number>;
  bag: number | null;
  to_come: Record<string, number>;
  box: string[];
  scores: (Record<string, number | null>)[];
  facts: Record<string, TileFacts>;
}

export const contract: Contract = {
  "moves": {
    "bid": [
      "tile"
    ],
    "use": [
      "tile"
    ],
    "upgrade": [
      "tile"
    ],
    "lay": [
      "tile"
    ],
    "join": [
      "tile"
    ],
    "side": [
      "lot",
      "side"
    ],
    "keyples": [
      "count"
    ],
    "colour": [
      "colour"
    ],
    "pay": [
      "skill"
    ],
    "take": [
      "skill"
    ],
    "connector": [
      "connector"
    ],
    "turn": [
      "sixths"
    ],
    "sail": [
      "berth"
    ],
    "pass": [],
    "enough": [],
    "discard": [],
    "set-aside": [],
    "decline": [
      "connector"
    ]
  },
  "events": {
    "era-began": {},
    "offered": {},
    "drew": {},
    "found": {
      "secret": [
        "blue",
        "red",
        "yellow"
      ]
    },
    "moved-bid": {},
    "bid": {},
    "used": {},
    "upgraded": {},
    "paid": {},
    "took-skill": {},
    "skill-lacked": {},
    "got-connectors": {},
    "connectors-lacked": {},
    "connected": {},
    "discarded": {},
    "passed": {},
    "sailed": {},
    "bid-returned": {},
    "tile-won": {},
    "unsold": {},
    "river-won": {},
    "river-lost": {},
    "gathered": {},
    "laid": {},
    "set-aside": {},
    "won": {},
    "ended": {},
    "declined": {},
    "took-no-more": {},
    "took-back": {
      "moves": [
        "move"
      ],
      "secret": [
        "move"
      ]
    },
    "rewound": {}
  },
  "extras": {},
  "chapters": [
    "aim",
    "setup",
    "turn",
    "keyples",
    "bidding",
    "using",
    "connectors",
    "skills",
    "upgrading",
    "passing",
    "sailing",
    "era-end",
    "laying",
    "scoring",
    "routemasters",
    "end",
    "options"
  ]
};
