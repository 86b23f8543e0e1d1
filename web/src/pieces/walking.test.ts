import { afterEach, expect, test, vi } from "vitest";
import { nearest, roving, walked } from "./walking";

const RIGHT = { x: 1, y: 0 };
const UP = { x: 0, y: -1 };

test("the nearest piece on a side is found, and those on other sides are not", () => {
  const near = { x: 10, y: 0 };
  expect(nearest({ x: 0, y: 0 }, [{ x: 30, y: 0 }, near, { x: -5, y: 0 }], RIGHT)).toBe(near);
  expect(nearest({ x: 0, y: 0 }, [near], UP)).toBeNull();
});

test("a piece straight ahead is nearer than one that lies aside", () => {
  const ahead = { x: 20, y: 0 };
  expect(nearest({ x: 0, y: 0 }, [{ x: 10, y: 10 }, ahead], RIGHT)).toBe(ahead);
});

test("a piece hardly ahead is on no side", () => {
  expect(nearest({ x: 0, y: 0 }, [{ x: 2, y: 0 }], RIGHT)).toBeNull();
});

function group(...classes: string[]): HTMLElement {
  document.body.innerHTML = `<div>${classes.map((one) => `<button data-piece class="${one}"></button>`).join("")}</div>`;
  return document.body.firstElementChild as HTMLElement;
}
const stops = (of: HTMLElement): number[] => [...of.querySelectorAll("button")].map((one) => one.tabIndex);
const press = (key: string): boolean =>
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const here = (of: HTMLElement): number => [...of.children].indexOf(document.activeElement!);

afterEach(() => (document.body.innerHTML = ""));

test("the Tab key stops once in a group, at the first piece that may be chosen, or at the first", () => {
  const some = group("", "may", "may");
  walked(some);
  expect(stops(some)).toEqual([-1, 0, -1]);
  const none = group("", "");
  walked(none);
  expect(stops(none)).toEqual([0, -1]);
});

test("the arrow keys walk round, take the stop along, and are not heard outside", () => {
  const pieces = group("", "", "");
  const outside = vi.fn();
  document.body.addEventListener("keydown", outside);
  walked(pieces);
  pieces.querySelector("button")!.focus();
  expect(press("ArrowRight")).toBe(false);
  expect(here(pieces)).toBe(1);
  press("ArrowLeft");
  press("ArrowUp");
  expect(here(pieces)).toBe(2);
  press("ArrowDown");
  expect(here(pieces)).toBe(0);
  expect(stops(pieces)).toEqual([0, -1, -1]);
  expect(outside).not.toHaveBeenCalled();
  expect(press("x")).toBe(true);
  expect(outside).toHaveBeenCalledTimes(1);
  document.body.removeEventListener("keydown", outside);
});

test("a group that is gone no longer listens", () => {
  const pieces = group("", "");
  walked(pieces).destroy();
  pieces.querySelector("button")!.focus();
  press("ArrowRight");
  expect(here(pieces)).toBe(0);
});

test("on a map the stop follows the focus", () => {
  const pieces = group("", "", "may");
  for (const piece of pieces.querySelectorAll("button")) piece.setAttribute("tabindex", "-1");
  roving(pieces);
  expect(stops(pieces)).toEqual([-1, -1, 0]);
  pieces.querySelectorAll("button")[1]!.focus();
  expect(stops(pieces)).toEqual([-1, 0, -1]);
});

test("a part of a picture is pressed with Enter or the space bar as a button is", () => {
  document.body.innerHTML = `<svg><path data-piece tabindex="0"></path></svg>`;
  const piece = document.querySelector("path")!;
  const pressed = vi.fn();
  piece.addEventListener("click", pressed);
  roving(document.querySelector("svg")!);
  for (const key of ["Enter", " ", "x"]) piece.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(pressed).toHaveBeenCalledTimes(2);
});
