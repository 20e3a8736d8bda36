import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// A server started by `gloaming serve`, for `npm run dev`.
const server = process.env["GLOAMING_SERVER"] ?? "http://127.0.0.1:8600";

const PAGE = "../gloaming/server/page";

/** Every text file also lies there compressed, as the server hands it out. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      const names = readdirSync(PAGE, { recursive: true, encoding: "utf8" });
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
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Unit tests stand beside what they test; what a person sees is tested in a real browser, by tests/page.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], reporters: ["dot"], testTimeout: 60_000 },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".", "../gloaming/messages"] }, // where the words of the page are
  },
});
