import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// A server started by `gloaming serve`, for `npm run dev`.
const server = process.env["GLOAMING_SERVER"] ?? "http://127.0.0.1:8600";

const PAGE = "../gloaming/server/page";

/** The worker is told which files there are; a change in any of them makes it another worker, which replaces the old. */
function listFiles(names: string[]): void {
  const files = names.filter((it) => it !== "worker.js" && statSync(`${PAGE}/${it}`).isFile()).sort();
  const digest = createHash("sha256");
  for (const name of files) digest.update(name).update(readFileSync(`${PAGE}/${name}`));
  const source = readFileSync(`${PAGE}/worker.js`, "utf8");
  if (/^(import|export)\b/m.test(source)) throw new Error("worker.js shares code with the page, and would not start");
  const code = source
    .replace("__FILES__", JSON.stringify(files.map((it) => `/${it}`)))
    .replace("__BUILD__", JSON.stringify(digest.digest("hex").slice(0, 16)));
  writeFileSync(`${PAGE}/worker.js`, code);
}

/** Every text file also lies there compressed, as the server hands it out. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      const names = readdirSync(PAGE, { recursive: true, encoding: "utf8" });
      listFiles(names);
      for (const name of names.filter((it) => /\.(js|css|html|svg)$/.test(it))) {
        const bytes = readFileSync(`${PAGE}/${name}`);
        writeFileSync(`${PAGE}/${name}.br`, brotliCompressSync(bytes));
        writeFileSync(`${PAGE}/${name}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows nothing inline, not even as data:.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: "index.html", worker: "src/offline/worker.ts" },
      // A worker keeps its name, and rules over the paths below its own.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  // Unit tests stand beside what they test; what a person sees is tested in a real browser, by tests/page.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], reporters: ["dot"], testTimeout: 60_000 },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".", "../gloaming"] }, // where the words of the page are, and the art that pictures share
  },
});
