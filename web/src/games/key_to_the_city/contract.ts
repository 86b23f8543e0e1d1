/** Written by building/typescript.py from the rules of the game: change those, not this. */

import type { Contract, View } from "../../lib/types";

export interface KeyView extends View {
  era: number;
  phase: string;
  connector: string | null;
  turn: number | null;
  passed: number[];
  sails_to: string | null;
  berths: Record<string, unknown>[];
  barges: number[];
  auction: Record<string, unknown>[];
  routemasters: Record<string, unknown>[];
  boroughs: Record<string, unknown>[][];
  usable: Record<string, unknown>[];
  upgrades: Record<string, unknown>[];
  keyples: Record<string, unknown>[];
  skills: Record<string, unknown>[];
  hold: Record<string, number>[];
  won: string[][];
  laying: (Record<string, unknown> | null)[];
  choosing: Record<string, unknown> | null;
  owes: Record<string, number>;
  supply: Record<string, number>;
  skill_supply: Record<string, number>;
  bag: number | null;
  to_come: Record<string, number>;
  box: string[];
  scores: (Record<string, number | null>)[];
  facts: Record<string, Record<string, unknown>>;
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
    "set-aside": []
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
