/** What an era came to, as it was told: tiles won, barges that won a bridge, keyples that came home. */
import type { GameEvent } from "../../lib/types";

export interface Harvest {
  seat: number;
  tiles: string[];
  /** Keyples that came back, from losing bids and from the borough. */
  home: number;
  /** Keyples drawn from the bag. */
  drawn: number;
}

export interface EraEnd {
  era: number;
  seats: Harvest[];
  unsold: string[];
}

const WON = ["tile-won", "river-won"];

/** The last era that has ended, or none. */
export function lastEra(events: readonly GameEvent[], players: number): EraEnd | null {
  const eras: GameEvent[][] = [[]];
  for (const event of events) {
    if (event.kind === "era-began") eras.push([]);
    eras[eras.length - 1]!.push(event);
  }
  const told = eras.filter((one) => one.some((event) => WON.includes(event.kind))).at(-1);
  if (!told) return null;
  const of = (seat: number, ...kinds: string[]): GameEvent[] =>
    told.filter((event) => event.who === seat && kinds.includes(event.kind));
  const sum = (found: GameEvent[]): number => found.reduce((total, event) => total + Number(event.count ?? 0), 0);
  return {
    era: Number(told[0]!.era ?? 1),
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      tiles: of(seat, ...WON).map((event) => String(event.tile)),
      home: sum(of(seat, "bid-returned", "gathered")),
      drawn: sum(of(seat, "drew")),
    })),
    unsold: told.filter((event) => event.kind === "unsold").map((event) => String(event.tile)),
  };
}
