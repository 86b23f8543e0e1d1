/** Pieces that come from somewhere: where everything was before the table changed, and the way from there. */
import { cubicOut } from "svelte/easing";
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
}

/** A piece comes from the first of these places that was there. */
export function travel(node: Element, { from }: { from: string[] }): TransitionConfig {
  const lasts = motion(260);
  const start = from.map((name) => before.get(name)).find((rect) => rect !== undefined);
  if (!lasts || !start) return { duration: 0 };
  const end = node.getBoundingClientRect();
  if (!seen(end) && !seen(start)) return { duration: 0 };
  const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
  const x = (start.x + start.width / 2 - end.x - end.width / 2) / scale;
  const y = (start.y + start.height / 2 - end.y - end.height / 2) / scale;
  return { duration: lasts, easing: cubicOut, css: (_, left) => `transform: translate(${x * left}px, ${y * left}px)` };
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
