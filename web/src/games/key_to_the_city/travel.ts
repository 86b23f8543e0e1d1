/** Pieces that come from somewhere: where everything was before the table changed, and the way from there. */
import type { TransitionConfig } from "svelte/transition";
import { motion } from "../../lib/settings.svelte";

const before = new Map<string, DOMRect>();

/** Remember where the pieces are, before they are drawn anew. */
export function remember(): void {
  before.clear();
  if (!motion(1)) return;
  for (const piece of document.querySelectorAll<HTMLElement | SVGElement>("[data-anchor]")) before.set(piece.dataset.anchor!, piece.getBoundingClientRect());
  for (const panel of document.querySelectorAll<HTMLElement>("aside [data-seat]")) {
    const own = before.get(`seat-${panel.dataset.seat}`);
    const rect = panel.getBoundingClientRect();
    if (!own || (!seen(own) && seen(rect))) before.set(`seat-${panel.dataset.seat}`, new DOMRect(rect.x + 8, rect.y + 8, 20, 20));
  }
}

const seen = (rect: DOMRect): boolean => rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth;

export function forget(): void {
  before.clear();
  for (const flight of flights) flight.cancel();
}

const flights = new Set<Animation>();

/** Whoever touches the table need not wait for pieces on their way. */
export function arrive(): void {
  for (const flight of flights) flight.finish();
}

/**
 * A piece comes from the first of these places that was there. A likeness of it flies above the page, where moving it costs
 * no new drawing of what lies beneath; the piece itself is seen once that has arrived.
 */
export function travel(node: HTMLElement | SVGElement, { from }: { from: string[] }): TransitionConfig {
  const lasts = motion(260);
  const start = from.map((name) => before.get(name)).find((rect) => rect !== undefined);
  if (!lasts || !start) return { duration: 0 };
  const end = node.getBoundingClientRect();
  if (!end.width || (!seen(end) && !seen(start))) return { duration: 0 };
  const likeness = likenessOf(node, end);
  document.body.append(likeness);
  node.style.visibility = "hidden";
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const flight = likeness.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: lasts, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
  flights.add(flight);
  flight.onfinish = flight.oncancel = () => {
    flights.delete(flight);
    likeness.remove();
    node.style.visibility = "";
  };
  return { duration: 0 };
}

function likenessOf(node: HTMLElement | SVGElement, at: DOMRect): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "in-flight";
  frame.setAttribute("aria-hidden", "true");
  Object.assign(frame.style, { position: "fixed", left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px`, zIndex: "6", pointerEvents: "none", willChange: "transform" });
  const copy = node.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [copy, ...copy.querySelectorAll("*")]) for (const name of ["data-anchor", "data-piece", "data-move", "role", "tabindex"]) part.removeAttribute(name);
  const table = node.closest<HTMLElement>(".city");
  if (table) frame.className += ` ${table.className}`;
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) {
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const matrix = node.getScreenCTM();
    const scale = matrix ? matrix.a : 1;
    const left = matrix ? (at.x - matrix.e) / scale : 0;
    const top = matrix ? (at.y - matrix.f) / scale : 0;
    picture.setAttribute("viewBox", `${left} ${top} ${at.width / scale} ${at.height / scale}`);
    picture.style.cssText = "width: 100%; height: 100%; overflow: visible; display: block;";
    picture.append(copy);
    frame.append(picture);
  } else frame.append(copy);
  return frame;
}

/** One stop of the Tab key for a group of pieces; the arrow keys go to the nearest piece on that side. */
export function roving(group: Element): { destroy: () => void } {
  const pieces = (): (HTMLElement | SVGElement)[] => [...group.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")];
  const settle = (): void => {
    if (group.querySelector('[data-piece][tabindex="0"]')) return;
    (group.querySelector("[data-piece].may") ?? group.querySelector("[data-piece]"))?.setAttribute("tabindex", "0");
  };
  const stop = (piece: Element): void => {
    for (const other of group.querySelectorAll('[data-piece][tabindex="0"]')) other.setAttribute("tabindex", "-1");
    piece.setAttribute("tabindex", "0");
  };
  const focus = (event: Event): void => {
    const piece = (event.target as Element).closest("[data-piece]");
    if (piece) stop(piece);
  };
  const keys = (event: KeyboardEvent): void => {
    const piece = (event.target as Element).closest<HTMLElement | SVGElement>("[data-piece]");
    if (!piece || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      if (piece instanceof HTMLButtonElement) return;
      event.preventDefault();
      piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const middle = (one: Element): [number, number] => {
      const rect = one.getBoundingClientRect();
      return [rect.x + rect.width / 2, rect.y + rect.height / 2];
    };
    const [x, y] = middle(piece);
    let best: HTMLElement | SVGElement | null = null;
    let least = Infinity;
    for (const other of pieces()) {
      if (other === piece) continue;
      const [ox, oy] = middle(other);
      const along = (ox - x) * way[0]! + (oy - y) * way[1]!;
      const aside = Math.abs((ox - x) * way[1]!) + Math.abs((oy - y) * way[0]!);
      if (along > 2 && along + aside * 2.5 < least) {
        least = along + aside * 2.5;
        best = other;
      }
    }
    best?.focus();
  };
  settle();
  const watching = new MutationObserver(settle);
  watching.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focus);
  group.addEventListener("keydown", keys as EventListener);
  return {
    destroy() {
      watching.disconnect();
      group.removeEventListener("focusin", focus);
      group.removeEventListener("keydown", keys as EventListener);
    },
  };
}
