/** Written by building/typescript.py from the rules of the game: change those, not this. */

import type { Contract, View } from "../../lib/types";

export interface KidsView extends View {
  hour: number;
  phase: string;
  character: string | null;
  purse: number;
  past: string[];
  to_come: Record<string, number>;
  hands: number[][];
  chosen: boolean[];
  my_choice: number | null;
  shown: (number | null)[];
  thieves: number[];
  share: number;
  own_too: boolean;
  coins: number[];
  places: (string | null)[];
  sources: Record<string, number>[];
  stranger: number | null;
}

export const contract: Contract = {
  "moves": {
    "send": [
      "child"
    ],
    "take-own": [],
    "take-purse": [],
    "take-nothing": []
  },
  "events": {
    "hour-struck": {},
    "chose": {
      "secret": [
        "child"
      ]
    },
    "sent": {},
    "arrested": {},
    "stole-elsewhere": {},
    "decided": {
      "secret": [
        "take"
      ]
    },
    "robbed": {},
    "gave": {
      "seats": [
        "to"
      ]
    },
    "lost": {},
    "met-comedian": {},
    "stripped": {},
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
  "extras": {
    "2": [
      "stranger"
    ]
  },
  "chapters": [
    "aim",
    "setup",
    "turn",
    "sending",
    "theft",
    "chiefs",
    "lone",
    "characters",
    "end",
    "two"
  ]
};
