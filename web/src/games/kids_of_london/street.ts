/** What the street shows besides the view: how the last hour came out, read from the events. */
import type { GameEvent, Who } from "../../lib/types";

export interface Outcome {
  child: number | null;
  coins: number;
  arrested: boolean;
}

export interface Hour {
  hour: number;
  character: string;
  outcomes: Outcome[];
}

/** The last hour in which children were shown. */
export function lastHour(events: GameEvent[], bands: number, players: number): Hour | null {
  const nothing = (): Outcome[] => Array.from({ length: bands }, () => ({ child: null, coins: 0, arrested: false }));
  const band = (who: unknown): number => (typeof who === "number" ? who : players);
  let now: Hour | null = null;
  let last: Hour | null = null;
  for (const event of events) {
    if (event.kind === "hour-struck") {
      now = { hour: Number(event.hour), character: String(event.character), outcomes: nothing() };
      continue;
    }
    if (event.kind === "rewound") now = last = null;
    if (!now || event.who === undefined) continue;
    const one = now.outcomes[band(event.who as Who)];
    if (!one) continue;
    if (event.kind === "sent") {
      one.child = Number(event.child);
      last = now;
    } else if (event.kind === "arrested") one.arrested = true;
    else if (event.kind === "stole-elsewhere" || event.kind === "robbed") one.coins += Number(event.coins);
    else if (event.kind === "lost") one.coins -= Number(event.coins);
    else if (event.kind === "gave") {
      const other = now.outcomes[band(event.to)];
      if (other) other.coins += Number(event.coins);
    }
  }
  return last;
}
