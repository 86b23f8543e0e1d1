/** What could not be done, in the reader's language. */
import { Problem } from "./api";
import { Refusal } from "./table.svelte";
import { settings } from "./settings.svelte";
import { say, speaking } from "./words.svelte";

/** The words for a sentence of the server are found by the sentence itself; where there are none, by the kind of refusal. */
const slug = (reason: string): string =>
  `refused-${reason
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "")}`;

export function sentence(problem: unknown): string {
  const error = problem instanceof Refusal ? problem.told.error : problem instanceof Problem ? problem.error : "";
  const reason = problem instanceof Error ? problem.message : String(problem);
  if (error === "changed") return say("changed");
  if (problem instanceof TypeError) return say("refused-offline");
  const own = slug(reason);
  if (speaking.words?.has(own)) return say(own);
  const seconds = problem instanceof Refusal || problem instanceof Problem ? problem.after : undefined;
  if (error === "too-much" && seconds !== undefined)
    return say("refused-too-much-for", { seconds: Math.ceil(seconds) });
  if (settings.lang === "en" && reason) return reason;
  return say(speaking.words?.has(`refused-${error}`) ? `refused-${error}` : "refused-refused");
}
