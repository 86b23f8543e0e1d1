/** The focus of whoever plays with the keyboard: it is never lost to the top of the page. */
import { tick } from "svelte";

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

/** Do something after which what has the focus may be gone: then it goes elsewhere, if that was done. */
export async function keepingFocus(elsewhere: string, act: () => Promise<boolean>): Promise<void> {
  const had = !isLost();
  if (!(await act())) return;
  await tick();
  if (had && isLost()) document.querySelector<HTMLElement>(elsewhere)?.focus({ preventScroll: true });
}
