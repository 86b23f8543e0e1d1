import { expect, test, vi } from "vitest";
import { comeBack, go, goAside, invited, place, routeOf } from "./route.svelte";

test.each(["", "#", "#/", "#/nowhere/else", "#/table", "#/table/", "#/rules", "#/invite/"])("%o leads home", (hash) => {
  expect(routeOf(hash)).toEqual({ at: "home" });
});

test("a table is shown as it is now, or at a moment of its past", () => {
  const table = { at: "table", id: "abc", invite: null };
  expect(routeOf("#/table/abc")).toEqual({ ...table, moment: null });
  expect(routeOf("#/table/abc/at/12")).toEqual({ ...table, moment: 12 });
  expect(routeOf("#/table/abc/at/0")).toEqual({ ...table, moment: 0 });
});

test.each(["-1", "1.5", "now", ""])("a moment that is no number, such as %o, is the present", (moment) => {
  expect(routeOf(`#/table/abc/at/${moment}`)).toMatchObject({ at: "table", moment: null });
});

test("an invitation is followed with all its letters", () => {
  expect(routeOf("#/invite/a%2Fb")).toEqual({ at: "invite", invite: "a/b" });
  expect(routeOf("#/table/abc/invited/a%2Fb")).toEqual({ at: "table", id: "abc", moment: null, invite: "a/b" });
});

test("the rules open at a chapter where one is named", () => {
  expect(routeOf("#/rules/london")).toEqual({ at: "rules", game: "london", chapter: null });
  expect(routeOf("#/rules/london/loans")).toEqual({ at: "rules", game: "london", chapter: "loans" });
});

test("a link to recover oneself carries its token", () => {
  expect(routeOf("#/recover/t0k3n")).toEqual({ at: "recover", token: "t0k3n" });
});

test("of a text with an invitation only the path within this page is taken", () => {
  expect(invited("come: https://elsewhere.example/#/invite/abc.d-e~f%20 now")).toBe("#/invite/abc.d-e~f%20");
  expect(invited("#/invite/")).toBeNull();
  expect(invited("javascript:alert(1)")).toBeNull();
  expect(invited(undefined)).toBeNull();
});

test("going somewhere in place of where one is changes the place at once and leaves nothing to go back to", () => {
  const before = history.length;
  go("#/rules/london", true);
  expect(place.now).toEqual({ at: "rules", game: "london", chapter: null });
  expect(location.hash).toBe("#/rules/london");
  expect(history.length).toBe(before);
});

test("however far one goes aside, the way back in the browser is one step, and it is taken to come back", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined); // which only a browser takes
  go("#/table/abc", true);
  const before = history.length;
  goAside("#/table/abc/at/5");
  goAside("#/table/abc/at/4");
  expect(place.now).toMatchObject({ moment: 4 });
  expect(history.length).toBe(before + 1);
  comeBack("#/table/abc");
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});

test("whoever came by a link to a moment is led to the present in its place", () => {
  go("#/table/abc/at/5", true);
  const before = history.length;
  goAside("#/table/abc/at/4");
  comeBack("#/table/abc");
  expect(location.hash).toBe("#/table/abc");
  expect(history.length).toBe(before);
});
