/** Where in the page one is: the part of the address after #. */
export type Route =
  | { at: "home" }
  | { at: "table"; id: string; moment: number | null; invite: string | null }
  | { at: "rules"; game: string; chapter: string | null }
  | { at: "invite"; invite: string }
  | { at: "recover"; token: string };

/** What the part of an address after # leads to; home, where it leads nowhere. */
export function routeOf(hash: string): Route {
  const [kind, first, second, third] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (kind === "table" && first) {
    const invite = second === "invited" && third ? third : null;
    return {
      at: "table",
      id: first,
      moment: second === "at" && /^\d+$/.test(third ?? "") ? Number(third) : null,
      invite,
    };
  }
  if (kind === "rules" && first) return { at: "rules", game: first, chapter: second ?? null };
  if (kind === "invite" && first) return { at: "invite", invite: first };
  if (kind === "recover" && first) return { at: "recover", token: first };
  return { at: "home" };
}

/** The invitation to a table of this server that a text holds, if it holds one: only its path, so that it leads nowhere else. */
export const invited = (text: string | undefined): string | null =>
  /#\/invite\/[\w.~%-]+/.exec(text ?? "")?.[0] ?? null;

class Place {
  now = $state.raw<Route>(routeOf(location.hash));
}

export const place = new Place();

window.addEventListener("hashchange", () => (place.now = routeOf(location.hash)));

const ASIDE = "aside"; // an entry of the browser's history from which one comes back to the one before

/** Go where one will come back from: however far one goes from there, the way back in the browser is one step. */
export function goAside(hash: string): void {
  if (history.state === ASIDE || location.hash.includes("/at/")) history.replaceState(history.state, "", hash);
  else history.pushState(ASIDE, "", hash);
  place.now = routeOf(location.hash);
}

/** Come back; whoever began there, by a link, has no way back in the browser that leads here. */
export function comeBack(hash: string): void {
  if (history.state === ASIDE) history.back();
  else go(hash, true);
}

export function go(hash: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", hash);
    place.now = routeOf(location.hash);
  } else location.hash = hash;
}
