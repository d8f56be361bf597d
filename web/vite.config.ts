import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds the play server. */
const server = process.env.FATHOM_SERVER ?? "http://localhost:8000";

/** Without a server nobody rewrites the page's base: it stands where the page does (`vite build --mode tab`). */
const whereItStands = {
  name: "base",
  transformIndexHtml: (html: string) => html.replace(/<base [^>]*>/, '<base href="./" />'),
};

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), ...(mode === "tab" ? [whereItStands] : [])],
  worker: { format: "es" as const },
  build: { outDir: "../src/fathomfive/serve/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
}));
