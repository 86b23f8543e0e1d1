/** Written by building/typescript.py from the rules of the game: change those, not this. */

import type { Contract, View } from "../../lib/types";

export interface HatView {
  seat: number;
  space: number;
  position: number;
  police: string;
}

export interface Target {
  space: number;
  steps: number;
  cost: number;
  money: number;
  pays: number | null;
  closed: string | null;
}

export interface Stage {
  space: number;
  city: string;
  steps: number;
  income: number;
  money: number;
  taken: boolean;
}

export interface Home {
  may: boolean;
  closed: string | null;
  facts: Record<string, unknown>;
  cost: number;
  left: number;
  limit: number | null;
}

export interface Reach {
  hat: number;
  forward: Target[];
  back: Stage | null;
  take: number | null;
  give: number | null;
  home: Home;
  bet: number | null;
}

export interface RaceView extends View {
  phase: string;
  turn: number | null;
  hat: number | null;
  hats: HatView[];
  money: number[];
  rumours: number[];
  missing: number[];
  characters: string[][];
  places: (number | null)[];
  using: string | null;
  due: number;
  drawn: string[];
  pile: number;
  discards: Record<string, number>;
  unseen: Record<string, number>;
  reshuffle: boolean;
  reach: Reach[];
  board: string[];
  cities: Record<string, string>;
  amounts: Record<string, number>;
}

export const contract: Contract = {
  "moves": {
    "forward": [
      "steps"
    ],
    "back": [],
    "take": [],
    "give": [],
    "neither": [],
    "pass": [],
    "restart": [],
    "hat": [
      "hat"
    ],
    "keep": [
      "which"
    ],
    "use": [
      "character"
    ],
    "decline": []
  },
  "events": {
    "hat-chosen": {},
    "went-forward": {},
    "went-back": {},
    "stayed": {},
    "passed": {},
    "restarted": {},
    "missed-turn": {},
    "bet-won": {},
    "bet-lost": {},
    "hat-turned": {},
    "rumour-cleared": {},
    "police-paid": {},
    "drew": {},
    "discarded": {},
    "applied": {},
    "kept": {},
    "used": {},
    "stopped": {
      "seats": [
        "whom"
      ]
    },
    "declined": {
      "seats": [
        "whom"
      ]
    },
    "card-gave": {},
    "card-took": {},
    "card-moved": {},
    "card-lost": {},
    "card-rumour": {},
    "plays-again": {},
    "will-miss": {},
    "paid": {
      "seats": [
        "to"
      ]
    },
    "reshuffled": {},
    "came-home": {},
    "time-up": {},
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
    "forward",
    "back",
    "stuck",
    "position",
    "bets",
    "pounds",
    "police",
    "passepartout",
    "events",
    "characters",
    "end",
    "two",
    "options"
  ]
};
