/** What the street shows besides the view itself: the dial, how the last hour came out, and what somebody looks at. */
import { motion, pause } from "../../lib/settings.svelte";
import type { TransitionConfig } from "svelte/transition";
import type { GameEvent, Who } from "../../lib/types";
import type { KidsView } from "./contract";

export const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

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

/** Where an hour stands on the dial, the first at the top. */
export function onDial(hour: number, radius: number): { x: number; y: number } {
  const angle = ((hour - 1) * 40 - 90) * (Math.PI / 180);
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** Who came at an hour, or comes now; nobody knows who will. */
export const characterOf = (kids: KidsView, hour: number): string | null =>
  kids.past[hour - 1] ?? (hour === kids.hour ? kids.character : null);

/** What can be looked at closely. */
export type Look =
  | { is: "character"; character: string }
  | { is: "child"; child: number }
  | { is: "band"; band: number }
  | { is: "clock" };

/** When a part of the reveal begins: the children turn together, then come the arrests, the coins, and the next hour. */
export const reveal = (part: "children" | "arrests" | "coins" | "next"): number =>
  motion(1) ? { children: 0, arrests: 1, coins: 2, next: 4 }[part] * Math.min(pause() / 2, 450) : 0;

/** Whether children are shown between two views: an hour later, or now that thieves choose what to take. */
export const shows = (was: KidsView, now: KidsView): boolean =>
  now.hour === was.hour + 1 || (now.hour === was.hour && was.phase === "sending" && now.phase === "sharing");

/** A card that is turned over. */
export const turned: (card: Element) => TransitionConfig = () => ({
  duration: motion(260),
  css: (t) => `transform: rotateY(${(1 - t) * 90}deg)`,
});
