/** Written by building/typescript.py from the rules of the game: change those, not this. */

import type { Contract, View } from "../../lib/types";

export interface Stack {
  cards: string[];
  down: boolean;
  fresh: boolean;
  used: boolean;
  till: number;
}

export interface Forecast {
  money: number;
  prestige: number;
  eased: number;
  stacks: number;
  loans: number;
  hand: number;
  borough: number;
  poverty: number;
  lost_now: number;
  lost_after: number;
}

export interface Counted {
  track: number;
  cards: number;
  money: number;
  loans: number;
  poverty: number;
}

export interface Penalty {
  prestige: number[];
  beyond: number;
}

export interface LondonView extends View {
  turn: number;
  first: number;
  phase: string;
  money: number[];
  loans: number[];
  poverty: number[];
  prestige: number[];
  standing: number[];
  counted: Counted[];
  final_poverty: number[];
  hand: string[] | null;
  hand_sizes: number[];
  known: string[][];
  upper: (string | null)[];
  lower: (string | null)[];
  deck: number;
  deck_known: (string | null)[];
  deck_groups: string;
  hand_groups: string[];
  unseen: Record<string, Record<string, number>>;
  gone: Record<string, number>;
  cards: Record<string, Record<string, unknown>>;
  altered: Record<string, Record<string, unknown>>;
  land: Record<string, Record<string, unknown>>;
  cities: Stack[][];
  boroughs: string[][];
  offers: string[];
  boroughs_left: number;
  held: string | null;
  active: number | null;
  draw_left: number;
  shed_left: number;
  free_plays: number;
  costs: Record<string, number>;
  no_discard: string[];
  school: number | null;
  hospital: number | null;
  penalty: Penalty;
  forecast: Forecast[];
  last_turns: boolean;
  ended_by: number | null;
  idle_rounds: number;
  idle_limit: number;
}

export const contract: Contract = {
  "moves": {
    "take-upper": [
      "card"
    ],
    "take-lower": [
      "card"
    ],
    "play": [
      "card"
    ],
    "discard": [
      "card"
    ],
    "school": [
      "card"
    ],
    "keep": [
      "place"
    ],
    "cover": [
      "stack"
    ],
    "activate": [
      "stack"
    ],
    "buy": [
      "borough"
    ],
    "choose": [
      "player"
    ],
    "repay": [],
    "loan": [],
    "draw": [],
    "look": [],
    "enough": [],
    "run": [],
    "draw-three": [],
    "free": [],
    "new-stack": [],
    "done": [],
    "borough": [],
    "flip": [],
    "flip-hospital": [],
    "swap": []
  },
  "events": {
    "turn-began": {},
    "repaid": {},
    "took-loan": {},
    "drew": {
      "secret": [
        "card"
      ]
    },
    "took": {},
    "looked": {
      "secret": [
        "card",
        "second",
        "third"
      ]
    },
    "kept": {
      "secret": [
        "card"
      ]
    },
    "went-on": {},
    "chose": {},
    "played": {},
    "discarded": {},
    "schooled": {},
    "built": {},
    "till-filled": {},
    "bought": {},
    "borough-shown": {},
    "gained": {},
    "activated": {},
    "flipped": {},
    "spared": {},
    "gave-poverty": {
      "seats": [
        "to"
      ]
    },
    "sent-poverty": {
      "seats": [
        "to"
      ]
    },
    "paid": {
      "seats": [
        "to"
      ]
    },
    "row-left": {},
    "swapped": {},
    "run-poverty": {},
    "borough-ran": {},
    "last-turns": {},
    "time-up": {},
    "hand-counted": {},
    "scored": {},
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
    "cards",
    "loans",
    "develop",
    "action-cards",
    "paupers",
    "land",
    "run",
    "draw",
    "special",
    "end",
    "scoring",
    "options"
  ]
};
