/** Who one is: a guest with a name, made when it is first needed. */
import { api } from "./api";
import type { Person } from "./types";
import { say } from "./words.svelte";

class Me {
  person = $state.raw<Person | null>(null);
  known = $state(false);
}

export const me = new Me();

const NUMBERED = /\d{4}$/; // as guests are called who have not said

/** Whether others would see a guest's number for a name. */
export const isUnnamed = (): boolean => !me.person || NUMBERED.test(me.person.name);

export async function findOut(): Promise<void> {
  me.person = await api.me();
  me.known = true;
}

/** Be someone: the person known, or a new guest. */
export async function beSomeone(name?: string): Promise<Person> {
  if (!me.known) await findOut();
  if (me.person && !name) return me.person;
  if (me.person && name) me.person = await api.rename(name);
  else me.person = await api.arrive(name || say("guest", { number: String(1000 + Math.floor(Math.random() * 9000)) }));
  return me.person!;
}
