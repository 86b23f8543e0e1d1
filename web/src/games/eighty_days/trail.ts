/** What lies where on the trail: the spaces that may be chosen, the hats, and the part of the map that matters now. */
import type { GameEvent } from "../../lib/types";
import type { RaceView, Reach, Target } from "./contract";
import type { Box } from "../../pieces/window";
import type { Offer } from "./offers";
import { bodyOf, CITIES, HARBOURS, SPACES, TAGS } from "./world";

export const LAST = 80;
/** London is both the first space and the last, and the only one where several hats stand. */
export const isLondon = (space: number): boolean => space % LAST === 0;

/** The spaces ahead, with what it takes to go there. */
export const targetsOf = (reach: Reach | null): Map<number, Target> =>
  new Map((reach?.forward ?? []).map((target) => [target.space, target]));

/** For each space the move that goes there, if there is one. */
export function openSpaces(reach: Reach | null, may: ReadonlySet<string>): (string | null)[] {
  const targets = targetsOf(reach);
  return SPACES.map((_, space) => {
    const target = targets.get(space);
    const forward = target ? `forward ${target.steps}` : null;
    if (forward && may.has(forward)) return forward;
    return reach?.back?.space === space && may.has("back") ? "back" : null;
  });
}

type Hat = RaceView["hats"][number];
export type Placed = Hat & { i: number; x: number; y: number };

/** Where each hat stands: on its space, or in London side by side with the others that are there. */
export function placed(hats: readonly Hat[]): Placed[] {
  return hats.map((hat, i) => {
    const before = hats.slice(0, i).filter((other) => other.space === hat.space).length;
    const at = HARBOURS[hat.space]?.[before] ?? SPACES[hat.space]!;
    return { ...hat, i, x: at.x, y: at.y };
  });
}

/** The move that plays a hat rather than the other of its seat. */
export function hatMove(hats: readonly Hat[], i: number, race: RaceView, may: ReadonlySet<string>): string | null {
  const { seat } = hats[i]!;
  const move = `hat ${hats.slice(0, i).filter((hat) => hat.seat === seat).length + 1}`;
  return seat === race.turn && may.has(move) ? move : null;
}

/** The move one would ask about on a space where there is none to choose. */
export function askedOf(space: number, own: Hat | undefined, reach: Reach | null): string | null {
  if (!own) return null;
  if (space > own.space) return `forward ${space - own.space}`;
  return reach?.back?.space === space ? "back" : null;
}

const MARGIN = 14;

/** The part of the map that holds these spaces and their tags, and the hats that stand in London among them. */
export function focusOn(spaces: readonly number[], hats: readonly Hat[] = []): Box {
  const shown = spaces.flatMap((space) => [
    bodyOf(SPACES[space]!),
    TAGS[space]!,
    ...(CITIES[space] ? [CITIES[space]] : []),
  ]);
  shown.push(
    ...placed(hats).flatMap((hat) => (isLondon(hat.space) && spaces.includes(hat.space) ? [bodyOf(hat)] : [])),
  );
  const x = Math.min(...shown.map((spot) => spot.x - spot.w / 2)) - MARGIN;
  const y = Math.min(...shown.map((spot) => spot.y - spot.h / 2)) - MARGIN;
  const right = Math.max(...shown.map((spot) => spot.x + spot.w / 2)) + MARGIN;
  const bottom = Math.max(...shown.map((spot) => spot.y + spot.h / 2)) + MARGIN;
  return { x, y, w: Math.max(right - x, CLOSEST), h: bottom - y };
}

const CLOSEST = 420; // with fewer units across, a space would fill the window

/** What somebody can look at. */
export type Look =
  | { is: "space"; space: number }
  | { is: "hat"; hat: number }
  | { is: "card"; card: string; seat?: number }
  | { is: "offer"; offer: Offer }
  | { is: "home" }
  | { is: "pile" }
  | { is: "signs" };

/** The seats in the order of the race: whoever has a hat farthest ahead first. */
export function ranked(race: RaceView): number[] {
  const best = (seat: number): number =>
    race.places[seat] ? -1 : Math.min(...race.hats.filter((hat) => hat.seat === seat).map((hat) => hat.position));
  return race.money.map((_, seat) => seat).sort((one, other) => best(one) - best(other));
}

/** The card somebody took last, as long as it lies among the discards or is held. */
export function lastCard(events: readonly GameEvent[], race: RaceView): string | null {
  const taken = events.filter((event) => event.kind === "applied" || event.kind === "kept").at(-1);
  const card = taken ? String(taken.card) : null;
  return card && (card in race.discards || race.characters.flat().includes(card)) ? card : null;
}

/** The spaces of those whose turn it is, and of whoever did something last. */
export function playingNow(race: RaceView, events: readonly GameEvent[]): number[] {
  const last = events.filter((event) => typeof event.who === "number").at(-1)?.who;
  return race.hats.filter((hat) => hat.seat === race.turn || hat.seat === last).map((hat) => hat.space);
}

/** Who travels along, with whom, and how much room there is to say so: on a phone for no names, and for few signs beside pictures. */
export function companyOf(race: RaceView, narrow: boolean) {
  const held = race.characters.flatMap((cards, seat) => cards.map((card) => ({ card, seat })));
  return { held, named: !narrow && held.length <= 2, crammed: held.length > 3 };
}

/** What a phone shows: what one chooses among; while others play, whoever is to move and whoever has just moved. */
export function mattersNow(
  race: RaceView,
  events: readonly GameEvent[],
  may: ReadonlySet<string>,
  reach: Reach | null,
): Box {
  const followed = may.size ? [] : playingNow(race, events);
  if (followed.length) return focusOn(followed, race.hats);
  const asked = openSpaces(reach, may).flatMap((move, space) => (move ? [space] : []));
  const playing = race.hats.flatMap((hat, i) => (hatMove(race.hats, i, race, may) ? [hat.space] : []));
  const from = race.hats[reach?.hat ?? race.hat ?? 0] ?? race.hats[0]!;
  // asked about no space, one looks at those it is about: whoever is about to be paid, and oneself
  const about = asked.length
    ? []
    : [...playingNow(race, events), ...race.hats.flatMap((hat) => (hat.seat === race.seat ? [hat.space] : []))];
  return focusOn([from.space, ...asked, ...playing, ...about], race.hats);
}

/** Whether whoever draws cards stands in the lower half of what is seen. */
export function drawnLow(race: RaceView, seen: Box): boolean {
  const hats = placed(race.hats);
  const drawer = hats.find((hat) => hat.i === race.hat) ?? hats.find((hat) => hat.seat === race.turn) ?? hats[0]!;
  return drawer.y > seen.y + seen.h / 2;
}

/** Places along a line, each as near to where it belongs as the room between them allows. */
export function apart(wanted: readonly number[], gap: number, wide: number): number[] {
  const found = [...wanted];
  const order = wanted.map((_, i) => i).sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  order.forEach((i, at) => at && (found[i] = Math.max(found[i]!, found[order[at - 1]!]! + gap)));
  order.reverse().forEach((i, at) => (found[i] = Math.min(found[i]!, at ? found[order[at - 1]!]! - gap : wide)));
  return found;
}

/** A title in two lines of about the same length. */
export function halves(title: string): string[] {
  const parts = title.split(" ");
  const lines = parts.map((_, i) => [parts.slice(0, i).join(" "), parts.slice(i).join(" ")]);
  const long = (pair: string[]): number => Math.max(...pair.map((line) => line.length));
  return lines.reduce((best, pair) => (long(pair) < long(best) ? pair : best)).filter(Boolean);
}
