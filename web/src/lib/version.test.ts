import { expect, test } from "vitest";
import { verdict } from "./version.svelte";

const served = '<script type="module" src="/assets/index-new.js"></script>';

test("a page that the server still has is kept", () => {
  expect(verdict(served, "/assets/index-new.js", false, false)).toBe("keep");
});

test("a page that the server has no more is loaded anew, whatever was tried before", () => {
  expect(verdict(served, "/assets/index-old.js", false, false)).toBe("newer");
  expect(verdict(served, "/assets/index-old.js", true, true)).toBe("newer");
});

test("what could not be loaded of the same page is tried once more, and not for ever", () => {
  expect(verdict(served, "/assets/index-new.js", true, false)).toBe("again");
  expect(verdict(served, "/assets/index-new.js", true, true)).toBe("keep");
});
