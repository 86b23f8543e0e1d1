/** Which keys are meant for the table, and which are only typed or look around. */

const LOOKING_AROUND = ["Tab", "Shift", "Control", "Alt", "Meta", "ArrowUp", "ArrowDown"];

/** Whether a key does nothing but look around. */
export const looksAround = (event: KeyboardEvent): boolean => LOOKING_AROUND.includes(event.key);

/** Whether a key is for the table: not for the browser, nor for what somebody types into or has opened over the table. */
export function forTable(event: KeyboardEvent, elsewhere = "input, textarea, select, dialog"): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  return !(event.target as HTMLElement).closest?.(elsewhere);
}
