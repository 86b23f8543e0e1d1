/** The unit tests of the page: the modules as the build makes them, in a browser's stead. */
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte's part for browsers, not that for servers
    server: { fs: { allow: [".."] } }, // the games' words and rulings lie beside their rules
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
  }),
);
