import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/fathomfive/serve/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
