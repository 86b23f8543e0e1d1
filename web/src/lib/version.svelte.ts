/** Whether the server has a newer page than this one: what is left of this one to load is gone then, and the page is loaded anew. */

const READ = 1500; // milliseconds in which the sentence that says so is read
const AGAIN = "londinium-again";

export const version = $state({ newer: false });
let missing = false;

/** What to do with a page whose script is this one: nothing, say that it is old, or try once more what could not be loaded. */
export function verdict(served: string, script: string, missed: boolean, tried: boolean): "keep" | "newer" | "again" {
  if (!served.includes(script)) return "newer";
  return missed && !tried ? "again" : "keep";
}

/** Ask the server which page it has now; while it does not answer, nothing is changed. */
export async function lookForNewer(): Promise<void> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  if (!script || version.newer) return;
  const served = await fetch("/", { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (served === null) return;
  const found = verdict(served, script, missing, sessionStorage.getItem(AGAIN) === script);
  if (found === "newer") {
    version.newer = true;
    setTimeout(() => location.reload(), READ);
  } else if (found === "again") {
    sessionStorage.setItem(AGAIN, script);
    location.reload();
  }
}

/** From now on a part of the page that cannot be loaded is a reason to look. */
export function watchVersion(): void {
  window.addEventListener("vite:preloadError", () => {
    missing = true;
    void lookForNewer();
  });
}
