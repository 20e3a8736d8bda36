import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// A server started by `gloaming serve`, for `npm run dev`.
const server = process.env["GLOAMING_SERVER"] ?? "http://127.0.0.1:8600";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../gloaming/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows nothing inline, not even as data:.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
