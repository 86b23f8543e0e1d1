/** Pieces that come from somewhere: where everything was before the table changed, and the way from there. */
import type { TransitionConfig } from "svelte/transition";
import { onceDrawn } from "../../lib/fly";
import { motion } from "../../lib/settings.svelte";

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface Wish {
  node: HTMLElement | SVGElement;
  from: string[];
}

let before = new Map<string, Place>();
let wishes: Wish[] = [];
let waiting = 0;
const flights = new Set<Animation>();

/** Where something is on the page, so that scrolling takes nothing away. */
function placeOf(piece: Element): Place {
  const rect = piece.getBoundingClientRect();
  return { x: rect.x + scrollX, y: rect.y + scrollY, w: rect.width, h: rect.height };
}

const seen = (place: Place): boolean =>
  place.y + place.h > scrollY && place.y < scrollY + innerHeight && place.x + place.w > 0 && place.x < innerWidth;

function anchors(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const piece of document.querySelectorAll<HTMLElement | SVGElement>("[data-anchor]"))
    found.set(piece.dataset.anchor!, placeOf(piece));
  for (const panel of document.querySelectorAll<HTMLElement>("aside [data-seat]")) {
    const own = found.get(`seat-${panel.dataset.seat}`);
    const place = placeOf(panel);
    if (!own || (!seen(own) && seen(place)))
      found.set(`seat-${panel.dataset.seat}`, { x: place.x + 8, y: place.y + 8, w: 20, h: 20 });
  }
  return found;
}

/** Once the table is drawn anew: send the pieces on their way, and remember where everything is for the next time. */
export function settle(): void {
  if (waiting) return;
  waiting = requestAnimationFrame(() => {
    waiting = 0;
    const wanted = wishes;
    wishes = [];
    if (!motion(1)) return;
    const ends = wanted.map(({ node }) => placeOf(node)); // all reading before any writing, so that the page is laid out once
    const last = before;
    before = anchors();
    wanted.forEach(({ node, from }, i) => {
      const start = from.map((name) => last.get(name)).find((place) => place !== undefined);
      if (start && node.isConnected) fly(node, start, ends[i]!);
    });
  });
}

/** Whoever touches the table need not wait for pieces on their way. */
export function arrive(): void {
  for (const flight of flights) flight.finish();
}

export function forget(): void {
  cancelAnimationFrame(waiting);
  waiting = 0;
  wishes = [];
  before.clear();
  for (const flight of flights) flight.cancel();
}

/** A piece comes from the first of these places that was there. */
export function travel(node: HTMLElement | SVGElement, { from }: { from: string[] }): TransitionConfig {
  if (before.size && motion(1)) {
    wishes.push({ node, from });
    settle();
  }
  return { duration: 0 };
}

/**
 * A likeness of the piece flies above the page, where moving it costs no new drawing of what lies beneath; the piece itself is
 * seen once that has arrived.
 */
function fly(node: HTMLElement | SVGElement, start: Place, end: Place): void {
  if (!end.w || (!seen(end) && !seen(start))) return;
  const likeness = likenessOf(node, end);
  document.body.append(likeness);
  node.style.visibility = "hidden";
  const x = start.x + start.w / 2 - end.x - end.w / 2;
  const y = start.y + start.h / 2 - end.y - end.h / 2;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  const flight = onceDrawn(
    likeness.animate(frames, { duration: motion(240), easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" }),
  );
  flights.add(flight);
  flight.onfinish = flight.oncancel = () => {
    flights.delete(flight);
    likeness.remove();
    node.style.visibility = "";
  };
}

function likenessOf(node: HTMLElement | SVGElement, at: Place): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "in-flight";
  frame.setAttribute("aria-hidden", "true");
  Object.assign(frame.style, {
    position: "fixed",
    left: `${at.x - scrollX}px`,
    top: `${at.y - scrollY}px`,
    width: `${at.w}px`,
    height: `${at.h}px`,
    zIndex: "6",
    pointerEvents: "none",
    willChange: "transform",
  });
  const copy = node.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["data-anchor", "data-piece", "data-move", "data-moves", "role", "tabindex"])
      part.removeAttribute(name);
  const table = node.closest<HTMLElement>(".city");
  if (table) frame.className += ` ${table.className}`;
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) {
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const matrix = node.getScreenCTM();
    const scale = matrix ? matrix.a : 1;
    const left = matrix ? (at.x - scrollX - matrix.e) / scale : 0;
    const top = matrix ? (at.y - scrollY - matrix.f) / scale : 0;
    picture.setAttribute("viewBox", `${left} ${top} ${at.w / scale} ${at.h / scale}`);
    picture.style.cssText = "width: 100%; height: 100%; overflow: visible; display: block;";
    picture.append(copy);
    frame.append(picture);
  } else frame.append(copy);
  return frame;
}
