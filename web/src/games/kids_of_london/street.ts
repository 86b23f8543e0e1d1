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

/** The events without those of choices that were taken back by consent; each choice begins with one event of its own. */
function standing(events: GameEvent[]): GameEvent[] {
  const kept: GameEvent[] = [];
  let choices: { who: unknown; at: number }[] = [];
  for (const event of events) {
    if (event.kind === "rewound") {
      const first = choices.length - Number(event.choices);
      kept.length = choices[first]?.at ?? kept.length;
      choices = choices.slice(0, first);
      continue;
    }
    if (event.kind === "chose" || event.kind === "decided") choices.push({ who: event.who, at: kept.length });
    if (event.kind === "took-back") {
      const last = choices.map((choice) => choice.who).lastIndexOf(event.who);
      choices = choices.filter((_, i) => i !== last);
    }
    kept.push(event);
  }
  return kept;
}

/** The last hour in which children were shown. */
export function lastHour(events: GameEvent[], bands: number, players: number): Hour | null {
  const nothing = (): Outcome[] => Array.from({ length: bands }, () => ({ child: null, coins: 0, arrested: false }));
  const band = (who: unknown): number => (typeof who === "number" ? who : players);
  let now: Hour | null = null;
  let last: Hour | null = null;
  for (const event of standing(events)) {
    if (event.kind === "hour-struck") {
      now = { hour: Number(event.hour), character: String(event.character), outcomes: nothing() };
      continue;
    }
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
