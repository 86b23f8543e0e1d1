/** Pieces that travel: what lay somewhere before a change flies from there to where it lies after it. */
import { motion } from "./settings.svelte";

interface Seen {
  zone: string;
  x: number;
  y: number;
  wide: number;
  /** The same place, seen from the corner of its zone. */
  inside: { x: number; y: number };
}

const LASTS = 240;

const moving = new Set<Animation>();
export const somethingMoves = (): boolean => moving.size > 0;

/** Let something begin to move once the page has been drawn: drawing a large board takes longer than a frame. */
export function onceDrawn(flight: Animation): Animation {
  moving.add(flight);
  flight.addEventListener("finish", () => moving.delete(flight));
  flight.addEventListener("cancel", () => moving.delete(flight));
  flight.pause();
  requestAnimationFrame(() => requestAnimationFrame(() => flight.playState === "paused" && flight.play()));
  return flight;
}

/**
 * Pieces carry `data-fly`, what they are; the parts of a board they lie in carry `data-zone`. Call `note` before the change and
 * `go` after it. Equal pieces are told apart by nothing but their place, as on a table; a zone that moves as a whole is not news.
 */
export class Flights {
  private before = new Map<string, Seen[]>();
  private running: Animation[] = [];

  /** Remember where everything lies. */
  note(root: Element): void {
    this.finish();
    this.before = seen(root);
  }

  /** Let what has moved fly. `origin` is where something comes from that was not seen before; null if it just appears. */
  go(root: Element, origin: (zone: string) => Element | null): void {
    const lasts = motion(LASTS);
    if (!lasts || !this.before.size) return;
    const base = root.getBoundingClientRect();
    const pieces = new Map<string, { element: HTMLElement; at: Seen }[]>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
      const key = element.dataset.fly ?? "";
      pieces.set(key, [...(pieces.get(key) ?? []), { element, at: placeOf(element, base) }]);
    }
    const flights: (() => void)[] = []; // begun when everything has been measured, or each would be laid out anew
    for (const [key, now] of pieces) {
      const left = [...(this.before.get(key) ?? [])];
      const take = (zone: string | null): Seen | undefined => {
        const at = left.findIndex((one) => zone === null || one.zone === zone);
        return at < 0 ? undefined : left.splice(at, 1)[0];
      };
      const stayed = now.map((piece) => take(piece.at.zone));
      now.forEach((piece, i) => {
        const same = stayed[i];
        if (same) {
          flights.push(() => this.fly(piece.element, same.inside, piece.at.inside, 1, lasts));
          return;
        }
        const start = origin(piece.at.zone);
        const from = take(null) ?? (start ? placeOf(start, base) : null);
        if (from) flights.push(() => this.fly(piece.element, from, piece.at, from.wide / (piece.at.wide || 1), lasts));
      });
    }
    for (const begin of flights) begin();
  }

  /** Let everything lie where it belongs, at once. */
  finish(): void {
    for (const one of this.running) one.finish();
    this.running = [];
  }

  private fly(
    element: HTMLElement,
    from: { x: number; y: number },
    to: { x: number; y: number },
    grown: number,
    lasts: number,
  ): void {
    const x = from.x - to.x;
    const y = from.y - to.y;
    if (Math.abs(x) + Math.abs(y) < 3) return;
    const size = Math.min(2, Math.max(0.3, grown));
    const frames = [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }];
    const flight = onceDrawn(element.animate(frames, { duration: lasts, easing: "cubic-bezier(.2, .7, .3, 1)" }));
    // over what it flies across, in its own part of the board and in the others
    const raised = [element, element.closest<HTMLElement>("[data-area]")];
    raised.forEach((one, i) => one && (one.style.zIndex = i ? "1" : "9"));
    this.running.push(flight);
    flight.onfinish = () => {
      for (const one of raised) if (one) one.style.zIndex = "";
      this.running = this.running.filter((one) => one !== flight);
    };
  }
}

/** Where the middle of something is on the board. */
function placeOf(element: Element, base: DOMRect): Seen {
  const box = element.getBoundingClientRect();
  const zone = element.closest<HTMLElement>("[data-zone]");
  const corner = zone?.getBoundingClientRect() ?? base;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return {
    zone: zone?.dataset.zone ?? "",
    x: x - base.left,
    y: y - base.top,
    wide: box.width,
    inside: { x: x - corner.left, y: y - corner.top },
  };
}

function seen(root: Element): Map<string, Seen[]> {
  const base = root.getBoundingClientRect();
  const found = new Map<string, Seen[]>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const key = element.dataset.fly ?? "";
    found.set(key, [...(found.get(key) ?? []), placeOf(element, base)]);
  }
  return found;
}
