import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds the play server. */
const server = process.env.FATHOM_SERVER ?? "http://localhost:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/fathomfive/serve/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
