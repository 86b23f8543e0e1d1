/** What is told anew but has not changed stays the same object, so that only what changed is worked out and drawn again. */

export function alike<T>(before: unknown, after: T): T {
  return same(before, after) as T;
}

function same(before: unknown, after: unknown): unknown {
  if (before === after || typeof before !== "object" || typeof after !== "object" || before === null || after === null)
    return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  const names = Object.keys(is);
  let changed = names.length !== Object.keys(was).length;
  for (const name of names) {
    const part = same(was[name], is[name]);
    is[name] = part;
    if (part !== was[name] || !(name in was)) changed = true;
  }
  return changed ? after : before;
}
