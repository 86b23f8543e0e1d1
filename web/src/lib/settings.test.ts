import { afterEach, expect, test } from "vitest";
import { change, motion, settings } from "./settings.svelte";

afterEach(() => localStorage.clear());

test("a piece may take as long as it wants, but never 300 ms, and no time where no motion is wanted", () => {
  change("motion", "full");
  expect([motion(100), motion(280), motion(5000)]).toEqual([100, 280, 280]);
  change("motion", "none");
  expect(motion(100)).toBe(0);
});

test("a setting is kept on the device and shown to the style sheet", () => {
  change("theme", "dark");
  change("contrast", "more");
  expect(settings.theme).toBe("dark");
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", contrast: "more" });
  expect(JSON.parse(localStorage.getItem("londinium-settings")!)).toMatchObject({ theme: "dark", contrast: "more" });
});

test("what another tab has set is followed", () => {
  localStorage.setItem("londinium-settings", JSON.stringify({ lang: "pl" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "londinium-settings" }));
  expect(settings.lang).toBe("pl");
  expect(document.documentElement.lang).toBe("pl");
});

test("what was kept and cannot be read is as if nothing had been kept", () => {
  localStorage.setItem("londinium-settings", "{");
  window.dispatchEvent(new StorageEvent("storage", { key: "londinium-settings" }));
  expect(settings).toMatchObject({ theme: "system", motion: "system", confirm: "none", sound: true });
});
