/** The keyboard among pieces: a group of them is one stop of the Tab key, and the arrow keys walk inside it. */

/** The arrow keys walk through the pieces in their order, round and round. */
export function walked(group: HTMLElement): { update: () => void; destroy: () => void } {
  const pieces = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-piece]")];
  const settle = (): void => {
    const all = pieces();
    const stop =
      all.find((one) => one.tabIndex === 0 && one.classList.contains("may")) ??
      all.find((one) => one.classList.contains("may")) ??
      all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = pieces();
    const here = all.indexOf(event.target as HTMLElement);
    if (!step || here < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[(here + step + all.length) % all.length]!;
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  };
  group.addEventListener("keydown", walk);
  const watching = new MutationObserver(settle);
  watching.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  settle();
  return { update: settle, destroy: () => (watching.disconnect(), group.removeEventListener("keydown", walk)) };
}

interface Point {
  x: number;
  y: number;
}

/** The nearest of some points on one side of another; what lies aside counts more than what lies along. */
export function nearest<T extends Point>(from: Point, others: readonly T[], way: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const [x, y] = [other.x - from.x, other.y - from.y];
    const along = x * way.x + y * way.y;
    const far = along + (Math.abs(x * way.y) + Math.abs(y * way.x)) * 2.5;
    if (along > 2 && far < least) {
      least = far;
      best = other;
    }
  }
  return best;
}

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The arrow keys go to the nearest piece on that side. */
export function roving(group: Element): { destroy: () => void } {
  const pieces = (): (HTMLElement | SVGElement)[] => [
    ...group.querySelectorAll<HTMLElement | SVGElement>("[data-piece]"),
  ];
  const oneStop = (): void => {
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
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const middle = (one: HTMLElement | SVGElement): Point & { one: HTMLElement | SVGElement } => {
      const rect = one.getBoundingClientRect();
      return { one, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    };
    const others = pieces().filter((other) => other !== piece);
    nearest(middle(piece), others.map(middle), way)?.one.focus();
  };
  oneStop();
  const watching = new MutationObserver(oneStop);
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
