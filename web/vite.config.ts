/** How the page is built: into the Python package, with names that change with their content, compressed beforehand. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const INTO = "../src/londinium/server/page";
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;

/** Fluent files as modules; what only the command line says is left out. */
function fluent(): Plugin {
  return {
    name: "fluent",
    enforce: "pre",
    load(id) {
      const path = id.split("?")[0] ?? id;
      if (!path.endsWith(".ftl")) return null;
      const kept: string[] = [];
      let ours = true;
      for (const line of readFileSync(path, "utf-8").split("\n")) {
        if (/^[a-z#]/.test(line)) ours = !/^(cli-|figure-|#)/.test(line);
        if (ours && line.trim()) kept.push(line);
      }
      return `export default ${JSON.stringify(kept.join("\n"))}`;
    },
  };
}

/** A .gz and a .br beside every file that becomes smaller by it, so that the server never compresses. */
function compressed(): Plugin {
  const each = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) each(path);
      else if (COMPRESSED.test(name)) {
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    }
  };
  return { name: "compressed", apply: "build", closeBundle: () => each(INTO) };
}

export default defineConfig({
  plugins: [fluent(), svelte(), compressed()],
  base: "./",
  build: {
    outDir: INTO,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
